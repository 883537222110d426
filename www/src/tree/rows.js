// The rows of a tree: what stands on each ply, and how deep each subtree reaches. One pass over typed arrays, once per
// tree. Knows nothing of px, of a run or of a step.

/** @typedef {import('../types.js').Player} Player */

/**
 * @typedef {object} Row
 * @property {number} inner how many inner nodes stand on the ply
 * @property {number} leaves
 * @property {Player | null} player who moves at all inner nodes of the ply; null if there are none, or both
 */

/** @typedef {{ rows: Row[], deepest: Uint16Array }} Rows deepest: by node, the last ply of its subtree */

/**
 * @param {{ ends: Uint32Array, parents: Uint32Array, plies: Uint16Array, players: Uint8Array, height: number }} tree
 * @returns {Rows}
 */
export function rowsOf({ ends, parents, plies, players, height }) {
  const rows = Array.from({ length: height + 1 }, () => ({ leaves: 0, max: 0, min: 0 }));
  const deepest = Uint16Array.from(plies);
  for (let node = ends.length - 1; node >= 0; node -= 1) {
    const row = rows[plies[node]];
    if (ends[node] === node + 1) row.leaves += 1;
    else if (players[node] === 0) row.max += 1;
    else row.min += 1;
    const parent = parents[node];
    if (node > 0 && deepest[parent] < deepest[node]) deepest[parent] = deepest[node];
  }
  return {
    deepest,
    rows: rows.map(({ leaves, max, min }) => ({ leaves, inner: max + min, player: onlyPlayer(max, min) })),
  };
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
