// A table as text for spreadsheets and e-mails, and as LaTeX for any document, which says first what it needs there. It knows
// nothing of what stands in the table.

import { comment } from './tex.js';
import { otherSigns } from './texfonts.js';
import { cyrillic, latin } from './texsigns.js';

/** @typedef {import('../words/texts.js').Texts} Texts */

/**
 * Tabs between columns.
 * @param {(string | number)[][]} rows
 */
export const tabbed = (rows) => rows.map((cells) => cells.join('\t')).join('\n');

/**
 * @param {string} columns of a tabular
 * @param {string[][]} rows in TeX, the head first
 * @param {Texts} texts
 */
export function tabular(columns, rows, texts) {
  const [head, ...body] = rows.map((cells) => `  ${cells.join(' & ')} \\\\`);
  const source = [`\\begin{tabular}{${columns}}`, head, '  \\hline', ...body, '\\end{tabular}'].join('\n');
  // The document has the font, so it is asked for it plainly.
  return [
    ...needs(source, texts).map((line) => `% ${comment(line)}`),
    source.replace(/\\secOther\{(.*?)\}/gu, '$1'),
  ].join('\n');
}

/**
 * @param {string} source
 * @param {Texts} texts
 */
function needs(source, texts) {
  const signs = otherSigns(source);
  if (signs !== '') return [texts.text('taking-tex-engine', { signs })];
  const encodings = [...(latin.test(source) ? ['T1'] : []), ...(cyrillic.test(source) ? ['T2A'] : [])];
  const encoding = `\\usepackage[${encodings.join(',')}]{fontenc}`;
  return encodings.length === 0 ? [] : [texts.text('taking-tex-encoding', { encoding })];
}
