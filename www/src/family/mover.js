// Negamax: every number as its node's own mover sees it. What is good for MIN is negative for MAX, so at MIN nodes signs
// change, and the bounds change their places.

import { arrival, place, worth } from '../sentence.js';

/** @typedef {import('../sentence.js').Facts} Facts */
/** @typedef {import('../sentence.js').Args} Args */
/** @typedef {import('../sentence.js').Sentence} Sentence */
/** @typedef {import('../types.js').Player} Player */
/** @typedef {import('../types.js').Bound} Bound */

/** @type {Record<Bound, Bound>} */
const turned = { exact: 'exact', lower: 'upper', upper: 'lower' };

/**
 * @param {Facts} given
 * @param {import('../types.js').Event} event
 * @returns {Sentence | null}
 */
export function mover(given, event) {
  const { facts, score } = given;
  const player = facts.player(event.node);
  const isTurned = player === 'min';
  const own = (/** @type {number} */ value) => score(isTurned ? -value || 0 : value);
  /** @type {(window: { alpha: number, beta: number }) => Args} */
  const windowOf = ({ alpha, beta }) =>
    isTurned ? { alpha: own(beta), beta: own(alpha) } : { alpha: own(alpha), beta: own(beta) };
  // Whoever moves is the one who takes the largest: so the rules of MAX are told.
  const who = { player: 'max', mover: player };
  switch (event.kind) {
    case 'visit': {
      const isSame = event.caller === null || facts.player(event.caller) === player;
      return { id: 'visit-mover', args: { ...who, ...windowOf(event), turned: isSame ? 'no' : 'yes' } };
    }
    case 'evaluate': {
      const to = event.caller === null ? 'max' : facts.player(event.caller);
      return { id: 'evaluate-mover', args: { ...worth(given, event), ...news(given, event, to), turned: to } };
    }
    case 'improve': {
      const first = event.previous === null ? 'yes' : 'no';
      const args = { ...who, score: own(event.score), first, previous: own(event.previous ?? 0) };
      return { id: 'improve-mover', args };
    }
    case 'narrow': {
      const open = given.frame.open[given.frame.open.length - 1];
      return { id: 'narrow-mover', args: { ...who, ...windowOf(open), from: own(event.from), to: own(event.to) } };
    }
    case 'cutoff': {
      const { holder, lost, deep, met } = event;
      const held = holder !== null ? place(given, holder) : Number.isFinite(met) ? 'window' : 'end';
      const bounds = { score: own(event.score), met: own(met), held, holder: given.labels.of(holder ?? 0) };
      return { id: 'cutoff-mover', args: { ...who, ...bounds, lost: lost.length, deep: deep ? 'yes' : 'no' } };
    }
    case 'return': {
      const to = event.caller === null ? player : facts.player(event.caller);
      const bound = event.certain ? 'exact' : isTurned ? turned[event.bound] : event.bound;
      const args = { ...who, bound, score: own(event.score), best: own(event.best ?? event.score) };
      const isClamped = event.best !== null && event.best !== event.score;
      const told = { ...args, ...news(given, event, to), turned: to === player ? 'no' : 'yes' };
      return { id: isClamped ? 'return-mover-clamped' : 'return-mover', args: told };
    }
    default:
      return null;
  }
}

/**
 * What a score means to the node that waits for it, in that node's own numbers.
 * @type {(given: Facts, event: import('../types.js').EvaluateEvent | import('../types.js').ReturnEvent, to: Player) => Args}
 */
function news(given, event, to) {
  const own = (/** @type {number} */ value) => given.score(to === 'min' ? -value || 0 : value);
  const certain = event.kind === 'evaluate' || event.certain;
  const told = arrival(given, event, certain);
  return { ...told, own: own(event.score), callerBest: event.callerBest === null ? '' : own(event.callerBest) };
}
