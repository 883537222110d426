// What the page opens with: a link, what was kept, or an example; and what stands in for it while it is still to come. Until then
// link and session keep what could not be opened yet.

import { needsCore, whenKnown } from '../core/answers.js';
import { isSame } from '../core/source.js';
import { NotLoaded } from '../screen/late.js';
import { noHistory } from '../state/beginning.js';
import { coming, notLoaded } from '../state/ignoring.js';
import { needsFull } from '../state/notation.js';
import { update } from '../state/state.js';
import { broughtAlong, withCarried } from './carrying.js';
import { readLink } from './link.js';
import { besideLink, withSession } from './session.js';

/** @typedef {import('../state/types.js').State} State */
/** @typedef {import('./link.js').Ignored} Ignored */

/** Whether a link makes its tree, which takes the full core: the page is there before that. @type {(link: import('./link.js').Link) => boolean} */
const makesTree = ({ tree, random }) => tree === null && random !== null;

/**
 * @param {{ engine: import('../core/engine.js').Engine, keepers: import('./session.js').Keeper[], hash: string, wanted: State, complete: () => Promise<void> }} page
 *   hash: of the page as it was opened; steps on what stands in for it may write another one. wanted: as the page speaks and draws
 */
export function createRestoring({ engine, keepers, hash, wanted, complete }) {
  /** @type {State | null} */
  let standIn = null;
  /** Whether what it stands for is still to come. */
  let isAwaited = false;

  const carried = broughtAlong(window);
  const opened = (/** @type {State} */ from) => open(from, hash, { engine, keepers, carried });
  /** @type {(ignored: Ignored[]) => State} */
  const standingIn = (ignored) => {
    standIn = { ...wanted, history: noHistory, ignored };
    return standIn;
  };

  /** @type {(state: State) => boolean} */
  const standsIn = (state) => state === standIn || (isAwaited && standIn !== null && isShownAs(state, standIn));

  return {
    standsIn,

    /** @returns {Promise<State>} the first one */
    async first() {
      if (makesTree(readLink(hash))) {
        isAwaited = true;
        return standingIn([...wanted.ignored, coming]);
      }
      let found = opened(wanted);
      if ('needs' in found && found.needs === 'core') {
        if (!(await isLoaded(complete))) return standingIn([notLoaded]);
        found = opened(wanted);
      }
      isAwaited = 'needs' in found;
      if ('needs' in found) return standingIn(wanted.ignored);
      if (found.ignored.includes(notLoaded)) standIn = found;
      return found;
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

    /** What stands in is told something about it. @type {(before: State, after: State) => void} */
    renew(before, after) {
      if (before === standIn) standIn = after;
    },

    /** Nobody waits for it any more. */
    giveUp() {
      isAwaited = false;
    },
  };
}

/** @type {(state: State, other: State) => boolean} */
const isShownAs = (state, other) => state.shown === other.shown && isSame(state.source, other.source);

/** @param {() => Promise<void>} load */
async function isLoaded(load) {
  try {
    await load();
    return true;
  } catch (reason) {
    if (reason instanceof NotLoaded) return false;
    throw reason;
  }
}

/**
 * What was kept, and a link beside it.
 * @param {State} from
 * @param {string} hash
 * @param {{ engine: import('../core/engine.js').Engine, keepers: import('./session.js').Keeper[], carried: import('./carrying.js').Carried | null }} page
 * @returns {import('../core/answers.js').Answer<State>}
 */
const open = (from, hash, { engine, keepers, carried }) =>
  whenKnown(withSession(from, engine, keepers), (kept) =>
    whenKnown(hash.length > 1 ? update(kept, { type: 'openLink', hash }, engine) : kept, (linked) => {
      const next = linked === kept ? kept : besideLink(kept, linked, engine);
      return needsFull(next) && !engine.isFull() ? needsCore : withCarried(next, carried);
    }),
  );
