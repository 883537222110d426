// The rows of a tree: what stands on each ply. Knows nothing of px, of a run or of a step.

import { ply as names } from '../../pkg/tables.js';
import { placesOf } from '../core/numbers.js';

/** @typedef {import('../state/types.js').Player} Player */

const place = placesOf(names);

/**
 * @typedef {object} Row
 * @property {number} inner how many inner nodes stand on the ply
 * @property {number} leaves
 * @property {Player | null} player who moves at all inner nodes of the ply; null if there are none, or both
 */

/**
 * @param {Uint32Array} counts by ply, a row each: leaves, inner nodes of MAX, of MIN
 * @returns {Row[]}
 */
export function rowsOf(counts) {
  return Array.from({ length: counts.length / names.length }, (_, ply) => {
    const count = (/** @type {keyof typeof place} */ name) => counts[ply * names.length + place[name]];
    const [max, min] = [count('max'), count('min')];
    return { leaves: count('leaves'), inner: max + min, player: onlyPlayer(max, min) };
  });
}

/**
 * @param {number} max
 * @param {number} min
 * @returns {Player | null}
 */
function onlyPlayer(max, min) {
  if (max > 0 === min > 0) return null;
  return max > 0 ? 'max' : 'min';
}
