// A node's place in its family, for screen readers: how deep, and which among how many siblings from left to right. A family is counted
// once, on demand.

import { written } from './ranks.js';

/** @typedef {{ level: number, place: number, size: number }} Standing level and place from 1 */

/**
 * @param {import('../port/facts.js').Facts} facts
 * @param {import('./ranks.js').Ranks} ranks
 * @returns {(node: number) => Standing}
 */
export function createStanding(facts, ranks) {
  /** By parent: its children from left to right. @type {Map<number, readonly number[]>} */
  const families = new Map();

  /** @param {number} parent */
  function familyOf(parent) {
    const known = families.get(parent);
    const family = known ?? standing(facts.children(parent));
    families.set(parent, family);
    return family;
  }

  /** @param {readonly number[]} children */
  const standing = (children) =>
    ranks === written ? children : [...children].sort((one, other) => ranks.of(one) - ranks.of(other));

  return (node) => {
    const level = facts.plies[node] + 1;
    if (node === 0) return { level, place: 1, size: 1 };
    const family = familyOf(facts.parents[node]);
    return { level, place: placeIn(family, ranks.of(node), ranks), size: family.length };
  };
}

/**
 * @param {readonly number[]} family in the order of their ranks
 * @param {number} rank
 * @param {import('./ranks.js').Ranks} ranks
 */
function placeIn(family, rank, ranks) {
  let [low, high] = [0, family.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranks.of(family[middle]) < rank) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}
