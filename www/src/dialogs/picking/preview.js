// The chosen row in the picker: a picture of the end of its run, its settings, and the ways to open it.

import { html, nothing } from 'lit-html';
import { linkOf } from '../../port/link.js';
import { asIn } from '../../port/notation.js';
import { scoreWords } from '../../words/scores.js';
import { calmView } from '../export/calm.js';
import { nameOf } from '../racing/lanes.js';
import { copy } from '../taking/dialog.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('./groups.js').Row} Row */
/** @typedef {{ name: string, kind: string }} Course */

/** Of a longer text only the start is shown, in characters. */
const longest = 300;

/**
 * @param {Page} page
 * @param {Row} row
 * @param {{ course: Course | undefined, picture: unknown, news: string, take: () => void, copy: () => void }} parts
 */
export function preview(page, row, { course, picture, news, take, copy }) {
  const { texts } = page;
  const { text } = row.shown.source;
  return html`<h3>${row.name}</h3><p>${row.line}</p>
    <figure class="stage" aria-hidden="true">${picture}</figure>
    <code>${text.length > longest ? `${text.slice(0, longest)}…` : text}</code>
    <dl>${course ? fact(texts, 'course', html`${course.name} <small>${course.kind}</small>`) : nothing}
      ${row.heard ? fact(texts, 'heard', row.heard) : nothing}
      ${facts(page, row.shown)}</dl>
    <div class="ways"><button type="button" class="primary" @click=${take}>${texts.text('picking-open')}</button>
      <button type="button" @click=${copy}>${texts.text('taking-copy')}</button>
      <span role="status">${news}</span></div>`;
}

/** @type {(texts: Page['texts'], name: string, value: unknown) => unknown} */
const fact = (texts, name, value) => html`<dt>${texts.text(`picking-${name}`)}</dt><dd>${value}</dd>`;

/**
 * @param {Page} page
 * @param {Row['shown']} shown
 */
function facts(page, shown) {
  const { texts, engine, state } = page;
  const { settings } = shown;
  const { alpha, beta, depth } = settings;
  const hasWindow = Number.isFinite(alpha) || Number.isFinite(beta);
  const windowOf = ({ run, facts } = engine.look(shown)) => {
    const score = scoreWords(texts, facts, state);
    return `(${score(alpha)}${run.separator(texts.decimal)} ${score(beta)})`;
  };
  return [
    fact(texts, 'searched', nameOf(page, settings)),
    hasWindow ? fact(texts, 'window', windowOf()) : nothing,
    depth === null ? nothing : fact(texts, 'limit', texts.text('counts-number', { value: depth })),
  ];
}

/**
 * The tree as on the stage at the end of its run.
 * @param {Page} page
 * @param {Row} row
 * @param {import('../export/pictures.js').Pictures} pictures
 */
export function pictureOf(page, { course, overlay, shown }, pictures) {
  const found = page.engine.shownOf(shown);
  if (!found) return nothing;
  const view = calmView(page, found, { step: (run) => run.length });
  const state = { ...asIn(course, view.state), overlay, arrange: /** @type {const} */ ('written') };
  return pictures.template({ ...view, state, score: scoreWords(page.texts, view.facts, state) }, 0);
}

/**
 * @param {Page} page
 * @param {Row} row
 * @param {HTMLElement} dialog
 * @returns {Promise<boolean>} whether the link is copied
 */
export async function copyLink({ engine, state }, { course, shown, overlay, claim, step }, dialog) {
  const { settings } = shown;
  const link = linkOf({ ...asIn(course, state), overlay, settings, claim, step }, engine.look(shown).tree.text());
  if (link === null) return false;
  const field = document.createElement('textarea');
  field.value = `${location.href.replace(/#.*$/, '')}#${link}`;
  dialog.append(field);
  const isCopied = await copy(field.value, field);
  field.remove();
  return isCopied;
}
