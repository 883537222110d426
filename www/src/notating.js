// The way to the notation: the row of the menu and the key that open its dialog, which is loaded when it is first asked for.

import { html } from 'lit-html';
import { openLate } from './late.js';

/** @typedef {import('./page.js').Page} Page */

/** @param {Page} page */
export const openNotation = (page) => openLate(() => import('./notation/dialog.js'), page);

/** @param {Page} page */
export const notationRow = (page) => html`<button type="button" class="plain" popovertarget="menu"
  popovertargetaction="hide" @click=${() => openNotation(page)}>${page.texts.text('notation-open')} <kbd>N</kbd></button>`;
