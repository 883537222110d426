// The edges of the tree at one step, and the cut signs on them. Reads marks and places; knows no element and no colour.

import { placeSigns, turn } from './cutsign.js';

/** @typedef {import('../types.js').View} StageView */
/** @typedef {import('../facts.js').Facts} Facts */
/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./mark.js').Mark} Mark */
/** @typedef {import('./scene.js').EdgeDrawing} EdgeDrawing */
/** @typedef {import('./scene.js').Place} Place */
/** @typedef {import('./scene.js').Sight} Sight */

/**
 * @param {Uint32Array} nodes
 * @param {Map<number, Mark>} marks
 * @param {Map<number, Place>} places
 * @param {Set<number>} onPath
 * @param {StageView} shown
 * @param {Sight} sight
 * @returns {EdgeDrawing[]}
 */
export function edgesOf(nodes, marks, places, onPath, shown, sight) {
  const { facts } = shown;
  const { geometry } = sight;
  const half = (/** @type {number} */ node, /** @type {Place} */ { scale }) =>
    ((facts.isLeaf(node) ? geometry.sizes.leafHeight : geometry.sizes.nodeHeight) / 2) * scale;
  /** @type {EdgeDrawing[]} */
  const edges = [];
  /** @type {Map<number, EdgeDrawing[]>} */
  const lost = new Map();
  for (const node of nodes) {
    if (node === 0) continue;
    const parent = facts.parents[node];
    const [above, below] = [places.get(parent), places.get(node)];
    const mark = marks.get(node);
    if (!above || !below || !mark) continue;
    const edge = {
      node,
      look: edgeLook(mark, onPath.has(node) && shown.frame.result === null),
      x1: above.x,
      y1: above.y + half(parent, above),
      x2: below.x,
      y2: below.y - half(node, below),
      share: 1,
      sign: null,
      isFresh: mark.isFresh,
      level: mark.isPrincipal ? facts.plies[node] - 1 : mark.isFresh ? facts.plies[node] - lostPly(shown) : 0,
    };
    edges.push(edge);
    if (mark.isLost) lost.set(parent, [...(lost.get(parent) ?? []), edge]);
  }
  for (const siblings of lost.values()) {
    setSigns(siblings, facts, geometry, places.get(siblings[0].node)?.scale ?? 1);
  }
  return edges;
}

/**
 * @param {Mark} mark
 * @param {boolean} isOnPath
 * @returns {EdgeDrawing['look']}
 */
export function edgeLook({ state, isPrincipal }, isOnPath) {
  if (isPrincipal) return 'pv';
  if (isOnPath) return 'path';
  if (state === 'unseen' || state === 'cut') return state;
  return 'done';
}

/**
 * @param {EdgeDrawing[]} edges the edges of one node's lost children
 * @param {Facts} facts
 * @param {Geometry} geometry
 * @param {number} scale
 */
function setSigns(edges, facts, { sizes }, scale) {
  const inOrder = [...edges].sort((one, other) => one.x2 - other.x2);
  const { share, size } = placeSigns({
    xs: inOrder.map((edge) => edge.x2),
    areLeaves: inOrder.every((edge) => facts.isLeaf(edge.node)),
    gap: inOrder[0].y2 - inOrder[0].y1,
    size: (sizes.isBare ? 0.5 : 0.4) * sizes.nodeHeight * Math.max(0.25, Math.min(scale, 4)),
  });
  for (const edge of edges) {
    edge.share = share;
    edge.sign = { turn: turn(edge.x2 - edge.x1, edge.y2 - edge.y1), size };
  }
}

/**
 * The ply of the children that this step's cut-off removes.
 * @param {StageView} shown
 */
export function lostPly({ frame, facts }) {
  return frame.event?.kind === 'cutoff' ? facts.plies[frame.event.node] + 1 : 0;
}
