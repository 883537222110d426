// Opens the list of examples, with what is typed before it is there. It knows no example.

import { openLate } from '../late.js';

/** @typedef {import('../../page/page.js').Page} Page */

/**
 * Keys pressed while the list is loading go into its search, and do nothing else.
 * @param {Page} page
 */
export async function openExamples(page) {
  let typed = '';
  const hold = (/** @type {KeyboardEvent} */ event) => {
    if (event.key.length > 1 || event.ctrlKey || event.altKey || event.metaKey) return;
    typed += event.key;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const load = async () => {
    const dialog = await import('./dialog.js');
    return { open: (/** @type {Page} */ fresh) => dialog.open(fresh, typed) };
  };
  addEventListener('keydown', hold, true);
  await openLate(load, page).finally(() => removeEventListener('keydown', hold, true));
}
