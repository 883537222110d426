// The boxes that must not touch: each node with its name and the widest labels it will ever have, to the left and right of
// its centre; and the column on the left that belongs to the rows. All px. Knows no place of any node.

import { withWidestDigits } from './measure.js';
import { beyond } from './ranks.js';
import { bodyOf, signReach, spotsOf } from './skins.js';
import { windowLabel } from './windowlabel.js';

/** @typedef {import('./measure.js').Measure} Measure */
/** @typedef {import('./rows.js').Row} Row */
/** @typedef {import('./sizes.js').Sizes} Sizes */
/** @typedef {import('./sizes.js').Limits} Limits */
/** @typedef {import('./windowlabel.js').Bounds} Bounds */
/** @typedef {import('./windowlabel.js').WindowStyle} WindowStyle */

/**
 * @typedef {object} Plan what there is to draw
 * @property {import('./skins.js').Skin} skin
 * @property {Row[]} rows
 * @property {Uint16Array} plies
 * @property {Uint32Array} ends
 * @property {Uint32Array} parents
 * @property {import('./ranks.js').Ranks} ranks
 * @property {string[]} scores the widest score texts
 * @property {Bounds[][]} windows by ply; empty without windows
 * @property {Map<number, Bounds[]>} windowsOf by node
 * @property {import('./widest.js').Words} [words] where both stand in the node
 * @property {(node: number) => string} name
 * @property {boolean} isLarge too many nodes to look at each name
 * @property {string} longestName stands for all names of a large tree
 * @property {import('./rowtexts.js').RowTexts} rowText
 * @property {boolean} [onPath] whether windows go when their nodes return
 * @property {boolean} [hasLegend] whether it says below the tree what shapes mean
 * @property {boolean} leafWindows whether leaves have windows below them
 * @property {(value: number) => string} score
 * @property {string} comma between numbers in a list
 * @property {import('./windowlabel.js').Writing} writing of windows
 */

/** In characters. */
const longest = 14;

/**
 * A name as it is drawn: a very long one is shortened, and beside a pill it stands in brackets, as in the words of its course.
 * @param {string} name
 * @param {Partial<Sizes['skin']>} [skin]
 * @returns {string}
 */
export function shownName(name, { isPill } = {}) {
  const short = name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
  return isPill && name !== '' ? `(${short})` : short;
}

/**
 * How far boxes reach to the left and right of their nodes' centres, in px: node by node, or for each row of a large tree.
 * @typedef {object} Boxes
 * @property {number} gap
 * @property {(node: number) => number} left
 * @property {(node: number) => number} right
 * @property {{ left: Float64Array, right: Float64Array } | { rows: Float64Array, family: number }} all
 */

/**
 * @param {Plan} plan
 * @param {Sizes} sizes
 * @param {Measure} measure
 * @returns {Boxes}
 */
export function boxesOf(plan, sizes, measure) {
  const widest = plan.rows.map((_, ply) => labelWidth(plan, sizes, measure, sizes.beside[ply], plan.windows[ply]));
  return plan.isLarge ? rowBoxes(plan, sizes, measure, widest) : nodeBoxes(plan, sizes, measure, widest);
}

/**
 * @param {Plan} plan
 * @param {Sizes} sizes
 * @param {Measure} measure
 * @param {number[]} widest label, by ply
 * @returns {Boxes}
 */
function rowBoxes({ plies, ends, longestName }, sizes, measure, widest) {
  const { leafAir, nodeAir, leafWidth, family, gap } = sizes;
  const leaf = [leafAir + leftOf('leaf', '', sizes, measure), leafAir + leafWidth / 2];
  const rows = Float64Array.from(
    widest.flatMap((label, ply) => {
      const scale = sizes.scales[ply];
      const reach = [leftOf('max', longestName, sizes, measure), rightOf(longestName, label, sizes, measure)];
      return [...leaf, ...reach.map((px) => nodeAir + scale * px)];
    }),
  );
  const at = (/** @type {number} */ node, /** @type {number} */ side) =>
    rows[4 * plies[node] + side + (ends[node] === node + 1 ? 0 : 2)];
  return { gap, left: (node) => at(node, 0), right: (node) => at(node, 1), all: { rows, family } };
}

/**
 * @param {Plan} plan
 * @param {Sizes} sizes
 * @param {Measure} measure
 * @param {number[]} widest label, by ply
 * @returns {Boxes}
 */
function nodeBoxes(plan, sizes, measure, widest) {
  const { plies, ends, parents, ranks } = plan;
  const left = new Float64Array(ends.length);
  const right = new Float64Array(ends.length);
  for (let node = 0; node < ends.length; node += 1) {
    const ply = plies[node];
    const name = plan.name(node);
    if (ends[node] === node + 1) {
      const below = sizes.isTight ? plan.windowsOf.get(node) : plan.windowsOf.size > 0 ? plan.windows[ply] : [];
      const label = plan.leafWindows ? labelWidth(plan, sizes, measure, sizes.beside[ply], below) / 2 : 0;
      left[node] = sizes.leafAir + Math.max(label, leftOf('leaf', name, sizes, measure));
      right[node] = sizes.leafAir + Math.max(label, sizes.leafWidth / 2);
    } else {
      const label = sizes.isTight
        ? labelWidth(plan, sizes, measure, sizes.beside[ply], plan.windowsOf.get(node))
        : widest[ply];
      left[node] = sizes.nodeAir + sizes.scales[ply] * leftOf('max', name, sizes, measure);
      right[node] = sizes.nodeAir + sizes.scales[ply] * rightOf(name, label, sizes, measure);
    }
  }
  // The first and the last child keep the families apart.
  for (let node = 1; node < ends.length; node += 1) {
    const parent = parents[node];
    if (ranks.of(node) === ranks.of(parent) + 1) left[node] += sizes.family;
    if (beyond(ranks, ends, node) === beyond(ranks, ends, parent)) right[node] += sizes.family;
  }
  return { gap: sizes.gap, left: (node) => left[node], right: (node) => right[node], all: { left, right } };
}

/**
 * How far an inner node with its name and window reaches to the right.
 * @param {string} name
 * @param {number} window its width
 * @param {Sizes} sizes
 * @param {Measure} measure
 */
function rightOf(name, window, sizes, measure) {
  const label = nameRoom(name, sizes, measure) + window;
  return label > 0 ? spotsOf('max', sizes).window + label : sizes.nodeWidth / 2;
}

/**
 * @param {import('./shapes.js').Kind} kind
 * @param {string} name
 * @param {Sizes} sizes
 * @param {Measure} measure
 */
function leftOf(kind, name, sizes, measure) {
  const [width] = bodyOf(kind, sizes);
  const spots = spotsOf(kind, sizes);
  if (sizes.skin.isBeside && kind !== 'leaf') return spots.window + sizes.valueRoom;
  if (sizes.skin.isPill && kind !== 'leaf' && !name) return width / 2 + signReach * sizes.nodeHeight;
  if (!name) return width / 2;
  return Math.max(
    width / 2,
    measure(shownName(name, sizes.skin), sizes.nameFont, 500) - spots.name.x + 0.2 * sizes.nameFont,
  );
}

/**
 * The room that an inner node's name takes between the node and its window, where names stand there.
 * @param {string} name
 * @param {Sizes} sizes
 * @param {Measure} measure
 */
export function nameRoom(name, { skin, nameFont }, measure) {
  return skin.isBeside && !skin.isNamed && name ? measure(shownName(name, skin), nameFont, 500) + 0.45 * nameFont : 0;
}

/**
 * The width of the widest of these windows.
 * @param {Plan} plan
 * @param {Sizes} sizes
 * @param {Measure} measure
 * @param {WindowStyle | null} style
 * @param {Bounds[]} [windows]
 */
function labelWidth(plan, sizes, measure, style, windows = []) {
  const { windowFont } = sizes;
  if (!style || windows.length === 0) return 0;
  const score = (/** @type {number} */ value) => withWidestDigits(plan.score(value));
  const { comma, writing } = plan;
  const setting = { size: windowFont, isQuiet: false, measure, score, comma, writing };
  return Math.max(...windows.map((bounds) => windowLabel(style, bounds, setting).width)) + 1;
}

/** The second line about a row, in heights of the first. */
export const smallRow = 0.86;

/** The font of a window that has room only in the margin. */
const marginFont = (/** @type {number} */ rowFont) => 0.8 * rowFont;

/**
 * The column on the left: the names of the rows, and the windows that have no room beside their nodes.
 * @param {Plan} plan
 * @param {Sizes} sizes
 * @param {Limits} limits
 * @param {Measure} measure
 * @returns {{ width: number, rowFont: number, windowFont: number, isShort: boolean }}
 */
export function columnOf(plan, sizes, { isNarrow, row }, measure) {
  const windowFont = marginFont(row);
  const texts = plan.rows.flatMap(({ player, inner }, ply) => plan.rowText(ply, player, inner === 0) ?? []);
  const isCounted = texts.some(({ small }) => small !== '');
  const isShort = isNarrow && isCounted;
  if ((isNarrow && !plan.skin.needsRows && !isCounted) || texts.length === 0)
    return { width: 4, rowFont: row, windowFont, isShort };
  const wide = (/** @type {string} */ name) => measure(name, row, 500) + 0.06 * row * name.length;
  const names = isShort ? [wide('00')] : texts.map(({ text, small }) => Math.max(wide(text), smallRow * wide(small)));
  const windows = plan.windows.map((bounds, ply) =>
    sizes.beside[ply] ? 0 : labelWidth(plan, { ...sizes, windowFont }, measure, 'stacked', bounds) + 0.3 * windowFont,
  );
  return { width: Math.max(...names, ...windows) + 0.5 * row, rowFont: row, windowFont, isShort };
}
