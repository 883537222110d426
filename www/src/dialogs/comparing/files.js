// The table of dialects as a picture, drawn by the core: its rows with the differences marked, and the reason below each.

import { saveFigure } from '../export/saving.js';
import { cellsOf } from './table.js';

/**
 * @param {import('../../page/page.js').Page} page
 * @param {import('../../port/comparison.js').Comparison} comparison
 * @param {'svg' | 'png'} kind
 */
export async function saveTable(page, comparison, kind) {
  const { head, lines } = cellsOf(page, comparison);
  const cells = lines.flatMap((line) => line.cells);
  const figure = page.engine.core().tableFigure(
    head,
    cells.map(({ text }) => text),
    Uint8Array.from(cells, ({ isDifferent }) => Number(isDifferent)),
    lines.map(({ why }) => why),
  );
  await saveFigure(page, figure, { name: 'secateur-dialects', kind, title: page.texts.text('compare-title') });
}
