// A weight of a game's evaluation is changed under the hand: the whole tree is scored and searched anew at once, and what was before is
// kept until a step is made.

import { whenKnown } from '../core/answers.js';
import { rerun } from './editing.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Weighing} Weighing */
/**
 * @template [A=object]
 * @typedef {import('./types.js').Transition<A>} Transition
 */

/** What changes a weight, or which of them is looked at. */
const own = new Set(['openWeight', 'setWeight', 'awaitWeight']);

/** What may still become a weight while it is being typed. */
const beginning = /^\s*[-+−]?[.,]?$/;

/** @type {Transition<{ feature: string | null }>} */
export const open = (state, { feature }, engine) => ({
  ...state,
  weighing: feature === null ? null : opened(state, feature, engine),
});

/** @type {Transition<{ feature: string, text: string, isTyped: boolean }>} */
export function set(state, { feature, text, isTyped }, engine) {
  const before = state.weighing?.feature === feature ? state.weighing : opened(state, feature, engine);
  const typed = isTyped ? text : null;
  if (beginning.test(text)) return { ...state, weighing: { ...before, typed, isWrong: false } };
  const { source, error } = engine.reweighed(state.shown.source, feature, text);
  if (error) return { ...state, weighing: { ...before, typed, isWrong: true } };
  const { tree, run } = engine.look(state.shown);
  const was = before.was ?? { weight: tree.weight(feature), shown: state.shown, ...run.found() };
  return whenKnown(rerun(state, { source }, engine), (next) => ({
    ...next,
    weighing: { ...opened(next, feature, engine), was, typed },
  }));
}

/**
 * While a worker scores the tree anew, what comes next counts from the weight that is awaited.
 * @type {Transition<{ feature: string, text: string, isTyped: boolean }>}
 */
export function wait(state, { feature, text, isTyped }, engine) {
  const before = state.weighing?.feature === feature ? state.weighing : opened(state, feature, engine);
  const asked = isTyped ? { typed: text } : { typed: null, weight: Number(text) };
  return { ...state, weighing: { ...before, ...asked, isWrong: false } };
}

/**
 * What stood there before is told until something else happens.
 * @param {State} before
 * @param {State} after
 * @param {import('./types.js').Action} action
 */
export const ended = (before, after, action) =>
  after.weighing && !own.has(action.type) && (after.step !== before.step || after.shown !== before.shown)
    ? { ...after, weighing: null }
    : after;

/** @type {(state: State, feature: string, engine: import('../core/engine.js').Engine) => Weighing} */
const opened = (state, feature, engine) => ({
  ...{ feature, was: null, typed: null, isWrong: false },
  weight: engine.look(state.shown).tree.weight(feature),
});
