// Words for TeX: what is special there is escaped, and the signs of scores and windows become mathematics, so that every
// TeX engine and every font has them. It knows no drawing.

/** Signs that are mathematics; each in braces, so that none spaces itself like a formula's.
 * @type {Record<string, string>} */
const formulas = {
  '−': '-',
  '∞': '\\infty',
  '≤': '\\leq',
  '≥': '\\geq',
  '→': '\\to',
  '←': '\\gets',
  '×': '\\times',
  '·': '\\cdot',
  '<': '<',
  '>': '>',
  '|': '|',
  α: '\\alpha',
  β: '\\beta',
};

/** @type {Record<string, string>} */
const signs = {
  '…': '\\dots{}',
  '–': '--',
  '’': "'",
  '“': '``',
  '”': "''",
  '„': '\\quotedblbase{}',
  '«': '\\guillemotleft{}',
  '»': '\\guillemotright{}',
  '\u00a0': '~',
  '\u2009': '\\,',
  '\u202f': '\\,',
  '\u2060': '',
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '"': "''",
  ș: '\\textcommabelow{s}',
  ț: '\\textcommabelow{t}',
  Ș: '\\textcommabelow{S}',
  Ț: '\\textcommabelow{T}',
};

/**
 * @param {string} text
 * @returns {string}
 */
export const tex = (text) =>
  text
    .split(/([−∞≤≥→←×·<>|αβ]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `$${[...part].map((sign) => `{${formulas[sign]}}`).join('')}$` : words(part),
    )
    .join('');

/** @param {string} text */
const words = (text) =>
  [...text]
    .map((character) => (character < ' ' ? ' ' : (signs[character] ?? character.replace(/[{}$&#_%]/, '\\$&'))))
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
  if (node.nodeType === Node.TEXT_NODE) return tex((node.textContent ?? '').replace(/\s+/g, ' '));
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

/**
 * The lines that fonts need: TeX's own fonts where plain letters are all there is, the larger encodings where they are not.
 * @param {string} text of the document
 * @returns {string[]}
 */
export function fontLines(text) {
  const encodings = /[\u0400-\u04ff]/.test(text) ? 'T1,T2A' : 'T1';
  const isPlain = /^[ -~\n]*$/.test(text) && !/\\(textcommabelow|quotedblbase|guillemot)/.test(text);
  const larger = `\\usepackage[${encodings}]{fontenc}`;
  return [
    '\\usepackage[utf8]{inputenc}',
    ...(isPlain ? [] : [larger]),
    `\\IfFileExists{lmodern.sty}{${isPlain ? larger : ''}\\usepackage{lmodern}}{\\usepackage{fix-cm}}`,
  ];
}
