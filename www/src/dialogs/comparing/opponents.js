// The table of the root's moves against other opponents, below that of the dialects. The core computes the values and the best moves.

import { html, nothing } from 'lit-html';
import { mostColumns } from '../../port/comparison.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').Opponents} Opponents */
/** @typedef {{ text: string, isBest: boolean }} Cell */

/**
 * The contents of the table. With many moves only the best are named.
 * @param {Page} page
 * @param {Opponents} opponents
 * @returns {{ head: string[], lines: { name: string, cells: Cell[] }[] }}
 */
export function linesOf(page, { moves, rows }) {
  const { texts, separator, score } = page;
  const told = (/** @type {Opponents['rows'][0]['value']} */ worth) =>
    worth ? `${worth.isRounded ? '≈' : ''}${score(worth.score)}` : '–';
  const nameOf = namer(page);
  const named = (/** @type {number[]} */ best) =>
    best.slice(0, mostColumns).map(nameOf).join(`${separator} `) + (best.length > mostColumns ? ' …' : '');
  const areFew = moves.length > 0;
  const lines = rows.map(({ opponent, values, value, best }) => ({
    name: texts.text(`opponents-${opponent}`),
    cells: areFew
      ? moves.map((move, index) => ({ text: told(values[index]), isBest: best.includes(move) }))
      : [named(best) || '–', told(value)].map((text) => ({ text, isBest: false })),
  }));
  return { head: areFew ? moves.map(nameOf) : [texts.text('opponents-move'), texts.text('opponents-value')], lines };
}

/** An unnamed leaf is called by its score, any other unnamed move by its number. @type {(page: Page) => (move: number) => string} */
function namer({ engine, facts, labels, score }) {
  const numberOf = (/** @type {number} */ move) => facts.children(0).indexOf(move) + 1;
  return (move) =>
    engine.core().shownName(labels.of(move)) ||
    (facts.isLeaf(move) ? score(facts.scores[move]) : String(numberOf(move)));
}

/**
 * @param {Page} page
 * @param {Opponents} opponents
 */
export function opponentsTable(page, opponents) {
  const { texts } = page;
  const { head, lines } = linesOf(page, opponents);
  const isNone = opponents.rows.some(({ value }) => value === null);
  return html`<div class="opponents" role="group" aria-labelledby="opponents-title" tabindex="0">
    <table>
      <caption id="opponents-title">${texts.text('opponents-title')}</caption>
      <thead>
        <tr><th rowspan="2" scope="col">${texts.text('opponents-who', { player: opponents.player })}</th>
          ${opponents.moves.length > 0 ? html`<th colspan=${head.length} scope="colgroup">${texts.text('opponents-worth')}</th>` : nothing}</tr>
        <tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr>
      </thead>
      <tbody>${lines.map(
        ({ name, cells }) =>
          html`<tr><th scope="row">${name}</th>${cells.map(
            ({ text, isBest }) => html`<td>${isBest ? best(page, text) : text}</td>`,
          )}</tr>`,
      )}</tbody>
    </table>
    ${isNone ? html`<p>${texts.text('opponents-undefined')}</p>` : nothing}</div>`;
}

/** @type {(page: Page, value: string) => unknown} */
const best = ({ texts }, value) => html`<b>${value}</b><span class="unseen">, ${texts.text('rated-best')}</span>`;
