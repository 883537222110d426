// How large everything in the tree is and where its rows stand: the largest sizes that fit the stage, or readable ones and a
// tree larger than the stage. Pure: it asks for text widths and for layouts, and touches neither the page nor the run.

import { boxesOf, columnOf } from './boxes.js';
import { choiceOf, fit } from './fit.js';
import { limitsOf, sizesOf } from './sizes.js';

/** @typedef {import('./boxes.js').Plan} Plan */
/** @typedef {import('./measure.js').Measure} Measure */
/** @typedef {import('./rows.js').Row} Row */
/** @typedef {import('./sizes.js').Box} Box */
/** @typedef {import('./sizes.js').Limits} Limits */
/** @typedef {import('./sizes.js').Sizes} Sizes */

/**
 * @typedef {object} Geometry in px
 * @property {Sizes} sizes
 * @property {boolean} fits whether the whole tree fits the stage
 * @property {ReturnType<typeof import('./boxes.js').columnOf>} column on the left, of the rows' own
 * @property {number} stretch places of the layout times this are px
 * @property {number} width of the whole tree
 * @property {number} height of the whole tree, with the legend below it
 * @property {number[]} ys by ply: the middle of the row
 * @property {import('./boxes.js').Boxes} boxes
 * @property {number} readable the smallest font that a number may have
 * @property {number} legend the room below the tree for what its shapes mean
 */

/** @typedef {(boxes: import('./boxes.js').Boxes) => number} WidthOf */

/** Trees up to so many leaves are drawn at a size that a hall can read; larger ones are first shown whole, by the camera. */
export const mostLeaves = 64;
/** A tree that could be wider than it needs is stretched no more than this. */
const mostStretch = 1.2;
/** The gap above a row of leaves is larger, for cut signs. */
const leafGap = 1.25;
/** No gap is larger than so many units of its row. */
const mostGap = 2.3;

/**
 * @param {Plan} plan
 * @param {Box} stage
 * @param {Measure} measure
 * @param {WidthOf} widthOf the width of the tree's layout with these boxes
 * @returns {Geometry}
 */
export function createGeometry(plan, stage, measure, widthOf) {
  const limits = limitsOf(stage);
  const leaves = plan.rows.reduce((sum, row) => sum + row.leaves, 0);
  const isWindowed = plan.windows.length > 0 && !plan.skin.isPill;

  /** @param {import('./sizes.js').Choice} choice */
  const fits = (choice) => {
    const sizes = sizesOf(plan, measure, choice);
    if (stage.height < leastHeight(plan.rows, sizes, limits) + legendOf(plan, limits)) return false;
    const width = widthOf(boxesOf(plan, sizes, measure));
    return width <= room(stage, sizes, columnOf(plan, sizes, limits, measure).width);
  };
  const fitting = !plan.isLarge && leaves <= mostLeaves ? fit(limits, plan, isWindowed, fits) : null;
  const choice = fitting ?? larger(plan, stage, limits, measure, isWindowed ? 'line' : null);
  const sizes = sizesOf(plan, measure, choice);
  return placed(plan, sizes, stage, limits, measure, widthOf, fitting !== null);
}

/**
 * Readable sizes for a tree larger than the stage: a little smaller if that brings all its rows onto it.
 * @param {Plan} plan
 * @param {Box} stage
 * @param {Limits} limits
 * @param {Measure} measure
 * @param {import('./windowlabel.js').WindowStyle | null} style
 */
function larger(plan, stage, limits, measure, style) {
  const { rows } = plan;
  const fonts = [1, 0.92, 0.84, 0.76].map((share) => share * limits.scrolling);
  const choices = fonts.map((font) => choiceOf(font, rows.length, style, 0.7));
  return (
    choices.find((choice) => leastHeight(rows, sizesOf(plan, measure, choice), limits) <= stage.height) ?? choices[0]
  );
}

/**
 * The width left for the tree.
 * @param {Box} stage
 * @param {Sizes} sizes
 * @param {number} column
 */
const room = (stage, { pen }, column) => stage.width - column - 8 * pen;

/**
 * @param {Plan} plan
 * @param {Sizes} sizes
 * @param {Box} stage
 * @param {Limits} limits
 * @param {Measure} measure
 * @param {WidthOf} widthOf
 * @param {boolean} fits
 * @returns {Geometry}
 */
function placed(plan, sizes, stage, limits, measure, widthOf, fits) {
  const { rows } = plan;
  const boxes = boxesOf(plan, sizes, measure);
  const tight = widthOf(boxes);
  const column = columnOf(plan, sizes, limits, measure);
  const stretch = Math.min(mostStretch, Math.max(1, room(stage, sizes, column.width) / tight));
  const weights = sum(rows.slice(1), (row) => (row.inner > 0 ? 1 : leafGap));
  const legend = legendOf(plan, limits);
  const free = stage.height - legend - rowsHeight(rows, sizes);
  const unit = sizes.rowUnit * sizes.scales[0];
  const gap = weights > 0 ? Math.min(mostGap * unit, Math.max(fits ? 0 : 0.6 * unit, free / weights)) : 0;
  const height = rowsHeight(rows, sizes) + gap * weights + legend;
  const ys = rowMiddles(rows, sizes, gap);
  return {
    sizes,
    fits,
    column,
    stretch,
    width: tight * stretch,
    height,
    ys,
    boxes,
    readable: limits.bareLeast,
    legend,
  };
}

/** @type {(plan: Plan, limits: Limits) => number} */
const legendOf = ({ hasLegend }, { row }) => (hasLegend ? 1.7 * row : 0);

/**
 * @param {Row[]} rows
 * @param {Sizes} sizes
 * @param {number} gap
 */
function rowMiddles(rows, sizes, gap) {
  let y = margins(sizes).top;
  return rows.map((row, ply) => {
    if (ply > 0) y += gap * (row.inner > 0 ? 1 : leafGap);
    const height = rowHeight(row, ply, sizes);
    y += height;
    return y - height / 2;
  });
}

/**
 * The height that this many rows need. Large nodes ask for a gap of their own height; smaller ones can do with less.
 * @param {Row[]} rows
 * @param {Sizes} sizes
 * @param {Limits} limits
 */
function leastHeight(rows, sizes, limits) {
  const share = sizes.leafFont > limits.roomy ? 0.95 : 0.6;
  const gaps = sum(rows.slice(1), (row, ply) => (row.inner > 0 ? 1 : leafGap) * sizes.scales[ply]);
  return rowsHeight(rows, sizes) + gaps * share * sizes.rowUnit;
}

/**
 * @param {Row[]} rows
 * @param {Sizes} sizes
 */
function rowsHeight(rows, sizes) {
  const { top, bottom } = margins(sizes);
  return top + sum(rows, (row, ply) => rowHeight(row, ply, sizes)) + bottom;
}

/**
 * @param {Row} row
 * @param {number} ply
 * @param {Sizes} sizes
 */
function rowHeight({ inner, leaves }, ply, { nodeHeight, bands, leafHeight, scales }) {
  const { left, right } = bands[ply];
  return Math.max(inner > 0 ? Math.max(nodeHeight, 2 * left, 2 * right) * scales[ply] : 0, leaves > 0 ? leafHeight : 0);
}

/**
 * Above the first row and below the last: half a halo, and air; the windows of leaves.
 * @param {Sizes} sizes
 */
const margins = ({ pen, leafFont, leafLabel }) => ({
  top: 15 * pen,
  bottom: Math.max(15 * pen, 0.7 * leafFont, leafLabel + 4 * pen),
});

/**
 * @param {Row[]} rows
 * @param {(row: Row, index: number) => number} numberOf
 */
const sum = (rows, numberOf) => rows.reduce((total, row, index) => total + numberOf(row, index), 0);
