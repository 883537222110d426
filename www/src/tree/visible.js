// Which nodes of a tree are on the stage: all of a small one; of a large one those in sight, with subtrees folded where they
// would be too narrow to see, so that there are never many elements. Knows places, but no mark, look or word.

import { closeSpan, spanOf } from './places.js';
import { beyond } from './ranks.js';

/** @typedef {import('../types.js').View} StageView */
/** @typedef {import('../facts.js').Facts} Facts */
/** @typedef {import('./scene.js').Sight} Sight */

/** Trees of up to this many nodes are always drawn whole. */
const small = 400;
/** A larger tree is folded until no more than this many nodes are left to draw. */
const mostNodes = 340;
/** Subtrees narrower than this many px are folded. */
const narrowest = 14;
/** Of children outside the stage, the edges to so many on each side are drawn. */
const edgesOutside = 2;

/**
 * The nodes on the stage, in the pre-order of the drawing, and which of them stand for their whole subtree.
 * @param {StageView} shown
 * @param {Sight} sight
 * @param {Uint32Array} path
 */
export function visibleNodes({ facts }, sight, path) {
  const count = facts.ends.length;
  if (count <= small)
    return {
      nodes: Uint32Array.from({ length: count }, (_, rank) => sight.ranks.at(rank)),
      folded: new Uint8Array(count),
    };
  const { geometry, layout, view, lens, world } = sight;
  const scale = geometry.stretch * view.scaleX;
  const margin = 0.1 * world.viewWidth;
  const left = lens.back(world.left - margin - view.x) / scale;
  const right = lens.back(world.left + world.viewWidth + margin - view.x) / scale;
  for (let smallest = narrowest; ; smallest *= 1.6) {
    const whole = layout.visible(left, right, smallest / scale, path);
    const found = view.scaleX < 1 ? merged(whole, closeUp(path, facts, sight), facts, sight) : whole;
    const seen = thinned(found, smallest, new Set(path), facts, sight);
    if (seen.nodes.length <= mostNodes || smallest > world.viewWidth) return seen;
  }
}

/**
 * The nodes around the current one, as near as they are seen.
 * @param {Uint32Array} path
 * @param {Facts} facts
 * @param {Sight} sight
 */
function closeUp(path, facts, { geometry, layout, xs, world }) {
  const span = closeSpan(path, facts, { geometry, layout, xs, world });
  if (!span) return { nodes: new Uint32Array(), folded: new Uint8Array() };
  const { stretch } = geometry;
  return layout.visible(span.from / stretch, span.to / stretch, narrowest / stretch, path);
}

/**
 * Both, in one order. A node that one of them unfolds is unfolded.
 * @param {{ nodes: Uint32Array, folded: Uint8Array }} one
 * @param {{ nodes: Uint32Array, folded: Uint8Array }} other
 * @param {Facts} facts
 * @param {Sight} sight
 */
function merged(one, other, { ends }, { ranks }) {
  const folded = new Map(Array.from(one.nodes, (node, index) => [node, one.folded[index]]));
  for (const [index, node] of other.nodes.entries()) {
    folded.set(node, Math.min(folded.get(node) ?? 1, ends[node] === node + 1 ? 0 : other.folded[index]));
  }
  const nodes = Uint32Array.from(Uint32Array.from(folded.keys(), ranks.of).sort(), ranks.at);
  return { nodes, folded: Uint8Array.from(nodes, (node) => folded.get(node) ?? 0) };
}

/**
 * Without the rows above and below the stage, without what the lens has squeezed too narrow, and without what would stand
 * on top of its neighbour.
 * @param {{ nodes: Uint32Array, folded: Uint8Array }} all
 * @param {number} smallest px
 * @param {Set<number>} path
 * @param {Facts} facts
 * @param {Sight} sight
 */
function thinned({ nodes, folded }, smallest, path, { plies, ends }, sight) {
  const { geometry, layout, view, world, ranks } = sight;
  const margin = geometry.sizes.rowUnit * 2.5;
  const isSeen = geometry.ys.map((y) => {
    const at = y * view.scaleY + view.y;
    return -margin <= at && at <= world.viewHeight + margin;
  });
  const drawnTo = new Float64Array(geometry.ys.length).fill(-Infinity);
  const kept = [];
  const fold = [];
  for (let index = 0, next = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (ranks.of(node) < next) continue;
    const isOnPath = path.has(node);
    const [left, right] = spanOf(node, layout, sight);
    const isNarrow = right - left < smallest && !isOnPath;
    if (isNarrow) next = beyond(ranks, ends, node);
    if (!isSeen[plies[node]] || (isNarrow && right < drawnTo[plies[node]] + 0.4 * smallest)) continue;
    drawnTo[plies[node]] = right;
    kept.push(node);
    fold.push(folded[index] === 1 || (isNarrow && ends[node] > node + 1) ? 1 : 0);
  }
  return { nodes: Uint32Array.from(kept), folded: Uint8Array.from(fold) };
}

/**
 * The nearest children beside the stage whose parents stand on it: their edges lead out of the picture.
 * @param {Uint32Array} nodes
 * @param {Uint8Array} folded
 * @param {Facts} facts
 * @param {Sight} sight
 * @returns {number[]}
 */
export function childrenOutside(nodes, folded, { ends, parents }, { view, geometry, xs, world, lens, ranks }) {
  if (ends.length <= small) return [];
  const drawn = new Set(nodes);
  /** @type {Map<number, { first: number, last: number }>} */
  const children = new Map();
  for (const node of nodes) {
    const known = children.get(parents[node]);
    if (known) known.last = node;
    else children.set(parents[node], { first: node, last: node });
  }
  const outside = [];
  const isBeside = (/** @type {number} */ node) => {
    const x = lens.at(xs[node] * geometry.stretch * view.scaleX) + view.x;
    return x < world.left || world.left + world.viewWidth < x;
  };
  for (const [index, node] of nodes.entries()) {
    if (folded[index] || ends[node] === node + 1) continue;
    const leftmost = ranks.at(ranks.of(node) + 1);
    const { first, last } = children.get(node) ?? { first: leftmost, last: leftmost };
    let next = children.has(node) ? beyond(ranks, ends, last) : ranks.of(first);
    for (let count = 0; count < edgesOutside && next < beyond(ranks, ends, node); count += 1) {
      const child = ranks.at(next);
      if (!drawn.has(child) && isBeside(child)) outside.push(child);
      next = beyond(ranks, ends, child);
    }
    let before = first;
    for (let count = 0; count < edgesOutside; count += 1) {
      before = siblingBefore(before, parents, ranks);
      if (before === node) break;
      if (!drawn.has(before) && isBeside(before)) outside.push(before);
    }
  }
  return outside;
}

/**
 * The sibling before a node, or its parent if there is none.
 * @param {number} node
 * @param {Uint32Array} parents
 * @param {import('./ranks.js').Ranks} ranks
 */
function siblingBefore(node, parents, ranks) {
  const parent = parents[node];
  let before = ranks.at(ranks.of(node) - 1);
  while (before !== parent && parents[before] !== parent) before = parents[before];
  return before;
}
