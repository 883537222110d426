// The address of the page follows what it shows, and the page follows the address when someone changes it. It writes when
// the page has come to rest, and never a tree that is too long for a link. The only place that touches the history.

import { isSame } from '../port/source.js';

/** @typedef {import('../port/types.js').State} State */

/** Milliseconds after which nothing more is to come. A write takes a browser as long as a step, and it refuses more than about
 * a hundred in half a minute. */
const pause = 400;

/**
 * @param {Window} view
 * @param {{ session: import('../../pkg/core.js').Session, current: () => State, own: () => object, open: (hash: string) => void }} page
 *   own: as it speaks and draws without a link
 * @param {State} [opening] what there was to begin with
 */
export function createAddress(view, { session, current, own, open }, opening = current()) {
  const isBare = view.location.hash === '';
  const isBroken = opening.ignored.some(({ why }) => why === 'tree');
  let timer = 0;
  /** @type {State | null} */
  let written = null;

  function write() {
    const state = current();
    if (written === null && isAsOpened(state)) return;
    written = state;
    const link = session.link(false, own());
    const hash = link === undefined ? '' : `#${link}`;
    const { href } = new URL(hash, view.location.href.replace(/#.*$/, ''));
    if (href === view.location.href) return;
    try {
      view.history.replaceState(view.history.state, '', href);
    } catch {
      // A frame without an origin, or too many writes: the page works without an address.
    }
  }

  /**
   * A page that nobody has touched keeps its short address, or the one whose tree it could not read: so it says that again.
   * @param {State} state
   */
  const isAsOpened = (state) =>
    ((isBare && view.location.hash === '') || (isBroken && isSame(state.source, opening.source))) &&
    state.shown === opening.shown &&
    state.step === opening.step &&
    !state.race?.isOpen;

  // By the event's own address: a write that was waiting may already have put the old state over it.
  view.addEventListener('hashchange', ({ newURL }) => open(new URL(newURL).hash));

  return {
    flush: write,
    follow() {
      if (current() === written) return;
      view.clearTimeout(timer);
      timer = view.setTimeout(write, pause);
    },
  };
}
