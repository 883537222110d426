// Rows of the menu for making trees. They only call the functions that open or make them.

import { html } from 'lit-html';
import { openGames } from '../../dialogs/dialogs.js';

/** @typedef {import('../../page/page.js').Page} Page */

/** @param {Page} page */
export function makingRows(page) {
  const {
    texts,
    state: { history },
    workshop,
  } = page;
  /** @type {[id: string, act: () => unknown, key: string, isIdle?: boolean][]} */
  const rows = [
    ['edit', workshop.edit, 'E'],
    ['random', workshop.random, 'R'],
    ['game', () => openGames(page), 'Shift+O'],
    ['open', workshop.openFile, 'Ctrl+O'],
    ['save-text', () => workshop.save('text'), ''],
    ['save-all', () => workshop.save('all'), 'Ctrl+S'],
    ['undo', workshop.undo, 'Ctrl+Z', !history.canUndo],
    ['redo', workshop.redo, 'Ctrl+Y', !history.canRedo],
  ];
  return html`<div role="group" aria-label=${texts.text('making-menu')}>${rows.map(
    ([id, act, key, isIdle = false]) => html`<button type="button" class="plain" ?disabled=${isIdle} @click=${act}
      popovertarget="menu" popovertargetaction="hide">${texts.text(`making-${id}`)} ${key ? html`<kbd>${key}</kbd>` : ''}</button>`,
  )}</div>`;
}
