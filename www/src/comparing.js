// The way into the comparison of dialects. It knows when the table is wanted and loads it then, never what stands in it.

/** @typedef {import('./page.js').Page} Page */
/** @typedef {ReturnType<typeof createComparing>} Comparing */

/**
 * @param {import('./types.js').Dispatch} dispatch
 * @param {import('./texts.js').Texts} texts
 */
export function createComparing(dispatch, texts) {
  /** @type {typeof import('./comparing/dialog.js') | undefined} */
  let dialog;
  /** @type {Page | undefined} */
  let drawn;
  return {
    async open() {
      dispatch({ type: 'pause' });
      try {
        [dialog] = await Promise.all([import('./comparing/dialog.js'), texts.more()]);
        if (drawn) dialog.open(drawn);
      } catch (reason) {
        console.warn(reason);
        dispatch({ type: 'ignore', ignored: { piece: '', why: 'not-loaded' } });
      }
    },
    /**
     * Draws what is open, after every render of the page.
     * @param {Page} page
     */
    follow(page) {
      drawn = page;
      dialog?.render(page);
    },
  };
}
