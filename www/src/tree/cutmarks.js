// The marks of a cut-off: what is drawn across the edge of a lost child, one row each. A mark of some size stands around the
// point where it meets the edge; a turned one is drawn for an edge that runs straight down. Pure paths; looks are CSS.

import { px } from './shapes.js';

/** @typedef {import('../state/types.js').Notation} Notation */

/**
 * @typedef {object} CutMark
 * @property {(at: (share: number) => number) => string[]} strokes one path each; `at` gives a share of the size in px
 * @property {boolean} isTurned with the edge
 * @property {number} [plate] radius of the paper under it, in sizes
 * @property {boolean} [isWhole] the whole edge is marked, and nothing stands on it
 */

/** @type {Record<Notation['cuts'], CutMark>} */
export const cutMarks = {
  slashes: {
    strokes: (at) => [-0.18, 0.18].map((y) => `M${at(0.42)} ${at(y - 0.17)}L${at(-0.42)} ${at(y + 0.17)}`),
    isTurned: true,
  },
  scissors: {
    strokes: (at) =>
      [-1, 1].map((side) => {
        const r = at(0.17);
        const ring = `M${at(-0.5)} ${at(0.24 * side)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
        return `${ring}M${at(-0.19)} ${at(0.15 * side)}L${at(0.46)} ${at(-0.27 * side)}`;
      }),
    isTurned: false,
    plate: 0.66,
  },
  cross: {
    strokes: (at) => [-1, 1].map((side) => `M${at(-0.35)} ${at(-0.35 * side)}L${at(0.35)} ${at(0.35 * side)}`),
    isTurned: false,
  },
  dashed: {
    strokes: () => [],
    isTurned: false,
    isWhole: true,
  },
  stub: { strokes: (at) => [`M${at(-0.4)} 0H${at(0.4)}`], isTurned: true },
};

/**
 * @param {CutMark} mark
 * @param {number} size
 */
export const strokesOf = ({ strokes }, size) => strokes((share) => px(share * size));
