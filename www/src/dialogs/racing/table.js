// What each compared run has cost so far: a table in which the least cost of each row is marked once all runs have ended; and the same as
// plain text and as LaTeX. It reads counts and searches nothing.

import { html, nothing } from 'lit-html';
import { passesOf } from '../../panels/search/memo.js';
import { tabbed, tabular } from '../export/tables.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').Counts} Counts */
/** @typedef {import('./lanes.js').Lane} Lane */
/** @typedef {{ name: string, values: (number | null)[], least: number | null }} Row least: the one to mark */

/** Whether its run may visit a leaf again. @param {Lane} lane */
const repeats = ({ view, algorithm }) => algorithm.asks || hasPasses(view);

/** @type {(view: Lane['view']) => boolean} */
const hasPasses = (view) => view !== null && passesOf(view.run).length > 0;

/**
 * The rows: fewer leaves and visits are less work; cut-offs, passes and answers of the table are neither good nor bad. Which rows there are
 * does not depend on what a run will cost.
 * @type {{ id: string, of: keyof Counts, isCost: boolean, isWanted: (lane: Lane) => boolean }[]}
 */
const kinds = [
  { id: 'leaves', of: 'leaves', isCost: true, isWanted: () => true },
  { id: 'distinct', of: 'distinct', isCost: true, isWanted: repeats },
  { id: 'visits', of: 'visits', isCost: true, isWanted: () => true },
  { id: 'cutoffs', of: 'cutoffs', isCost: false, isWanted: () => true },
  { id: 'passes', of: 'passes', isCost: false, isWanted: ({ view }) => hasPasses(view) },
  { id: 'hits', of: 'hits', isCost: false, isWanted: ({ algorithm }) => algorithm.table },
];

/** The cost of a stopped run means nothing. @type {(lane: Lane) => Counts | null} */
const countsOf = ({ view }) => (view?.run.isFinished ? view.run.counts(view.frame.step) : null);

/** @param {Lane} lane */
const isOver = ({ view }) => view === null || view.frame.step === view.run.length;

/**
 * @param {Page} page
 * @param {Lane[]} lanes
 * @returns {Row[]}
 */
export function rowsOf({ texts }, lanes) {
  const counts = lanes.map(countsOf);
  const areOver = lanes.every(isOver);
  return kinds
    .filter(({ isWanted }) => lanes.some(isWanted))
    .map(({ id, of, isCost }) => {
      const values = counts.map((lane) => /** @type {number | null} */ (lane?.[of] ?? null));
      const numbers = values.filter((value) => value !== null);
      const least = Math.min(...numbers);
      const isTold = areOver && isCost && least < Math.max(...numbers);
      return { name: texts.text(`race-count-${id}`), values, least: isTold ? least : null };
    });
}

/**
 * @param {Page} page
 * @param {Lane[]} lanes
 */
export function tableOf(page, lanes) {
  const { texts } = page;
  return html`<div class="scroll" role="group" aria-label=${texts.text('race-table')} tabindex="0"><table>
    <thead><tr><td></td>${lanes.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${rowsOf(page, lanes).map(
      ({ name, values, least }) =>
        html`<tr><th scope="row">${name}</th>${values.map((value) =>
          cell(page, value, value !== null && value === least),
        )}</tr>`,
    )}</tbody>
  </table></div>`;
}

/**
 * @param {Page} page
 * @param {number | null} value
 * @param {boolean} isLeast
 */
const cell = ({ texts }, value, isLeast) =>
  html`<td class=${isLeast ? 'is-least' : ''}><span>${written(texts, value)}</span>${
    isLeast ? html`<span class="unseen">, ${texts.text('race-least')}</span>` : nothing
  }</td>`;

/** @type {(texts: Page['texts'], value: number | null) => string} */
export const written = (texts, value) => (value === null ? '—' : texts.text('counts-number', { value }));

/**
 * @param {Page} page
 * @param {Lane[]} lanes
 */
export const tableText = (page, lanes) =>
  tabbed([
    ['', ...lanes.map(({ name }) => name)],
    ...rowsOf(page, lanes).map(({ name, values }) => [name, ...values.map((value) => value ?? '')]),
  ]);

/**
 * @param {Page} page
 * @param {Lane[]} lanes
 */
export function tableTex(page, lanes) {
  const head = ['', ...lanes.map(({ name }) => name)].map((text) => ({ text }));
  const rows = rowsOf(page, lanes).map(({ name, values, least }) => [
    { text: name },
    ...values.map((value) => ({ text: written(page.texts, value), isStrong: value !== null && value === least })),
  ]);
  return tabular(page, [head, ...rows]);
}
