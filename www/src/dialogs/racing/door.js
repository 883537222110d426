// Opens the comparison of runs, which may also come from a link.

import { createLate } from '../late.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {ReturnType<typeof createRacing>} Racing */

export function createRacing() {
  const { open, follow } = createLate(() => import('./dialog.js'));
  let isAsked = false;

  return {
    open,
    /**
     * Draws it if open, after every render of the page; if a link opened it, it is loaded first.
     * @param {Page} page
     */
    follow(page) {
      if (!follow(page) && page.state.race?.isOpen && !isAsked) openLinked(page);
    },
  };

  /**
   * If it fails to load it is closed: the address says what is on the page.
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
