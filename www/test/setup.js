// What the tests of the page share: the core, the words, and everything a panel reads. Nothing here checks.

import { family } from '../src/family/family.js';
import * as told from './told.js';

export * from './core.js';
export { sentence, sentenceOf } from './told.js';
export { texts } from './words.js';

/**
 * Everything a panel reads about one step.
 * @param {import('../src/state/types.js').State} state
 * @param {number} [step]
 */
export const gathered = (state, step) => ({ ...told.gathered(state, step), family });
