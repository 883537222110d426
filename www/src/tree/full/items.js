// What of a large tree is on the stage, as the core decides for a view and a step: nodes that can be read, and wedges for the
// subtrees that are too small. Never many elements, whatever the tree.

import { beyond } from '../ranks.js';

/** @typedef {import('../../state/types.js').View} StageView */
/** @typedef {import('../sight.js').Sight} Sight */
/** @typedef {import('../nodes.js').Item} Item */

/** Of children outside the stage, the edges to so many on each side are drawn. */
const edgesOutside = 2;
/** Between two rows, px. */
const leastDistance = 8;
/** This much of the stage's width is drawn on each side of it, so that nothing ends at its edge. */
const margin = 0.1;

/**
 * @param {StageView} view
 * @param {Sight} sight
 * @param {Uint32Array} path
 * @returns {Item[]} in the pre-order of the drawing
 */
export function itemsInSight({ run, frame }, sight, path) {
  const { geometry, layout, projection, lens, world } = sight;
  const scale = geometry.stretch * projection.scaleX;
  const left = world.left - margin * world.viewWidth - projection.x;
  const right = left + (1 + 2 * margin) * world.viewWidth;
  const rows = rowsInSight(sight);
  // The places of the layout are a px each at scale 1.
  const readable = geometry.stretch * Math.min(1, geometry.readable / geometry.sizes.leafFont);
  const from = Float64Array.from(lens.from, (at) => at / scale);
  const bounds = Float64Array.of(left, right, rows.first, rows.last, rowStride(sight), readable);
  const { nodes, siblings, places, beyonds, deepest, ends, strips } = run.seen(
    layout,
    frame.step,
    from,
    Float64Array.from(lens.to),
    bounds,
    path,
  );
  return Array.from(nodes, (node, index) => ({
    node,
    siblings: siblings[index],
    x: places[3 * index],
    left: places[3 * index + 1],
    right: places[3 * index + 2],
    beyond: beyonds[index],
    deepest: deepest[index],
    strips: strips.subarray(4 * (ends[index - 1] ?? 0), 4 * ends[index]),
  }));
}

/**
 * Where rows are nearer to each other than can be seen, every so many-th is drawn.
 * @param {Pick<Sight, 'geometry' | 'projection'>} sight
 */
export function rowStride({ geometry: { ys }, projection }) {
  const distance = ((ys[ys.length - 1] - ys[0]) * projection.scaleY) / Math.max(1, ys.length - 1);
  return ys.length > 1 ? Math.max(1, Math.ceil(leastDistance / distance)) : 1;
}

/** @param {Sight} sight */
function rowsInSight({ geometry, projection, world }) {
  const air = 2.5 * geometry.sizes.rowUnit;
  const isSeen = geometry.ys.map((y) => {
    const at = y * projection.scaleY + projection.y;
    return -air <= at && at <= world.viewHeight + air;
  });
  const first = Math.max(0, isSeen.indexOf(true));
  return { first, last: Math.max(first, isSeen.lastIndexOf(true)) };
}

/**
 * The nearest children beside the stage whose parents stand on it: their edges lead out of the picture.
 * @param {Item[]} items
 * @param {StageView} view
 * @param {Sight} sight
 * @returns {number[]}
 */
export function childrenOutside(
  items,
  { facts: { ends, parents } },
  { projection, geometry, layout, world, lens, ranks },
) {
  /** By parent: its first child on the stage, and the rank of what follows the last.
   * @type {Map<number, { first: number, beyond: number }>} */
  const children = new Map();
  for (const { node, beyond: after } of items) {
    const known = children.get(parents[node]);
    if (known) known.beyond = after;
    else children.set(parents[node], { first: node, beyond: after });
  }
  const outside = [];
  const isBeside = (/** @type {number} */ node) => {
    const x = lens.at(layout.place(node) * geometry.stretch * projection.scaleX) + projection.x;
    return x < world.left || world.left + world.viewWidth < x;
  };
  for (const { node, siblings } of items) {
    if (siblings > 0 || ends[node] === node + 1) continue;
    const leftmost = ranks.at(ranks.of(node) + 1);
    const { first, beyond: after } = children.get(node) ?? { first: leftmost, beyond: ranks.of(leftmost) };
    let next = after;
    for (let count = 0; count < edgesOutside && next < beyond(ranks, ends, node); count += 1) {
      const child = ranks.at(next);
      if (isBeside(child)) outside.push(child);
      next = beyond(ranks, ends, child);
    }
    let before = first;
    for (let count = 0; count < edgesOutside; count += 1) {
      before = siblingBefore(before, parents, ranks);
      if (before === node) break;
      if (isBeside(before)) outside.push(before);
    }
  }
  return outside;
}

/**
 * The sibling before a node, or its parent if there is none.
 * @param {number} node
 * @param {Uint32Array} parents
 * @param {import('../ranks.js').Ranks} ranks
 */
function siblingBefore(node, parents, ranks) {
  const parent = parents[node];
  let before = ranks.at(ranks.of(node) - 1);
  while (before !== parent && parents[before] !== parent) before = parents[before];
  return before;
}
