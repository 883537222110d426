// What a sentence has to know of windows beyond those of one search: the pass's own, and zero windows. It knows no words.

/** @typedef {import('../types.js').Score} Score */
/** @typedef {{ alpha: Score, beta: Score }} Window */

/**
 * The window that the root was called with: of the pass under way where there are passes.
 * @param {Pick<import('../sentence.js').Facts, 'run' | 'frame'>} given
 * @returns {Window}
 */
export function rootWindow({ run, frame }) {
  const pass = run.passes().findLast(({ first }) => first <= frame.step);
  const [alpha, beta] = pass ? [pass.alpha, pass.beta] : run.window();
  return { alpha, beta };
}

/**
 * Whether a search with such a window only answers a question: no score of the tree lies inside it.
 * @param {Pick<import('../sentence.js').Facts, 'facts' | 'algorithm' | 'run'>} given
 * @param {Window} window
 */
export function isZeroWindow({ facts, algorithm, run }, { alpha, beta }) {
  if (algorithm.table) return !algorithm.rootWindow;
  if (!algorithm.asks) return false;
  const { range, tree } = facts;
  const unit = 10 ** -(run.decimals ?? tree.decimals);
  if (alpha === -Infinity) return beta === range?.low;
  return beta === Infinity ? alpha === range?.high : Math.abs(beta - alpha - unit) < unit / 2;
}
