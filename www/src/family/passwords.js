// The passes of a driver: which question each one asks and why, and what it has proved when it ends.

import { guessed } from '../core/settings.js';
import { knownOf } from './known.js';

/** @typedef {import('../words/sentence.js').Material} Material */
/** @typedef {import('../words/sentence.js').Sentence} Sentence */

/** @type {(given: Material, event: import('../state/types.js').PassEvent) => Sentence} */
export function pass(given, { number, alpha, beta, depth }) {
  const { run, settings, score, facts, algorithm } = given;
  const args = { pass: number + 1, first: number === 0 ? 'yes' : 'no', alpha: score(alpha), beta: score(beta) };
  if (algorithm.deepens)
    return { id: 'pass-deepening', args: { ...args, order: settings.order, depth: depth ?? facts.tree.height } };
  const before = run.passes()[number - 1];
  if (algorithm.margin) {
    const side = before?.missed;
    const why = side ? (side === 'alpha' ? 'low' : 'high') : Number.isFinite(run.guess) ? 'guess' : 'win';
    const missed = side ? score(before[side]) : '';
    return { id: 'pass-aspiration', args: { ...args, ...guessed(given), margin: score(settings.margin), why, missed } };
  }
  const why = before ? (before.bound === 'upper' ? 'high' : 'low') : beginOf(algorithm, run);
  return {
    id: 'pass-zero',
    args: { ...args, ...endsOf(given), why, low: score(before?.low ?? 0), high: score(before?.high ?? 0) },
  };
}

/**
 * Whether the first zero window asks at the guess, or at an end of the number line.
 * @type {(algorithm: import('../state/types.js').Algorithm, run: Pick<import('../state/types.js').Run, 'guess'>) => 'guess' | 'top' | 'bottom'}
 */
export function beginOf({ begins }, { guess = 0 }) {
  if (begins) return begins;
  if (Number.isFinite(guess)) return 'guess';
  return guess > 0 ? 'top' : 'bottom';
}

/** The ends of the payoffs, as a message takes them. @type {(given: Pick<Material, 'settings' | 'score'>) => { least: string, greatest: string }} */
export const endsOf = ({ settings: { least, greatest }, score }) => ({
  least: score(least),
  greatest: score(greatest),
});

/** @type {(given: Material, event: import('../state/types.js').ProveEvent) => Sentence} */
export function prove(given, { number, score: value, bound, best, low, high }) {
  const { score, labels, facts, algorithm, run } = given;
  const args = {
    pass: number + 1,
    score: score(value),
    bound: low === high ? 'exact' : bound,
    ...{ known: knownOf(low, high), low: score(low), high: score(high) },
    has: best === null ? 'nothing' : 'move',
    move: best === null ? '' : labels.of(best) || score(facts.scores[best]),
  };
  if (algorithm.deepens) {
    const depth = run.passes()[number].depth ?? facts.tree.height;
    return { id: 'prove-deepening', args: { ...args, bound, depth } };
  }
  return { id: 'prove-pass', args: { ...args, bound } };
}
