// The source of the page's tree: a text, as typed, of a tree or of a game whose tree is grown. Two sources with one key give the same tree,
// and everything stored or asked about a tree goes by that key alone.

/** @typedef {{ text: string }} Source */

/** @type {(text: string) => Source} */
export const fromText = (text) => ({ text });

/** Whether its tree is grown. @type {(source: Source) => boolean} */
export const isGame = ({ text }) => text.trimStart().startsWith('game=');

/** Whether its tree continues from a node of another. @type {(source: Source) => boolean} */
export const isOnward = ({ text }) => text.trimStart().startsWith('kept-from=');

/** @type {(source: Source) => string} */
export const keyOf = ({ text }) => text;

/** @type {(one: Source, other: Source) => boolean} */
export const isSame = (one, other) => keyOf(one) === keyOf(other);
