// What a sentence has to know of windows beyond those of one search: the pass's own, and zero windows. It knows no words.

/** @typedef {import('../state/types.js').Score} Score */
/** @typedef {{ alpha: Score, beta: Score }} Window */

/**
 * The window that the root was called with: of the pass under way where there are passes.
 * @param {Pick<import('../words/sentence.js').Material, 'run' | 'frame'>} given
 * @returns {Window}
 */
export function rootWindow({ run, frame }) {
  const pass = run.passes().findLast(({ first }) => first <= frame.step);
  const [alpha, beta] = pass ? [pass.alpha, pass.beta] : run.window();
  return { alpha, beta };
}
