// What passes and a table add to the slides of every course. It knows no course's words.

import { sentenceOf } from '../../words/sentence.js';
import { knownOf } from '../known.js';
import { about, isEnding, isFull, leavesArgs, scoreArgs, windowArgs } from './slide.js';

/** @typedef {import('./slide.js').Slide} Slide */

/**
 * The end of a run of passes: where the last pass has told it all, what it has cost.
 * @type {import('./slide.js').Teller<'end'>}
 */
export const endOfPasses = (slide, { leaves }) =>
  slide.page.algorithm.table && slide.parts.some(({ kind }) => kind === 'proof')
    ? { id: 'course-cost', args: leavesArgs(slide, leaves) }
    : sentenceOf(slide.page);

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

  proof(slide, { number, score, bound, low, high }, index) {
    if (slide.page.algorithm.deepens && isEnding(slide, index)) return null;
    const known = low === high ? 'met' : Number.isFinite(low) && Number.isFinite(high) ? 'both' : 'none';
    const { score: write } = slide.page;
    const args = { ...scoreArgs(slide, score), pass: number + 1, bound, known, low: write(low), high: write(high) };
    return { id: 'course-proof', args };
  },

  known(slide, { node, low, high, answer, narrowed }) {
    const { score, facts } = slide.page;
    const args = {
      ...about(slide, node),
      ...windowArgs(slide, narrowed ?? { alpha: low, beta: high }),
      ...{ known: knownOf(low, high), low: score(low), high: score(high) },
    };
    const found = facts.isLeaf(node) ? 'leaf' : 'answer';
    return { id: 'course-known', args: { ...args, helps: answer !== null ? found : narrowed ? 'window' : 'none' } };
  },
};
