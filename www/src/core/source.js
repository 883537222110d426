// What the tree on the page comes from: a text, as someone typed it. Two sources with one key give the same tree, and whoever
// keeps or asks something of a tree does so by that key alone.

/** @typedef {{ text: string }} Source */

/** @type {(text: string) => Source} */
export const fromText = (text) => ({ text });

/** @type {(source: Source) => string} */
export const keyOf = ({ text }) => text;

/** @type {(one: Source, other: Source) => boolean} */
export const isSame = (one, other) => keyOf(one) === keyOf(other);
