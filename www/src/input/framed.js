// The page in a frame of another page: reports to that page where the run is and when a key leads out of it, takes steps from it, and links
// to the page itself. Messages from outside can only step: anything of another shape, or from anyone but the embedding page, is ignored.
// Loaded only in frames.

import { html, render } from 'lit-html';
import { icon } from '../panels/icons.js';
import { busy } from './keys.js';

/** @typedef {import('../port/types.js').State} State */
/** @typedef {import('../port/types.js').Action} Action */
/** @typedef {'forward' | 'back' | 'out'} Way that a key leads */

/** The requests of the embedding page, by name. "to" comes with a step.
 * @type {[unknown, (step: number) => Action][]} */
const steps = [
  ['forward', () => ({ type: 'stepForward' })],
  ['back', () => ({ type: 'stepBack' })],
  ['first', () => ({ type: 'first' })],
  ['last', () => ({ type: 'last' })],
  ['to', (step) => ({ type: 'goTo', step })],
];
const orders = new Map(steps);

/**
 * @param {Window} view
 * @param {{ engine: import('../port/engine.js').Engine, texts: import('../words/texts.js').Texts, current: () => State, dispatch: import('../port/types.js').Dispatch }} page
 */
export function createFramed(view, { engine, texts, current, dispatch }) {
  const { document, location, parent } = view;
  const length = () => engine.run(current()).length;
  /** It contains no secret, so it may go to any embedding page. @type {(message: object) => void} */
  const tell = (message) => parent !== view && parent.postMessage(message, '*');
  let told = '';

  view.addEventListener('message', (message) => {
    const asked = stepAsked(message, view, length());
    if (asked) dispatch(asked);
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
    address.hash = engine.session.link(false, undefined) ?? '';
    link.href = address.href;
  }

  return {
    /**
     * Whether a step would lead out of the run; tells the embedding page, which may go on.
     * @param {Action} action
     */
    leaves({ type }) {
      const way = wayOut(type, current(), length());
      if (way === null) return false;
      tell({ secateur: 'leave', way });
      return parent !== view;
    },
    /** Reports where the run is, when that has changed. */
    follow() {
      const { step } = current();
      const where = { secateur: 'step', step, length: length(), atStart: step === 0, atEnd: step === length() };
      if (JSON.stringify(where) === told) return;
      told = JSON.stringify(where);
      tell(where);
    },
  };
}

/**
 * The step that the embedding page asks for; none for anyone else's messages, or if the run has no such step.
 * @param {{ data: any, source: unknown }} message
 * @param {{ parent: unknown }} view
 * @param {number} length of the run
 */
export function stepAsked({ data, source }, view, length) {
  if (source !== view.parent || source === view || typeof data !== 'object' || data === null) return null;
  const order = orders.get(data.secateur);
  const isStep = Number.isInteger(data.step) && 0 <= data.step && data.step <= length;
  return order && (data.secateur !== 'to' || isStep) ? order(data.step) : null;
}

/**
 * Which way an action would lead out of the run.
 * @type {(type: Action['type'], state: Pick<State, 'step' | 'blank' | 'asking'>, length: number) => Way | null}
 */
export function wayOut(type, { step, blank, asking }, length) {
  if (blank || asking === 'question') return null;
  if (type === 'stepForward' && step === length) return 'forward';
  return type === 'stepBack' && step === 0 ? 'back' : null;
}
