// The arc from a cut-off to the node that holds the bound: a quiet line in the bound's colour, beside the edges and, where
// there is a way, around all labels. Numbers in px of the tree group; it knows the drawing of nodes and no search.

import { nothing, svg } from 'lit-html';
import { frameAt } from '../core/frames.js';
import { nameRoom } from './boxes.js';
import { px } from './shapes.js';
import { bodyOf, figureOf, spotsOf } from './skins.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./nodes.js').NodeDrawing} NodeDrawing */
/** @typedef {import('./kit.js').Kit} Kit */
/** @typedef {import('../state/types.js').CutoffEvent} CutoffEvent */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ left: number, right: number, top: number, bottom: number, of: NodeDrawing | null }} Box of a node itself, or of a label */

/** Ways an arc may take: how far aside it goes, as shares of its way, at the cut-off and at the holder, and how steeply. */
const sways = [0.04, 0.14, 0.3, 0.5, 0.75];
/** A nearly straight one is close to the path, so it is taken only where another would meet a label. */
const straight = { most: 0.1, cost: 1e3 };
const rises = [0.08, 0.3, 0.5];
const ways = [1, -1].flatMap((side) =>
  sways.flatMap((one) => sways.flatMap((two) => rises.map((rise) => ({ side, one, two, rise })))),
);
/** @typedef {typeof ways[number]} Way */
/** @typedef {ReturnType<typeof arcBetween>} Arc */
/** Points of an arc that are looked at for what is in its way, as the shares of its own four points. */
const exactly = Array.from({ length: 24 }, (_, index) => {
  const t = (index + 1) / 24;
  return [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
});
/** A third of them is enough to tell which arcs are worth a closer look, and how many these are. */
const roughly = exactly.filter((_, index) => index % 3 === 1);
const likely = 12;

/**
 * The cut-off to draw an arc for: of this step, or of the lecture step that this return ends.
 * @param {import('../state/types.js').View} view
 * @returns {CutoffEvent | null}
 */
export function cutoffOf({ frame, run, state }) {
  const { event } = frame;
  if (event?.kind === 'cutoff') return event;
  if (event?.kind !== 'return' || state.grain !== 'lecture') return null;
  const before = frameAt(run, frame.step - 1).event;
  return before?.kind === 'cutoff' ? before : null;
}

/**
 * @param {CutoffEvent | null} cutoff
 * @param {Scene} scene
 * @param {Kit} kit
 */
export function arcTemplate(cutoff, { nodes, edges }, kit) {
  const node = nodes.find((drawing) => drawing.node === cutoff?.node);
  const holder = nodes.find((drawing) => drawing.node === cutoff?.holder);
  if (!cutoff || !node || !holder) return nothing;
  const reach = Math.hypot(node.x - holder.x, node.y - holder.y);
  const near = nodes.filter(({ x, y }) => Math.abs(x - node.x) < 1.5 * reach && Math.abs(y - node.y) < 1.5 * reach);
  const boxes = near
    .flatMap((drawing) => obstaclesOf(drawing, kit))
    .filter((box) => box.of !== node && box.of !== holder);
  const between = edges.filter((edge) => edge.y2 > holder.y && edge.y1 < node.y);
  const cheapest = (/** @type {Arc[]} */ arcs, /** @type {number[][]} */ samples, /** @type {number} */ count) =>
    arcs
      .map((arc) => ({ arc, cost: costOf(arc, samples, boxes, between, 9 * kit.sizes.pen) }))
      .sort((some, other) => some.cost - other.cost)
      .slice(0, count)
      .map(({ arc }) => arc);
  const ends = [-1, 1].map((side) => [cornerOf(node, side, -1, kit), cornerOf(holder, side, 1, kit)]);
  const arcs = ways.map((way) => arcBetween(ends[way.side === 1 ? 1 : 0], way));
  const [{ from, one, two, to }] = cheapest(cheapest(arcs, roughly, likely), exactly, 1);
  const at = (/** @type {Point} */ { x, y }) => `${px(x)} ${px(y)}`;
  return svg`<g class="arc ${cutoff.side}" data-node=${node.node} data-holder=${holder.node} aria-hidden="true">
    <path d=${`M${at(from)}C${at(one)} ${at(two)} ${at(to)}`}></path><circle cx=${to.x} cy=${to.y} r="1"></circle></g>`;
}

/**
 * @param {Point[]} ends
 * @param {Way} way
 */
function arcBetween([from, to], { side, one, two, rise }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const height = from.y - to.y;
  return {
    cost: Math.min(one, two) < straight.most ? straight.cost : 0,
    from,
    one: { x: from.x + side * one * length, y: from.y - rise * height },
    two: { x: to.x + side * two * length, y: to.y + rise * height },
    to,
  };
}

/**
 * Where an arc leaves or meets a node, a little outside.
 * @param {NodeDrawing} drawing
 * @param {number} side −1 left, 1 right
 * @param {number} end −1 upper, 1 lower
 * @param {Kit} kit
 * @returns {Point}
 */
function cornerOf({ kind, x, y, scale }, side, end, { sizes }) {
  const [width, height] = bodyOf(kind, sizes).map((size) => (size / 2) * scale);
  const place = corners[figureOf(kind, sizes.skin).sides[end === 1 ? 1 : 0]](width, height, 9 * sizes.pen * scale);
  return { x: x + side * place.across, y: y + end * place.down };
}

/** By a node's side: where an arc meets it, from half its width and height and how far outside.
 * @type {Record<import('./skins.js').Side, (width: number, height: number, out: number) => { across: number, down: number }>} */
const corners = {
  flat: (width, height, out) => ({ across: 0.72 * width, down: height + out }),
  slant: (width, height, out) => ({ across: 0.3 * width + out, down: 0.4 * height }),
  round: (width, height, out) => ({ across: 0.7 * (width + out), down: 0.7 * (height + out) }),
};

/**
 * What an arc should keep clear of: the node and the labels around it.
 * @param {NodeDrawing} drawing
 * @param {Kit} kit
 * @returns {Box[]}
 */
function obstaclesOf(drawing, { sizes, measure, score }) {
  const { kind, x, y, scale, name, value, bounds, style } = drawing;
  const [half, tall] = bodyOf(kind, sizes).map((size) => (size / 2) * scale);
  const spots = spotsOf(kind, sizes);
  /** @type {Box[]} */
  const boxes = [{ of: drawing, left: x - half, right: x + half, top: y - tall, bottom: y + tall }];
  const add = (
    /** @type {number} */ left,
    /** @type {number} */ right,
    /** @type {number} */ top,
    /** @type {number} */ bottom,
  ) =>
    boxes.push({
      of: null,
      left: x + left * scale,
      right: x + right * scale,
      top: y + top * scale,
      bottom: y + bottom * scale,
    });
  if (kind === 'leaf') return boxes;
  const { isBeside } = sizes.skin;
  const nameWidth = name ? measure(name, sizes.nameFont, 500) : 0;
  if (bounds) {
    const [font, isLine] = [sizes.windowFont, style === 'line'];
    const ends = [bounds.alpha, bounds.beta].map((bound) =>
      measure(`[${bound === null ? '' : score(bound)} `, font, 650),
    );
    const width = (isLine ? ends[0] + ends[1] : Math.max(...ends) + font) + (bounds.from === null ? 0 : 2 * font);
    const high = (isLine ? 0.7 : 1.3) * font;
    const left = spots.window + nameRoom(name, sizes, measure);
    add(left - 0.3 * font, left + width, -high, high);
  }
  if (name) {
    const left = isBeside ? spots.name.x : spots.name.x - nameWidth;
    // No arc passes a single letter between two of its points.
    const air = 0.4 * sizes.nameFont;
    add(left - air, left + nameWidth + air, spots.name.y - 0.9 * sizes.nameFont, spots.name.y + 0.1 * sizes.nameFont);
  }
  if (value && isBeside) {
    const [font, right] = [sizes.valueFont, spots.value.x];
    add(right - measure(value, font, 700), right, -0.6 * font, 0.6 * font);
  }
  return boxes;
}

/**
 * Labels in the way weigh most, then edges, above all the path's, which an arc must not be taken for; then the length.
 * @param {Arc} arc
 * @param {number[][]} samples
 * @param {Box[]} boxes
 * @param {import('./edges.js').EdgeDrawing[]} edges
 * @param {number} close
 */
function costOf({ cost: own, from, one, two, to }, samples, boxes, edges, close) {
  let cost = own;
  let last = from;
  for (const [start, first, second, end] of samples) {
    const x = start * from.x + first * one.x + second * two.x + end * to.x;
    const y = start * from.y + first * one.y + second * two.y + end * to.y;
    cost += Math.hypot(x - last.x, y - last.y);
    last = { x, y };
    for (const { left, right, top, bottom } of boxes) {
      if (left < x && x < right && top < y && y < bottom) cost += 1e4;
    }
    for (const edge of edges) if (isNear(x, y, edge, close)) cost += edge.look === 'path' ? 60 : 25;
  }
  return cost;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {{ x1: number, y1: number, x2: number, y2: number }} edge runs downwards
 * @param {number} close
 */
function isNear(x, y, { x1, y1, x2, y2 }, close) {
  // Most edges are far away, and told so without a root.
  if (y < y1 - close || y2 + close < y || x < Math.min(x1, x2) - close || Math.max(x1, x2) + close < x) return false;
  const [dx, dy] = [x2 - x1, y2 - y1];
  const share = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy) < close;
}
