// The skins: which outline each player's nodes have, how large their bodies are, and where the labels of a node stand around
// its centre. One row each; what draws, measures or avoids nodes asks here. Knows sizes, but no place and no state.

import { down, ellipse, minus, plus, round, square, up } from './shapes.js';

/** @typedef {import('./shapes.js').Kind} Kind */
/** @typedef {import('./shapes.js').Outline} Outline */
/** @typedef {import('./sizes.js').Sizes} Sizes */
/** @typedef {import('../state/types.js').Notation} Notation */

/**
 * @typedef {object} Figure of the nodes of one kind
 * @property {Outline} outline
 * @property {number} share of the body's width and height that it fills
 * @property {[upper: Side, lower: Side]} sides where an arc may end
 * @property {(size: number) => string} [sign] inside
 */
/** @typedef {'flat' | 'slant' | 'round'} Side */
/** @typedef {{ width: number, height: number, valueFont: number }} Body */
/** @typedef {{ x: number, y: number }} Spot where a text ends, is centred or begins, on its baseline */
/** @typedef {{ value: Spot, name: Spot, window: number }} Spots window: from where there is room to the right, names included */

/**
 * @typedef {object} Skin
 * @property {Notation['skin']} id
 * @property {Figure} max
 * @property {Figure} min
 * @property {(kind: Kind, sizes: Sizes) => Spots} spots
 * @property {(unit: number, font: number, widestValue: number) => Body} body of a node in a row of this unit; widestValue in em
 * @property {boolean} isBeside values stand left of the nodes, names right of them
 * @property {boolean} isBare leaves are numbers without a box
 * @property {boolean} needsRows nothing but the rows says who moves
 * @property {boolean} [isNamed] the name stands inside
 * @property {boolean} [isPill] value and window stand inside, as one word
 * @property {boolean} [isDot] so low that flat edges leave no room below the value
 * @property {boolean} [hasCorner] the corner across from the name is free
 * @property {boolean} [hasLegend] without names of rows, a legend says whose shape is which
 */

/** What the outline takes of the width inside a node, in its heights. */
const outline = 0.075;
/** How far a sign on the edge of a pill reaches to either side, in its heights. */
export const signReach = 0.3;
/** Around a text on the yellow marker, in em. */
export const chipPad = 0.2;

/** @type {Figure} */
const disc = { outline: ellipse, share: 1, sides: ['round', 'round'] };
/** @type {Figure} */
const leaf = { outline: round, share: 1, sides: ['flat', 'flat'] };

/** The usual one first, and in the order of the keys that choose them. @type {Record<string, Skin>} */
export const skins = {
  triangles: {
    id: 'triangles',
    max: { outline: up, share: 1, sides: ['slant', 'flat'] },
    min: { outline: down, share: 1, sides: ['flat', 'slant'] },
    ...{ spots: inTriangle, body: triangle, isBeside: false, isBare: false, needsRows: false, hasCorner: true },
  },
  circles: {
    id: 'circles',
    max: disc,
    // As large to the eye as the circle.
    min: { outline: square, share: 0.92, sides: ['flat', 'flat'] },
    ...{ spots: inMiddle, body: oval, isBeside: false, isBare: true, needsRows: false, hasLegend: true },
  },
  signs: {
    id: 'signs',
    max: { ...disc, sign: plus },
    min: { ...disc, sign: minus },
    ...{ spots: beside, body: small(0.537), isBeside: true, isBare: true, needsRows: false },
  },
  plain: {
    id: 'plain',
    max: disc,
    min: disc,
    ...{ spots: beside, body: small(0.172), isBeside: true, isBare: true, needsRows: true, isDot: true },
  },
  letters: {
    id: 'letters',
    max: disc,
    min: disc,
    ...{ spots: besideLetter, body: small(0.62), isBeside: true, isBare: true, needsRows: true, isNamed: true },
  },
  pills: {
    id: 'pills',
    max: { ...leaf, sign: plus },
    min: { ...leaf, sign: minus },
    ...{ spots: inPill, body: oval, isBeside: false, isBare: false, needsRows: false, isPill: true },
  },
};

/**
 * The skin for a tree: where both players move in one row, it takes signs to tell them apart.
 * @param {Notation['skin']} id
 * @param {import('./rows.js').Row[]} rows
 * @returns {Skin}
 */
export function skinFor(id, rows) {
  const isMixed = rows.some(({ inner, player }) => inner > 0 && player === null);
  return skins[id].needsRows && isMixed ? skins.signs : skins[id];
}

/** @type {(kind: Kind, skin: Skin) => Figure} */
export const figureOf = (kind, skin) => (kind === 'leaf' ? leaf : skin[kind]);

/**
 * @param {Kind} kind
 * @param {Sizes} sizes
 * @returns {[width: number, height: number]}
 */
export function bodyOf(kind, { skin, leafWidth, leafHeight, nodeWidth, nodeHeight }) {
  if (kind === 'leaf') return [leafWidth, leafHeight];
  const { share } = skin[kind];
  return [share * nodeWidth, share * nodeHeight];
}

/** @type {(kind: Kind, sizes: Sizes) => Spots} */
export const spotsOf = (kind, sizes) => (kind === 'leaf' ? onLeaf : sizes.skin.spots)(kind, sizes);

/**
 * Between a node and its labels: enough that the glow around the current node does not reach them.
 * @param {Pick<Sizes, 'windowFont' | 'pen'>} sizes
 */
const labelGap = ({ windowFont, pen }) => Math.max(0.3 * windowFont, 12 * pen);

/**
 * The same where labels stand level with the glow at its widest.
 * @param {Sizes} sizes
 */
const glowEdge = ({ nodeWidth, windowFont, pen }) => nodeWidth / 2 + 13 * pen + 0.25 * windowFont;

/** From the middle down to the baseline of a text that stands in it, in em. */
const toBaseline = 0.36;

/** @type {Skin['spots']} */
function onLeaf(_kind, { leafFont, leafWidth, nameFont }) {
  return {
    value: { x: 0, y: toBaseline * leafFont },
    name: { x: -leafWidth / 2 - 0.3 * nameFont, y: toBaseline * nameFont },
    window: leafWidth / 2,
  };
}

/**
 * The value in the wide half, the name in the free corner.
 * @type {Skin['spots']}
 */
function inTriangle(kind, sizes) {
  const { nodeWidth, nodeHeight, valueFont, nameFont } = sizes;
  const lower = kind === 'max' ? 1 : -1;
  return {
    value: { x: 0, y: lower * 0.185 * nodeHeight + toBaseline * valueFont },
    name: { x: -0.37 * nodeWidth, y: -lower * 0.14 * nodeHeight + (kind === 'max' ? 0 : 0.73 * nameFont) },
    window: nodeWidth / 2 + labelGap(sizes),
  };
}

/** @type {Skin['spots']} */
function inMiddle(_kind, sizes) {
  const edge = glowEdge(sizes);
  return {
    value: { x: 0, y: toBaseline * sizes.valueFont },
    name: { x: -edge, y: toBaseline * sizes.nameFont },
    window: edge,
  };
}

/** @type {Skin['spots']} */
function beside(_kind, sizes) {
  const edge = glowEdge(sizes);
  return {
    value: { x: -edge - chipPad * sizes.valueFont, y: toBaseline * sizes.valueFont },
    name: { x: edge, y: toBaseline * sizes.nameFont },
    window: edge,
  };
}

/** @type {Skin['spots']} */
function besideLetter(kind, sizes) {
  return { ...beside(kind, sizes), name: { x: 0, y: toBaseline * sizes.nameFont } };
}

/** The sign stands on the left edge, the name beside it. @type {Skin['spots']} */
function inPill(_kind, { nodeWidth, nodeHeight, valueFont, nameFont }) {
  const left = -nodeWidth / 2 - signReach * nodeHeight;
  return {
    value: { x: (signReach * nodeHeight) / 2, y: toBaseline * valueFont },
    name: { x: left - 0.2 * nameFont, y: toBaseline * nameFont },
    window: nodeWidth / 2,
  };
}

/**
 * Wide enough for the value where the triangle is narrowest beside it.
 * @type {Skin['body']}
 */
function triangle(unit, _font, widest) {
  const share = 0.347;
  const free = 0.685 - 0.367 * share;
  const width = Math.min(1.9, Math.max(1.18, (widest * share + outline) / free)) * unit;
  return { width, height: unit, valueFont: Math.min(share * unit, (free * width - outline * unit) / widest) };
}

/**
 * A circle, or an oval for long values.
 * @type {Skin['body']}
 */
function oval(unit, _font, widest) {
  const [share, free] = [0.37, 0.92];
  const width = Math.min(1.9, Math.max(1, (widest * share + outline) / free)) * unit;
  return { width, height: unit, valueFont: Math.min(share * unit, (free * width - outline * unit) / widest) };
}

/**
 * @param {number} share of the row's unit
 * @returns {Skin['body']}
 */
function small(share) {
  return (unit, font) => ({ width: share * unit, height: share * unit, valueFont: 0.9 * font });
}
