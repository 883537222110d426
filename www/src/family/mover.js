// Negamax: every number as its node's own mover sees it. The core tells a run that way; this picks the messages.

import { arrival, heldBy, worth } from '../words/sentence.js';

/** @typedef {import('../words/sentence.js').Material} Material */
/** @typedef {import('../words/sentence.js').Args} Args */
/** @typedef {import('../words/sentence.js').Sentence} Sentence */
/** @typedef {import('../state/types.js').Player} Player */

/**
 * @param {Material} given
 * @param {import('../state/types.js').Event} event
 * @returns {Sentence | null}
 */
export function mover(given, event) {
  const { facts, score } = given;
  const player = facts.player(event.node);
  // Whoever moves is the one who takes the largest: so the rules of MAX are told.
  const who = { player: 'max', mover: player };
  switch (event.kind) {
    case 'visit': {
      const isSame = event.caller === null || facts.player(event.caller) === player;
      const window = { alpha: score(event.alpha), beta: score(event.beta) };
      return { id: 'visit-mover', args: { ...who, ...window, turned: isSame ? 'no' : 'yes' } };
    }
    case 'evaluate': {
      const outcome = outcomeTo(player, event.score);
      return { id: 'evaluate-mover', args: { ...worth(given, event), outcome, ...news(given, event) } };
    }
    case 'improve': {
      const first = event.previous === null ? 'yes' : event.previous === event.score ? 'tied' : 'no';
      const args = { ...who, score: score(event.score), first, previous: score(event.previous ?? 0) };
      return { id: 'improve-mover', args };
    }
    case 'narrow': {
      const { alpha, beta } = given.frame.open[given.frame.open.length - 1];
      const window = { alpha: score(alpha), beta: score(beta) };
      const id = event.byPayoffs ? 'narrow-mover-payoffs' : 'narrow-mover';
      return { id, args: { ...who, ...window, from: score(event.from), to: score(event.to) } };
    }
    case 'cutoff': {
      const { side, lost, deep, met } = event;
      const bounds = { score: score(event.score), met: score(met), ...heldBy(given, event.node, side) };
      return { id: 'cutoff-mover', args: { ...who, ...bounds, lost: lost.length, deep: deep ? 'yes' : 'no' } };
    }
    case 'return': {
      const bound = event.certain ? 'exact' : event.bound;
      const args = { ...who, bound, score: score(event.score), best: score(event.best ?? event.score) };
      const isClamped = event.best !== null && event.best !== event.score;
      return { id: isClamped ? 'return-mover-clamped' : 'return-mover', args: { ...args, ...news(given, event) } };
    }
    default:
      return null;
  }
}

/**
 * For whom a score is told, and whether it is a win.
 * @type {(player: Player, score: number) => string}
 */
export const outcomeTo = (player, score) =>
  Number.isFinite(score) ? player : `${player}-${score > 0 ? 'win' : 'loss'}`;

/**
 * What a score means to the node that waits for it, and how that reads it: with the other sign where the other one moves.
 * @type {(given: Material, event: import('../state/types.js').EvaluateEvent | import('../state/types.js').ReturnEvent) => Args}
 */
function news(given, event) {
  const { facts, score } = given;
  const certain = event.kind === 'evaluate' || event.certain;
  const told = arrival(given, { ...event, score: event.callerScore }, certain);
  if (event.caller === null) return { ...told, turned: 'none' };
  const isTurned = facts.player(event.caller) !== facts.player(event.node);
  const sign = event.score < 0 ? 'minus' : 'plus';
  return { ...told, own: score(event.callerScore), sign, turned: isTurned ? 'yes' : 'no' };
}
