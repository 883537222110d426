// The table of dialects as a picture: its rows with what differs marked, and below each why.

import { html, svg } from 'lit-html';
import { lined, saveDrawing } from '../export/offstage.js';
import { cellsOf } from './table.js';

/** @typedef {import('../tree/measure.js').Measure} Measure */

/** Px. */
const font = { cell: 18, why: 15 };
const gap = 28;
const line = { cell: 30, why: 21 };
const margin = 24;
/** A table with few columns has room for its sentences all the same. */
const leastWidth = 900;

/**
 * @param {import('../page.js').Page} page
 * @param {import('./comparison.js').Comparison} comparison
 * @param {'svg' | 'png'} kind
 */
export function saveTable(page, comparison, kind) {
  const title = page.texts.text('compare-title');
  const file = { name: 'secateur-dialects', kind, look: 'is-compare', title };
  return saveDrawing(file, (measure) => drawn(cellsOf(page, comparison), measure));
}

/**
 * @param {ReturnType<typeof cellsOf>} table
 * @param {Measure} measure
 */
function drawn({ head, lines }, measure) {
  const rows = [head, ...lines.map(({ cells }) => cells.map(({ text }) => text))];
  const widths = head.map((_, column) => Math.max(...rows.map((cells) => measure(cells[column], font.cell, 650))));
  const tableWidth = widths.reduce((sum, width) => sum + width + gap, -gap);
  const width = Math.ceil(Math.max(tableWidth, leastWidth)) + 2 * margin;
  const ends = widths.map(
    (_, column) => margin + widths.slice(0, column + 1).reduce((sum, one) => sum + one + gap, -gap),
  );
  let y = margin + font.cell;
  const words = head.map((text, column) => word(text, ends, column, y, 'head'));
  for (const { cells, why } of lines) {
    y += line.cell + 8;
    words.push(svg`<line x1=${margin} x2=${width - margin} y1=${y - line.cell + 6} y2=${y - line.cell + 6}></line>`);
    words.push(
      ...cells.map(({ text, isDifferent }, column) => word(text, ends, column, y, isDifferent ? 'is-different' : '')),
    );
    for (const part of lined(why, width - 2 * margin, (text) => measure(text, font.why, 450))) {
      y += line.why;
      words.push(svg`<text class="why" x=${margin} y=${y}>${part}</text>`);
    }
  }
  const height = y + margin;
  const picture = html`<svg xmlns="http://www.w3.org/2000/svg" width=${width} height=${height} viewBox="0 0 ${width} ${height}">${words}</svg>`;
  return { picture, width, height };
}

/** Names stand to the left, numbers to the right of their column.
 * @type {(text: string, ends: number[], column: number, y: number, look: string) => unknown} */
const word = (text, ends, column, y, look) =>
  column === 0
    ? svg`<text class=${`name ${look}`} x=${margin} y=${y}>${text}</text>`
    : svg`<text class=${`number ${look}`} x=${ends[column]} y=${y}>${text}</text>`;
