// Panels that tell nothing of the step stand as they are until something else changes. What they may not tell before the last one
// is such a change.

import { hidesFuture } from './predicting.js';

/** @typedef {import('../page.js').Page} Page */

/** What a panel may tell, beside the state and the words there are. */
const told = /** @type {const} */ ([
  ...['texts', 'run', 'facts', 'labels', 'settings', 'family', 'score', 'isNarrow', 'isLow', 'kept', 'claim'],
]);

/** @returns {(page: Page) => boolean} whether a page differs from the one before in nothing but its step */
export function createSteady() {
  /** @type {unknown[]} */
  let last = [];
  return (page) => {
    const before = last;
    last = inputsOf(page);
    return last.length === before.length && last.every((input, index) => Object.is(input, before[index]));
  };
}

/** @param {Page} page */
function inputsOf(page) {
  const { step, animate, ...state } = page.state;
  const { error, trouble } = page.problems;
  return [
    page.texts.version(),
    hidesFuture(page),
    error,
    trouble,
    ...told.map((name) => page[name]),
    ...Object.values(state),
  ];
}
