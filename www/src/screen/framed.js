// The page in a frame of another page: tells that page where the run stands and when a key leads out of it, takes steps from it,
// and has a way to the page itself. What comes from outside can only step: anything of another shape, or from anyone but the
// page around, is nothing to it. Loaded in frames alone.

import { html, render } from 'lit-html';
import { linkTo } from '../keeping/address.js';
import { icon } from '../panels/icons.js';

/** @typedef {import('../state/types.js').State} State */
/** @typedef {import('../state/types.js').Action} Action */
/** @typedef {'forward' | 'back' | 'out'} Way that a key leads */

/** What the page around may ask for, by name. "to" comes with a step.
 * @type {[unknown, (step: number) => Action][]} */
const steps = [
  ['forward', () => ({ type: 'stepForward' })],
  ['back', () => ({ type: 'stepBack' })],
  ['first', () => ({ type: 'first' })],
  ['last', () => ({ type: 'last' })],
  ['to', (step) => ({ type: 'goTo', step })],
];
const orders = new Map(steps);

/** Where Escape has something else to end. */
const busy = 'dialog[open], :popover-open, input:focus, textarea:focus, select:focus';

/**
 * @param {Window} view
 * @param {{ engine: import('../core/engine.js').Engine, texts: import('../words/texts.js').Texts, current: () => State, dispatch: import('../state/types.js').Dispatch }} page
 */
export function createFramed(view, { engine, texts, current, dispatch }) {
  const { document, location, parent } = view;
  const length = () => engine.run(current()).length;
  /** No secret is in it, so it may go to whatever page is around. @type {(message: object) => void} */
  const tell = (message) => parent !== view && parent.postMessage(message, '*');
  let told = '';

  view.addEventListener('message', ({ data, source }) => {
    if (source !== parent || source === view || typeof data !== 'object' || data === null) return;
    const order = orders.get(data.secateur);
    if (!order || (data.secateur === 'to' && !(Number.isInteger(data.step) && 0 <= data.step && data.step <= length())))
      return;
    dispatch(order(data.step));
  });

  view.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(busy)) return;
    tell({ secateur: 'leave', way: /** @type {Way} */ ('out') });
  });

  const corner = document.body.appendChild(document.createElement('div'));
  corner.className = 'to-page';
  const name = texts.text('taking-open-page');
  render(
    html`<a href=${location.pathname} target="_blank" rel="noopener" aria-label=${name} title=${name} @pointerenter=${aim}
      @focus=${aim} @click=${aim}>${icon('open')}</a>`,
    corner,
  );

  /** @param {Event & { currentTarget: HTMLAnchorElement }} event */
  function aim({ currentTarget: link }) {
    const address = new URL(location.href);
    address.searchParams.delete('embed');
    address.hash = linkTo(current(), engine) ?? '';
    link.href = address.href;
  }

  return {
    /**
     * Whether a step would lead out of the run. The page around is told, and may go on.
     * @param {Action} action
     */
    leaves({ type }) {
      const { step, dark, asking } = current();
      const isOut = (type === 'stepForward' && step === length()) || (type === 'stepBack' && step === 0);
      if (!isOut || dark || asking === 'question') return false;
      tell({ secateur: 'leave', way: /** @type {Way} */ (type === 'stepBack' ? 'back' : 'forward') });
      return parent !== view;
    },
    /** Tells where the run stands, when that has changed. */
    follow() {
      const { step } = current();
      const where = { secateur: 'step', step, length: length(), atStart: step === 0, atEnd: step === length() };
      if (JSON.stringify(where) === told) return;
      told = JSON.stringify(where);
      tell(where);
    },
  };
}
