// The label of a window beside its node: [α, β] on one line, or α and β stacked. Says which text stands where and which
// bound lies on the yellow marker. Knows no node, no colour and no element: roles become classes elsewhere.

/** @typedef {import('../types.js').Side} Side */
/** @typedef {import('./measure.js').Measure} Measure */

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

/** @typedef {{ size: number, isQuiet: boolean, score: (value: number) => string, separator: string, measure: Measure }} Setting */

/** Space around a text on the marker, in em. */
const pad = 0.2;
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
  const line = createLine(setting, 0.35);
  if (setting.isQuiet && !side) {
    line.add(`[${setting.score(alpha)}${setting.separator} ${setting.score(beta)}]`, 'plain');
    return line.label();
  }
  line.add('[', 'plain');
  addBound(line, 'alpha', bounds, setting);
  line.add(setting.separator, 'plain');
  line.skip(0.24);
  addBound(line, 'beta', bounds, setting);
  line.add(']', 'plain');
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
