// The legend of what any search must see, the types of Knuth and Moore; and how many leaves searches need beside this run:
// what is counted, and what formulas say. It counts leaves by their types and knows nothing of the drawing.

import { html, nothing } from 'lit-html';
import { costsOf, nodeTypesOf } from './memo.js';

/** @typedef {import('../page.js').Page} Page */

/** @param {Page} page */
export function criticalPanel({ texts }) {
  return html`<ul class="types">${[1, 2, 3].map((type) => html`<li><b>${type}</b> ${texts.text(`critical-type-${type}`)}</li>`)}
      <li><b class="spare"></b> ${texts.text('critical-spare')}</li></ul>`;
}

/**
 * The leaves, or positions at the limit, that no search can do without.
 * @param {Pick<Page, 'run' | 'facts' | 'settings'>} page
 */
export function leastOf({ run, facts, settings }) {
  const types = nodeTypesOf(run);
  return facts.frontier(settings.depth).filter((node) => types[node] > 0).length;
}

/**
 * What this run needs beside the best order, the means and minimax: counted, or exact. A row without a number is left out.
 * @param {Page} page
 */
export function countsPanel(page) {
  const { texts, run } = page;
  const { bestFirst, meanOfOrders, orders, uniform } = costsOf(run);
  const mean = orders < 1e9 ? texts.text('critical-mean-orders', { orders }) : texts.text('critical-mean-all');
  /** @type {[name: string, leaves: number | null | undefined][]} */
  const rows = [
    [texts.text('critical-run'), run.leafCount],
    [texts.text(bestFirst === null ? 'critical-needed' : 'critical-best'), bestFirst ?? leastOf(page)],
    [mean, meanOfOrders],
    [texts.text('critical-mean-random'), uniform?.meanOfRandom],
    [texts.text('critical-minimax'), run.minimaxLeaves],
  ];
  const shape = uniform && { b: uniform.branching, d: uniform.depth };
  return html`<table class="sheet costs">
      <caption>${shape ? texts.text('cost-label', shape) : texts.text('critical-leaves')}</caption>
      <tbody>${rows.map(([name, leaves]) =>
        typeof leaves === 'number'
          ? html`<tr><th scope="row">${name}</th><td>${shown(texts, leaves, 3)}</td></tr>`
          : nothing,
      )}</tbody></table>
    ${uniform && bestFirst !== null ? claims(texts, uniform, bestFirst) : nothing}`;
}

/**
 * What formulas say, beside what they speak of.
 * @param {Page['texts']} texts
 * @param {NonNullable<import('../types.js').Costs['uniform']>} uniform
 * @param {number} bestFirst
 */
function claims(texts, { branching: b, depth: d, root, exponent, power, meanOfRandom }, bestFirst) {
  const best = texts.text('claims-best', { leaves: shown(texts, bestFirst) });
  /** @type {(formula: unknown, says: number, about: string) => unknown} */
  const row = (formula, says, about) =>
    html`<tr><th scope="row">${formula}</th><td>${shown(texts, says, 1)}</td><td class="about">${about}</td></tr>`;
  return html`<table class="sheet costs claims">
    <caption>${texts.text('claims-label')}</caption>
    <tbody>${row(html`b<sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1`, leastLeaves(b, d), best)}
      ${row(html`√N = b<sup>d/2</sup>`, root, best)}
      ${
        exponent !== null && power !== null && meanOfRandom !== null
          ? row(
              html`b<sup>${texts.score(exponent)}d</sup>`,
              power,
              texts.text('claims-mean', { leaves: shown(texts, meanOfRandom, 3) }),
            )
          : nothing
      }</tbody></table>`;
}

/**
 * @param {Page['texts']} texts
 * @param {number} value
 * @param {number} [decimals] of a small one; a larger one has fewer
 */
function shown(texts, value, decimals = 0) {
  const kept = Math.max(0, decimals - Math.max(0, Math.floor(Math.log10(value)) - 1));
  return texts.text('counts-number', { value: Math.round(value * 10 ** kept) / 10 ** kept });
}

/** @type {(b: number, d: number) => number} what alpha-beta needs with the best child first everywhere */
export const leastLeaves = (b, d) => b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1;
