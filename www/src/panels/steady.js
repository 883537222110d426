// Panels that do not depend on the step stay as they are until something else changes. Revealing what is hidden before the last step is
// such a change.

import { hidesFuture } from '../port/predicting.js';

/** @typedef {import('../page/page.js').Page} Page */

/** What a panel may depend on, besides the state. */
const told = /** @type {const} */ ([
  ...['texts', 'run', 'facts', 'labels', 'settings', 'score', 'isNarrow', 'isLow', 'kept', 'claim'],
]);

/** @returns {(page: Omit<Page, 'given'>) => object} the same one as before if the page differs only in its step */
export function createSteady() {
  /** @type {unknown[]} */
  let last = [];
  let given = {};
  return (page) => {
    const inputs = inputsOf(page);
    if (inputs.length !== last.length || inputs.some((input, index) => !Object.is(input, last[index]))) given = {};
    last = inputs;
    return given;
  };
}

/** @param {Omit<Page, 'given'>} page */
function inputsOf(page) {
  const { step, animate, ...state } = page.state;
  const { error, trouble } = page.problems;
  return [hidesFuture(page), error, trouble, ...told.map((name) => page[name]), ...Object.values(state)];
}
