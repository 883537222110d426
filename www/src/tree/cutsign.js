// Where the cut sign stands on the edge of a lost child, and how large it may be. Signs of neighbours slide down their
// edges together until they are 1.2 signs apart. Pure numbers; one node's lost children at a time.

/** How far down the edge a sign stands: of a leaf's edge, and of a longer one. */
const onLeafEdge = 0.5;
const onLongEdge = 0.36;
const lowest = 0.72;
/** Neighbours keep this many signs apart. */
const apart = 1.2;

/** @typedef {{ share: number, size: number }} Sign share of the edge, from the parent; size in px */

/**
 * @param {{ xs: number[], areLeaves: boolean, gap: number, size: number, clear?: number }} lost the lost children's places
 *   in order, the height of the row gap, the size a sign would like to have, and how far labels of the row above reach into
 *   the gap, in px
 * @returns {Sign} the same for all of them, so that they stand on one line
 */
export function placeSigns({ xs, areLeaves, gap, size, clear = 0 }) {
  const wanted = areLeaves ? onLeafEdge : onLongEdge;
  const nearest = closest(xs);
  const share = nearest === Infinity ? wanted : Math.min(lowest, Math.max(wanted, (apart * size) / nearest));
  const fitting = Math.min(size, (nearest * share) / apart, Math.max(0, gap - clear) * 0.8);
  // Above and below, the sign keeps out of the rows where labels stand.
  const margin = gap > 0 ? Math.min(0.5, (0.55 * fitting) / gap) : 0.5;
  const highest = gap > 0 ? margin + clear / gap : margin;
  return { share: Math.min(Math.max(share, highest), 1 - margin), size: fitting };
}

/** @param {number[]} xs */
function closest(xs) {
  let nearest = Infinity;
  for (let index = 1; index < xs.length; index += 1) nearest = Math.min(nearest, xs[index] - xs[index - 1]);
  return nearest;
}

/**
 * How far the edge is turned from straight down, in degrees.
 * @param {number} dx
 * @param {number} dy
 */
export const turn = (dx, dy) => Math.round((-Math.atan2(dx, dy) * 1800) / Math.PI) / 10 + 0;
