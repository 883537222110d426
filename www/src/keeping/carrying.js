// What neither address nor session holds, and is not lost when the page loads itself again, as it does for another language: what can
// be undone, and questions with their answers. It goes along in the tab's own entry of the history.

import { isSame } from '../core/source.js';
import { noHistory } from '../state/beginning.js';

/** @typedef {import('../state/types.js').State} State */
/** @typedef {Pick<State, 'source' | 'history' | 'predict' | 'predictions'>} Carried source: what the questions are about */

/** @type {(view: Window, state: State) => void} */
export function carry(view, { shown: { source }, history, predict, predictions }) {
  try {
    view.history.replaceState({ source, history, predict, predictions }, '');
  } catch {
    // More than the browser takes, or a frame without an origin.
  }
}

/**
 * What has come along, for once.
 * @param {Window} view
 * @returns {Carried | null}
 */
export function broughtAlong(view) {
  const carried = view.history.state;
  if (carried !== null) view.history.replaceState(null, '');
  return carried;
}

/** @type {(state: State, carried: Carried | null) => State} */
export function withCarried(state, carried) {
  if (carried === null) return { ...state, history: noHistory };
  const { source, history, predict, predictions } = carried;
  return { ...state, history, predict, predictions: isSame(source, state.shown.source) ? predictions : [] };
}
