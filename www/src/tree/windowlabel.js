// The label of a window beside its node: on one line, as the chosen notation writes it, or α and β stacked. Says which text
// stands where and which bound lies on the yellow marker. Knows no node, no colour and no element: roles become classes.

import { chipPad as pad } from './skins.js';

/** @typedef {import('../state/types.js').Side} Side */
/** @typedef {import('./measure.js').Measure} Measure */
/** @typedef {import('../state/types.js').Notation} Notation */

/** @typedef {'line' | 'stacked'} WindowStyle */

/**
 * @typedef {object} Bounds
 * @property {number | null} alpha null where it does not stand there
 * @property {number | null} beta
 * @property {Side | null} side the bound to look at: it has just moved, or was just met
 * @property {number | null} from where that bound was; null if it has not moved
 * @property {Side | null} [held] the bound of this very node that a cut-off below it has met
 */

/** @typedef {'a' | 'b' | 'old' | 'arrow' | 'plain'} Role */
/** @typedef {{ text: string, role: Role, isNew: boolean, x: number, y: number, width: number, size: number }} Piece from the label's left edge and the node's centre */
/** @typedef {{ x: number, y: number, width: number, height: number }} Marker */
/** @typedef {{ pieces: Piece[], marker: Marker | null, width: number, held?: { role: Role, x: number, y: number, width: number } }} WindowLabel held: a line under that bound */

/** @typedef {Pick<Notation, 'windows' | 'names' | 'separator' | 'best' | 'unseen'>} Writing of windows and values */
/**
 * @typedef {object} Setting
 * @property {number} size
 * @property {boolean} isQuiet
 * @property {(value: number) => string} score
 * @property {string} comma between numbers in a list, as the language has it
 * @property {Writing} writing
 * @property {Measure} measure
 */

/**
 * How windows are written on one line: around both bounds; or a name before each.
 * @type {Record<Notation['windows'], { open: string, close: string }>}
 */
const brackets = {
  closed: { open: '[', close: ']' },
  open: { open: '(', close: ')' },
  labelled: { open: '', close: '' },
};
/** What the bounds are called. @type {Record<Notation['names'], Record<Side, string>>} */
export const boundNames = { greek: { alpha: 'α', beta: 'β' }, 'min-max': { alpha: 'min', beta: 'max' } };
/** @type {Side[]} */
const bothSides = ['alpha', 'beta'];
/** @type {(side: Side) => Role} */
const roleOf = (side) => (side === 'alpha' ? 'a' : 'b');
/** @type {(bounds: Bounds) => Side[]} the bounds that stand there */
const sidesOf = (bounds) => bothSides.filter((side) => bounds[side] !== null);

/** @type {(setting: Pick<Setting, 'comma' | 'writing'>) => string} */
const commaOf = ({ comma, writing }) => ({ comma, semicolon: ';', tight: comma })[writing.separator];
/** Between the bounds, in em: after a comma, and without one. */
const space = { list: 0.24, apart: 0.5 };
/** Baselines of the two stacked lines, in em from the node's centre. */
const stackedLines = [-0.27, 0.97];

/**
 * @param {WindowStyle} style
 * @param {Bounds} bounds
 * @param {Setting} setting
 * @returns {WindowLabel}
 */
export function windowLabel(style, bounds, setting) {
  const label = style === 'line' ? onOneLine(bounds, setting) : stacked(bounds, setting);
  return bounds.held ? { ...label, held: lineUnder(label.pieces, roleOf(bounds.held)) } : label;
}

/**
 * @param {Piece[]} pieces
 * @param {Role} role
 * @returns {WindowLabel['held']}
 */
function lineUnder(pieces, role) {
  const under = pieces.filter((piece) => piece.role === role);
  const last = under.at(-1);
  if (!last) return undefined;
  const [{ x }] = under;
  return { role, x, y: last.y + 0.24 * last.size, width: last.x + last.width - x };
}

/**
 * @param {Bounds} bounds
 * @param {Setting} setting
 */
function onOneLine(bounds, setting) {
  const { score, writing } = setting;
  const { open, close } = brackets[writing.windows];
  const isList = writing.windows !== 'labelled';
  const isTight = writing.separator === 'tight';
  const sides = sidesOf(bounds);
  const nameOf = (/** @type {Side} */ side) => (isList ? '' : `${boundNames[writing.names][side]}=`);
  const line = createLine(setting, 0.35);
  if (setting.isQuiet && !bounds.side) {
    const between = isList ? `${commaOf(setting)}${isTight ? '' : ' '}` : '\u00a0\u00a0';
    const texts = sides.map((side) => nameOf(side) + score(Number(bounds[side])));
    line.add(open + texts.join(between) + close, 'plain');
    return line.label();
  }
  line.add(open, 'plain');
  for (const [index, side] of sides.entries()) {
    if (index > 0) {
      line.add(isList ? commaOf(setting) : '', 'plain');
      line.skip(isList ? (isTight ? 0 : space.list) : space.apart);
    }
    line.add(nameOf(side), roleOf(side));
    addBound(line, side, bounds, setting);
  }
  line.add(close, 'plain');
  return line.label();
}

/**
 * @param {Bounds} bounds
 * @param {Setting} setting
 */
function stacked(bounds, setting) {
  const sides = sidesOf(bounds);
  const labels = sides.map((side, index) => {
    // One line alone stands level with the node.
    const line = createLine(setting, sides.length === 1 ? 0.35 : stackedLines[index]);
    const isNamed = setting.writing.windows === 'labelled' || sides.length === 1;
    line.add(`${boundNames[setting.writing.names][side]}${isNamed ? '=' : ''}`, roleOf(side));
    if (!isNamed) line.skip(bounds.side === side && bounds.from === null ? pad : 2 * pad);
    addBound(line, side, bounds, setting, { isShort: true });
    return line.label();
  });
  return {
    pieces: labels.flatMap((label) => label.pieces),
    marker: labels.map((label) => label.marker).find((marker) => marker) ?? null,
    width: Math.max(...labels.map((label) => label.width)),
  };
}

/**
 * @param {ReturnType<typeof createLine>} line
 * @param {Side} side
 * @param {Bounds} bounds
 * @param {Setting} setting
 * @param {{ isShort?: boolean }} [how] a short one has no arrow between old and new
 */
function addBound(line, side, bounds, { score }, { isShort = false } = {}) {
  const role = roleOf(side);
  const text = score(Number(bounds[side]));
  if (bounds.side !== side) {
    line.add(text, role);
    return;
  }
  if (bounds.from !== null) {
    line.add(score(bounds.from), 'old', isShort ? 0.82 : 0.78);
    line.skip(0.14);
    if (!isShort) {
      line.add('→', 'arrow', 0.72);
      line.skip(0.06);
    }
  }
  line.mark(text, role);
}

/**
 * One line of text, piece after piece.
 * @param {Setting} setting
 * @param {number} baseline in em
 */
function createLine({ size, isQuiet, measure }, baseline) {
  /** @type {Piece[]} */
  const pieces = [];
  /** @type {Marker | null} */
  let marker = null;
  let x = 0;

  const line = {
    /** @type {(text: string, role: Role, scale?: number, isNew?: boolean) => void} */
    add(text, role, scale = 1, isNew = false) {
      if (text === '') return;
      const width = measure(text, scale * size, weightOf(role, isQuiet && !isNew));
      pieces.push({ text, role, isNew, x, y: baseline * size, width, size: scale * size });
      x += width;
    },
    /** @type {(em: number) => void} */
    skip(em) {
      x += em * size;
    },
    /** @type {(text: string, role: Role) => void} */
    mark(text, role) {
      const from = x;
      line.skip(pad);
      line.add(text, role, 1, true);
      line.skip(pad);
      marker = { x: from, y: (baseline - 0.97) * size, width: x - from, height: 1.24 * size };
    },
    label: () => ({ pieces, marker, width: x }),
  };
  return line;
}

/**
 * @param {Role} role
 * @param {boolean} isQuiet
 */
function weightOf(role, isQuiet) {
  if (isQuiet || role === 'old' || role === 'arrow') return 450;
  return role === 'plain' ? 500 : 650;
}
