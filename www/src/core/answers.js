// What a question to the core is answered with: what was asked, or what a worker has to find out first.

/** @typedef {{ most: number, depth: number, written: string }} RandomShape of a random tree: how many children and plies, and all as a link says it */
/**
 * What a worker is to find out: what a source reads as, unless that is known, and what a search does on it; or a random tree.
 * @typedef {{ source: import('./source.js').Source, settings?: import('../state/types.js').Settings, isRead: boolean } | { asked: RandomShape }} Job
 */
/**
 * What a worker has found out.
 * @typedef {{ text?: string, error?: { kind: string }, tree?: import('../state/types.js').Tree, run?: import('./memory.js').Outcome }} Finding
 */
/** @typedef {{ needs: Job }} Need */
/**
 * @template T
 * @typedef {T | Need} Answer
 */
/** @typedef {typeof quick | typeof endless} Patience */

/** @typedef {() => Need | null} Act does something, or says what it needs first */
/** @typedef {(act: Act) => boolean} Attempt does something at once or when what it needs has come; whether it is done */

/** What takes no longer than a page may stand still: so many characters are read, events and visits recorded,
 * nodes of a random tree made, and of a game grown. */
export const quick = { characters: 100_000, recorded: 200_000, nodes: 30_000, grown: 10_000 };
export const endless = { characters: Infinity, recorded: undefined, nodes: Infinity, grown: undefined };

/**
 * What follows from an answer, unless a worker has to find something out first.
 * @template {object} T, U
 * @param {Answer<T>} answer
 * @param {(answer: T) => U} follow
 * @returns {Answer<U>}
 */
export const whenKnown = (answer, follow) => ('needs' in answer ? /** @type {Need} */ (answer) : follow(answer));

/**
 * The core throws plain objects with a kind; anything else is a fault and goes on its way.
 * @template {{ kind: string }} T
 * @param {unknown} error
 * @returns {T}
 */
export function plainError(error) {
  if (typeof error === 'object' && error !== null && 'kind' in error) return /** @type {T} */ (error);
  throw error;
}
