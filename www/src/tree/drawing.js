// The tree as SVG: templates for nodes, edges, cut signs, windows and row names, keyed by node so that elements stay and
// can move. States become classes; colours and line widths live in tree.css. Reads a scene and decides nothing.

import { nothing, svg } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { labelGap } from './boxes.js';
import { blades } from './cutsign.js';
import { namePlace, outline, valueBaseline, wedge } from './shapes.js';
import { windowLabel } from './windowlabel.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./scene.js').NodeDrawing} NodeDrawing */
/** @typedef {import('./scene.js').EdgeDrawing} EdgeDrawing */
/** @typedef {import('./scene.js').RowDrawing} RowDrawing */
/** @typedef {import('./sizes.js').Sizes} Sizes */
/** @typedef {import('./windowlabel.js').WindowLabel} WindowLabel */

/**
 * @typedef {object} Kit what templates need besides the scene; a new object whenever any of it changes
 * @property {Sizes} sizes
 * @property {{ rowFont: number, windowFont: number }} column
 * @property {import('./measure.js').Measure} measure
 * @property {(value: number) => string} score
 * @property {string} separator of numbers in a list
 * @property {(drawing: NodeDrawing) => string} speak
 * @property {(player: import('../types.js').Player) => string} player
 */

/** @param {number} node */
export const nodeId = (node) => `tree-node-${node}`;

/** @param {number} value */
const px = (value) => Math.round(value * 10) / 10;

/**
 * @param {Scene} scene
 * @param {Kit} kit
 */
export function edgesTemplate({ edges }, kit) {
  return repeat(
    edges,
    (edge) => edge.node,
    (edge) => guard([kit, ...Object.values(edge), edge.sign?.size, edge.sign?.turn], () => edgeTemplate(edge)),
  );
}

/** @param {EdgeDrawing} edge */
function edgeTemplate(edge) {
  const { x1, y1, x2, y2, share, look, isFresh, level } = edge;
  const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
  const style = level > 0 ? `--level:${level}` : nothing;
  const line = (
    /** @type {number} */ ax,
    /** @type {number} */ ay,
    /** @type {number} */ bx,
    /** @type {number} */ by,
  ) => `M${px(ax)} ${px(ay)}L${px(bx)} ${px(by)}`;
  const fresh = isFresh ? 'is-fresh' : '';
  if (share < 1) {
    return svg`<path class="edge is-stub" d=${line(x1, y1, x, y)}></path><path class="edge is-cut ${fresh}" style=${style} d=${line(x, y, x2, y2)}></path>`;
  }
  return svg`<path class="edge is-${look} ${fresh}" style=${style} d=${line(x1, y1, x2, y2)}></path>`;
}

/**
 * @param {Scene} scene
 * @param {Kit} kit
 */
export function signsTemplate({ edges }, kit) {
  return repeat(
    edges.filter((edge) => edge.sign),
    (edge) => edge.node,
    (edge) =>
      guard([kit, edge.x1, edge.y1, edge.x2, edge.y2, edge.share, edge.sign?.size, edge.isFresh], () =>
        signTemplate(edge),
      ),
  );
}

/** @param {EdgeDrawing} edge */
function signTemplate({ node, x1, y1, x2, y2, share, sign, isFresh }) {
  if (!sign) return nothing;
  const at = `translate(${px(x1 + (x2 - x1) * share)} ${px(y1 + (y2 - y1) * share)}) rotate(${sign.turn})`;
  const drawn = blades(sign.size).map((blade) => svg`<path d=${blade} pathLength="1"></path>`);
  return svg`<g class="cutsign ${isFresh ? 'is-fresh' : ''}" data-node=${node} transform=${at}>${drawn}</g>`;
}

/**
 * @param {Scene} scene
 * @param {Kit} kit
 */
export function nodesTemplate({ nodes }, kit) {
  return repeat(
    nodes,
    (drawing) => drawing.node,
    (drawing) => guard([kit, drawing.key], () => nodeTemplate(drawing, kit)),
  );
}

/**
 * @param {NodeDrawing} drawing
 * @param {Kit} kit
 */
function nodeTemplate(drawing, kit) {
  const { node, kind, look, x, y, scale, level, mark, wedge: folded } = drawing;
  const classes = `node ${kind} is-${look} ${mark.isFresh ? 'is-fresh' : ''} ${scale < 1 ? 'is-far' : ''} ${folded ? 'is-folded' : ''}`;
  const at = `translate(${px(x)} ${px(y)})${scale === 1 || folded ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`;
  const style = level > 0 ? `--level:${level}` : nothing;
  return svg`<g id=${nodeId(node)} class=${classes} style=${style} data-node=${node} transform=${at} role="treeitem" aria-label=${kit.speak(drawing)}>${
    folded ? foldedTemplate(drawing) : wholeTemplate(drawing, kit)
  }</g>`;
}

/** @param {NodeDrawing} drawing */
function foldedTemplate({ kind, wedge: folded }) {
  if (!folded) return nothing;
  const { left, right, height } = folded;
  const width = Math.min(20, (right - left) * 0.6);
  return svg`<path class="wedge" d=${wedge(px(Math.min(3, width / 4)), left, right, height)}></path>${
    width < 4 ? nothing : svg`<path class="shape" d=${outline(kind, width, width * 0.85)}></path>`
  }`;
}

/**
 * @param {NodeDrawing} drawing
 * @param {Kit} kit
 */
function wholeTemplate(drawing, kit) {
  const { kind, value, name } = drawing;
  const { sizes } = kit;
  const [width, height] = bodyOf(kind, sizes);
  const size = kind === 'leaf' ? sizes.leafFont : sizes.valueFont;
  const corner = namePlace(kind, width, height, sizes.nameFont);
  return svg`<path class="shape" d=${outline(kind, width, height)}></path>${
    value ? svg`<text class="val" y=${valueBaseline(kind, height, size)}>${value}</text>` : nothing
  }${name ? svg`<text class="name" x=${corner.x} y=${corner.y}>${name}</text>` : nothing}${besideTemplate(drawing, kit)}`;
}

/**
 * @param {import('./shapes.js').Kind} kind
 * @param {Sizes} sizes
 */
export const bodyOf = (kind, { leafWidth, leafHeight, nodeWidth, nodeHeight }) =>
  kind === 'leaf' ? [leafWidth, leafHeight] : [nodeWidth, nodeHeight];

/**
 * @param {NodeDrawing} drawing
 * @param {Kit} kit
 */
function besideTemplate({ bounds, style, isQuiet }, { sizes, measure, score, separator }) {
  if (!bounds) return nothing;
  const label = windowLabel(style, bounds, { size: sizes.windowFont, isQuiet, measure, score, separator });
  return labelTemplate(label, px(sizes.nodeWidth / 2 + labelGap(sizes)), 0, isQuiet);
}

/**
 * A window at a place. Without a marker it is one text; the parts of a changing one can move apart.
 * @param {WindowLabel} label
 * @param {number} x
 * @param {number} y
 * @param {boolean} isQuiet
 */
function labelTemplate({ pieces, marker }, x, y, isQuiet) {
  const classes = `win ${isQuiet ? 'is-quiet' : ''}`;
  const role = (/** @type {WindowLabel['pieces'][number]} */ piece) => `${piece.role} ${piece.isNew ? 'is-new' : ''}`;
  if (!marker) {
    return svg`<text class=${classes}>${pieces.map(
      (piece) => svg`<tspan class=${role(piece)} x=${px(x + piece.x)} y=${px(y + piece.y)}>${piece.text}</tspan>`,
    )}</text>`;
  }
  const round = px(marker.height * 0.16);
  return svg`<g class=${classes}><rect class="marker" x=${px(x + marker.x)} y=${px(y + marker.y)} width=${px(marker.width)} height=${px(marker.height)} rx=${round}></rect>${pieces.map(
    (piece) =>
      svg`<text class=${role(piece)} x=${px(x + piece.x)} y=${px(y + piece.y)} font-size=${px(piece.size)}>${piece.text}</text>`,
  )}</g>`;
}

/**
 * The glow around the current node, behind all nodes.
 * @param {Scene} scene
 * @param {Kit} kit
 */
export function haloTemplate({ now }, { sizes }) {
  return repeat(
    now && !now.wedge ? [now] : [],
    (drawing) => drawing.node,
    ({ kind, x, y, scale }) => {
      const [width, height] = bodyOf(kind, sizes);
      return svg`<path class="halo" transform=${`translate(${px(x)} ${px(y)}) scale(${scale})`} d=${outline(kind, width, height)}></path>`;
    },
  );
}

/**
 * @param {NodeDrawing | null} focused
 * @param {Kit} kit
 */
export function ringTemplate(focused, { sizes }) {
  if (!focused) return nothing;
  const { kind, x, y, scale, wedge: folded } = focused;
  const [width, height] = bodyOf(kind, sizes);
  const reach = folded ? 14 : kind === 'leaf' ? 6 : 9;
  const [across, down] = folded ? [14, 14] : [width * scale, height * scale];
  return svg`<path class="ring" transform=${`translate(${px(x)} ${px(y)})`} d=${outline('leaf', across, down, reach)}></path>`;
}

/**
 * A returned value on its way to the caller.
 * @param {Scene} scene
 * @param {Kit} kit
 */
export function carriedTemplate({ carried }, { sizes, measure }) {
  return repeat(
    carried ? [carried] : [],
    ({ node }) => node,
    ({ x, y, text }) => {
      const height = 1.28 * sizes.valueFont;
      const width = Math.max(height, measure(text, sizes.valueFont, 700) + 0.6 * sizes.valueFont);
      return svg`<g class="carry" transform=${`translate(${px(x)} ${px(y)})`}><g class="carry-ride"><rect x=${px(-width / 2)} y=${px(-height / 2)} width=${px(width)} height=${px(height)} rx=${px(height / 2)}></rect><text y=".36em">${text}</text></g></g>`;
    },
  );
}

/**
 * Who moves in each row, and windows that have no room beside their node.
 * @param {Scene} scene
 * @param {Kit} kit
 */
export function rowsTemplate({ rows }, kit) {
  return repeat(
    rows,
    (row) => row.ply,
    (row) => rowTemplate(row, kit),
  );
}

/**
 * @param {RowDrawing} row
 * @param {Kit} kit
 */
function rowTemplate({ y, player, bounds, node }, { column, measure, score, separator, player: playerName }) {
  const { rowFont, windowFont: size } = column;
  const lift = bounds ? 1.24 * size : 0;
  const label = bounds && windowLabel('stacked', bounds, { size, isQuiet: false, measure, score, separator });
  return svg`<g aria-hidden="true">${
    player
      ? svg`<text class="row" x="0" y=${px(y - lift)} dy=".36em" font-size=${px(rowFont)}>${playerName(player)}</text>`
      : nothing
  }${
    label
      ? svg`<g class="margin" data-node=${node ?? nothing}>${labelTemplate(label, 0, y + 0.45 * rowFont, false)}</g>`
      : nothing
  }</g>`;
}
