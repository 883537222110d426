// Requests to the core that the page must not wait for: what a worker has to compute first.

/**
 * A worker's job: how a source reads, unless that is known, and a search on it; or a random tree, as in links; or scores with which the
 * branches above certain nodes are cut off.
 * @typedef {{ source: import('./source.js').Source, settings: import('./types.js').Settings | null, isRead: boolean } | { asked: string }
 *   | { source: import('./source.js').Source, settings: import('./types.js').Settings, wanted: number[], seed: number }} Job
 */
/**
 * A worker's result.
 * @typedef {{ text?: string, outcome?: import('./types.js').Outcome, error?: { kind: string }, tree?: import('./types.js').Tree, run?: import('./types.js').Run,
 *   trouble?: import('./types.js').SettingsError }} Finding
 */
/** @typedef {() => Job | undefined | void} Act does something, or returns what it needs first */
/** @typedef {(act: Act) => boolean} Attempt does something at once, or when what it needs is available; whether it is done */

/**
 * The core throws plain objects with a kind; anything else is a bug and is rethrown.
 * @template {{ kind: string }} T
 * @param {unknown} error
 * @returns {T}
 */
export function plainError(error) {
  if (typeof error === 'object' && error !== null && 'kind' in error) return /** @type {T} */ (error);
  throw error;
}
