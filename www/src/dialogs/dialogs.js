// The dialogs behind keys and buttons, each fetched when it is first opened. It knows where they are, and nothing about them.

import { late, openLate } from './late.js';

/** @typedef {import('../page/page.js').Page} Page */
/** @typedef {(page: Page) => Promise<void>} Open */

/** @type {(load: Parameters<typeof openLate>[0]) => Open} */
const opening = (load) => (page) => openLate(load, page);

export const openGames = opening(() => import('./games/dialog.js'));
export const openNotation = opening(() => import('./notation/menu.js'));
export const openShare = opening(() => import('./taking/share.js'));
export const openExport = opening(() => import('./taking/exporting.js'));
/** Shows or hides the QR code for this moment. */
export const toggleMoment = opening(() => import('./taking/moment.js'));

/** @type {Open} */
export async function openKeys({ texts, state }) {
  const keys = await late(() => import('./keyhelp.js'));
  keys.open(texts, state.letterKeys);
}

/** @type {Open} */
export async function openAbout({ texts }) {
  const about = await late(() => import('./about.js'));
  about.open(texts);
}
