// What a link said in vain, and what did not come, until someone has read it.

/** @typedef {import('./types.js').State} State */
/** @typedef {import('../keeping/link.js').Ignored} Ignored */

/** @type {Ignored} */
export const notLoaded = { piece: '', why: 'not-loaded' };
/** @type {Ignored} */
export const coming = { piece: '', why: 'coming' };

/** The same is not said twice, and what does not come is no longer awaited.
 * @type {(state: State, action: { ignored: Ignored }) => State} */
export const ignore = (state, { ignored }) =>
  state.ignored.some(({ piece, why }) => piece === ignored.piece && why === ignored.why)
    ? state
    : { ...state, ignored: [...awaitNothing(state).ignored, ignored] };

/** Nothing is said to be coming any more.
 * @type {(state: State) => State} */
export const awaitNothing = (state) =>
  state.ignored.some(({ why }) => why === 'coming')
    ? { ...state, ignored: state.ignored.filter(({ why }) => why !== 'coming') }
    : state;

/** @type {(state: State) => State} */
export const dismiss = (state) => ({ ...state, ignored: [] });
