// What the result of a search with a window proves about the root, and what it does not (Knuth and Moore 1975), as a message with its
// arguments. The core decides; this knows no words and nothing about how they are shown.

/** @typedef {import('../../port/types.js').Bound} Bound */
/** @typedef {{ id: string, args: Record<string, string | number>, open: string | null }} Proof open: a message on what it leaves open */

/** What a bound leaves open. @type {Record<string, string>} */
const opens = { lower: 'proof-more', upper: 'proof-less' };

/**
 * @param {{ score: number, bound: Bound, alpha: number, beta: number }} result of a search that was called with the window
 * @param {Pick<import('../../page/page.js').Page, 'run' | 'score'>} page
 * @returns {Proof}
 */
export function proof({ score: value, bound, alpha, beta }, { run, score }) {
  const kind = run.proof(value, bound, alpha, beta);
  const written = score(value);
  const rounded = written.startsWith('≈') ? 'yes' : 'no';
  const args = { score: written, rounded, alpha: score(alpha), beta: score(beta) };
  return { id: `proof-${kind}`, args, open: opens[kind] ?? null };
}
