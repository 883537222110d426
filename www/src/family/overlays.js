// What can be written on the tree besides the search and is true whatever the search has seen: MAX's strategy as hollow lines and
// prepared nodes, all else as if unseen; and an equals sign on each move that keeps the value. It asks the run what is true.

import { nothing, svg } from 'lit-html';
import { hidesFuture } from '../panels/predicting.js';
import { numberTemplate, wayOf } from '../tree/edgetemplate.js';
import { bodyOf, figureOf } from '../tree/skins.js';
import { keepingOf, strategyOf } from './memo.js';

/** @typedef {import('../state/types.js').View} View */
/** @typedef {import('../tree/scene.js').Scene} Scene */
/** @typedef {import('../tree/scene.js').NodeDrawing} NodeDrawing */
/** @typedef {import('../tree/scene.js').EdgeDrawing} EdgeDrawing */
/** @typedef {import('../tree/nodetemplate.js').Kit} Kit */

/**
 * What the overlay says of each node; nothing while nobody may know it.
 * @param {View} view
 */
function told(view) {
  const { state, run } = view;
  if (hidesFuture(view)) return { plan: null, kept: null };
  return {
    plan: state.overlay === 'strategy' ? strategyOf(run) : null,
    kept: state.overlay === 'keeping' ? keepingOf(run) : null,
  };
}

/**
 * Over the edges, under all that stands on them. A principal variation stays as it is.
 * @param {View} view
 * @param {Scene} scene
 * @param {Kit} kit
 */
export function treeLines(view, { edges }, kit) {
  const { plan, kept } = told(view);
  if (!plan && !kept) return nothing;
  return edges.map((edge) => {
    const { start, end } = wayOf(edge);
    const way = start + end;
    if (edge.look === 'pv') return nothing;
    if (plan?.[edge.node])
      return svg`<path class="plan" d=${way} /><path class="plan is-core" d=${way} />${numberTemplate(edge, kit)}`;
    if (plan) return svg`<path class="veil" d=${way} />`;
    return kept?.[edge.node] ? svg`<path class="kept" d=${way} />${numberTemplate(edge, kit)}` : nothing;
  });
}

/**
 * Over the nodes.
 * @param {View} view
 * @param {Scene} scene
 * @param {Kit} kit
 */
export function overlayNotes(view, { nodes, edges }, kit) {
  const { plan, kept } = told(view);
  if (plan) return nodes.map((drawing) => nodeNote(drawing, plan[drawing.node] === 1, kit));
  return kept ? edges.map((edge) => (kept[edge.node] ? equals(edge, kit) : nothing)) : nothing;
}

/**
 * What is prepared in thick outline, the rest under a veil.
 * @param {NodeDrawing} drawing
 * @param {boolean} isPrepared
 * @param {Kit} kit
 */
function nodeNote({ kind, x, y, scale, wedge, look }, isPrepared, { sizes }) {
  if (wedge || look === 'pv' || look === 'now') return nothing;
  const body = figureOf(kind, sizes.skin).outline(...bodyOf(kind, sizes));
  const at = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`;
  return svg`<path class=${isPrepared ? 'prepared' : 'veil is-body'} transform=${at} d=${body} />`;
}

/** How far down its slope the sign stands, and how far from a cut sign in its way. */
const middle = 0.5;
const aside = 0.3;

/**
 * @param {EdgeDrawing} edge
 * @param {Kit} kit
 */
function equals({ x1, y1, x2, y2, sign, share }, { sizes, column }) {
  const size = Math.min(1.1 * column.rowFont, 0.4 * (y2 - y1));
  const at = sign ? (share > middle ? share - aside : share + aside) : middle;
  const [x, y] = [x1 + (x2 - x1) * at, y1 + (y2 - y1) * at];
  const half = 0.34 * size;
  const stroke = (/** @type {number} */ down) =>
    `M${(-half).toFixed(1)} ${(down * size).toFixed(1)}h${(2 * half).toFixed(1)}`;
  return svg`<g class="equals" transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
    <circle r=${(0.56 * size).toFixed(1)} /><path .style="stroke-width:${Math.max(1.5, 0.13 * size * Math.min(1, sizes.pen * 2)).toFixed(1)}px" d=${`${stroke(-0.15)}${stroke(0.15)}`} /></g>`;
}
