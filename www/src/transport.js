// The buttons of the player and the position in the run. They dispatch the same steps as the keys and know nothing else.

import { html, nothing } from 'lit-html';
import { picker } from './fields.js';
import { icon } from './icons.js';
import { hidesFuture } from './predicting.js';
import { grains } from './stepping.js';

/** @typedef {import('./page.js').Page} Page */
/** @typedef {import('./types.js').Action} Action */

/** @param {Page} page */
export function transport(page) {
  const { texts, state, frame, run, dispatch, isNarrow } = page;
  const atStart = frame.step === 0;
  const atEnd = frame.step === run.length;
  /** @type {(name: string, action: Action['type'], isIdle: boolean, kind?: string) => unknown} */
  const button = (
    name,
    type,
    isIdle,
    kind = '',
  ) => html`<button type="button" class=${kind} aria-label=${texts.text(name)}
    title=${texts.text(name)} aria-disabled=${isIdle} @click=${() => dispatch(/** @type {Action} */ ({ type }))}>${icon(name)}</button>`;
  return html`<div class="transport" role="group" aria-label=${texts.text('transport-label')}><div class="buttons">
    ${button('first-step', 'first', atStart)} ${button('step-back', 'stepBack', atStart)}
    ${state.playing ? button('pause', 'pause', false) : button('play', 'play', false)}
    ${button('step-forward', 'stepForward', atEnd, 'main')} ${button('last-step', 'last', atEnd)}
  </div>${isNarrow ? nothing : grainPicker(page)}</div>`;
}

/**
 * How far one step goes. Quiet beside the buttons, a row of the menu where there is no room.
 * @param {Page} page
 */
export function grainPicker({ texts, state, dispatch, isNarrow }) {
  const choices = grains.map((id) => ({ id, name: texts.text(`stage-grain-${id}`) }));
  const choose = (/** @type {string} */ grain) => dispatch({ type: 'setGrain', grain });
  const label = texts.text('stage-grain');
  const pick = picker(label, choices, state.grain, choose, { kind: 'grain', isLabelled: true });
  return html`<label class=${isNarrow ? 'row' : 'grain-row'}><span>${label}</span> ${pick}</label>`;
}

/** @param {Page} page */
export function position(page) {
  const { texts, frame, run } = page;
  const [step, last] = [frame.step, run.length].map((step) => texts.text('step-number', { step }));
  const of = texts.text('step-of', { length: run.length });
  // Room for the last number from the start, so that the timeline keeps its width.
  return html`<p class="stepno"><span style="--digits:${last.length}">${step}</span> <small class=${hidesFuture(page) ? 'is-hidden' : ''}>${of}</small></p>`;
}
