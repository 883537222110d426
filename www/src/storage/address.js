// The address of the page follows its state, and the page follows the address when the user changes it. It writes when the page has come to
// rest, and never a tree that is too long for a link. The only place that uses the history.

import { isSame } from '../port/source.js';

/** @typedef {import('../port/types.js').State} State */

/**
 * Milliseconds of rest before a write. A write takes a browser as long as a step, and it refuses more than about a hundred in half a
 * minute.
 */
const pause = 400;

/**
 * @param {Window} view
 * @param {{ session: import('../../pkg/core.js').Session, current: () => State, own: () => object, open: (hash: string) => void }} page
 *   own: its language and look without a link
 * @param {State} [opening] the initial address
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
   * An untouched page keeps its short address, or one whose tree could not be read, so that reloading reports it again.
   * @param {State} state
   */
  const isAsOpened = (state) =>
    ((isBare && view.location.hash === '') || (isBroken && isSame(state.source, opening.source))) &&
    state.shown === opening.shown &&
    state.step === opening.step &&
    !state.race?.isOpen;

  // By the event's own address: a pending write may already have overwritten it with the old state.
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
