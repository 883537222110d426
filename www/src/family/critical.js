// The legend of what any search must see: the types of Knuth and Moore, how many leaves they need, and for a uniform tree
// the formulas beside this run. It counts leaves by their types and knows nothing of the drawing.

import { html, nothing } from 'lit-html';
import { nodeTypesOf } from './memo.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('../facts.js').Facts} Facts */

/** @param {Page} page */
export function criticalPanel(page) {
  const { texts } = page;
  return html`${costs(page)}
    <ul class="types">${[1, 2, 3].map((type) => html`<li><b>${type}</b> ${texts.text(`critical-type-${type}`)}</li>`)}
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
 * What this run needs between the least and the most; for a uniform tree with the formulas.
 * @param {Page} page
 */
function costs(page) {
  const { texts, run, facts, settings } = page;
  const uniform = uniformOf(facts, settings.depth);
  const { b, d } = uniform ?? { b: 0, d: 0 };
  /** @type {[id: string, leaves: number | null, formula: unknown][]} */
  const rows = [
    ['critical-run', run.leafCount, nothing],
    ['critical-best', leastOf(page), html`b<sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1 = ${number(leastLeaves(b, d))}`],
    ['critical-random', null, html`b<sup>¾d</sup> ≈ ${number(Math.round(b ** (0.75 * d)))}`],
    ['critical-minimax', run.minimaxLeaves, html`b<sup>d</sup> = ${number(b ** d)}`],
  ];
  return html`<table class="sheet costs">
    <caption>${uniform ? texts.text('cost-label', { b, d }) : texts.text('critical-leaves')}</caption>
    <tbody>${rows
      .filter(([, leaves]) => uniform || leaves !== null)
      .map(
        ([id, leaves, formula]) => html`<tr><th scope="row">${texts.text(id)}</th>
          <td>${leaves === null ? '' : number(leaves)}</td>${uniform ? html`<td class="formula">${formula}</td>` : nothing}</tr>`,
      )}</tbody></table>`;

  /** @param {number} value */
  function number(value) {
    return texts.text('counts-number', { value });
  }
}

/** @type {(b: number, d: number) => number} what alpha-beta needs with the best child first everywhere */
export const leastLeaves = (b, d) => b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1;

/**
 * Children of every inner node and depth of every leaf, where a tree, or what a limit leaves of it, has the same
 * everywhere.
 * @param {Facts} facts
 * @param {number | null} limit
 * @returns {{ b: number, d: number } | null}
 */
export function uniformOf(facts, limit) {
  const d = Math.min(limit ?? Infinity, facts.tree.height);
  const b = facts.children(0).length;
  if (d === 0 || b < 2) return null;
  const counts = new Uint32Array(facts.tree.size);
  for (const parent of facts.parents.subarray(1)) counts[parent] += 1;
  const isSame = counts.every((count, node) => facts.plies[node] >= d || count === b);
  return isSame ? { b, d } : null;
}
