// Taking it along: the buttons for sharing and exporting, and what a link said in vain. The dialogs themselves are loaded
// when they are first asked for; nothing of them is known here but their names.

import { html, nothing } from 'lit-html';
import { icon } from './icons.js';
import { openLate } from './late.js';

/** @typedef {import('./page.js').Page} Page */

const dialogs = /** @type {const} */ ({
  share: () => import('./taking/share.js'),
  export: () => import('./taking/exporting.js'),
});

/**
 * @param {keyof typeof dialogs} name
 * @param {Page} page
 */
const open = (name, page) => openLate(dialogs[name], page);

/**
 * Two buttons of the header.
 * @param {Page} page
 */
export function takingButtons(page) {
  return html`<div class="takes">${names.map((name) => {
    const label = page.texts.text(`taking-${name}`);
    return html`<button type="button" class="more" aria-label=${label} title=${label} aria-haspopup="dialog"
      @click=${() => open(name, page)}>${icon(name)}</button>`;
  })}</div>`;
}

const names = /** @type {const} */ (['share', 'export']);

/**
 * The same as rows of the menu, where the header has no room.
 * @param {Page} page
 */
export const takingRows = (page) =>
  names.map(
    (name) =>
      html`<button type="button" class="plain" popovertarget="menu" popovertargetaction="hide"
        @click=${() => open(name, page)}>${page.texts.text(`taking-${name}`)} ${icon(name)}</button>`,
  );

/**
 * What had to be ignored, until it is dismissed.
 * @param {Page} page
 */
export function ignoredNote({ texts, state: { ignored }, dispatch }) {
  return html`<div class="ignored" role="status">${
    ignored.length === 0
      ? nothing
      : html`<ul>${ignored.map(
          ({ piece, why, error, limit = 0 }) =>
            html`<li>${texts.text(`taking-ignored-${why}`, { piece, limit })}${error ? ` ${texts.error(error)}` : nothing}</li>`,
        )}</ul>
        <button type="button" class="more" aria-label=${texts.text('taking-dismiss')} title=${texts.text('taking-dismiss')}
          @click=${() => dispatch({ type: 'dismissIgnored' })}>${icon('close')}</button>`
  }</div>`;
}
