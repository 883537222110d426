// The one state while the page runs. Every input comes here as an action; one that needs something first is done when that has
// come, and what someone types meanwhile is kept.

import { fromText } from '../core/source.js';
import { update } from './state.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('../core/answers.js').Need} Need */
/** @typedef {ReturnType<typeof createStore>} Store */

/**
 * @param {{ engine: import('../core/engine.js').Engine, attempt: import('../core/answers.js').Attempt, withdraw: () => void,
 *   changed: (next: State, before: State) => void }} page
 */
export function createStore({ engine, attempt, withdraw, changed }) {
  /** @type {State} */
  let state;
  /** How often something has been typed, or taken back while a worker read it: what was typed before is not wanted any more. */
  let typed = 0;
  /** What was to be opened or typed when something failed. @type {string | null} */
  let lost = null;
  let isClosed = false;

  /** @type {(next: import('../core/answers.js').Answer<State>) => Need | null} */
  function take(next) {
    if ('needs' in next) return next;
    const before = state;
    state = next;
    if (next !== before) changed(next, before);
    return null;
  }

  /** @param {import('./types.js').Action} action */
  function dispatch(action) {
    if (isClosed) return;
    try {
      if (action.type === 'cancelText' && state.typing?.waiting) {
        // Whoever takes back what they have typed waits for it no longer.
        typed += 1;
        withdraw();
      }
      if (action.type === 'setText') typed += 1;
      const asked = typed;
      const isDone = attempt(() =>
        action.type === 'setText' && asked !== typed ? null : take(update(state, action, engine)),
      );
      if (!isDone && action.type === 'editText') take(update(state, { ...action, type: 'awaitEdit' }, engine));
      if (!isDone && action.type === 'setWeight') take(update(state, { ...action, type: 'awaitWeight' }, engine));
      if (!isDone && action.type === 'setText') take(update(state, { ...action, type: 'awaitText' }, engine));
    } catch (reason) {
      if (action.type === 'setText') lost = action.text;
      if (action.type === 'openTree' || action.type === 'openGiven') lost = action.source.text;
      throw reason;
    }
  }

  return {
    current: () => state,
    /** @param {State} first */
    begin(first) {
      state = first;
    },
    take,
    dispatch,
    isClosed: () => isClosed,
    /** Nothing is taken any more: the state, with what was typed last. */
    close() {
      isClosed = true;
      return lost === null ? state : { ...state, source: fromText(lost) };
    },
  };
}
