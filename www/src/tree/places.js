// Where nodes stand on the stage and how large: the layout seen through the camera and, in a tree larger than the stage,
// through the lens over the path of the search. Knows no mark, look or word.

import { createLens } from './lens.js';

/** @typedef {import('../facts.js').Facts} Facts */
/** @typedef {import('./lens.js').Lens} Lens */
/** @typedef {import('./scene.js').Place} Place */
/** @typedef {import('./scene.js').Sight} Sight */

/** Nodes on the path are never drawn smaller than this. */
const pathScale = 0.85;

/**
 * @param {Uint32Array} nodes
 * @param {Set<number>} path
 * @param {Facts} facts
 * @param {Sight} sight
 * @returns {Map<number, Place>}
 */
export function placesOf(nodes, path, facts, sight) {
  const { geometry, xs, view, lens, layout } = sight;
  const { stretch, ys, sizes, left, right } = geometry;
  const { plies } = facts;
  const places = new Map();
  for (const node of nodes) {
    const from = xs[node] * stretch * view.scaleX;
    const isOnPath = path.has(node);
    const near = view.scaleX < 1 ? boxScale(node, from, sight) : view.scaleX;
    const least = isOnPath ? Math.min(pathScale, view.scaleY) : 0;
    const scale = Math.max(near, least) * (facts.isLeaf(node) ? 1 : sizes.scales[plies[node]]);
    let x = lens.at(from);
    if (isOnPath && view.scaleX < 1 && !facts.isLeaf(node)) {
      // Its name and window stay within the span that belongs to it.
      const [start, end] = spanOf(node, layout, sight);
      x += ((start + end) / 2 - x) * Math.min(1, 2 * (1 - view.scaleX));
      x = Math.max(Math.min(x, end - right[node] * scale), start + left[node] * scale);
    }
    places.set(node, { x, y: ys[plies[node]] * view.scaleY, scale });
  }
  return places;
}

/**
 * The scale at which a node's box stays within what the lens leaves of its place.
 * @param {number} node
 * @param {number} x before the lens
 * @param {Sight} sight
 */
function boxScale(node, x, { geometry, view, lens }) {
  const { left, right } = geometry;
  const at = lens.at(x);
  const [before, after] = [left[node] * view.scaleX, right[node] * view.scaleX];
  return Math.min(1, (at - lens.at(x - before)) / left[node], (lens.at(x + after) - at) / right[node]);
}

/** The part of the stage that the nodes around the current one may take. */
const closeShare = 0.42;

/**
 * What is shown at full size: the subtree of the innermost visit; of a wide one, what stands around the current leaf.
 * @param {Uint32Array} path
 * @param {Facts} facts
 * @param {Pick<Sight, 'geometry' | 'layout' | 'xs' | 'world'>} sight
 * @returns {{ from: number, to: number } | null} px at scale 1
 */
export function closeSpan(path, facts, { geometry, layout, xs, world }) {
  if (path.length === 0) return null;
  const current = path[path.length - 1];
  const inner = facts.isLeaf(current) && current > 0 ? facts.parents[current] : current;
  const [left, right] = layout.extent(inner);
  const half = (closeShare * world.viewWidth) / 2;
  const [from, to, x] = [left, right, xs[current]].map((at) => at * geometry.stretch);
  if (to - from <= 2 * half) return { from, to };
  if (!facts.isLeaf(current)) return null;
  const start = Math.max(from, Math.min(x - half, to - 2 * half));
  return { from: start, to: start + 2 * half };
}

/**
 * The lens for a path: each of its nodes gets room for its label, the innermost for its children too.
 * @param {number[]} nodes the path
 * @param {Facts} facts
 * @param {Omit<Sight, 'lens' | 'shape' | 'score'>} sight
 * @returns {Lens}
 */
export function lensFor(nodes, facts, { geometry, layout, xs, view, world }) {
  const width = geometry.width * view.scaleX;
  if (view.scaleX >= 1) return createLens(width, []);
  const path = Uint32Array.from(nodes);
  const least = Math.min(pathScale, view.scaleY);
  const spans = [];
  for (const node of path) {
    if (facts.isLeaf(node)) continue;
    const [from, to] = layout.extent(node);
    const scale = geometry.stretch * view.scaleX;
    spans.push({ from: from * scale, to: to * scale, need: (geometry.left[node] + geometry.right[node]) * least + 4 });
  }
  const close = closeSpan(path, facts, { geometry, layout, xs, world });
  if (close) {
    const { from, to } = close;
    spans.push({ from: from * view.scaleX, to: to * view.scaleX, need: (to - from) * Math.min(1, view.scaleY) });
  }
  return createLens(width, spans);
}

/**
 * Nodes of the path, drawn larger than the lens has room for, become smaller where a neighbour in their row is nearer.
 * @param {Uint32Array} path
 * @param {Uint32Array} nodes
 * @param {Map<number, Place>} places
 * @param {Facts} facts
 * @param {Sight} sight
 */
export function keepClear(path, nodes, places, { plies }, { geometry: { left, right } }) {
  const byPly = new Map(Array.from(path, (node) => [plies[node], node]));
  for (const other of nodes) {
    const node = byPly.get(plies[other]);
    const [place, beside] = [places.get(node ?? -1), places.get(other)];
    if (node === undefined || node === other || !place || !beside) continue;
    const free =
      beside.x < place.x
        ? (place.x - beside.x - right[other] * beside.scale) / left[node]
        : (beside.x - left[other] * beside.scale - place.x) / right[node];
    place.scale = Math.min(place.scale, Math.max(0.3, free));
  }
}

/**
 * Nodes of the path that stand beside the stage come to its edge, as far as the other nodes of their row leave room.
 * @param {Uint32Array} path
 * @param {Uint32Array} nodes
 * @param {Map<number, Place>} places
 * @param {Facts} facts
 * @param {Sight} sight
 */
export function pullIntoView(path, nodes, places, { plies }, { geometry, view, world }) {
  const onPath = new Set(path);
  for (const node of path) {
    const place = places.get(node);
    if (!place) continue;
    const [left, right] = [geometry.left[node], geometry.right[node]];
    const air = 0.12 * world.viewWidth;
    let from = world.left - view.x + left + air;
    let to = world.left + world.viewWidth - view.x - right - air;
    if (from <= place.x && place.x <= to) continue;
    for (const other of nodes) {
      if (onPath.has(other) || plies[other] !== plies[node]) continue;
      const beside = /** @type {Place} */ (places.get(other));
      if (beside.x < place.x)
        from = Math.max(from, beside.x + geometry.right[other] * beside.scale + left + geometry.sizes.gap);
      else to = Math.min(to, beside.x - geometry.left[other] * beside.scale - right - geometry.sizes.gap);
    }
    if (from <= to) place.x = Math.min(to, Math.max(from, place.x));
  }
}

/**
 * Where a subtree comes to stand, in px of the tree group.
 * @param {number} node
 * @param {import('../types.js').Layout} layout
 * @param {Pick<Sight, 'geometry' | 'view' | 'lens'>} sight
 */
export function spanOf(node, layout, { geometry, view, lens }) {
  const [left, right] = layout.extent(node);
  const scale = geometry.stretch * view.scaleX;
  return [lens.at(left * scale), lens.at(right * scale)];
}
