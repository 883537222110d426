// The state while the page runs, from the session. Every input is an action here; one that needs something first is done when that is
// available, and typed text is kept meanwhile.

import { fromText } from './source.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Action} Action */
/** @typedef {import('./answers.js').Job} Job */
/** @typedef {ReturnType<typeof createStore>} Store */

/** Actions that keep the typed text while its effect is computed. */
const waits = /** @type {const} */ ({ editText: 'awaitEdit', setWeight: 'awaitWeight', setText: 'awaitText' });

/**
 * @param {{ engine: import('./engine.js').Engine, attempt: import('./answers.js').Attempt, withdraw: () => void,
 *   changed: (next: State, before: State) => void }} page
 */
export function createStore({ engine: { session }, attempt, withdraw, changed }) {
  let state = /** @type {State} */ (session.news());
  /** The number of times something was typed, or taken back while a worker read it: earlier typing is no longer wanted. */
  let typed = 0;
  /** The text to open or typed when something failed. @type {string | null} */
  let lost = null;
  let isClosed = false;

  /** Takes the changed fields, unless something is needed first. @type {(needs?: Job) => Job | undefined} */
  function take(needs) {
    if (needs) return needs;
    const before = state;
    const news = session.news();
    if (Object.keys(news).length === 0) return undefined;
    state = { ...state, ...news };
    changed(state, before);
    return undefined;
  }

  /** @param {Action} action */
  function dispatch(action) {
    if (isClosed) return;
    try {
      if (action.type === 'cancelText' && state.typing?.waiting) {
        // Taking back what was typed ends the wait for it.
        typed += 1;
        withdraw();
      }
      if (action.type === 'setText') typed += 1;
      const asked = typed;
      const isDone = attempt(() =>
        action.type === 'setText' && asked !== typed ? undefined : take(session.act(action)),
      );
      const wait = isDone ? undefined : waits[/** @type {keyof typeof waits} */ (action.type)];
      if (wait) take(session.act(/** @type {Action} */ ({ ...action, type: wait })));
    } catch (reason) {
      if ('text' in action && ['setText', 'openTree', 'openGiven'].includes(action.type)) lost = action.text;
      if (action.type === 'openSaved') lost = action.saved.tree;
      throw reason;
    }
  }

  return {
    current: () => state,
    take,
    dispatch,
    isClosed: () => isClosed,
    /** Accepts nothing more: returns the state, with the last typed text. */
    close() {
      isClosed = true;
      return lost === null ? state : { ...state, source: fromText(lost) };
    },
  };
}
