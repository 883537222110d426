// What a state begins with where nothing has been chosen, typed or made yet.

import { examples, usualRandom } from '../../pkg/tables.js';

/** The tree that the page opens with. */
export const [firstExample] = examples;

/** @type {import('./types.js').State['drafts']} */
export const noDrafts = {};

/** @type {import('./types.js').History} */
export const noHistory = { past: [], future: [], group: null };

/** @type {import('./types.js').State['random']} */
export const firstRandom = { fields: usualRandom, made: null, of: null };
