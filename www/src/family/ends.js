// The last sentence of a run: what the search has found, with what certainty, and what it has cost. A position may be
// evaluated more than once, so evaluations are counted and not leaves.

import { endArgs, outcome } from '../words/sentence.js';
import { outcomeTo } from './mover.js';
import { takenLast } from './ties.js';

/** @typedef {import('../words/sentence.js').Sentence} Sentence */
/** @typedef {import('../state/types.js').Result} Result */

/**
 * @param {import('../words/sentence.js').Material} given
 * @param {Result} result
 * @param {import('../state/types.js').Settings} settings of the whole run
 * @returns {Sentence}
 */
export function end(given, result, settings) {
  const { algorithm, run, facts } = given;
  const all = {
    ...endArgs({ ...given, settings }, result),
    outcome: algorithm.fromMover ? outcomeTo(facts.player(0), result.score) : outcome(result.score),
    line: lineOf(given, result),
  };
  const taken = takenLast(given, result);
  if (taken) return { id: 'end-taken', args: { ...all, ...taken } };
  if (algorithm.byLevels)
    return { id: 'end-levels', args: { ...all, unit: settings.depth === null ? 'leaf' : 'static' } };
  if (!result.certain) return { id: `end-missed-${result.bound}`, args: all };
  const passes = run.passes().length;
  const last = run.passes()[passes - 1];
  const proved = last && run.proof(last.score, 'exact', last.alpha, last.beta);
  if (algorithm.deepens)
    return { id: 'end-deepening', args: { ...all, depth: Math.min(settings.depth ?? Infinity, facts.tree.height) } };
  if (proved === 'greatest' || proved === 'least') return { id: `end-${proved}`, args: all };
  if (algorithm.margin) return { id: 'end-aspiration', args: { ...all, again: passes > 1 ? 'yes' : 'no' } };
  return passes > 0 ? { id: 'end-zero', args: { ...all, passes } } : { id: 'end-found', args: all };
}

/**
 * How far the proved line of play goes: nowhere in a tree without moves, and not always to its end.
 * @type {(given: import('../words/sentence.js').Material, result: Result) => string}
 */
function lineOf({ facts, settings }, { principalVariation: line }) {
  const last = line[line.length - 1];
  if (line.length === 1) return 'none';
  const isWhole = facts.isLeaf(last) || facts.plies[last] === settings.depth;
  return isWhole && line.length <= 7 ? 'whole' : 'long';
}
