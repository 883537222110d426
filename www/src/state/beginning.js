// What a state begins with where nothing has been chosen, typed or made yet.

/** The tree that the page opens with. */
export const firstExample = { id: 'textbook', text: '((3 12 8) (2 4 6) (14 5 2))' };

/** @type {import('./types.js').State['drafts']} */
export const noDrafts = {};

/** @type {import('./types.js').History} */
export const noHistory = { past: [], future: [], group: null };

/** @type {import('../keeping/randomfields.js').RandomFields} */
export const usualRandom = {
  ...{ least: '3', most: '3', depth: '3', low: '0', high: '20', seed: '1', order: 'random', distinct: false },
};

/** @type {import('./types.js').State['random']} */
export const firstRandom = { fields: usualRandom, made: null, of: null };
