// The player's buttons and the position in the run. They dispatch the same steps as the keys and know nothing else.

import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { grains, speeds } from '../../pkg/tables.js';
import { hidesFuture } from '../port/predicting.js';
import { nameOfGrain } from '../port/slides.js';
import { picker } from './fields.js';
import { icon } from './icons.js';
import { slidesOf } from './search/slideline.js';

/** @typedef {import('../page/page.js').Page} Page */
/** @typedef {import('../port/types.js').Action} Action */

/** @param {Page} page */
export function transport(page) {
  const { frame, run, isLow, given } = page;
  const atStart = frame.step === 0;
  const atEnd = frame.step === run.length;
  // A class that predicts must not learn whether there is another cut-off.
  const atLastCut = !hidesFuture(page) && frame.cutoffs === run.cutoffCount;
  return guard(
    [given, atStart, atEnd, atLastCut],
    () => html`<div class="transport" role="group" aria-label=${page.texts.text('transport-label')}>
      ${buttons(page, { atStart, atEnd, atLastCut })}${isLow ? nothing : html`<div class="paces">${grainPicker(page)} ${speedPicker(page)}</div>`}</div>`,
  );
}

/**
 * @param {Page} page
 * @param {{ atStart: boolean, atEnd: boolean, atLastCut: boolean }} where the run stands
 */
function buttons({ texts, state, dispatch }, { atStart, atEnd, atLastCut }) {
  /** @type {(name: string, action: Action['type'], isIdle: boolean, kind?: string) => unknown} */
  const button = (
    name,
    type,
    isIdle,
    kind = '',
  ) => html`<button type="button" class=${kind} aria-label=${texts.text(name)}
    title=${texts.text(name)} aria-disabled=${isIdle} @click=${() => dispatch(/** @type {Action} */ ({ type }))}>${icon(name)}</button>`;
  const toCut = texts.text('next-cutoff');
  // With Shift, backwards, as on the keyboard.
  return html`<div class="buttons">
    ${button('first-step', 'first', atStart)} ${button('step-back', 'stepBack', atStart)}
    ${state.playing ? button('pause', 'pause', false) : button('play', 'play', false)}
    ${button('step-forward', 'stepForward', atEnd, 'main')}
    <button type="button" class="to-cut" aria-label=${toCut} title=${texts.text('next-cutoff-keys')} aria-disabled=${atLastCut}
      @click=${(/** @type {MouseEvent} */ { shiftKey }) => dispatch({ type: shiftKey ? 'previousCutoff' : 'nextCutoff' })}>${icon('next-cutoff')}</button>
    ${button('last-step', 'last', atEnd)}
  </div>`;
}

/**
 * How far one step goes. Quiet beside the buttons, or a row of the menu if there is no room.
 * @param {Page} page
 */
export function grainPicker({ texts, state, dispatch, isLow }) {
  const choices = grains.map((id) => ({ id, name: texts.text(`stage-grain-${nameOfGrain(id, state.notation)}`) }));
  const choose = (/** @type {string} */ grain) => dispatch({ type: 'setGrain', grain });
  const label = texts.text('stage-grain');
  const pick = picker(label, choices, state.grain, choose, { kind: 'grain', isLabelled: true });
  return html`<label class=${isLow ? 'row' : 'grain-row'}><span>${label}</span> ${pick}</label>`;
}

/**
 * The speed of playing: beside the buttons, or a row of the menu, too.
 * @param {Page} page
 */
export function speedPicker({ texts, state, dispatch, isLow }) {
  const choices = speeds.map((speed) => ({ id: String(speed), name: texts.text('speed-value', { speed }) }));
  const choose = (/** @type {string} */ id) => dispatch({ type: 'setSpeed', speed: Number(id) });
  const label = texts.text('speed-label');
  const pick = picker(label, choices, String(state.speed), choose, { kind: 'grain', isLabelled: true });
  return html`<label class=${isLow ? 'row' : 'grain-row'}><span>${label}</span> ${pick}</label>`;
}

/**
 * The position in the run: a course counts slides.
 * @param {Page} page
 */
export function placeOf(page) {
  const { frame, run } = page;
  const slides = slidesOf(page);
  return slides ? { step: slides.index, length: slides.stops.length } : { step: frame.step, length: run.length };
}

/** @param {Page} page */
export function position(page) {
  const { texts } = page;
  const { length, ...place } = placeOf(page);
  const [step, last] = [place.step, length].map((step) => texts.text('step-number', { step }));
  const of = texts.text('step-of', { length });
  // Room for the last number from the start, so that the timeline keeps its width.
  return html`<p class="stepno"><span .style="--digits:${last.length}">${step}</span> <small class=${hidesFuture(page) ? 'is-hidden' : ''}>${of}</small></p>`;
}
