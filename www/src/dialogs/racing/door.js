// The way into the comparison of runs, which a link may have left open.

import { createLate } from '../late.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {ReturnType<typeof createRacing>} Racing */

export function createRacing() {
  const { open, follow } = createLate(() => import('./dialog.js'));
  let isAsked = false;

  return {
    open,
    /**
     * Draws what is open, after every render of the page; what a link has opened is loaded first.
     * @param {Page} page
     */
    follow(page) {
      if (!follow(page) && page.state.race?.isOpen && !isAsked) openLinked(page);
    },
  };

  /**
   * What does not come is not open: the address says what is on the page.
   * @param {Page} page
   */
  async function openLinked(page) {
    isAsked = true;
    try {
      await open(page);
    } catch (reason) {
      isAsked = false;
      page.dispatch({ type: 'closeRace' });
      throw reason;
    }
  }
}
