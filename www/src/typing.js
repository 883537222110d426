// Typing in the tree field: what Escape brings back, kept as plain data from the moment someone comes to the field until they
// leave it. It knows texts and steps, no key and no element.

/** @typedef {import('./types.js').State} State */

/** Whoever comes back from another window goes on with what they had begun. @type {(state: State) => State} */
export function begin(state) {
  const { text, shown, step, example, history } = state;
  return state.typing ? state : { ...state, typing: { text, shown, step, example, history } };
}

/** @type {(state: State) => State} */
export const end = (state) => (state.typing ? { ...state, typing: null } : state);

/** Where nothing was typed, the steps that a remote has taken stay. @type {(state: State) => State} */
export const cancel = (state) =>
  end(state.typing && state.typing.text !== state.text ? { ...state, ...state.typing, animate: false } : state);
