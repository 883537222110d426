// A drawing as TikZ: colours and styles with names, and one short line for each piece. Places are px of the page's picture,
// so lines can be found again and moved; one unit scales everything.

import { tex } from './tex.js';

/** @typedef {import('./pieces.js').Piece} Piece */
/** @typedef {import('./pieces.js').Segment} Segment */

/** TeX's letters and signs are wider than the page's: so much smaller they take the same room. */
const slim = 0.93;
/** Points in a centimetre. */
const points = 28.4528;

/** The page's five colours and its inks, by their own names; further colours get numbers.
 * @type {Record<string, string>} */
const names = {
  '--now': 'secNow',
  '--alpha': 'secAlpha',
  '--beta': 'secBeta',
  '--cut': 'secCut',
  '--ink': 'secInk',
  '--ink-2': 'secInkTwo',
  '--ink-3': 'secInkThree',
  '--rule': 'secRule',
  '--soft': 'secSoft',
  '--raise': 'secRaise',
};

/**
 * What several pictures share: names for colours and styles, given when first needed.
 * @param {number} unit centimetres of one px
 * @param {(token: string) => string} hexOf the page's colour of a token
 */
export function createStyles(unit, hexOf) {
  const colours = new Map(Object.entries(names).map(([token, name]) => [name, hexOf(token)]));
  /** @type {Map<string, string>} */
  const styles = new Map();
  const pt = (/** @type {number} */ px) => `${Math.round(px * unit * points * 100) / 100}pt`;

  /** @param {string} hex */
  function colour(hex) {
    for (const [name, known] of colours) if (known === hex) return name;
    // TeX's names have no digits.
    const name = `secColour${String(colours.size).replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)])}`;
    colours.set(name, hex);
    return name;
  }

  /**
   * The name of a style; the same options have one name, whatever their role.
   * @param {string} role
   * @param {string} options
   */
  function style(role, options) {
    const known = styles.get(options);
    if (known) return known;
    const taken = [...styles.values()];
    let name = `sec ${role}`;
    for (let number = 2; taken.includes(name); number += 1) name = `sec ${role} ${number}`;
    styles.set(options, name);
    return name;
  }

  return {
    unit,
    pt,
    colour,
    style,
    /** The lines that define everything named so far. */
    lines: () => [
      ...[...colours].map(([name, hex]) => `\\definecolor{${name}}{HTML}{${hex.slice(1).toUpperCase()}}`),
      '\\tikzset{',
      `  sec unit/.style={x=${round(unit)}cm, y=-${round(unit)}cm, line join=round},`,
      '  sec text/.style={anchor=base, inner sep=0pt, outer sep=0pt},',
      ...[...styles].map(([options, name]) => `  ${name}/.style={${options}},`),
      '}',
    ],
  };
}

/** @typedef {ReturnType<typeof createStyles>} Styles */

/**
 * @param {Piece[]} pieces
 * @param {{ width: number, height: number }} size in px
 * @param {Styles} styles
 * @returns {string[]} lines from \begin{tikzpicture} to \end{tikzpicture}
 */
export function tikzPicture(pieces, { width, height }, styles) {
  return [
    '\\begin{tikzpicture}[sec unit]',
    `  \\useasboundingbox (0,0) rectangle (${width},${height});`,
    ...pieces.map((piece) => `  ${piece.kind === 'path' ? pathLine(piece, styles) : textLine(piece, styles)}`),
    '\\end{tikzpicture}',
  ];
}

/**
 * @param {import('./pieces.js').PathPiece} piece
 * @param {Styles} styles
 */
function pathLine({ role, segments, fill, stroke, width, dash, cap, opacity }, { style, colour, pt }) {
  const options = [];
  if (fill) options.push(`fill=${colour(fill)}`);
  if (stroke) options.push(`draw=${colour(stroke)}`, `line width=${pt(width)}`);
  if (stroke && cap === 'round') options.push('line cap=round');
  if (stroke && dash.length > 0) options.push(`dash pattern=${dashed(dash, pt)}`);
  if (opacity < 1) options.push(`opacity=${opacity}`);
  return `\\path[${style(role, options.join(', '))}] ${segments.map(segmentText).join(' ')};`;
}

/**
 * @param {number[]} dash on and off by turns; an odd number goes round twice
 * @param {(px: number) => string} pt
 */
const dashed = (dash, pt) =>
  (dash.length % 2 === 0 ? dash : [...dash, ...dash])
    .map((length, index) => `${index % 2 === 0 ? 'on' : 'off'} ${pt(length)}`)
    .join(' ');

/** @param {Segment} segment */
function segmentText([command, ...at]) {
  const place = (/** @type {number} */ index) => `(${at[index]},${at[index + 1]})`;
  if (command === 'M') return place(0);
  if (command === 'L') return `-- ${place(0)}`;
  if (command === 'C') return `.. controls ${place(0)} and ${place(2)} .. ${place(4)}`;
  return '-- cycle';
}

/**
 * @param {import('./pieces.js').TextPiece} piece
 * @param {Styles} styles
 */
function textLine({ role, text, x, y, size, isBold, isStruck, fill }, { style, colour, unit }) {
  const font = Math.round(size * unit * points * slim * 10) / 10;
  const series = isBold ? '\\bfseries\\boldmath' : '';
  const options = `sec text, text=${colour(fill)}, font=\\sffamily${series}\\fontsize{${font}}{${font}}\\selectfont`;
  return `\\node[${style(role, options)}] at (${x},${y}) {${isStruck ? struck(tex(text)) : tex(text)}};`;
}

/**
 * A line through a text, as wide as the text.
 * @param {string} words
 */
const struck = (words) =>
  `\\tikz[baseline=(t.base)]{\\node[inner sep=0pt](t){${words}};\\draw[line width=.08ex](t.west)--(t.east);}`;

/** @param {number} value */
const round = (value) => Math.round(value * 1e5) / 1e5;
