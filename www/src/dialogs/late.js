// Dialogs, which are fetched when they are first asked for, and what becomes of one that does not come: whoever asked may answer
// `NotLoaded`; what nobody answers, the page says (failing.js). It knows none of them.

import { html } from 'lit-html';

/** @typedef {import('../page/page.js').Page} Page */

/** A part of the page did not come. */
export class NotLoaded extends Error {}

/** A picture is larger than the browser can make one. */
export class TooLarge extends Error {}

/**
 * What loading gives; it fails with `NotLoaded` alone.
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
 * Opens a dialog that may still have to come. When it has, the run may be another one and the old one freed: the dialog is
 * about what is on the page then.
 * @param {() => Promise<{ open: (page: Page) => void }>} load
 * @param {Page} page
 */
export async function openLate(load, page) {
  page.dispatch({ type: 'pause' });
  const dialog = await late(load);
  dialog.open(await page.drawn());
}

/**
 * A dialog that is drawn again after every render of the page.
 * @template {{ open: (page: Page) => void, render: (page: Page) => void }} Dialog
 * @param {() => Promise<Dialog>} load
 */
export function createLate(load) {
  /** @type {Dialog | undefined} */
  let dialog;
  return {
    /** @param {Page} page */
    open: (page) => openLate(async () => (dialog = await load()), page),
    /** @type {(page: Page) => boolean} whether it has come */
    follow(page) {
      dialog?.render(page);
      return dialog !== undefined;
    },
  };
}

/**
 * Why something could not be made, in words of the dialogs. Not every browser asks again for a part that once did not come.
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
