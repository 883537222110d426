// The consequence of taking the last of equal scores: a warning if a score on a bound may be only a bound, and the two ways out. The core
// detects the error.

import { html, nothing } from 'lit-html';
import { hidesFuture } from '../../port/predicting.js';

/** @typedef {import('../../page/page.js').Page} Page */

/**
 * Why the move may be wrong, as arguments of messages; null if it cannot be.
 * @param {Page} page
 */
function misled({ run, settings }) {
  return run.mayMislead ? { why: settings.returns === 'fail-soft' ? 'cut' : 'clamped' } : null;
}

/**
 * That it is wrong on this tree, which must stay hidden while the class is asked.
 * @param {Page} page
 */
function here(page) {
  const { texts, run, score } = page;
  const wrong = run.wrongWorth;
  const { result } = run.frame(run.length);
  if (wrong === undefined || !result || hidesFuture(page)) return '';
  return texts.text('ties-here', { worth: score(wrong), score: score(result.score) });
}

/**
 * The same in the line of notes.
 * @param {Page} page
 */
export function tiesWarning(page) {
  const found = misled(page);
  return found ? html`<b class="warned">${page.texts.text('ties-warning', found)} ${here(page)}</b> ` : nothing;
}

/**
 * Below the switch: the risk, and the two ways out.
 * @param {Page} page
 */
export function tiesAdvice(page) {
  const found = misled(page);
  if (!found) return null;
  const { texts, dispatch } = page;
  const first = () => dispatch({ type: 'chooseRule', rule: 'ties', id: 'first' });
  const past = () => dispatch({ type: 'chooseDialect', id: 'fail-soft-strict' });
  return html`<div class="warning" role="status">
    <p><b>${texts.text('ties-warning', found)}</b> ${texts.text('ties-why', found)} ${here(page)}</p>
    <button type="button" class="pill" @click=${first}>${texts.text('ties-take-first')}</button>
    <button type="button" class="pill" @click=${past}>
      ${texts.text(found.why === 'cut' ? 'ties-cut-past' : 'dialect-fail-soft-strict')}</button></div>`;
}
