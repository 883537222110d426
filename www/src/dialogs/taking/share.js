// Sharing: copies the link to the shown moment, and shows it as a large QR code for a class's phones. If phones cannot open this address,
// or the tree is too long for a link, it says so.

import { html, nothing } from 'lit-html';
import { longestLink } from '../../../pkg/tables.js';
import { mostTyped } from '../../panels/treefield.js';
import { copy, download, openDialog } from './dialog.js';
import { qrCode } from './qr.js';

/** @typedef {import('../../page/page.js').Page} Page */

/** @param {Page} page */
export function open(page) {
  const { texts, engine } = page;
  const link = engine.session.link(false, undefined);
  const words = { title: texts.text('taking-share'), close: texts.text('taking-close'), kind: 'share' };
  if (link === undefined) {
    openDialog(words, () => tooLong(page));
    return;
  }
  const href = addressOf(link);
  let status = '';
  const { dialog, draw } = openDialog(words, () => shared(page, href, status, again));
  again();

  async function again() {
    const isCopied = await copy(href, dialog.querySelector('input'));
    status = texts.text(isCopied ? 'taking-copied' : 'taking-not-copied');
    draw();
  }
}

/** The address of this page with a link. @param {string} link */
export const addressOf = (link) => new URL(`${location.href.replace(/[?#].*$/, '')}#${link}`).href;

/**
 * @param {Page} page
 * @param {string} href
 * @param {string} status
 * @param {() => void} again
 */
function shared({ texts }, href, status, again) {
  const reach = reachOf(location);
  return html`${reach === 'all' ? nothing : html`<p class="warning">${texts.text('taking-unreachable', { where: reach })}</p>`}
    ${qrCode(href, texts.text('taking-qr'))}
    <div class="link-row">
      <input type="text" readonly aria-label=${texts.text('taking-link')} .value=${href}
        @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget).select()}>
      <button type="button" class="primary" autofocus @click=${again}>${texts.text('taking-copy')}</button>
    </div>
    <p class="status" role="status">${status}</p>`;
}

/** @param {Page} page */
function tooLong({ texts, fresh }) {
  const save = () => {
    const { engine, state } = fresh();
    const { source } = state.shown;
    const text = source.text.length > mostTyped ? source.text : engine.look(state.shown).tree.text();
    download('tree.txt', new Blob([text], { type: 'text/plain' }));
  };
  return html`<p>${texts.text('taking-too-long', { limit: longestLink })}</p>
    <button type="button" class="primary" autofocus @click=${save}>${texts.text('taking-save-tree')}</button>`;
}

/**
 * Who can open the page's address.
 * @param {{ protocol: string, hostname: string }} location
 * @returns {'all' | 'file' | 'here'}
 */
export function reachOf({ protocol, hostname }) {
  if (!protocol.startsWith('http')) return 'file';
  return /^(localhost|.*\.localhost|127\..*|\[::1\]|0\.0\.0\.0)$/.test(hostname) ? 'here' : 'all';
}
