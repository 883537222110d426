// What passes and a table add to the slides of every course. It knows no course's words.

import { knownOf } from '../known.js';
import { about, isFull, scoreArgs, windowArgs } from './slide.js';

/** @typedef {import('./slide.js').Slide} Slide */

/** @type {Pick<import('./slide.js').Tellers, 'pass' | 'proof' | 'known'>} */
export const passes = {
  pass(slide, { number, window, depth }) {
    const { facts } = slide.page;
    const how = isFull(window) ? 'depth' : slide.page.algorithm.deepens ? 'both' : 'window';
    const args = {
      ...about(slide, 0),
      ...windowArgs(slide, window),
      pass: number + 1,
      depth: depth ?? facts.tree.height,
    };
    return { id: 'course-pass', args: { ...args, how } };
  },

  proof(slide, { number, score, bound, low, high }) {
    const known = low === high ? 'met' : Number.isFinite(low) && Number.isFinite(high) ? 'both' : 'none';
    const { score: write } = slide.page;
    const args = { ...scoreArgs(slide, score), pass: number + 1, bound, known, low: write(low), high: write(high) };
    return { id: 'course-proof', args };
  },

  known(slide, { node, low, high, answer }) {
    const { score } = slide.page;
    const args = { ...about(slide, node), known: knownOf(low, high), low: score(low), high: score(high) };
    return { id: 'course-known', args: { ...args, answer: answer === null ? 'no' : 'yes' } };
  },
};
