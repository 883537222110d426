// A weight of a game's evaluation is changed under the hand: the whole tree is scored and searched anew at once, and what was before is
// kept until a step is made.

import { whenKnown } from '../core/answers.js';
import { rerun } from './editing.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').WeightBox} WeightBox */
/** @typedef {import('../core/engine.js').Engine} Engine */
/**
 * @template [A=object]
 * @typedef {import('./types.js').Transition<A>} Transition
 */

/** What changes a weight, or which of them is looked at. */
const own = new Set(['openWeight', 'setWeight', 'awaitWeight']);

/** What may still become a weight while it is being typed. */
const beginning = /^\s*[-+−]?[.,]?$/;

/** @type {Transition<{ feature: string | null }>} */
export function open(state, { feature }, engine) {
  const [box, was] = [feature === null ? null : opened(state, feature, engine), state.weighing?.was ?? null];
  return { ...state, weighing: box || was ? { box, was } : null };
}

/** @type {Transition<{ feature: string, text: string, isTyped: boolean }>} */
export function set(state, { feature, text, isTyped }, engine) {
  const typed = isTyped ? text : null;
  if (beginning.test(text)) return withBox(state, feature, engine, { typed, isWrong: false });
  const { source, error } = engine.reweighed(state.shown.source, feature, text);
  if (error) return withBox(state, feature, engine, { typed, isWrong: true });
  const { tree, run } = engine.look(state.shown);
  const before = state.weighing?.was;
  const weight = tree.weight(feature);
  const was = before?.feature === feature ? before : { feature, weights: [weight], shown: state.shown, ...run.found() };
  return whenKnown(rerun(state, { source }, engine), (next) => {
    const box = opened(next, feature, engine);
    return {
      ...next,
      weighing: { box: { ...box, typed }, was: { ...was, weights: [was.weights[0], box.weight] } },
    };
  });
}

/**
 * While a worker scores the tree anew, what comes next counts from the weight that is awaited.
 * @type {Transition<{ feature: string, text: string, isTyped: boolean }>}
 */
export function wait(state, { feature, text, isTyped }, engine) {
  const asked = isTyped ? { typed: text } : { typed: null, weight: Number(text) };
  return withBox(state, feature, engine, { ...asked, isWrong: false });
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

/** @type {(state: State, feature: string, engine: Engine, change: Partial<WeightBox>) => State} */
function withBox(state, feature, engine, change) {
  const { box = null, was = null } = state.weighing ?? {};
  const before = box?.feature === feature ? box : opened(state, feature, engine);
  return { ...state, weighing: { box: { ...before, ...change }, was } };
}

/** @type {(state: State, feature: string, engine: Engine) => WeightBox} */
const opened = (state, feature, engine) => ({
  ...{ feature, typed: null, isWrong: false },
  weight: engine.look(state.shown).tree.weight(feature),
});
