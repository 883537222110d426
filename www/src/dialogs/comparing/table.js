// The table of dialects as plain cells: for the dialog, text, LaTeX and a picture.

import { isSame } from '../../port/comparison.js';
import { tabbed, tabular } from '../export/tables.js';
import { reasonsOf } from './reason.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/comparison.js').Comparison} Comparison */
/** @typedef {import('../../port/comparison.js').Row} Row */
/** @typedef {import('../../port/comparison.js').ReturnedScore} ReturnedScore */
/** @typedef {{ text: string, isDifferent: boolean }} Cell */
/** @typedef {{ cells: Cell[], why: string }} Line cells: the name first */

export const signs = { exact: '', upper: '≤ ', lower: '≥ ' };

/** @type {(page: Page, row: Row) => string} */
export const nameOf = ({ texts }, { dialect, algorithm }) =>
  texts.text(dialect === null ? `algorithm-${algorithm}` : `dialect-${dialect}`);

/**
 * @param {Page} page
 * @param {Comparison} comparison
 * @returns {{ head: string[], lines: Line[] }}
 */
export function cellsOf(page, { rows, columns, current }) {
  const { texts, labels, settings, score } = page;
  const count = (/** @type {number | null} */ value) => (value === null ? '—' : texts.text('counts-number', { value }));
  const returned = (/** @type {ReturnedScore | null} */ one) => (one ? `${signs[one.bound]}${score(one.score)}` : '—');
  const leaves = texts.text(settings.depth === null ? 'counts-leaves' : 'counts-positions');
  const names = [0, ...columns].map((node) => labels.of(node) || texts.text('code-root'));
  const lines = rows.map((row) => {
    const { numbers, isLong, isComing } = row;
    /** @type {(text: string, isDifferent: boolean) => Cell} */
    const cell = (text, isDifferent) => ({
      text: isComing ? '…' : text,
      isDifferent: isDifferent && !isLong && !isComing,
    });
    const cells = [
      { text: nameOf(page, row), isDifferent: false },
      cell(count(numbers.leaves), numbers.leaves !== current.leaves),
      cell(count(numbers.cutoffs), numbers.cutoffs !== current.cutoffs),
      cell(returned(numbers.root), !isSame(numbers.root, current.root)),
      ...columns.map((_, index) => {
        const one = numbers.returns[index] ?? null;
        return cell(returned(one), !isSame(one, current.returns[index]));
      }),
    ];
    return {
      cells,
      why: reasonsOf(page, row)
        .map(({ id, args }) => texts.text(id, args))
        .join(' '),
    };
  });
  return { head: [texts.text('dialect-label'), leaves, texts.text('key-cuts'), ...names], lines };
}

/** @type {(page: Page, comparison: Comparison) => string} */
export function tableText(page, comparison) {
  const { head, lines } = cellsOf(page, comparison);
  return tabbed([head, ...lines.map(({ cells, why }) => [...cells.map(({ text }) => text), why])]);
}

/** What differs from the row on the page is bold.
 * @type {(page: Page, comparison: Comparison) => string} */
export function tableTex(page, comparison) {
  const { head, lines } = cellsOf(page, comparison);
  const rows = lines.map(({ cells }) => cells.map(({ text, isDifferent }) => ({ text, isStrong: isDifferent })));
  return tabular(page, [head.map((text) => ({ text })), ...rows]);
}
