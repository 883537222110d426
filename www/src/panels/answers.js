// The answers to a question before a decision, and how many have been right so far.

import { html, nothing } from 'lit-html';
import { answerKeys } from '../port/predicting.js';

/** @typedef {import('../page/page.js').Page} Page */

/**
 * Two buttons after the question, and how many answers have been right so far.
 * @param {Page} page
 */
export function answers({ texts, state: { asking, predictions }, dispatch }) {
  const right = predictions.filter(({ isRight }) => isRight).length;
  const tally =
    predictions.length === 0
      ? nothing
      : html`<span class="score-kept">${texts.text('stage-tally', { right, asked: predictions.length })}</span>`;
  if (asking === 'no') return nothing;
  if (asking !== 'question') return html` ${tally}`;
  return html` <span class="answers" role="group" aria-label=${texts.text('stage-answers')}>${Object.entries(
    answerKeys,
  ).map(
    ([key, answer]) => html`<button type="button" @click=${() => dispatch({ type: 'answer', answer })}>
      ${texts.text(`stage-${answer}`)} <kbd>${key === 'ArrowUp' ? '↑' : '↓'}</kbd></button>`,
  )}</span> ${tally}`;
}
