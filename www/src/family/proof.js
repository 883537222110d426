// What the result of a search with a window proves about the root, and what it does not (Knuth and Moore 1975), as a
// message with its arguments. It knows no words and nothing of how they are shown.

/** @typedef {import('../types.js').Bound} Bound */
/** @typedef {{ id: string, args: Record<string, string | number>, open: string | null }} Proof open: a message on what it leaves open */

/**
 * @param {{ score: number, bound: Bound, alpha: number, beta: number }} result of a search that was called with the window
 * @param {Pick<import('../page.js').Page, 'settings' | 'score'>} page
 * @returns {Proof}
 */
export function proof({ score: value, bound, alpha, beta }, { settings: { least, greatest }, score }) {
  const args = { score: score(value) };
  if (bound === 'lower') return { id: 'proof-lower', args: { ...args, beta: score(beta) }, open: 'proof-more' };
  if (bound === 'upper') return { id: 'proof-upper', args: { ...args, alpha: score(alpha) }, open: 'proof-less' };
  const end = endMet({ score: value, alpha, beta }, { least, greatest });
  if (end) return { id: `proof-${end}`, args: { ...args, alpha: score(alpha), beta: score(beta) }, open: null };
  // Nothing lies beyond a win, whatever the rule.
  if (!Number.isFinite(value) || value < alpha || beta < value) return { id: 'proof-certain', args, open: null };
  const id = alpha < value && value < beta ? 'proof-exact' : 'proof-on-bound';
  return { id, args: { ...args, alpha: score(alpha), beta: score(beta) }, open: null };
}

/**
 * The end of the payoffs at which a score lies that the window alone would make a mere bound.
 * @param {{ score: number, alpha: number, beta: number }} result
 * @param {Pick<import('../types.js').Settings, 'least' | 'greatest'>} settings
 * @returns {'least' | 'greatest' | null}
 */
export function endMet({ score, alpha, beta }, { least, greatest }) {
  if (!Number.isFinite(score)) return null;
  if (beta <= score && score === greatest) return 'greatest';
  return score <= alpha && score === least ? 'least' : null;
}
