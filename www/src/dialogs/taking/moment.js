// A QR code in a corner of the stage, while presenting: the moment on the stage, for phones, which are asked what comes next without seeing
// it. It stays the same as the lecture goes on, until it is dismissed.

import './moment.css';
import { html, render } from 'lit-html';
import { longestLink } from '../../../pkg/tables.js';
import { qrCode } from './qr.js';
import { addressOf, reachOf } from './share.js';

/** @typedef {import('../../page/page.js').Page} Page */

/** @param {Page} page */
export function open(page) {
  const shown = document.querySelector('.moment');
  if (shown) return shown.remove();
  // The presentation ended while it was loading.
  if (!page.state.present) return;
  const corner = document.createElement('figure');
  corner.className = 'moment';
  render(content(page), corner);
  document.querySelector('.stage')?.before(corner);
}

/** @param {Page} page */
function content({ texts, ...page }) {
  const link = page.engine.session.link(true, undefined);
  if (link === undefined)
    return html`<figcaption>${texts.text('taking-too-long', { limit: longestLink })}</figcaption>`;
  const reach = reachOf(location);
  return html`${qrCode(addressOf(link), texts.text('taking-qr'))}
    <figcaption>${reach === 'all' ? texts.text('taking-moment') : texts.text('taking-unreachable', { where: reach })}</figcaption>`;
}
