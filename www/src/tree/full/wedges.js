// Subtrees too small to draw, as wedges from their node down to their last row. A wedge is shaded by counts: so much of its
// width is evaluated, so much cut off, strip by strip where the leaves stand.

import { nothing, svg } from 'lit-html';
import { px } from '../shapes.js';
import { bodyOf, figureOf } from '../skins.js';

/** @typedef {import('../nodes.js').Item} Item */
/** @typedef {import('../nodes.js').NodeDrawing} NodeDrawing */
/** @typedef {import('../kit.js').Kit} Kit */

/** The widest sign of a node at the top of a wedge, px. */
const widestSign = 24;
/** Narrower wedges have none, px. */
const leastSigned = 9;
/** Where a wedge stands for leaves alone, px. */
const leastHeight = 12;
/** A wedge leaves this much to its neighbours, px. */
const gap = 3;
/** Between the sign and the value beside it, px. */
const beside = 6;

/**
 * The width of the sign at the top; nothing where several siblings share the wedge.
 * @param {Item} item
 */
export function signWidth({ siblings, left, right }) {
  const width = right - left;
  return siblings > 1 || width < leastSigned ? 0 : Math.min(widestSign, 0.4 * width);
}

/**
 * @typedef {object} Wedge
 * @property {number} top half the width where it begins
 * @property {number} left its base, from its top
 * @property {number} right
 * @property {number} height
 * @property {number} sign its width at the top
 * @property {number} siblings
 * @property {Uint32Array} strips
 * @property {{ leaves: number, evaluated: number, cut: number, earlier: number }} counts
 */

/**
 * @param {Item} item
 * @param {number} height down to its last row
 * @returns {Wedge}
 */
export function wedgeOf(item, height) {
  const { x, left, right, strips, siblings } = item;
  const air = Math.min(gap, (right - left) / 4) / 2;
  const sign = signWidth(item);
  const count = (/** @type {number} */ lane) => {
    let sum = 0;
    for (let index = lane; index < strips.length; index += 4) sum += strips[index];
    return sum;
  };
  return {
    top: sign > 0 ? Math.min(3, sign / 4) : Math.min(2, (right - left) / 4),
    left: Math.min(-0.5, left - x + air),
    right: Math.max(0.5, right - x - air),
    height: Math.max(height, leastHeight),
    sign,
    siblings,
    strips,
    counts: { leaves: count(0), evaluated: count(1), cut: count(2), earlier: count(3) },
  };
}

/**
 * The part of a wedge between two shares of its width, sides bent like a blade of grass.
 * @param {Wedge} wedge
 * @param {number} from
 * @param {number} to
 */
function slice({ top, left, right, height }, from, to) {
  const [topFrom, topTo] = [from, to].map((share) => top * (2 * share - 1));
  const [baseFrom, baseTo] = [from, to].map((share) => left + (right - left) * share);
  const bend = px(0.55 * height);
  const knee = (/** @type {number} */ above, /** @type {number} */ below) => px(above + 0.32 * (below - above));
  return `M${px(topFrom)} 0Q${knee(topFrom, baseFrom)} ${bend} ${px(baseFrom)} ${px(height)}H${px(baseTo)}Q${knee(topTo, baseTo)} ${bend} ${px(topTo)} 0Z`;
}

/**
 * The slices of one lane: leaves evaluated first, then those cut off, then those of an earlier search, in each strip.
 * @param {Wedge} wedge
 * @param {1 | 2 | 3} lane
 */
function slices(wedge, lane) {
  const { strips, counts } = wedge;
  let path = '';
  let [start, end] = [0, 0];
  for (let index = 0, before = 0; index < strips.length; before += strips[index], index += 4) {
    let from = before;
    for (let other = 1; other < lane; other += 1) from += strips[index + other];
    const wide = strips[index + lane];
    if (wide === 0) continue;
    if (from > end) {
      if (end > start) path += slice(wedge, start / counts.leaves, end / counts.leaves);
      start = from;
    }
    end = from + wide;
  }
  return end > start ? path + slice(wedge, start / counts.leaves, end / counts.leaves) : path;
}

const lanes = /** @type {const} */ ({ evaluated: 1, cut: 2, earlier: 3 });

/** @param {Wedge} wedge */
export function shading(wedge) {
  const lane = (/** @type {keyof typeof lanes} */ name) =>
    wedge.counts[name] > 0 ? svg`<path class="share is-${name}" d=${slices(wedge, lanes[name])}></path>` : nothing;
  return svg`${lane('earlier')}${lane('cut')}${lane('evaluated')}<path class="wedge" d=${slice(wedge, 0, 1)}></path>`;
}

/**
 * @param {NodeDrawing} drawing
 * @param {Wedge} wedge
 * @param {Kit} kit
 */
export function wedgeTemplate({ kind, value }, wedge, { sizes, column, measure }) {
  const { sign } = wedge;
  const [width, tall] = bodyOf(kind, sizes);
  const { outline } = figureOf(kind, sizes.skin);
  // Within its own span nothing else stands.
  const hasRoom = sign / 2 + beside + measure(value, column.windowFont, 600) < wedge.right;
  return svg`${shading(wedge)}${
    sign > 0 ? svg`<path class="shape" d=${outline(sign, (sign * tall) / width)}></path>` : nothing
  }${value && hasRoom ? svg`<text class="brief" x=${px(0.5 * sign + beside)} dy=".45em">${value}</text>` : nothing}`;
}
