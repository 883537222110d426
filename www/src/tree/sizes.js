// The sizes of everything in the tree, from one font and a few measures of how large and how loosely things stand; and the
// limits a stage sets to them. Everything in px; a "font" is a font size. Knows no layout and no place.

import { chipPad, signReach } from './skins.js';

/** @typedef {import('./measure.js').Measure} Measure */
/** @typedef {import('./windowlabel.js').WindowStyle} WindowStyle */
/** @typedef {{ width: number, height: number }} Box */
/** @typedef {Pick<import('./boxes.js').Plan, 'scores' | 'skin'> & Partial<Pick<import('./boxes.js').Plan, 'words' | 'rows' | 'leafWindows'>>} SizedPlan */

/**
 * @typedef {object} Choice what all sizes follow from
 * @property {number} font that everything is measured in
 * @property {number} grow how much larger inner nodes are than that font asks for
 * @property {number[]} scales by ply: how much larger still its inner nodes are; never more than on the ply above
 * @property {(WindowStyle | null)[]} beside by ply: how windows stand beside nodes; null where there is no room
 * @property {number} leaf how much larger leaves are
 * @property {number} loose how loosely leaves stand, 0 to 1
 * @property {number} spread how loosely leaves stand beside their siblings, 0 to 1; not less than loose
 * @property {number} air how loosely inner nodes stand, 0 to 1
 * @property {boolean} isDense no room for boxes around leaves
 * @property {boolean} isTight each node gets room for its own windows only, not for the widest of its ply
 */

/**
 * @typedef {object} Sizes
 * @property {import('./skins.js').Skin} skin
 * @property {number} leafFont
 * @property {number} leafWidth
 * @property {number} leafHeight
 * @property {number} rowUnit what gaps are measured in: the height of an inner node that holds its value
 * @property {number} signSize of a cut-off
 * @property {number} nodeWidth of an inner node at scale 1
 * @property {number} nodeHeight
 * @property {number} valueFont
 * @property {number} valueRoom beside a node for its value; 0 if values stand inside
 * @property {number} windowFont
 * @property {number} nameFont
 * @property {{ left: number, right: number }[]} bands by ply: how far labels on either side of nodes reach above and below
 *   the row's middle, at scale 1
 * @property {number} gap the least between two boxes of a row
 * @property {number} leafAir further room on each side of a leaf
 * @property {number} nodeAir further room on each side of an inner node
 * @property {number} family half the further gap between the children of two nodes
 * @property {number} pen all line widths are multiples of this
 * @property {number[]} scales
 * @property {(WindowStyle | null)[]} beside
 * @property {boolean} isBare leaves are numbers without a box
 * @property {boolean} isTight
 * @property {number} leafLabel how far windows reach below leaves
 */

/** The stage all sizes of the design are given for. */
const designWidth = 1340;
/** A narrower stage is a phone's: no row names, and text no smaller than on a page in the hand. */
const phoneWidth = 640;
/** The line widths of the design belong to nodes of this font. */
const penFont = 34;

/** Half the height of a line of labels, marker included, in em. */
const lineHalf = 0.62;

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
    largest: Math.max(36 * unit, 21),
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
 * How far a window reaches below a leaf, in em.
 * @param {WindowStyle | null} style
 * @param {import('./rows.js').Row | undefined} row
 */
const leafLine = (style, row) => (!style || !row || row.leaves === 0 ? 0 : style === 'line' ? 1.5 : 2.7);

/** A window inside a pill, in heights of the value; and the hair between both. */
export const pillWindow = { scale: 0.8, hair: 0.14 };

/**
 * How wide a value and its window are as one word, in em of the value; or one below the other.
 * @param {string} value
 * @param {string} window
 * @param {Measure} measure
 * @param {boolean} isTight
 */
function wordWidth(value, window, measure, isTight) {
  const { scale, hair } = pillWindow;
  const [wide, beside] = [measure(value, 100, 700) / 100, (scale * measure(window, 100, 650)) / 100];
  return isTight ? Math.max(wide, beside) : wide + (value && window ? hair : 0) + beside;
}

/**
 * @param {SizedPlan} plan the widest texts of the tree
 * @param {Measure} measure
 * @param {Choice} choice
 * @returns {Sizes}
 */
export function sizesOf(plan, measure, choice) {
  const { skin } = plan;
  return skin.isPill ? pillSizes(plan, measure, choice) : plainSizes(plan, measure, choice);
}

/**
 * All pills are alike, those of leaves too.
 * @param {SizedPlan} plan
 * @param {Measure} measure
 * @param {Choice} choice
 * @returns {Sizes}
 */
function pillSizes(plan, measure, choice) {
  const sizes = plainSizes(plan, measure, { ...choice, isDense: false });
  const { font, grow, isTight } = choice;
  const valueFont = font * grow;
  const height = (isTight ? 2.7 : 1.75) * valueFont;
  const wide = (/** @type {[string, string][]} */ words = []) =>
    (0.7 + Math.max(0.6, ...words.map(([value, window]) => wordWidth(value, window, measure, isTight)))) * valueFont;
  const leafWidth = wide(plan.words?.leaf);
  const nodeWidth = wide(plan.words?.inner) + signReach * height;
  return {
    ...sizes,
    ...{ valueFont, leafFont: valueFont, nodeWidth, nodeHeight: height, leafWidth, leafHeight: height },
    ...{ rowUnit: 2.2 * valueFont, signSize: 0.9 * valueFont, valueRoom: 0, leafAir: 0.1 * valueFont },
    ...{ windowFont: pillWindow.scale * valueFont, nameFont: pillWindow.scale * valueFont },
    bands: choice.beside.map(() => ({ left: 0, right: 0 })),
  };
}

/**
 * @param {SizedPlan} plan
 * @param {Measure} measure
 * @param {Choice} choice
 * @returns {Sizes}
 */
function plainSizes(
  { scores, skin, rows, leafWindows },
  measure,
  { font, grow, leaf, loose, spread, air, isDense, isTight, scales, beside },
) {
  const leafFont = font * leaf;
  const nodeFont = font * grow;
  const widestLeaf = Math.max(0, ...scores.map((score) => measure(score, leafFont, 600)));
  const near = Math.max(8, 0.85 * nodeFont);
  const widestValue = Math.max(0.1, ...scores.map((score) => measure(`≥${score}`, near, 700) / near));
  const rowUnit = (isDense ? 2 : 2.45 + 0.25 * loose) * nodeFont;
  const { width, height, valueFont } = skin.body(rowUnit, nodeFont, widestValue);
  const isBare = isDense || skin.isBare;
  const windowFont = 0.84 * nodeFont;
  return {
    skin,
    leafFont,
    leafWidth: isBare
      ? widestLeaf + (isDense ? 0.05 : 0.5) * leafFont
      : Math.max((1.65 + 0.85 * loose) * leafFont, widestLeaf + (0.45 + 0.5 * loose) * leafFont),
    leafHeight: (isBare ? 1.3 : 2.05) * leafFont,
    rowUnit,
    signSize: (isDense ? 0.5 : 0.4) * rowUnit,
    nodeWidth: width,
    nodeHeight: height,
    valueFont,
    valueRoom: skin.isBeside ? (widestValue + 2 * chipPad) * valueFont : 0,
    windowFont,
    nameFont: windowFont,
    bands: beside.map((style) => ({
      left: skin.isBeside ? lineHalf * valueFont : 0,
      right: style ? (style === 'line' ? 1 : 2) * lineHalf * windowFont : 0,
    })),
    gap: 0.2 * font,
    leafAir: (isDense ? 0.15 : isBare ? 0.75 : 0.3) * spread * leafFont,
    nodeAir: 0.4 * air * font,
    family: 0.7 * loose * leafFont,
    pen: Math.min(1.5, Math.max(0.5, nodeFont / penFont)),
    scales,
    beside,
    isBare,
    isTight,
    leafLabel: leafWindows ? Math.max(0, ...beside.map((style, ply) => leafLine(style, rows?.[ply]))) * windowFont : 0,
  };
}
