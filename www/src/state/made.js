// How the tree on the stage was made, where that was by chance.

import { randomAsked } from '../../pkg/core.js';

/** @typedef {import('./types.js').State} State */

/**
 * Whether the tree on the stage is the last one made.
 * @param {Pick<State, 'random' | 'shown'>} state
 */
export const isRandom = ({ random, shown }) => random.made !== null && random.made === shown.source.text;

/**
 * That a tree was made of such fields.
 * @type {(fields: import('../../pkg/core.js').RandomFields, made: string) => State['random']}
 */
export const madeOf = (fields, made) => ({ fields, made, of: randomAsked(fields).asked?.written ?? null });
