// The sizes of everything in the tree, from one font and a few measures of how large and how loosely things stand; and the
// limits a stage sets to them. Everything in px; a "font" is a font size. Knows no layout and no place.

/** @typedef {import('./measure.js').Measure} Measure */
/** @typedef {import('./windowlabel.js').WindowStyle} WindowStyle */
/** @typedef {{ width: number, height: number }} Box */

/**
 * @typedef {object} Choice what all sizes follow from
 * @property {number} font that everything is measured in
 * @property {number} grow how much larger inner nodes are than that font asks for
 * @property {number[]} scales by ply: how much larger still its inner nodes are; never more than on the ply above
 * @property {(WindowStyle | null)[]} beside by ply: how windows stand beside nodes; null where there is no room
 * @property {number} leaf how much larger leaves are
 * @property {number} loose how loosely leaves stand, 0 to 1
 * @property {number} air how loosely inner nodes stand, 0 to 1
 * @property {boolean} isBare leaves are numbers without a box
 * @property {boolean} isTight each node gets room for its own windows only, not for the widest of its ply
 */

/**
 * @typedef {object} Sizes
 * @property {number} leafFont
 * @property {number} leafWidth
 * @property {number} leafHeight
 * @property {number} nodeWidth of an inner node at scale 1
 * @property {number} nodeHeight
 * @property {number} valueFont
 * @property {number} windowFont
 * @property {number} nameFont
 * @property {number} gap the least between two boxes of a row
 * @property {number} leafAir further room on each side of a leaf
 * @property {number} nodeAir further room on each side of an inner node
 * @property {number} family half the further gap between the children of two nodes
 * @property {number} pen all line widths are multiples of this
 * @property {number[]} scales
 * @property {(WindowStyle | null)[]} beside
 * @property {boolean} isBare
 * @property {boolean} isTight
 */

/** The stage all sizes of the design are given for. */
const designWidth = 1340;
/** A narrower stage is a phone's: no row names, and text no smaller than on a page in the hand. */
const phoneWidth = 640;
/** The line widths of the design belong to nodes of this font. */
const penFont = 34;

/** What the outlines of a triangle take of the width inside, in node heights. */
const outline = 0.075;

/**
 * The share of a triangle's width that is free where it is narrowest for a value of this font, in node heights.
 * @param {number} font
 */
const freeShare = (font) => 0.685 - 0.367 * font;

/** @typedef {ReturnType<typeof limitsOf>} Limits */

/**
 * The smallest and largest fonts on a stage.
 * @param {Box} stage
 */
export function limitsOf({ width }) {
  const unit = width / designWidth;
  const isNarrow = width < phoneWidth;
  return {
    isNarrow,
    largest: Math.min(64, Math.max(36 * unit, 21)),
    /** Above this font, rows keep far apart. */
    roomy: Math.max(27 * unit, 17),
    windowLeast: isNarrow ? 12.25 : Math.max(20.4 * unit, 12.5),
    bareLeast: isNarrow ? 12 : Math.max(16.2 * unit, 10.7),
    /** Of a tree that the stage shows a part of. */
    scrolling: isNarrow ? 16 : Math.max(25 * unit, 15),
    row: Math.max(22 * unit, 14),
  };
}

/**
 * @param {string[]} scores the widest score texts of the tree
 * @param {Measure} measure
 * @param {Choice} choice
 * @returns {Sizes}
 */
export function sizesOf(scores, measure, { font, grow, leaf, loose, air, isBare, isTight, scales, beside }) {
  const leafFont = font * leaf;
  const nodeFont = font * grow;
  const widestLeaf = Math.max(0, ...scores.map((score) => measure(score, leafFont, 600)));
  const near = Math.max(8, 0.85 * nodeFont);
  const widestValue = Math.max(0.1, ...scores.map((score) => measure(`≥${score}`, near, 700) / near));
  const nodeHeight = (isBare ? 2 : 2.45 + 0.25 * loose) * nodeFont;
  const valueShare = isBare ? 0.34 : 0.347;
  const nodeWidth =
    Math.min(1.9, Math.max(1.18, (widestValue * valueShare + outline) / freeShare(valueShare))) * nodeHeight;
  return {
    leafFont,
    leafWidth: isBare
      ? widestLeaf + 0.05 * leafFont
      : Math.max((1.65 + 0.85 * loose) * leafFont, widestLeaf + (0.45 + 0.5 * loose) * leafFont),
    leafHeight: (isBare ? 1.3 : 2.05) * leafFont,
    nodeWidth,
    nodeHeight,
    valueFont: Math.min(
      valueShare * nodeHeight,
      (freeShare(valueShare) * nodeWidth - outline * nodeHeight) / widestValue,
    ),
    windowFont: 0.84 * nodeFont,
    nameFont: 0.84 * nodeFont,
    gap: 0.2 * font,
    leafAir: (isBare ? 0.15 : 0.3) * loose * leafFont,
    nodeAir: 0.4 * air * font,
    family: 0.7 * loose * leafFont,
    pen: Math.min(1.5, Math.max(0.5, nodeFont / penFont)),
    scales,
    beside,
    isBare,
    isTight,
  };
}
