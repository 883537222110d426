// The nodes of the tree at one step, as plain numbers and words: how each looks, what it says, and how large it is. Reads marks
// and places; knows no element and no colour.

import { shownName } from './boxes.js';

/** @typedef {import('../state/types.js').View} StageView */
/** @typedef {import('./mark.js').Mark} Mark */
/** @typedef {import('./places.js').Place} Place */
/** @typedef {import('./sight.js').Sight} Sight */
/** @typedef {import('./windowlabel.js').Bounds} Bounds */

/** How a node looks: one word for its state, strongest first. */
/** @typedef {'pv' | 'now' | 'path' | 'cut' | 'earlier' | 'exact' | 'bound' | 'unseen'} Look */

/**
 * @typedef {object} NodeDrawing
 * @property {number} node
 * @property {import('./shapes.js').Kind} kind
 * @property {number} x px of the tree group
 * @property {number} y
 * @property {number} scale
 * @property {Look} look
 * @property {Mark} mark
 * @property {string} value
 * @property {string} name
 * @property {Bounds | null} bounds the window to show beside it
 * @property {import('./windowlabel.js').WindowStyle} style
 * @property {boolean} isQuiet
 * @property {import('./full/wedges.js').Wedge | null} wedge instead of its subtree
 * @property {string} key changes when anything here does
 */

/**
 * @typedef {object} Item one thing to draw, in px of the tree group
 * @property {number} node of a wedge, the first of the siblings
 * @property {number} siblings how many a wedge stands for; 0 when the node is drawn as itself
 * @property {number} x
 * @property {number} left where its subtree begins
 * @property {number} right
 * @property {number} beyond the rank of what follows its subtree, or those of all the siblings
 * @property {number} deepest the last ply of its subtree
 * @property {Uint32Array} strips the shading of a wedge, four numbers each: leaves, and of these evaluated, cut off, earlier
 */

/** What stands on the path is told about, so it may be smaller than all else that can be read. */
const leastOnPath = 0.7;

/**
 * @param {Item} item
 * @param {Mark} mark
 * @param {Place} place
 * @param {boolean} isOnPath
 * @param {StageView} view
 * @param {Sight} sight
 * @returns {NodeDrawing}
 */
export function nodeDrawing(item, mark, place, isOnPath, view, sight) {
  const { facts, frame, labels, family } = view;
  const { sizes } = sight.geometry;
  const { node } = item;
  const isLeaf = facts.isLeaf(node);
  const isOver = frame.result !== null;
  const style = sizes.beside[facts.plies[node]];
  const wedge = item.siblings > 0 ? (family?.large.wedgeOf(item, place, sight) ?? null) : null;
  const isReadable = wedge === null && canBeRead(isLeaf, place, isOnPath, sight);
  const hasValue = wedge ? !isLeaf : isReadable;
  const drawing = {
    node,
    kind: isLeaf ? /** @type {const} */ ('leaf') : facts.player(node),
    ...place,
    look: lookOf(mark, isOver),
    mark,
    value: hasValue ? valueText(node, isLeaf, mark, view, sight) : '',
    name: isReadable ? shownName(labels.of(node), sizes.skin) : '',
    bounds: (style || sizes.skin.isPill) && isReadable ? boundsOf(node, mark, view) : null,
    style: style ?? 'line',
    isQuiet: mark.state !== 'open' || isOver,
    wedge,
  };
  return { ...drawing, key: keyOf(drawing, sight.projection.scaleX < 1) };
}

/**
 * @param {boolean} isLeaf
 * @param {Place} place
 * @param {boolean} isOnPath
 * @param {Sight} sight
 */
function canBeRead(isLeaf, { scale }, isOnPath, { geometry: { sizes, readable }, projection }) {
  const font = (isLeaf ? sizes.leafFont : sizes.windowFont) * scale;
  const least = isOnPath ? leastOnPath : 1;
  return projection.scaleX >= 1 || least * 0.97 * readable <= font;
}

/**
 * All that a node's template reads: while it is the same, nothing is drawn again.
 * @param {Omit<NodeDrawing, 'key'>} drawing
 * @param {boolean} isFar
 */
function keyOf({ x, y, scale, look, mark, value, name, bounds, style, isQuiet, wedge }, isFar) {
  const numbers = [x, y, scale, wedge?.left, wedge?.right, wedge?.height].map(
    (number) => number && Math.round(number * 100),
  );
  const { sign, alpha, beta, side, from } = mark;
  const key = [
    ...numbers,
    ...[look, value, name, mark.value, sign, alpha, beta, side, from],
    ...[bounds?.side, bounds?.held],
    ...Object.values(mark.written ?? {}),
    ...[wedge?.siblings, wedge?.strips.join()],
  ];
  return `${key.join()} ${isQuiet} ${style} ${isFar}`;
}

/**
 * @param {Mark} mark
 * @param {boolean} isOver
 * @returns {Look}
 */
function lookOf({ state, sign, isNow, isPrincipal }, isOver) {
  if (isPrincipal) return 'pv';
  if (isNow && !isOver) return 'now';
  if (state === 'unseen' || state === 'cut' || state === 'earlier') return state;
  if (state === 'open' && !isOver) return 'path';
  return sign === '' ? 'exact' : 'bound';
}

/**
 * @param {number} node
 * @param {boolean} isLeaf
 * @param {Mark} mark
 * @param {StageView} view
 * @param {Sight} sight
 */
function valueText(node, isLeaf, mark, { facts, run, settings }, { score }) {
  const found = mark.written?.found ?? null;
  if (found !== null && mark.value !== null) return `${score(found)}→${score(mark.value)}`;
  if (mark.value !== null) return mark.sign + score(mark.value);
  if (mark.written) return '';
  const isLimit = settings.depth !== null && facts.plies[node] === settings.depth;
  const own = isLeaf || isLimit ? run.score(node) : Number.NaN;
  return Number.isNaN(own) ? '' : score(own);
}

/**
 * The window of a node and the bound of it to look at. Where every bound has its name, whose bound a cut-off has met is said too.
 * @param {number} node
 * @param {Mark} mark
 * @param {StageView} view
 * @returns {Bounds | null}
 */
export function boundsOf(node, { alpha, beta, side, from, written }, { frame, state }) {
  if (alpha === null && beta === null) return null;
  const { event } = frame;
  const met = !written && event?.kind === 'cutoff' && event.node === node ? event.side : null;
  const isHeld = state.windows === 'labelled' && event?.kind === 'cutoff' && event.holder === node;
  return { alpha, beta, side: met ?? side, from, held: isHeld ? event.side : null };
}
