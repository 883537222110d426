// Dialogs, fetched when they are first opened, and what happens if one fails to load: the caller may handle `NotLoaded`; otherwise the page
// reports it (failing.js). It knows none of them.

import { html } from 'lit-html';

/** @typedef {import('../page/page.js').Page} Page */

/** A part of the page failed to load. */
export class NotLoaded extends Error {}

/** A picture is larger than the browser can make one. */
export class TooLarge extends Error {}

/**
 * The loaded value; the only error is `NotLoaded`.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
export const late = (load) =>
  load().catch((reason) => {
    console.warn(reason);
    throw new NotLoaded(String(reason));
  });

/**
 * Opens a dialog that may still have to load. By then the run may be another one and the old one freed: the dialog opens for the page at
 * that moment.
 * @param {() => Promise<{ open: (page: Page) => void }>} load
 * @param {Page} page
 */
export async function openLate(load, page) {
  page.dispatch({ type: 'pause' });
  const dialog = await late(load);
  dialog.open(await page.drawn());
}

/**
 * A dialog that is redrawn after every render of the page.
 * @template {{ open: (page: Page) => void, render: (page: Page) => void }} Dialog
 * @param {() => Promise<Dialog>} load
 */
export function createLate(load) {
  /** @type {Dialog | undefined} */
  let dialog;
  return {
    /** @param {Page} page */
    open: (page) => openLate(async () => (dialog = await load()), page),
    /** @type {(page: Page) => boolean} whether it is loaded */
    follow(page) {
      dialog?.render(page);
      return dialog !== undefined;
    },
  };
}

/**
 * Why something could not be made, for dialogs. Not every browser retries a part that once failed to load.
 * @param {import('../words/texts.js').Texts} texts
 * @param {unknown} reason
 */
export const notMade = (texts, reason) =>
  reason instanceof NotLoaded
    ? html`${texts.text('taking-ignored-not-loaded')}
        <button type="button" class="pill" @click=${() => location.reload()}>${texts.text('notice-restart')}</button>`
    : reason instanceof TooLarge
      ? texts.text('taking-too-large')
      : texts.text('taking-not-made', { reason: String(reason) });
