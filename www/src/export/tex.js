// Words for TeX: what is special there is escaped, the signs of scores and windows become mathematics, and what TeX's own
// fonts lack is set apart, so that nothing is lost whichever engine compiles it. It knows no drawing.

import { formula, pieces, worded } from './texsigns.js';

/**
 * @param {string} text
 * @returns {string}
 */
export const tex = (text) =>
  pieces(text)
    .map(({ kind, text: piece }) =>
      kind === 'formula' ? formula(piece) : kind === 'words' ? worded(piece) : `\\secOther{${piece}}`,
    )
    .join('');

/** Classes of the page's marks, and the colours that TeX gets for them. */
const marks = [
  { selector: '.a', colour: 'secAlpha' },
  { selector: '.b', colour: 'secBeta' },
  { selector: '.x', colour: 'secCut' },
];

/**
 * A sentence with its marks, as the page has drawn it.
 * @param {Node} node
 * @returns {string}
 */
export function richTex(node) {
  if (node.nodeType === Node.TEXT_NODE) return tex((node.textContent ?? '').replace(/[ \t\n\r]+/g, ' '));
  const inner = [...node.childNodes].map(richTex).join('');
  if (!(node instanceof Element)) return inner;
  const mark = marks.find(({ selector }) => node.matches(selector));
  if (mark) return `\\textcolor{${mark.colour}}{\\textbf{${inner}}}`;
  if (node.matches('mark')) return `\\colorbox{secNow}{${inner}}`;
  return node.matches('.nb') ? `\\mbox{${inner}}` : inner;
}

/**
 * Text that is only read by people who open the file.
 * @param {string} text
 */
export const comment = (text) => text.replace(/\s+/g, ' ');
