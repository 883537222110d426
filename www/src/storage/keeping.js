// Address and session, which follow the page's state.

import { createAddress } from './address.js';
import { carry } from './carrying.js';
import { preferences } from './preferences.js';
import { createSession } from './session.js';

/** @typedef {ReturnType<typeof createKeeping>} Keeping */

/**
 * @param {import('../../pkg/core.js').Session} session
 * @param {import('../port/store.js').Store} store
 * @param {import('./keepers.js').Keeper[]} keepers
 * @param {import('../port/types.js').State} opening the initial address
 */
export function createKeeping(session, { current, dispatch }, keepers, opening) {
  const kept = createSession(window, { session, current }, keepers);
  const open = (/** @type {string} */ hash) => dispatch({ type: 'openLink', hash });
  const address = createAddress(window, { session, current, own: preferences, open }, opening);
  return {
    keep: kept.keep,
    /** Before the page reloads itself. */
    flush() {
      address.flush();
      carry(window, session.carried());
    },
    follow() {
      address.follow();
      kept.follow();
    },
  };
}
