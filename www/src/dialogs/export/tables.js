// A table as text for spreadsheets and e-mails, and as LaTeX for any document, written by the core. It knows nothing about the table's
// contents.

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {{ text: string, isStrong?: boolean }} Cell */

/**
 * Tabs between columns.
 * @param {(string | number)[][]} rows
 */
export const tabbed = (rows) => rows.map((cells) => cells.join('\t')).join('\n');

/**
 * A name in the first column, numbers in the others.
 * @param {Page} page
 * @param {Cell[][]} rows the head first
 */
export function tabular({ engine }, rows) {
  const cells = rows.flat();
  const strong = Uint8Array.from(cells, ({ isStrong }) => Number(isStrong ?? false));
  return engine.core().tabular(
    `l${'r'.repeat(rows[0].length - 1)}`,
    cells.map(({ text }) => text),
    strong,
  );
}
