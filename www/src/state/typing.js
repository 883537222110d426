// Typing in the tree field: what Escape brings back, kept as plain data from the moment someone comes to the field until they
// leave it. It knows texts and steps, no key and no element.

import { whenKnown } from '../core/answers.js';
import { isSame } from '../core/source.js';
import { kept, takenBack } from './editing.js';

/** @typedef {import('../core/engine.js').Engine} Engine */
/** @typedef {import('./types.js').State} State */

/** Whoever comes back from another window goes on with what they had begun. @type {(state: State) => State} */
export function begin(state) {
  return state.typing ? state : { ...state, typing: { before: kept(state), waiting: null } };
}

/**
 * Keeps what is typed while a worker finds out what it is.
 * @type {(state: State, action: { text: string }) => State}
 */
export const wait = (state, { text }) =>
  state.typing ? { ...state, typing: { ...state.typing, waiting: { text, over: state.source.text } } } : state;

/** @type {(state: State) => State} */
export const end = (state) => (state.typing ? { ...state, typing: null } : state);

/** Where nothing was typed, the steps that a remote has taken stay. @type {import('./types.js').Transition} */
export function cancel(state, _action, engine) {
  const before = state.typing?.before;
  if (!before || isSame(before.source, state.source)) return end(state);
  return whenKnown(takenBack(state, before, engine), (back) => end({ ...back, animate: false }));
}
