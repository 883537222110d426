// The sentences of the algorithms beyond the basic two, where they say something else than the basic ones. Here stand the
// events that several algorithms share; what one family of them says alone stands beside. It knows no words.

import { guessed, inForce } from '../core/settings.js';
import { arrival, basicSentence, common, endArgs, heldBy, isFull, place, worth } from '../words/sentence.js';
import { end } from './ends.js';
import { level } from './levels.js';
import { mover } from './mover.js';
import { endsOf, pass, prove } from './passwords.js';
import { narrowed, probe, store } from './tablewords.js';
import { takenLast } from './ties.js';
import { rootWindow } from './windowwords.js';

/** @typedef {import('../words/sentence.js').Material} Material */
/** @typedef {import('../words/sentence.js').Sentence} Sentence */
/** @typedef {import('../state/types.js').Event} Event */
/**
 * @template {Event['kind']} K
 * @typedef {(given: Material, event: Extract<Event, { kind: K }>) => Sentence | null} Teller
 */

export { rootWindow };

/**
 * @param {Material} page
 * @returns {Sentence | null} null where the algorithm is a basic one
 */
export function sentence(page) {
  const { event, result } = page.frame;
  if (page.algorithm.basic) {
    const taken = event && result && takenLast(page, result);
    return taken
      ? { id: 'end-taken', args: { ...common(page, event.node), ...endArgs(page, result), ...taken } }
      : null;
  }
  const settings = inForce(page.settings, page.algorithm);
  if (!event) return { id: `start-${settings.algorithm}`, args: { ...guessed(page), ...endsOf(page) } };
  // What the basic sentences call the root window is that of the pass.
  const given = { ...page, settings: { ...settings, ...rootWindow(page) } };
  const told = result ? end(given, result, settings) : tell(given, event);
  if (!told) return basicSentence(given);
  return { id: told.id, args: { ...common(given, event.node), ...told.args } };
}

/** @type {(given: Material, event: Event) => Sentence | null} null where the basic sentence is right */
function tell(given, event) {
  if (given.algorithm.fromMover) return mover(given, event);
  if (given.algorithm.byLevels) return level(given, event);
  switch (event.kind) {
    case 'visit':
      return visit(given, event);
    case 'evaluate':
      return event.caller === null ? { id: 'evaluate-root', args: worth(given, event) } : null;
    case 'narrow':
      return event.child === null && !event.byPayoffs ? narrowed(given, event) : null;
    case 'cutoff':
      return cutoff(given, event);
    case 'return':
      return returned(given, event);
    case 'ask':
      return ask(given, event);
    case 'probe':
      return probe(given, event);
    case 'store':
      return store(given, event);
    case 'pass':
      return pass(given, event);
    case 'prove':
      return prove(given, event);
    default:
      return null;
  }
}

/** @type {Teller<'visit'>} */
function visit(given, { node, alpha, beta }) {
  const { score } = given;
  const args = { alpha: score(alpha), beta: score(beta) };
  if (given.run.isZeroWindow(alpha, beta)) return { id: 'visit-zero', args };
  if (isFull({ alpha, beta })) return null;
  const held = [heldBy(given, node, 'alpha').held, heldBy(given, node, 'beta').held];
  // A bound that nobody has is what the table knows, or the answer to a question.
  return held.includes('nobody') ? { id: given.algorithm.table ? 'visit-known' : 'visit-answered', args } : null;
}

/** @type {Teller<'cutoff'>} */
function cutoff(given, { node, side, score: value, met, lost, holder: by }) {
  const { labels, score, algorithm } = given;
  const isNobodys = heldBy(given, node, side).held === 'nobody';
  // A pass of zero windows is one question; in a search with open ones, someone on the way down has asked it.
  const isAsked = algorithm.table && !algorithm.rootWindow ? by === null : !algorithm.table && isNobodys;
  const args = { side, score: score(value), met: score(met), lost: lost.length };
  if (isAsked) return { id: 'cutoff-zero', args };
  if (by === null || !isNobodys) return null;
  const held = by === node ? 'own' : place(given, by);
  return { id: 'cutoff-known', args: { ...args, held, holder: labels.of(by) } };
}

/** @type {Teller<'return'>} */
function returned(given, event) {
  const { score: value, bound, certain, best, caller } = event;
  if (caller !== null && best !== null) return null;
  const args = {
    bound: certain ? 'exact' : bound,
    score: given.score(value),
    ...arrival(given, event, certain),
  };
  return { id: best === null ? 'return-known' : 'return-asked', args };
}

/** @type {Teller<'ask'>} */
function ask({ facts, score }, { caller, alpha, beta, than, surprise }) {
  const args = {
    callerPlayer: facts.player(caller),
    alpha: score(alpha),
    beta: score(beta),
    than: score(than),
    surprise: score(surprise ?? Number.NaN),
  };
  return { id: surprise === null ? 'ask-zero' : 'ask-again', args };
}
