// The edges of the tree at one step, and the cut signs on them. Reads marks and places; knows no element and no colour.

import { cutMarks } from './cutmarks.js';
import { placeSigns, turn } from './cutsign.js';
import { isNumbered } from './ranks.js';
import { bodyOf, spotsOf } from './skins.js';

/** @typedef {import('../state/types.js').View} StageView */
/** @typedef {import('../core/facts.js').Facts} Facts */
/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./mark.js').Mark} Mark */
/** @typedef {import('./places.js').Place} Place */
/** @typedef {import('./sight.js').Sight} Sight */

/**
 * @typedef {object} EdgeDrawing
 * @property {number} node the lower end
 * @property {'unseen' | 'earlier' | 'done' | 'path' | 'pv' | 'cut'} look
 * @property {number} x1
 * @property {number} from where it leaves the upper node
 * @property {number} y1 where its slope begins
 * @property {number} x2
 * @property {number} y2 where its slope ends
 * @property {number} to where it meets the lower node
 * @property {number} share of a lost child's edge that is still drawn through; 1 of any other
 * @property {{ turn: number, size: number } | null} sign
 * @property {number} place of the child in the order of the search, where that is told; else 0
 * @property {boolean} isFresh
 */

/** @typedef {{ body: number, band: number, aside: number }} End of an edge: how far from the node's middle the node and its labels reach, and how far aside labels begin */

/**
 * @param {Uint32Array} nodes
 * @param {Map<number, Mark>} marks
 * @param {Map<number, Place>} places
 * @param {Set<number>} onPath
 * @param {StageView} view
 * @param {Sight} sight
 * @returns {EdgeDrawing[]}
 */
export function edgesOf(nodes, marks, places, onPath, view, sight) {
  const { facts, state, frame } = view;
  /** @type {EdgeDrawing[]} */
  const edges = [];
  /** By parent: the edges of its lost children. @type {Map<number, EdgeDrawing[]>} */
  const lost = new Map();
  const order = isNumbered(view) ? view.run.places(frame.step, nodes) : null;
  for (const [index, node] of nodes.entries()) {
    if (node === 0) continue;
    const parent = drawnAbove(node, places, facts);
    const [above, below] = [places.get(parent), places.get(node)];
    const mark = marks.get(node);
    if (!above || !below || !mark || mark.written?.presence === 'gone') continue;
    const edge = {
      node,
      look: edgeLook(mark, onPath.has(node) && frame.result === null),
      ...wayBetween(parent, above, node, below, facts, sight),
      share: 1,
      sign: null,
      // A lost child has its sign there; and far away no number could be read.
      place: mark.isLost || below.scale < 0.5 ? 0 : (order?.[index] ?? 0),
      isFresh: mark.isFresh,
    };
    edges.push(edge);
    if (mark.written?.presence === 'mark' && state.cuts === 'cross') setInPlace(edge, below, sight);
    else if (mark.isLost) lost.set(parent, [...(lost.get(parent) ?? []), edge]);
  }
  for (const siblings of lost.values()) {
    setSigns(siblings, cutMarks[state.cuts], facts, sight.geometry, places.get(siblings[0].node)?.scale ?? 1);
  }
  return edges;
}

/**
 * Where an edge runs: from the upper node past its labels, along its slope, and past the labels of the lower node.
 * @param {number} parent
 * @param {Place} above
 * @param {number} node
 * @param {Place} below
 * @param {Facts} facts
 * @param {Sight} sight
 */
function wayBetween(parent, above, node, below, facts, sight) {
  const isLeftwards = below.x < above.x;
  const upper = endOf(parent, above, isLeftwards, facts, sight);
  const lower = endOf(node, below, !isLeftwards, facts, sight);
  const [dx, dy] = [Math.abs(below.x - above.x), below.y - above.y];
  const [from, to] = [above.y + upper.body, below.y - lower.body];
  return {
    x1: above.x,
    from,
    y1: from + neck(upper, dx, dy - Math.max(lower.body, lower.band)),
    x2: below.x,
    y2: to - neck(lower, dx, dy - Math.max(upper.body, upper.band)),
    to,
  };
}

/**
 * The cross of a child that is not drawn stands in its place.
 * @param {EdgeDrawing} edge
 * @param {Place} place
 * @param {Sight} sight
 */
function setInPlace(edge, { y, scale }, { geometry: { sizes } }) {
  const size = sizes.signSize * Math.max(0.25, Math.min(scale, 4));
  Object.assign(edge, { look: 'done', y2: y, to: y, sign: { turn: 0, size } });
}

/**
 * The parent; where rows are too near to each other for all to be drawn, the nearest ancestor that is.
 * @param {number} node
 * @param {Map<number, Place>} places
 * @param {Facts} facts
 */
function drawnAbove(node, places, { parents }) {
  let above = parents[node];
  while (above > 0 && !places.has(above)) above = parents[above];
  return above;
}

/**
 * @param {number} node
 * @param {Place} place
 * @param {boolean} isLeft whether the edge leaves on the left
 * @param {Facts} facts
 * @param {Sight} sight
 * @returns {End}
 */
function endOf(node, { scale }, isLeft, facts, { geometry: { sizes } }) {
  const isLeaf = facts.isLeaf(node);
  const kind = isLeaf ? 'leaf' : facts.player(node);
  const body = bodyOf(kind, sizes)[1] / 2;
  const band = isLeaf ? body : sizes.bands[facts.plies[node]][isLeft ? 'left' : 'right'];
  return { body: body * scale, band: band * scale, aside: spotsOf(kind, sizes).window * scale };
}

/**
 * How far an edge runs straight down first, so that it passes below the labels beside its node: nothing for a steep one.
 * @param {End} end
 * @param {number} dx
 * @param {number} dy from the node's middle to where the slope ends at the latest
 */
function neck({ body, band, aside }, dx, dy) {
  if (band <= body || dx <= aside) return 0;
  const share = aside / dx;
  return Math.min(band - body, Math.max(0, (band - dy * share) / (1 - share) - body));
}

/**
 * @param {Mark} mark
 * @param {boolean} isOnPath
 * @returns {EdgeDrawing['look']}
 */
function edgeLook({ state, isPrincipal }, isOnPath) {
  if (isPrincipal) return 'pv';
  if (isOnPath) return 'path';
  if (state === 'unseen' || state === 'cut' || state === 'earlier') return state;
  return 'done';
}

/**
 * @param {EdgeDrawing[]} edges the edges of one node's lost children
 * @param {import('./cutmarks.js').CutMark} mark
 * @param {Facts} facts
 * @param {Geometry} geometry
 * @param {number} scale
 */
function setSigns(edges, mark, facts, { sizes }, scale) {
  const { left, right } = sizes.bands[facts.plies[edges[0].node] - 1];
  const inOrder = [...edges].sort((one, other) => one.x2 - other.x2);
  const { share, size } = placeSigns({
    xs: inOrder.map((edge) => edge.x2),
    areLeaves: inOrder.every((edge) => facts.isLeaf(edge.node)),
    gap: Math.min(...inOrder.map(({ y1, y2 }) => y2 - y1)),
    size: sizes.signSize * Math.max(0.25, Math.min(scale, 4)),
    clear: Math.max(0, left - sizes.nodeHeight / 2, right - sizes.nodeHeight / 2) * scale,
  });
  for (const edge of edges) {
    edge.share = mark.isWhole ? 0 : share;
    if (!mark.isWhole) edge.sign = { turn: mark.isTurned ? turn(edge.x2 - edge.x1, edge.y2 - edge.y1) : 0, size };
  }
}
