// The ways to the notation: the row of the settings that opens the menu of whole notations, and the key that opens the dialog in
// which each of its switches is chosen by hand. Both are loaded when one is first asked for.

import { html } from 'lit-html';
import { openLate } from '../screen/late.js';

/** @typedef {import('../page.js').Page} Page */

/** @type {(door: 'menu' | 'byHand', page: Page) => void} */
export const openNotation = (door, page) =>
  openLate(() => import('./dialogs.js').then((doors) => ({ open: doors[door] })), page);

/** @param {Page} page */
export const notationRow = (page) => html`<button type="button" class="plain" popovertarget="menu"
  popovertargetaction="hide" @click=${() => openNotation('menu', page)}>${page.texts.text('notation-open')}</button>`;
