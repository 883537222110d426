// The way into the comparison of runs. It knows from the state whether that is open, and loads it then, never what stands in
// it.

import { openLate } from '../screen/late.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {ReturnType<typeof createRacing>} Racing */

export function createRacing() {
  /** @type {typeof import('./dialog.js') | undefined} */
  let dialog;
  let isAsked = false;

  async function load() {
    dialog = await import('./dialog.js');
    return dialog;
  }

  return {
    /** @param {Page} page */
    open: (page) => openLate(load, page),
    /**
     * Draws what is open, after every render of the page; what a link has opened is loaded first.
     * @param {Page} page
     */
    follow(page) {
      if (dialog) dialog.render(page);
      else if (page.state.race?.isOpen && !isAsked) openLinked(page);
    },
  };

  /**
   * What does not come is not open: the address says what is on the page.
   * @param {Page} page
   */
  async function openLinked(page) {
    isAsked = true;
    try {
      await openLate(load, page);
    } catch (reason) {
      isAsked = false;
      const { race } = page.fresh().state;
      if (race) page.dispatch({ type: 'setRace', race: { ...race, isOpen: false } });
      throw reason;
    }
  }
}
