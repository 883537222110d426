// The picture of one run on a stage of one size, made by the core: sizes, positions of all nodes, room for labels. Made once and reused
// until the run or the stage changes; every step is drawn in it. It passes the words, and knows no step.

import { notationOf } from '../port/notation.js';
import { hidesFuture } from '../port/predicting.js';
import { isPaced, sinceOf } from '../port/slides.js';
import { createRanks, isArranged, isNumbered, written } from './ranks.js';

/** @typedef {import('../port/types.js').View} View */
/** @typedef {import('../port/types.js').PictureSource} PictureSource */
/** @typedef {import('./viewport.js').World} World */
/** @typedef {import('./viewport.js').Projection} Projection */
/** @typedef {{ width: number, height: number }} Room px */

/**
 * @typedef {object} Geometry px
 * @property {number} width of the whole tree
 * @property {number} height
 * @property {number} stretch factor from positions in the layout to px
 * @property {number} left the width of the rows' texts
 * @property {Record<'leaf' | 'value' | 'window' | 'name' | 'margin', number>} fonts
 * @property {number} pen
 * @property {boolean} fits whether the whole tree fits the stage
 * @property {boolean} opensWhole whether a larger tree is first shown in its whole width
 * @property {boolean} isBare whether leaves are numbers without a box
 * @property {boolean} isBeside whether values are beside the nodes
 * @property {number[]} ys by ply: the middle of the row
 */

/**
 * @typedef {object} Picture
 * @property {Geometry} geometry
 * @property {import('../port/types.js').Picture} core
 * @property {import('./ranks.js').Ranks} ranks
 */

/** Up to this many nodes, the whole picture is made at once. */
export const few = 2000;

/**
 * @param {PictureSource} view
 * @param {Room} room
 * @param {import('../words/texts.js').Texts} texts
 * @param {object} [options]
 * @param {boolean} [options.hasWindows] whether windows are on the tree, if its search has any
 * @param {boolean} [options.hasBoards] whether boards are in its nodes, if it is a game's
 * @param {PictureSource[]} [options.beside] other runs of its tree, side by side with the same sizes and positions
 * @param {{ picture: Picture, view: PictureSource }} [options.last] the last picture, whose layout is reused if an edit
 *   changed only a score
 * @returns {Picture}
 */
export function createPicture(view, room, texts, { hasWindows, hasBoards, beside = [], last } = {}) {
  const { run, facts } = view;
  const look = (/** @type {PictureSource} */ one) => lookOf(one, room, texts, { hasWindows, hasBoards });
  const isArrangedNow = isArranged(view);
  const isSameShape = last?.view.facts.ends === facts.ends && !isArrangedNow && last.picture.ranks === written;
  const core =
    beside.length > 0
      ? pictureBeside(view, beside, look)
      : isSameShape
        ? run.pictureAfter(look(view), last.picture.core)
        : run.picture(look(view));
  return { core, geometry: geometryOf(core.geometry()), ranks: isArrangedNow ? createRanks(run.ranks()) : written };
}

/**
 * With room for the texts of all runs.
 * @param {PictureSource} view
 * @param {PictureSource[]} others
 * @param {(one: PictureSource) => import('../../pkg/core.js').Look} look
 */
function pictureBeside(view, others, look) {
  const widths = view.run.widths(look(view));
  for (const other of others) widths.widen(other.run, look(other));
  const core = view.run.pictureBeside(look(view), widths);
  widths.free();
  return core;
}

/**
 * How a run is drawn, as the core expects it.
 * @param {PictureSource} view
 * @param {Room} room
 * @param {import('../words/texts.js').Texts} texts
 * @param {{ hasWindows?: boolean, hasBoards?: boolean }} [options]
 */
export function lookOf(view, { width, height }, texts, { hasWindows = true, hasBoards = true } = {}) {
  const { state } = view;
  return {
    ...{ width, height, decimal: texts.decimal, group: texts.group() },
    arranged: isArranged(view),
    windowed: hasWindows && view.algorithm.windowed,
    boarded: hasBoards,
    notation: notationOf(state),
    course: isPaced(state) ? state.notation : '',
    byEvent: state.grain === 'event',
    say: (/** @type {string} */ id, /** @type {string} */ name, /** @type {number} */ number) =>
      texts.text(id, name ? { [name]: number } : undefined),
  };
}

/**
 * @param {Float64Array} numbers in the core's order
 * @returns {Geometry}
 */
function geometryOf([width, height, stretch, left, leaf, value, window, name, margin, pen, ...rest]) {
  const [fits, opensWhole, isBare, isBeside, ...ys] = rest;
  return {
    ...{ width, height, stretch, left, pen, ys, fonts: { leaf, value, window, name, margin } },
    ...{ fits: fits === 1, opensWhole: opensWhole === 1, isBare: isBare === 1, isBeside: isBeside === 1 },
  };
}

/**
 * The view of a picture, as the core expects it.
 * @param {Projection} projection
 * @param {World} world
 */
const numbersOf = ({ x, y, scaleX, scaleY }, { left, viewWidth, viewHeight }) =>
  Float64Array.of(left, viewWidth, viewHeight, x, y, scaleX, scaleY);

/** @param {View} view */
const flagsOf = (view) =>
  Number(isNumbered(view)) + 2 * Number(view.state.grain === 'lecture') + 4 * Number(Boolean(view.was));

/**
 * The changes on the stage for a step, and the labels of nodes: everything, if nothing was shown yet.
 * @param {Picture} picture
 * @param {View} view
 * @param {Projection} projection
 * @param {World} world
 * @returns {[changes: import('./patch.js').Change[], said: import('./speech.js').NodeSpeech[]]}
 */
export function drawStep({ core }, view, projection, world) {
  const { run, frame, state } = view;
  const overlay = state.overlay === 'none' || hidesFuture(view) ? undefined : state.overlay;
  const since = sinceOf(run, frame.step, state);
  const focus = state.focusNode ?? undefined;
  if (view.was) core.strike(view.was);
  const marked = state.making && Uint32Array.from(state.making.marked);
  const numbers = numbersOf(projection, world);
  return JSON.parse(core.draw(run, frame.step, since, numbers, focus, flagsOf(view), overlay, marked));
}

/**
 * The map of a tree that is larger than the stage.
 * @param {Picture} picture
 * @param {View} view
 * @param {Projection} projection
 * @param {World} world
 */
export const mapOf = ({ core }, { run, frame }, projection, world) =>
  core.map(run, frame.step, numbersOf(projection, world));

/**
 * The visible x of a point of the tree in its row, px of the tree: through the lens over the path of the search.
 * @param {number} x px at scale 1
 * @param {View} view
 * @param {Picture} picture
 * @param {Projection} projection
 * @param {World} world
 */
export const along = (x, { run, frame }, { core }, projection, world) =>
  core.along(run, frame.step, numbersOf(projection, world), x);

/**
 * The same for a node.
 * @param {number} node
 * @param {View} view
 * @param {Picture} picture
 * @param {Projection} projection
 * @param {World} world
 */
export const acrossOf = (node, view, picture, projection, world) =>
  along(picture.core.place(node) * picture.geometry.stretch, view, picture, projection, world);

/**
 * Passes sizes to the style sheet as custom properties, and the notation as attributes.
 * @param {SVGSVGElement} tree
 * @param {Pick<Geometry, 'fonts' | 'pen' | 'isBare' | 'isBeside'>} sizes
 * @param {{ skin: string } & Pick<import('../port/types.js').Notation, 'cuts' | 'best' | 'unseen'>} notation
 */
export function dress(tree, { fonts, pen, isBare, isBeside }, { skin, cuts, best, unseen }) {
  for (const [name, size] of Object.entries(fonts)) tree.style.setProperty(`--${name}-font`, `${size.toFixed(2)}px`);
  tree.style.setProperty('--pen', pen.toFixed(3));
  tree.classList.toggle('is-bare', isBare);
  tree.classList.toggle('is-beside', isBeside);
  Object.assign(tree.dataset, { skin, cuts, best, unseen });
}

/**
 * The same for a picture whose rows may need another skin.
 * @param {SVGSVGElement} tree
 * @param {Picture} picture
 * @param {PictureSource['state']} state
 */
export const dressAs = (tree, { core, geometry }, state) => dress(tree, geometry, { ...state, skin: core.skin() });
