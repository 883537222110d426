// What the core is asked and a page may not wait for: what a worker has to find out first.

/**
 * What a worker is to find out: what a source reads as, unless that is known, and what a search does on it; or a random tree, by how a link
 * says it; or scores with which the branches above certain nodes are cut off.
 * @typedef {{ source: import('./source.js').Source, settings: import('./types.js').Settings | null, isRead: boolean } | { asked: string }
 *   | { source: import('./source.js').Source, settings: import('./types.js').Settings, wanted: number[], seed: number }} Job
 */
/**
 * What a worker has found out.
 * @typedef {{ text?: string, outcome?: import('./types.js').Outcome, error?: { kind: string }, tree?: import('./types.js').Tree, run?: import('./types.js').Run,
 *   trouble?: import('./types.js').SettingsError }} Finding
 */
/** @typedef {() => Job | undefined | void} Act does something, or says what it needs first */
/** @typedef {(act: Act) => boolean} Attempt does something at once or when what it needs has come; whether it is done */

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
