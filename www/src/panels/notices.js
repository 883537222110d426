// Notices below the tree, until fixed or dismissed: why the stage does not show what was requested, the ignored parts of a link, and that a
// part of the page failed to load. They take room of their own, so they cover nothing.

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
