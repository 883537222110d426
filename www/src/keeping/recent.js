// The trees that someone has worked on lately, the newest first and not too many. A tree joins them when another takes its
// place. It knows plain data and no storage.

import { isSame } from '../core/source.js';
import { savedOf } from './snapshot.js';

/** @typedef {import('../state/types.js').State} State */
/** @typedef {import('../state/types.js').Saved} Saved */

/** How much is kept: so many trees, and so many characters in all of them. */
const limits = { trees: 12, characters: 1_500_000 };

/** Actions that put one whole tree in the place of another. */
const replacing = new Set(['chooseExample', 'openTree', 'openGiven', 'goOn', 'openRecent', 'openLink', 'makeRandom']);

/**
 * @param {State} before
 * @param {State} after
 * @param {import('../state/types.js').Action} action
 * @returns {State}
 */
export function followedByRecent(before, after, action) {
  if (!replacing.has(action.type) || isSame(after.shown.source, before.shown.source)) return after;
  // What others have made is found where it came from.
  if (before.example || before.claim) return after;
  return { ...after, recent: withTree(after.recent, savedOf({ ...before, step: 0, race: null })) };
}

/**
 * @param {Saved[]} recent
 * @param {Saved} saved
 * @returns {Saved[]}
 */
export function withTree(recent, saved) {
  const trees = [saved, ...recent.filter(({ tree }) => tree !== saved.tree)].slice(0, limits.trees);
  let characters = 0;
  return trees.filter(({ tree }) => {
    if (characters + tree.length > limits.characters) return false;
    characters += tree.length;
    return true;
  });
}
