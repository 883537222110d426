// Commas that may have been meant as decimal signs: they part nodes, and where they look like decimals the page says so and
// offers to read them as such. What looks like decimals is for the core to say.

import { isSame } from '../core/source.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('../core/engine.js').Engine} Engine */

/** A number on both sides, and no list of more. */
const commas = /(?<![\d,.])\d+,\d+(?![\d,])/g;

/** @param {string} text */
export const withComma = (text) => text.match(commas) ?? [];

/**
 * The text as it would read with decimal points, where that is worth a question: not of what is only on its way to a tree, and
 * not again of the same numbers.
 * @param {Pick<State, 'source' | 'shown' | 'commasKept'>} state
 * @param {Engine} engine
 */
export function pointed({ source, shown, commasKept }, engine) {
  const found = isSame(source, shown.source) ? withComma(source.text) : [];
  return found.length === 0 || found.join(' ') === commasKept ? null : engine.withDecimalPoints(source);
}

/** @type {(state: State) => State} */
export const keep = (state) => ({ ...state, commasKept: withComma(state.source.text).join(' ') });
