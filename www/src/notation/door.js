// The ways to the menu of whole notations, at whose end each switch can be chosen by hand: the row of the settings, and a key. The
// menu is loaded when it is first asked for.

import { html } from 'lit-html';
import { openLate } from '../screen/late.js';

/** @typedef {import('../page.js').Page} Page */

/** @param {Page} page */
export const openNotation = (page) => openLate(() => import('./menu.js'), page);

/** @param {Page} page */
export const notationRow = (page) => html`<button type="button" class="plain" popovertarget="menu"
  popovertargetaction="hide" @click=${() => openNotation(page)}>${page.texts.text('notation-open')}</button>`;
