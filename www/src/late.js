// Dialogs that are loaded, with their words, when they are first asked for. It knows none of them.

/** @typedef {import('./page.js').Page} Page */

/**
 * Opens a dialog that may still have to come. When it has, the run may be another one and the old one freed: the dialog is
 * about what is on the page then.
 * @param {() => Promise<{ open: (page: Page) => void }>} load
 * @param {Page} page
 */
export async function openLate(load, page) {
  page.dispatch({ type: 'pause' });
  try {
    const [dialog] = await Promise.all([load(), page.texts.more(), page.completed()]);
    dialog.open(page.fresh());
  } catch (reason) {
    console.warn(reason);
    page.dispatch({ type: 'ignore', ignored: { piece: '', why: 'not-loaded' } });
  }
}
