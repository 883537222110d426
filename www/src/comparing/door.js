// The way into the comparison of dialects. It knows when the table is wanted and loads it then, never what stands in it.

import { openLate } from '../screen/late.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {ReturnType<typeof createComparing>} Comparing */

export function createComparing() {
  /** @type {typeof import('./dialog.js') | undefined} */
  let dialog;

  async function load() {
    dialog = await import('./dialog.js');
    return dialog;
  }

  return {
    /** @param {Page} page */
    open: (page) => openLate(load, page),
    /**
     * Draws what is open, after every render of the page.
     * @param {Page} page
     */
    follow: (page) => dialog?.render(page),
  };
}
