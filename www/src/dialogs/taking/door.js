// The buttons for sharing and exporting.

import { html } from 'lit-html';
import { icon } from '../../panels/icons.js';
import { openExport, openShare } from '../dialogs.js';

/** @typedef {import('../../page/page.js').Page} Page */

const dialogs = [
  { name: /** @type {const} */ ('share'), open: openShare },
  { name: /** @type {const} */ ('export'), open: openExport },
];

/**
 * Two buttons of the header.
 * @param {Page} page
 */
export function takingButtons(page) {
  return html`<div class="takes">${dialogs.map(({ name, open }) => {
    const label = page.texts.text(`taking-${name}`);
    return html`<button type="button" class="more" aria-label=${label} title=${label} aria-haspopup="dialog"
      @click=${() => open(page)}>${icon(name)}</button>`;
  })}</div>`;
}

/**
 * The same as rows of the menu, if the header has no room.
 * @param {Page} page
 */
export const takingRows = (page) =>
  dialogs.map(
    ({ name, open }) =>
      html`<button type="button" class="plain" popovertarget="menu" popovertargetaction="hide"
        @click=${() => open(page)}>${page.texts.text(`taking-${name}`)} ${icon(name)}</button>`,
  );
