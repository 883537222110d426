// The rows of a tree: what stands on each ply. Knows nothing of px, of a run or of a step.

/** @typedef {import('../types.js').Player} Player */

/**
 * @typedef {object} Row
 * @property {number} inner how many inner nodes stand on the ply
 * @property {number} leaves
 * @property {Player | null} player who moves at all inner nodes of the ply; null if there are none, or both
 */

/**
 * @param {Uint32Array} counts by ply, three each: leaves, inner nodes of MAX, of MIN
 * @returns {Row[]}
 */
export function rowsOf(counts) {
  return Array.from({ length: counts.length / 3 }, (_, ply) => {
    const [leaves, max, min] = counts.subarray(3 * ply);
    return { leaves, inner: max + min, player: onlyPlayer(max, min) };
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
