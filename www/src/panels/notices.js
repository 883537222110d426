// What stands below the tree until it is mended or put away: why what was asked for is not what is shown, what a link said in
// vain, and that a part of the page did not come. It takes room of its own, so it covers nothing.

import { html, nothing } from 'lit-html';
import { icon } from './icons.js';
import { mending } from './mending.js';

/** @typedef {import('../page/page.js').Page} Page */

/** @param {Page} page */
export const notices = (page) => [mending(page), ignored(page)];

/** @param {Page} page */
function ignored({ texts, state: { ignored }, dispatch, restart }) {
  if (ignored.length === 0) return nothing;
  const isMissing = ignored.some(({ why }) => why === 'not-loaded');
  return html`<div class="notice" role="status">
    <ul>${ignored.map(
      ({ piece, why, error, limit = 0 }) =>
        html`<li>${texts.text(`taking-ignored-${why}`, { piece, limit })}${error ? ` ${texts.error(error)}` : nothing}</li>`,
    )}</ul>
    ${isMissing ? html`<button type="button" class="pill" @click=${restart}>${texts.text('notice-restart')}</button>` : nothing}
    ${away(texts.text('taking-dismiss'), () => dispatch({ type: 'dismissIgnored' }))}</div>`;
}

/** @type {(label: string, act: () => void) => unknown} */
export const away = (label, act) =>
  html`<button type="button" class="more" aria-label=${label} title=${label} @click=${act}>${icon('close')}</button>`;
