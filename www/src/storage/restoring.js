// What the page opens with: a link, the stored state, or an example; and what is shown in the meantime. Until then link and session keep
// what could not be opened yet.

import { isSame } from '../port/source.js';
import { broughtAlong } from './carrying.js';
import { keptIn } from './session.js';

/** @typedef {import('../port/types.js').State} State */

/**
 * @param {{ session: import('../../pkg/core.js').Session, keepers: import('./session.js').Keeper[], hash: string, current: () => State }} page
 *   hash: of the page as it was opened; steps on the stand-in may write another one
 */
export function createRestoring({ session, keepers, hash, current }) {
  const start = { ...keptIn(keepers), hash, carried: broughtAlong(window) };
  /** What is shown in the meantime. @type {State | null} */
  let standIn = null;

  /** @type {(state: State) => boolean} */
  const standsIn = (state) => standIn !== null && state.shown === standIn.shown && isSame(state.source, standIn.source);

  return {
    standsIn,

    /** Opens it, unless the user has moved on; returns what has to be computed first. */
    open() {
      if (standIn && !standsIn(current())) return undefined;
      const needs = session.open(start);
      standIn = needs ? (standIn ?? current()) : null;
      return needs;
    },

    /** Cancels it. */
    giveUp() {
      standIn = null;
    },
  };
}
