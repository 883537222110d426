// The meaning of a text from a file, the clipboard or a drop: a tree in any form, or a saved tree with its settings. Pure: for a long text
// a worker runs it.

/** @typedef {{ tree: string, saved: import('./types.js').SavedTree | null }} Meaning */

/**
 * @param {string} text
 * @returns {Meaning}
 */
export function meaningOf(text) {
  const saved = text.trimStart().startsWith('{') ? parsed(text) : null;
  return { tree: saved?.tree ?? text, saved };
}

/**
 * Whether that takes parsing all of it.
 * @param {string} text
 */
export const isStructured = (text) => /^\s*[[{]/.test(text);

/** @param {string} text */
function parsed(text) {
  try {
    const saved = JSON.parse(text);
    return typeof saved?.tree === 'string' ? saved : null;
  } catch {
    return null;
  }
}
