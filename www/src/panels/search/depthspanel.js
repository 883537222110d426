// The cost of searching a game to each depth: a row per search, a column per depth, counted once per game. It knows no rule and no search.

import { html } from 'lit-html';
import { until } from 'lit-html/directives/until.js';
import { late } from '../../dialogs/late.js';
import { hidesFuture } from '../../port/predicting.js';
import { orderName } from '../../words/orders.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../../pkg/core.js').GameCost} Cost */

/** The last game counted. @type {{ text: string, table: Promise<unknown>, end: () => void } | null} */
let counted = null;

/** @param {Page} page */
export function depthsPanel(page) {
  const { texts, state } = page;
  if (hidesFuture(page)) return html`<p class="empty">${texts.text('cost-later')}</p>`;
  if (counted?.text !== state.shown.source.text) {
    counted?.end();
    counted = counting(page);
  }
  return until(counted.table, html`<p class="empty" role="status">${texts.text('gaming-counting')}</p>`);
}

/** @param {Page} page */
function counting(page) {
  const { state, engine } = page;
  const { text } = state.shown.source;
  const core = engine.core();
  const work = late(() => import('../../dialogs/games/costing.js')).then(({ startCosting }) =>
    startCosting(text, core),
  );
  const table = work.then(({ all }) => all).then((depths) => tableOf(page, depths));
  return { text, table, end: () => void work.then(({ end }) => end()) };
}

/** @type {(page: Page, depths: Cost[][]) => unknown} */
function tableOf(page, depths) {
  const { texts } = page;
  const number = (/** @type {number} */ value) => texts.text('counts-number', { value });
  const label = texts.text('depths-label');
  const name = (/** @type {Cost} */ { algorithm, order }) =>
    order === 'as-written' ? texts.text(`algorithm-${algorithm}`) : orderName(page, order);
  const row = (/** @type {Cost} */ cost, /** @type {number} */ place) => html`<tr><th scope="row">${name(cost)}</th>
    ${depths.map((costs) => html`<td>${number(costs[place].leaves)}</td>`)}</tr>`;
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${label}><table class="sheet">
    <caption>${label}</caption>
    <thead><tr><th></th>${depths.map((_, place) => html`<th scope="col">${number(place + 1)}</th>`)}</tr></thead>
    <tbody>${depths[0]?.map(row)}</tbody></table></div>`;
}
