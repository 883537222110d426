// Parts of the page that are loaded, with their words, when they are first asked for, and what becomes of one that does not
// come: whoever asked may answer `NotLoaded`; what nobody answers, the page says (failing.js). It knows none of the parts.

import { html } from 'lit-html';

/** @typedef {import('../page.js').Page} Page */

/** A part of the page did not come. */
export class NotLoaded extends Error {}

/** A picture is larger than the browser can make one. */
export class TooLarge extends Error {}

/** Style sheets that did not come. A part's second import takes them for loaded. A module that did not come ahead of time is
 * imported all the same; Firefox says so of those that are there, too. @type {Set<HTMLLinkElement>} */
const missing = new Set();
globalThis.document?.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && missing.add(target),
  true,
);

/**
 * What loading gives; it fails with `NotLoaded` alone.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
export async function late(load) {
  try {
    await Promise.all([...missing].map(askedAgain));
    return await load();
  } catch (reason) {
    console.warn(reason);
    throw reason instanceof NotLoaded ? reason : new NotLoaded(String(reason));
  }
}

/** @type {(link: HTMLLinkElement) => Promise<void>} */
const askedAgain = (link) =>
  new Promise((resolve, reject) => {
    const again = /** @type {HTMLLinkElement} */ (link.cloneNode());
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', reject);
    missing.delete(link);
    link.replaceWith(again);
  });

/**
 * Opens a dialog that may still have to come. When it has, the run may be another one and the old one freed: the dialog is
 * about what is on the page then.
 * @param {() => Promise<{ open: (page: Page) => void }>} load
 * @param {Page} page
 */
export async function openLate(load, page) {
  page.dispatch({ type: 'pause' });
  const [dialog] = await late(() => Promise.all([load(), page.bring(), page.completed()]));
  dialog.open(await page.drawn());
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
