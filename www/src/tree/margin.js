// What stands beside the tree at one step: who moves in each row, windows that have no room beside their nodes, and below the
// tree what its shapes mean. Reads marks and sizes; knows no element and no word.

import { boundsOf } from './nodes.js';

/** @typedef {import('../state/types.js').View} StageView */
/** @typedef {import('./mark.js').Mark} Mark */
/** @typedef {import('./sight.js').Sight} Sight */

/**
 * @typedef {object} RowDrawing
 * @property {number} ply
 * @property {number} y
 * @property {'max' | 'min' | null} player
 * @property {boolean} isLeaves whether all nodes of the row are
 * @property {import('./windowlabel.js').Bounds | null} bounds a window that has no room beside its node
 * @property {number | undefined} node whose window it is: the one on the path
 */

/** So far beyond the stage's edge a row is still drawn, px. */
const air = 20;

/**
 * @param {StageView} view
 * @param {Sight} sight
 * @param {Map<number, Mark>} marks
 * @returns {RowDrawing[]}
 */
export function rowDrawings(view, { geometry, rows: shape, projection, world }, marks) {
  if (geometry.column.width < 10) return [];
  const { frame, facts, state } = view;
  const isCounted = state.rows === 'levels' || state.rows === 'depth';
  const pathAt = new Map(frame.path.map((node) => [facts.plies[node], node]));
  /** @type {RowDrawing[]} */
  const rows = [];
  for (const [ply, { player, inner }] of shape.entries()) {
    const y = geometry.ys[ply] * projection.scaleY + projection.y;
    const isLeaves = inner === 0;
    if ((isLeaves && !isCounted) || y < -air || world.viewHeight + air < y) continue;
    const node = pathAt.get(ply);
    const mark = node === undefined ? undefined : marks.get(node);
    const bounds =
      node !== undefined && mark && !geometry.sizes.beside[ply] && !facts.isLeaf(node)
        ? boundsOf(node, mark, view)
        : null;
    if (player || bounds || isCounted) rows.push({ ply, y, player, isLeaves, bounds, node });
  }
  return rows;
}

/**
 * Below the tree, while its end is in sight.
 * @param {Sight} sight
 */
export function legendOf({ geometry: { legend, height }, projection, world }) {
  const y = (height - legend / 2) * projection.scaleY + projection.y;
  return legend > 0 && y < world.viewHeight ? { y } : null;
}
