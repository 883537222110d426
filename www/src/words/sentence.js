// The sentence that explains the current step: who has what, the comparison, the consequence, and whose bound it is. It
// turns the facts of a frame into a message and its arguments, and knows neither the words nor where they are shown.

import { hasPayoffs } from '../core/settings.js';

/** @typedef {import('../state/types.js').Frame} Frame */
/** @typedef {import('../state/types.js').BasicEvent} Event */
/** @typedef {import('../state/types.js').Score} Score */
/** @typedef {Record<string, string | number>} Args */
/** @typedef {{ id: string, args: Args }} Sentence */
/** @typedef {Pick<import('../state/types.js').ReturnEvent, 'caller' | 'callerBest' | 'improves' | 'score'>} Arrival */
/**
 * What a sentence may look at.
 * @typedef {object} Material
 * @property {Frame} frame
 * @property {import('../state/types.js').Run} run
 * @property {import('../core/facts.js').Facts} facts
 * @property {import('../core/facts.js').Labels} labels
 * @property {import('../state/types.js').Settings} settings of the run
 * @property {import('../state/types.js').Notation} state how windows are written
 * @property {import('../state/types.js').Algorithm} algorithm of the run
 * @property {boolean} windowed whether it works with windows
 * @property {(value: number) => string} score
 * @property {string} separator of numbers in a list
 * @property {import('../state/types.js').Family | null} family what tells of the algorithms beyond the basic two
 */

/**
 * @param {Material} given
 * @returns {Sentence}
 */
export function sentenceOf(given) {
  return given.family?.sentence(given) ?? basicSentence(given);
}

/** @type {(given: Material) => Sentence} */
export function basicSentence(given) {
  const { result } = given.frame;
  const event = /** @type {Event | null} */ (given.frame.event);
  if (!event) return start(given);
  const about = common(given, event.node);
  const { id, args } = result ? (lone(given, event) ?? end(given, result)) : eventSentence(given, event);
  return { id, args: { ...about, ...args } };
}

/**
 * @template {Event['kind']} K
 * @typedef {(given: Material, event: Extract<Event, { kind: K }>) => Sentence} Teller
 */

/** @type {{ [K in Event['kind']]: Teller<K> }} */
const tellers = { visit, evaluate, improve, narrow, cutoff, return: returned };

/** @type {(given: Material, event: Event) => Sentence} */
function eventSentence(given, event) {
  const teller = /** @type {(given: Material, event: Event) => Sentence} */ (tellers[event.kind]);
  return teller(given, event);
}

/**
 * What every sentence may say of the node and of the rules.
 * @type {(given: Material, node: number) => Args}
 */
export function common(given, node) {
  const { facts, labels, settings, state } = given;
  return {
    node: labels.of(node),
    at: place(given, node),
    player: facts.player(node),
    algorithm: settings.algorithm,
    cut: settings.cut,
    returns: settings.returns,
    windows: state.windows,
  };
}

/** @type {(given: Material, node: number) => string} the kind of a node in a sentence */
export const place = ({ labels, facts }, node) => (labels.of(node) === '' && node === 0 ? 'root' : facts.player(node));

/** @type {(value: number) => string} */
export const outcome = (value) => (value === Infinity ? 'win' : value === -Infinity ? 'loss' : 'none');

/** @type {(given: Material) => Sentence} */
function start({ run, settings, state: { windows }, windowed, score }) {
  if (!windowed) return { id: 'start-minimax', args: {} };
  if (isFull(settings) && !hasPayoffs(settings)) return { id: 'start-alpha-beta', args: {} };
  const [alpha, beta] = run.window();
  const id = isFull(settings) ? 'start-payoffs' : 'start-window';
  return { id, args: { windows, alpha: score(alpha), beta: score(beta) } };
}

/** @param {{ alpha: Score, beta: Score }} window */
export const isFull = ({ alpha, beta }) => alpha === -Infinity && beta === Infinity;

/** @type {Teller<'visit'>} */
function visit(given, { node, alpha, beta }) {
  const { windowed, settings, score } = given;
  const args = { alpha: score(alpha), beta: score(beta) };
  const root = rootWindow(given);
  if (!windowed) return { id: 'visit-minimax', args };
  if (isFull({ alpha, beta })) return { id: 'visit-full', args };
  if (alpha === settings.least && beta === settings.greatest) return { id: 'visit-payoffs', args };
  if (node === 0) return { id: 'visit-root-window', args };
  if (alpha === root.alpha && beta === root.beta) return { id: 'visit-same-window', args };
  const [low, high] = [heldBy(given, node, 'alpha'), heldBy(given, node, 'beta')];
  const held = { alphaHeld: low.held, alphaHolder: low.holder, betaHeld: high.held, betaHolder: high.holder };
  const bounds = { ...args, ...held };
  if (beta === Infinity) return { id: 'visit-alpha', args: bounds };
  return { id: alpha === -Infinity ? 'visit-beta' : 'visit-both', args: bounds };
}

/** @param {Material} given */
function rootWindow({ family, run, frame }) {
  const [alpha, beta] = run.window();
  return family?.rootWindow({ run, frame }) ?? { alpha, beta };
}

/**
 * Whose a bound of an open node's window is.
 * @type {(given: Material, node: number, side: import('../state/types.js').Side) => { held: string, holder: string }}
 */
export function heldBy(given, node, side) {
  const holder = given.run.holder(given.frame.step, node, side);
  if (typeof holder !== 'number') return { held: holder, holder: '' };
  return { held: place(given, holder), holder: given.labels.of(holder) };
}

/** @type {(given: Material, event: Pick<import('../state/types.js').EvaluateEvent, 'node' | 'score' | 'static'>) => Args} */
export function worth({ labels, score }, { node, score: value, static: limited }) {
  const what = limited ? 'static' : labels.of(node) === '' ? 'leaf' : 'named';
  return { what, score: score(value), outcome: outcome(value) };
}

/** @type {(given: Material, event: Event) => Sentence | null} */
function lone(given, event) {
  return event.kind === 'evaluate' ? { id: 'evaluate-alone', args: worth(given, event) } : null;
}

/** @type {Teller<'evaluate'>} */
function evaluate(given, event) {
  const news = arrival(given, event, true);
  return { id: `evaluate-${news.arrival}`, args: { ...worth(given, event), ...news } };
}

/**
 * What a score means to the node that waits for it.
 * @type {(given: Material, event: Arrival, certain: boolean) => Args}
 */
export function arrival(given, { caller, callerBest, improves, score: value }, certain) {
  if (caller === null) return { arrival: 'none' };
  const equal = improves ? 'tied' : certain ? 'equal' : 'worse';
  const kind = callerBest === null ? 'first' : value === callerBest ? equal : improves ? 'better' : 'worse';
  return {
    arrival: kind,
    caller: given.labels.of(caller),
    callerAt: place(given, caller),
    callerPlayer: given.facts.player(caller),
    callerBest: callerBest === null ? '' : given.score(callerBest),
  };
}

/** @type {Teller<'improve'>} */
function improve({ windowed, score }, { score: value, previous, outside, met }) {
  const args = { score: score(value), first: previous === null ? 'yes' : 'no', previous: score(previous ?? 0) };
  if (value === previous) return { id: 'improve-tied', args };
  const bound = outside ?? met;
  if (!windowed || bound === null) return { id: 'improve', args };
  return { id: outside === null ? 'improve-met' : 'improve-outside', args: { ...args, bound: score(bound) } };
}

/** @type {Teller<'narrow'>} */
function narrow({ frame, score }, { from, to, byPayoffs }) {
  const { alpha, beta } = frame.open[frame.open.length - 1];
  return {
    id: byPayoffs ? 'narrow-payoffs' : 'narrow',
    args: { from: score(from), to: score(to), alpha: score(alpha), beta: score(beta) },
  };
}

/** @type {Teller<'cutoff'>} */
function cutoff(given, { node, side, score: value, met, lost, deep }) {
  return {
    id: 'cutoff',
    args: {
      side,
      score: given.score(value),
      met: given.score(met),
      lost: lost.length,
      ...heldBy(given, node, side),
      deep: deep ? 'yes' : 'no',
    },
  };
}

/** @type {Teller<'return'>} */
function returned(given, event) {
  const { score: value, best, bound, certain } = event;
  const args = {
    bound,
    score: given.score(value),
    best: given.score(best ?? value),
    ...arrival(given, event, certain),
  };
  if (!given.windowed) return { id: 'return-minimax', args };
  if (best !== null && value !== best) return { id: value > best ? 'return-raised' : 'return-lowered', args };
  return { id: certain ? 'return-exact' : `return-${bound}`, args };
}

/** The longest play that the last sentence spells out, in moves. */
const mostMoves = 6;

/** @type {(given: Material, result: import('../state/types.js').Result) => Sentence} */
function end(given, result) {
  const args = endArgs(given, result);
  if (!given.windowed) return { id: 'end-exact-minimax', args };
  return { id: result.certain ? 'end-exact' : `end-${result.bound}`, args };
}

/** @type {(given: Material, result: import('../state/types.js').Result) => Args} */
export function endArgs(given, { score: value, bound, principalVariation }) {
  const { frame, run, facts, labels, settings, score, separator } = given;
  const [alpha, beta] = run.window();
  const last = principalVariation[principalVariation.length - 1] ?? 0;
  const isWhole = facts.isLeaf(last) || facts.plies[last] === settings.depth;
  const moves = principalVariation.slice(1).map((node) => labels.of(node) || score(run.score(node)));
  return {
    score: score(value),
    outcome: outcome(value),
    line: moves.length > mostMoves || !isWhole ? 'long' : 'whole',
    moves: moves.slice(0, mostMoves).join(`${separator} `),
    effort: frame.leaves === run.minimaxLeaves ? 'all' : 'some',
    unit: settings.depth === null ? 'leaf' : 'static',
    leaves: frame.leaves,
    needed: run.minimaxLeaves,
    met: score(bound === 'lower' ? beta : alpha),
  };
}
