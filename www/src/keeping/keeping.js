// Address and session, which follow what the page shows.

import { initialState } from '../state/state.js';
import { createAddress } from './address.js';
import { carry } from './carrying.js';
import { withPreferences } from './preferences.js';
import { createSession } from './session.js';

/** @typedef {ReturnType<typeof createKeeping>} Keeping */

/**
 * @param {import('../core/engine.js').Engine} engine
 * @param {import('../state/store.js').Store} store
 * @param {import('./keepers.js').Keeper[]} keepers
 * @param {import('../state/types.js').State} opening what there was to begin with
 */
export function createKeeping(engine, { current, dispatch }, keepers, opening) {
  const session = createSession(window, current, keepers, opening);
  const open = (/** @type {string} */ hash) => dispatch({ type: 'openLink', hash });
  const own = () => withPreferences(initialState());
  const address = createAddress(window, { engine, current, own, open }, opening);
  return {
    keep: session.keep,
    /** Before the page loads itself again. */
    flush() {
      address.flush();
      carry(window, current());
    },
    follow() {
      address.follow();
      session.follow();
    },
  };
}
