// The legend of what any search must see: the types of Knuth and Moore, how many leaves they need, and for a uniform tree
// the formulas beside this run. It counts leaves by their types and knows nothing of the drawing.

import { html, nothing } from 'lit-html';
import { nodeTypesOf } from './memo.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('../facts.js').Facts} Facts */

/** @param {Page} page */
export function criticalPanel(page) {
  const { texts, run } = page;
  const numbers = [
    ['critical-run', run.leafCount],
    ['critical-best', leastOf(page)],
    ['critical-minimax', run.minimaxLeaves],
  ];
  return html`<dl class="critical">${numbers.map(
    ([id, value]) =>
      html`<div><dt>${texts.text(String(id))}</dt><dd>${texts.text('counts-number', { value })}</dd></div>`,
  )}</dl>
    <ul class="types">${[1, 2, 3].map((type) => html`<li><b>${type}</b> ${texts.text(`critical-type-${type}`)}</li>`)}
      <li><b class="spare"></b> ${texts.text('critical-spare')}</li></ul>
    ${costs(page)}`;
}

/**
 * The leaves, or positions at the limit, that no search can do without.
 * @param {Pick<Page, 'run' | 'facts' | 'settings'>} page
 */
export function leastOf({ run, facts, settings }) {
  const types = nodeTypesOf(run);
  return facts.frontier(settings.depth).filter((node) => types[node] > 0).length;
}

/** @param {Page} page */
function costs({ texts, facts, settings }) {
  const uniform = uniformOf(facts, settings.depth);
  if (!uniform) return nothing;
  const { b, d } = uniform;
  const rows = [
    ['cost-worst', html`b<sup>d</sup>`, b ** d],
    ['cost-random', html`b<sup>¾d</sup>`, Math.round(b ** (0.75 * d))],
    ['cost-best', html`b<sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1`, leastLeaves(b, d)],
  ];
  const number = (/** @type {unknown} */ value) => texts.text('counts-number', { value: Number(value) });
  return html`<table class="sheet costs" aria-label=${texts.text('cost-label', { b, d })}>
    <caption>${texts.text('cost-label', { b, d })}</caption>
    <tbody>${rows.map(
      ([id, formula, value]) =>
        html`<tr><th scope="row">${texts.text(String(id))}</th><td class="formula">${formula}</td><td>${number(value)}</td></tr>`,
    )}</tbody></table>`;
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
