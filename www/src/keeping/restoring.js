// What the page opens with: a link, what was kept, or an example; and what stands in for it while it is still to come. Until then
// link and session keep what could not be opened yet.

import { whenKnown } from '../core/answers.js';
import { isSame } from '../core/source.js';
import { noHistory } from '../state/beginning.js';
import { update } from '../state/state.js';
import { broughtAlong, withCarried } from './carrying.js';
import { besideLink, withSession } from './session.js';

/** @typedef {import('../state/types.js').State} State */

/**
 * @param {{ engine: import('../core/engine.js').Engine, keepers: import('./session.js').Keeper[], hash: string, wanted: State }} page
 *   hash: of the page as it was opened; steps on what stands in for it may write another one. wanted: as the page speaks and draws
 */
export function createRestoring({ engine, keepers, hash, wanted }) {
  /** @type {State | null} */
  let standIn = null;
  /** Whether what it stands for is still to come. */
  let isAwaited = false;

  const carried = broughtAlong(window);
  const opened = (/** @type {State} */ from) => open(from, hash, { engine, keepers, carried });

  /** @type {(state: State) => boolean} */
  const standsIn = (state) => state === standIn || (isAwaited && standIn !== null && isShownAs(state, standIn));

  return {
    standsIn,

    /** @returns {State} the first one */
    first() {
      const found = opened(wanted);
      isAwaited = 'needs' in found;
      if (!('needs' in found)) return found;
      standIn = { ...wanted, history: noHistory };
      return standIn;
    },

    /**
     * What was still to come, unless someone has gone on with something else.
     * @param {State} state
     * @returns {import('../core/answers.js').Answer<State>}
     */
    next(state) {
      if (!isAwaited || !standsIn(state)) return state;
      return whenKnown(opened(state), (next) => {
        isAwaited = false;
        return next;
      });
    },

    /** Nobody waits for it any more. */
    giveUp() {
      isAwaited = false;
    },
  };
}

/** @type {(state: State, other: State) => boolean} */
const isShownAs = (state, other) => state.shown === other.shown && isSame(state.source, other.source);

/**
 * What was kept, and a link beside it.
 * @param {State} from
 * @param {string} hash
 * @param {{ engine: import('../core/engine.js').Engine, keepers: import('./session.js').Keeper[], carried: import('./carrying.js').Carried | null }} page
 * @returns {import('../core/answers.js').Answer<State>}
 */
const open = (from, hash, { engine, keepers, carried }) =>
  whenKnown(withSession(from, engine, keepers), (kept) =>
    whenKnown(hash.length > 1 ? update(kept, { type: 'openLink', hash }, engine) : kept, (linked) =>
      withCarried(linked === kept ? kept : besideLink(kept, linked, engine), carried),
    ),
  );
