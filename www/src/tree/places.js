// Where nodes stand on the stage and how large: the layout seen through the camera and, in a tree larger than the stage,
// through the lens over the path of the search. Knows no mark, look or word.

/** @typedef {import('../core/facts.js').Facts} Facts */
/** @typedef {import('./sight.js').Sight} Sight */

/**
 * @typedef {object} Place
 * @property {number} x px of the tree group
 * @property {number} y
 * @property {number} scale
 */

/**
 * @param {Iterable<number>} nodes
 * @param {Facts} facts
 * @param {Sight} sight
 * @returns {Map<number, Place>}
 */
export function placeNodes(nodes, facts, sight) {
  const { geometry, layout, projection, lens } = sight;
  const { stretch, ys, sizes } = geometry;
  const { plies } = facts;
  const places = new Map();
  for (const node of nodes) {
    const at = layout.place(node) * stretch * projection.scaleX;
    const near = projection.scaleX < 1 ? boxScale(node, at, sight) : projection.scaleX;
    const scale = near * (facts.isLeaf(node) ? 1 : sizes.scales[plies[node]]);
    places.set(node, { x: lens.at(at), y: ys[plies[node]] * projection.scaleY, scale });
  }
  return places;
}

/**
 * The scale at which a node's box stays within what the lens leaves of its place.
 * @param {number} node
 * @param {number} x before the lens
 * @param {Sight} sight
 */
function boxScale(node, x, { geometry: { boxes }, projection, lens }) {
  const [left, right] = [boxes.left(node), boxes.right(node)];
  const at = lens.at(x);
  return Math.min(
    1,
    (at - lens.at(x - left * projection.scaleX)) / left,
    (lens.at(x + right * projection.scaleX) - at) / right,
  );
}
