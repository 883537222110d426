// The lecturer's switches: predicting, presenting, going dark. Transitions that change how the run is shown and never
// where it stands.

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Action} Action */

/** @type {(state: State) => State} */
export const togglePredict = (state) => ({ ...state, predict: !state.predict, asking: 'no', predictions: [] });

/** @type {(state: State) => State} */
export const togglePresent = (state) => ({ ...state, present: !state.present, editing: null });

/** @type {(state: State) => State} */
export const leave = (state) => (state.present || state.dark ? { ...state, present: false, dark: false } : state);

/** @type {(state: State) => State} */
export const toggleDark = (state) => ({ ...state, dark: !state.dark, playing: false, editing: null });

/** What brings the tree back, and does nothing else while it is dark: a lecturer presses without looking. */
const uncovering = new Set([
  ...['stepForward', 'stepBack', 'nextCutoff', 'previousCutoff', 'first', 'last', 'play', 'togglePlay'],
]);

/**
 * @param {State} state
 * @param {Action} action
 * @returns {State | null} null if the action has its usual meaning
 */
export function uncovered(state, { type }) {
  return state.dark && uncovering.has(type) ? { ...state, dark: false } : null;
}
