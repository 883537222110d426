// The lecturer's switches: predicting, presenting, a black or white screen. Transitions that change how the run is shown and never
// where it stands; but a show may begin at the first step.

import { first } from './stepping.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Action} Action */

/** @type {(state: State) => State} */
export const togglePredict = (state) => ({ ...state, predict: !state.predict, asking: 'no', predictions: [] });

/** @type {(state: State) => State} */
export const togglePresent = (state) => ({ ...state, present: !state.present, editing: null });

/** @type {(state: State) => State} */
export const leave = (state) => (state.present || state.blank ? { ...state, present: false, blank: null } : state);

/**
 * What a remote sends to start, at the first step or at this one. A show that is on goes on where it is.
 * @type {(state: State, action: { from: 'first' | 'here' }, engine: import('../core/engine.js').Engine) => State}
 */
export function startShow(state, { from }, engine) {
  if (state.present) return state;
  const shown = togglePresent(state);
  return from === 'first' ? first(shown, {}, engine) : shown;
}

/** @type {(state: State, action: { blank: 'black' | 'white' }) => State} */
export const toggleBlank = (state, { blank }) => ({
  ...state,
  blank: state.blank === blank ? null : blank,
  playing: false,
  editing: null,
});

/** What brings the tree back, and does nothing else while it is hidden: a lecturer presses without looking. */
const uncovering = new Set([
  ...['stepForward', 'stepBack', 'nextCutoff', 'previousCutoff', 'first', 'last', 'play', 'togglePlay', 'startShow'],
]);

/**
 * @param {State} state
 * @param {Action} action
 * @returns {State | null} null if the action has its usual meaning
 */
export function uncovered(state, { type }) {
  return state.blank && uncovering.has(type) ? { ...state, blank: null } : null;
}
