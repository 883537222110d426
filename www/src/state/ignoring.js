// What a link said in vain, and what did not come, until someone has read it.

/** @typedef {import('./types.js').State} State */
/** @typedef {import('../keeping/link.js').Ignored} Ignored */

/** @type {Ignored} */
export const notLoaded = { piece: '', why: 'not-loaded' };
/** The same is not said twice. @type {(state: State, action: { ignored: Ignored }) => State} */
export const ignore = (state, { ignored }) =>
  state.ignored.some(({ piece, why }) => piece === ignored.piece && why === ignored.why)
    ? state
    : { ...state, ignored: [...state.ignored, ignored] };

/** @type {(state: State) => State} */
export const dismiss = (state) => ({ ...state, ignored: [] });
