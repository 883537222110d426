// What the page opens with: a link, what was kept, or an example; and what stands in for it while it is still to come. Until then
// link and session keep what could not be opened yet.

import { isSame } from '../port/source.js';
import { broughtAlong } from './carrying.js';
import { keptIn } from './session.js';

/** @typedef {import('../port/types.js').State} State */

/**
 * @param {{ session: import('../../pkg/core.js').Session, keepers: import('./session.js').Keeper[], hash: string, current: () => State }} page
 *   hash: of the page as it was opened; steps on what stands in for it may write another one
 */
export function createRestoring({ session, keepers, hash, current }) {
  const start = { ...keptIn(keepers), hash, carried: broughtAlong(window) };
  /** What stands there while what it stands for is still to come. @type {State | null} */
  let standIn = null;

  /** @type {(state: State) => boolean} */
  const standsIn = (state) => standIn !== null && state.shown === standIn.shown && isSame(state.source, standIn.source);

  return {
    standsIn,

    /** Opens it, unless someone has gone on with something else; gives what has to be found out first. */
    open() {
      if (standIn && !standsIn(current())) return undefined;
      const needs = session.open(start);
      standIn = needs ? (standIn ?? current()) : null;
      return needs;
    },

    /** Nobody waits for it any more. */
    giveUp() {
      standIn = null;
    },
  };
}
