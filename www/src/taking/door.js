// Taking it along: the buttons for sharing and exporting. The dialogs themselves are loaded when they are first asked for;
// nothing of them is known here but their names.

import { html } from 'lit-html';
import { icon } from '../panels/icons.js';
import { openLate } from '../screen/late.js';

/** @typedef {import('../page.js').Page} Page */

const dialogs = /** @type {const} */ ({
  share: () => import('./share.js'),
  export: () => import('./exporting.js'),
  moment: () => import('./moment.js'),
});

/**
 * @param {keyof typeof dialogs} name
 * @param {Page} page
 */
const open = (name, page) => openLate(dialogs[name], page);

/** Shows the code for this moment, or puts it away. @param {Page} page */
export const toggleMoment = (page) => open('moment', page);

/**
 * Two buttons of the header.
 * @param {Page} page
 */
export function takingButtons(page) {
  return html`<div class="takes">${names.map((name) => {
    const label = page.texts.text(`taking-${name}`);
    return html`<button type="button" class="more" aria-label=${label} title=${label} aria-haspopup="dialog"
      @click=${() => open(name, page)}>${icon(name)}</button>`;
  })}</div>`;
}

const names = /** @type {const} */ (['share', 'export']);

/**
 * The same as rows of the menu, where the header has no room.
 * @param {Page} page
 */
export const takingRows = (page) =>
  names.map(
    (name) =>
      html`<button type="button" class="plain" popovertarget="menu" popovertargetaction="hide"
        @click=${() => open(name, page)}>${page.texts.text(`taking-${name}`)} ${icon(name)}</button>`,
  );
