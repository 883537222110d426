// The label of a window beside its node: on one line, as the chosen notation writes it, or α and β stacked. Says which text
// stands where and which bound lies on the yellow marker. Knows no node, no colour and no element: roles become classes.

import { chipPad as pad } from './skins.js';

/** @typedef {import('../types.js').Side} Side */
/** @typedef {import('./measure.js').Measure} Measure */
/** @typedef {import('../types.js').Notation} Notation */

/** @typedef {'line' | 'stacked'} WindowStyle */

/**
 * @typedef {object} Bounds
 * @property {number} alpha
 * @property {number} beta
 * @property {Side | null} side the bound to look at: it has just moved, or was just met
 * @property {number | null} from where that bound was; null if it has not moved
 */

/** @typedef {'a' | 'b' | 'old' | 'arrow' | 'plain'} Role */
/** @typedef {{ text: string, role: Role, isNew: boolean, x: number, y: number, size: number }} Piece from the label's left edge and the node's centre */
/** @typedef {{ x: number, y: number, width: number, height: number }} Marker */
/** @typedef {{ pieces: Piece[], marker: Marker | null, width: number }} WindowLabel */

/** @typedef {{ size: number, isQuiet: boolean, score: (value: number) => string, separator: string, writing: Notation['windows'], measure: Measure }} Setting */

/**
 * How windows are written on one line: around both bounds, before each, and between them.
 * @type {Record<Notation['windows'], { open: string, close: string, names: Record<Side, string>, isList: boolean }>}
 */
const writings = {
  closed: { open: '[', close: ']', names: { alpha: '', beta: '' }, isList: true },
  open: { open: '(', close: ')', names: { alpha: '', beta: '' }, isList: true },
  labelled: { open: '', close: '', names: { alpha: 'α=', beta: 'β=' }, isList: false },
};
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
  return style === 'line' ? onOneLine(bounds, setting) : stacked(bounds, setting);
}

/**
 * @param {Bounds} bounds
 * @param {Setting} setting
 */
function onOneLine(bounds, setting) {
  const { alpha, beta, side } = bounds;
  const { separator, score } = setting;
  const { open, close, names, isList } = writings[setting.writing];
  const line = createLine(setting, 0.35);
  if (setting.isQuiet && !side) {
    const between = isList ? `${separator} ` : '\u00a0\u00a0';
    line.add(open + names.alpha + score(alpha) + between + names.beta + score(beta) + close, 'plain');
    return line.label();
  }
  line.add(open, 'plain');
  line.add(names.alpha, 'a');
  addBound(line, 'alpha', bounds, setting);
  line.add(isList ? separator : '', 'plain');
  line.skip(isList ? space.list : space.apart);
  line.add(names.beta, 'b');
  addBound(line, 'beta', bounds, setting);
  line.add(close, 'plain');
  return line.label();
}

/**
 * @param {Bounds} bounds
 * @param {Setting} setting
 */
function stacked(bounds, setting) {
  const labels = /** @type {const} */ (['alpha', 'beta']).map((side, index) => {
    const line = createLine(setting, stackedLines[index]);
    line.add(side === 'alpha' ? 'α' : 'β', side === 'alpha' ? 'a' : 'b');
    line.skip(bounds.side === side && bounds.from === null ? pad : 2 * pad);
    addBound(line, side, bounds, setting, { isShort: true });
    return line.label();
  });
  return {
    pieces: labels.flatMap((label) => label.pieces),
    marker: labels[0].marker ?? labels[1].marker,
    width: Math.max(labels[0].width, labels[1].width),
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
  const role = side === 'alpha' ? 'a' : 'b';
  const text = score(bounds[side]);
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
      pieces.push({ text, role, isNew, x, y: baseline * size, size: scale * size });
      x += measure(text, scale * size, weightOf(role, isQuiet && !isNew));
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
