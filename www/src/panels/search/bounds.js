// Bounds in few characters, and the names of nodes in panels. Shared by all panels; it knows no run and no step.

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').Bound} Bound */

/** @type {Record<Bound, string>} */
export const relations = { exact: '=', lower: '≥', upper: '≤' };

/**
 * Everything known about a score, as short as possible.
 * @param {number} low
 * @param {number} high
 * @param {(value: number) => string} score
 */
export function between(low, high, score) {
  if (low === high) return `= ${score(low)}`;
  if (high === Infinity) return low === -Infinity ? '?' : `≥ ${score(low)}`;
  return low === -Infinity ? `≤ ${score(high)}` : `${score(low)} … ${score(high)}`;
}

/**
 * What a result says about the true score.
 * @param {Bound} bound
 * @param {number} score
 */
export const rangeOf = (bound, score) => ({
  low: bound === 'upper' ? -Infinity : score,
  high: bound === 'lower' ? Infinity : score,
});

/**
 * A node's label; a leaf without one is counted among the children of its parent.
 * @param {Page} page
 * @param {number} node
 */
export function nameOf({ texts, facts, labels }, node) {
  const own = labels.of(node);
  if (own !== '') return own;
  if (node === 0) return texts.text('code-root');
  const parent = facts.parents[node];
  const place = facts.children(parent).indexOf(node) + 1;
  return texts.text('panel-leaf', { parent: labels.of(parent) || texts.text('code-root'), place });
}
