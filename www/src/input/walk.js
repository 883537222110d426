// Walking the tree with the arrow keys: down to a child, up to the parent, sideways along the row. It knows the tree's shape and where the
// walk has been; no element, and no other keys.

import { written } from '../stage/ranks.js';

/** @typedef {import('../stage/ranks.js').Ranks} Ranks */
/** @typedef {'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight'} WalkKey */
/** @typedef {{ ends: Uint32Array, parents: Uint32Array, plies: Uint16Array }} Shape */

const walkKeys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'];

/**
 * @param {string} key
 * @returns {key is WalkKey}
 */
export function isWalkKey(key) {
  return walkKeys.includes(key);
}

/**
 * Where a key leads from a node; the node itself at the end of the tree.
 * @param {Shape} shape
 * @param {number} node
 * @param {WalkKey} key
 * @param {Map<number, number>} visited by node: the child last walked to
 * @param {Ranks} [ranks] the order from left to right
 * @returns {number}
 */
export function walk(shape, node, key, visited, ranks = written) {
  if (key === 'ArrowUp') return node === 0 ? node : shape.parents[node];
  if (key === 'ArrowDown')
    return shape.ends[node] === node + 1 ? node : (visited.get(node) ?? ranks.at(ranks.of(node) + 1));
  return besideInRow(shape, node, key === 'ArrowRight' ? 1 : -1, ranks) ?? node;
}

/**
 * Records the path from the root to a node.
 * @param {Shape} shape
 * @param {number} node
 * @param {Map<number, number>} visited
 */
export function remember({ parents }, node, visited) {
  for (let child = node; child > 0; child = parents[child]) visited.set(parents[child], child);
}

/**
 * @param {Shape} shape
 * @param {number} node
 * @param {1 | -1} by
 * @param {Ranks} ranks
 */
function besideInRow({ ends, plies }, node, by, ranks) {
  for (let rank = ranks.of(node) + by; rank > 0 && rank < ends.length; rank += by) {
    if (plies[ranks.at(rank)] === plies[node]) return ranks.at(rank);
  }
  return null;
}
