// What a first visit is told on the tree, one thing at a time: each until someone has done it, or has gone past it step by step.

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Action} Action */
/** @typedef {'knowsStepping' | 'knowsEditing' | 'knowsPresenting'} Known */

/** In this order; `until` so many events a hint has not been read. */
const hints = /** @type {{ id: string, knows: Known, until: number, isDone: (state: State) => boolean }[]} */ ([
  { id: 'tip-step', knows: 'knowsStepping', until: 3, isDone: () => false },
  {
    id: 'tip-leaf',
    knows: 'knowsEditing',
    until: 12,
    isDone: ({ editing, making }) => editing !== null || making !== null,
  },
  { id: 'tip-present', knows: 'knowsPresenting', until: 24, isDone: ({ present }) => present },
]);

/**
 * What is told now.
 * @param {State} state
 * @param {boolean} takesScores whether leaves of the tree do
 */
export const hintOf = (state, takesScores) =>
  state.hasHints && !state.present
    ? hints.find(({ id, knows }) => !state[knows] && helps(id, state, takesScores))?.id
    : undefined;

/** @type {(id: string, state: State, takesScores: boolean) => boolean} */
const helps = (id, { letterKeys }, takesScores) =>
  id === 'tip-leaf' ? takesScores : id !== 'tip-present' || letterKeys;

/**
 * What is known after a change.
 * @param {State} state
 * @param {Action} action
 * @returns {State}
 */
export function withKnown(state, { type }) {
  const isRead = (/** @type {number} */ until) => type === 'stepForward' && state.hasHints && until <= state.step;
  const news = hints.filter(({ knows, until, isDone }) => !state[knows] && (isDone(state) || isRead(until)));
  return news.length === 0 ? state : { ...state, ...known(news) };
}

/** Who waves one away wants none of them. @type {(state: State) => State} */
export const dismiss = (state) => ({ ...state, ...known(hints) });

/** @param {{ knows: Known }[]} all */
const known = (all) => Object.fromEntries(all.map(({ knows }) => [knows, true]));
