// What stands beside and below the tree, as SVG: the names of the rows, windows that have no room beside their nodes, and the legend
// of the shapes. Reads a scene and decides nothing.

import { nothing, svg } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { smallRow } from './boxes.js';
import { px } from './shapes.js';
import { windowLabel } from './windowlabel.js';
import { labelTemplate } from './windowtemplate.js';

/** @typedef {import('./kit.js').Kit} Kit */
/** @typedef {import('./margin.js').RowDrawing} RowDrawing */
/** @typedef {import('./scene.js').Scene} Scene */

/**
 * Who moves in each row, and windows that have no room beside their node.
 * @param {Scene} scene
 * @param {Kit} kit
 */
export function rowsTemplate({ rows, legend }, kit) {
  const names = repeat(
    rows,
    (row) => row.ply,
    (row) => rowTemplate(row, kit),
  );
  return legend ? [names, legendTemplate(legend, kit)] : names;
}

/**
 * Which shape is whose, where no row says who moves.
 * @param {{ y: number }} legend
 * @param {Kit} kit
 */
function legendTemplate({ y }, { sizes, column, measure, sideName }) {
  const font = column.rowFont;
  const size = 0.9 * font;
  let x = 0;
  return svg`<g class="legend" aria-hidden="true">${(/** @type {const} */ (['max', 'min'])).map((side) => {
    const at = x;
    const { outline, share } = sizes.skin[side];
    x += size + 0.45 * font + measure(sideName(side), font, 500) + 1.4 * font;
    return svg`<path class="legend-shape" transform=${`translate(${px(at + size / 2 + 2)} ${px(y)})`} d=${outline(share * size, share * size)}></path><text class="row" x=${px(at + size + 0.45 * font)} y=${px(y)} dy=".36em" font-size=${px(font)}>${sideName(side)}</text>`;
  })}</g>`;
}

/**
 * @param {RowDrawing} row
 * @param {Kit} kit
 */
function rowTemplate({ ply, y, player, isLeaves, bounds, node }, { column, measure, score, comma, writing, rowText }) {
  const { rowFont, windowFont: size } = column;
  const lift = bounds ? 1.24 * size : 0;
  const label = bounds && windowLabel('stacked', bounds, { size, isQuiet: false, measure, score, comma, writing });
  const said = rowText(ply, player, isLeaves);
  const line = (/** @type {string} */ text, /** @type {number} */ at, /** @type {number} */ font) =>
    text ? svg`<text class="row" x="0" y=${px(at)} dy=".36em" font-size=${px(font)}>${text}</text>` : nothing;
  const up = said?.small ? 0.55 * rowFont : 0;
  return svg`<g aria-hidden="true">${
    said ? [line(said.text, y - lift - up, rowFont), line(said.small, y - lift + up, smallRow * rowFont)] : nothing
  }${
    label
      ? svg`<g class="margin" data-node=${node ?? nothing}>${labelTemplate(label, 0, y + 0.45 * rowFont, '')}</g>`
      : nothing
  }</g>`;
}
