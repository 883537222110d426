// What a text means that comes from a file, the clipboard or a drop: a tree in our notation, nested lists, or a saved tree with
// its settings. Pure: of a long text a worker finds it out.

import { readSaved } from '../keeping/snapshot.js';

/** @typedef {{ tree: string, saved: import('../state/types.js').Saved | null }} Meaning */

/**
 * @param {string} text
 * @returns {Meaning}
 */
export function meaningOf(text) {
  const saved = text.trimStart().startsWith('{') ? parsed(text) : null;
  return saved ? { tree: saved.tree, saved } : { tree: unquoted(text), saved };
}

/**
 * Whether that takes going through all of it.
 * @param {string} text
 */
export const isStructured = (text) => /^\s*[[{]/.test(text);

/**
 * Nested lists of JSON or Python may hold wins and infinities as strings; names are read with their quotes.
 * @param {string} text
 */
const unquoted = (text) => (/^[[{]/.test(text) ? text.replace(/(["'])([-+\w.∞]+)\1(?!\s*:)/g, '$2') : text);

/** @param {string} text */
function parsed(text) {
  try {
    return readSaved(JSON.parse(text));
  } catch {
    return null;
  }
}
