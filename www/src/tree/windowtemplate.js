// A window as SVG, beside its node, below its leaf, or in the margin. Its pieces have been placed already; roles become classes.

import { nothing, svg } from 'lit-html';
import { px } from './shapes.js';
import { windowLabel } from './windowlabel.js';

/** @typedef {import('./kit.js').Kit} Kit */
/** @typedef {import('./nodes.js').NodeDrawing} NodeDrawing */
/** @typedef {import('./windowlabel.js').WindowLabel} WindowLabel */

/**
 * A window beside its node, or below its leaf.
 * @param {Pick<NodeDrawing, 'kind' | 'bounds' | 'style' | 'isQuiet'>} drawing
 * @param {number} x
 * @param {Kit} kit
 */
export function besideTemplate({ kind, bounds, style, isQuiet }, x, { sizes, measure, score, comma, writing }) {
  if (!bounds) return nothing;
  const label = windowLabel(style, bounds, { size: sizes.windowFont, isQuiet, measure, score, comma, writing });
  const look = isQuiet ? 'is-quiet' : '';
  if (kind !== 'leaf') return labelTemplate(label, x, 0, look);
  const down = sizes.leafHeight / 2 + (style === 'line' ? 0.8 : 1.3) * sizes.windowFont;
  return labelTemplate(label, -label.width / 2, down, look);
}

/**
 * A window at a place. Without a marker it is one text; the parts of a changing one can move apart.
 * @param {WindowLabel} label
 * @param {number} x
 * @param {number} y
 * @param {string} look classes besides its own
 * @returns {unknown}
 */
export function labelTemplate({ held, ...label }, x, y, look) {
  const text = textTemplate(label, x, y, look);
  return held
    ? svg`${text}<path class=${`held ${held.role}`} d=${`M${px(x + held.x)} ${px(y + held.y)}h${px(held.width)}`}></path>`
    : text;
}

/** @type {typeof labelTemplate} */
function textTemplate({ pieces, marker }, x, y, look) {
  const classes = `win ${look}`;
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
