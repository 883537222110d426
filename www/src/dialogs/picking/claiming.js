// A claim on the page: the question and its answer in place of the sentence, at the step that shows how far it is true, with squares or a
// table beside the tree. It counts nothing.

import './claims.css';
import { html, nothing, svg } from 'lit-html';
import { claims } from '../../../pkg/tables.js';
import { courseNames } from '../../words/courses.js';
import { sentenceOf, signsOf, worded } from '../../words/telling.js';

/** @typedef {Omit<import('../../page/page.js').Page, 'given'>} Page */
/** @typedef {import('../../words/texts.js').Texts} Texts */
/** @typedef {import('../../port/session.js').ClaimView} View */
/** @typedef {import('../../port/session.js').Bar} Bar */
/** @typedef {{ name: string, note: string, sentence: { rich: unknown, text: string } | null, aside: unknown }} Wording */

/** The last view, and its dependencies. @type {{ of: unknown[], view: View | undefined }} */
let known = { of: [], view: undefined };

/**
 * The texts of the claim on the stage; null if there is none.
 * @param {Page} page
 * @returns {Wording | null}
 */
export function claimOf(page) {
  const { texts, state } = page;
  const view = state.claim === null ? undefined : viewOf(page);
  if (!view) return null;
  const { place, step } = view;
  const all = claims.length;
  const courses = courseNames(texts, claims[place - 1].courses);
  return {
    name: texts.text('claim-title'),
    note: texts.text('claim-note', { place, all, courses }),
    sentence: state.step === step ? answered(texts, view) : null,
    aside: html`${lookTemplate(page, view)} ${nextTemplate(page, view, { place: place + 1, all })}`,
  };
}

/** It does not depend on the step. @param {Page} page */
function viewOf({ engine, texts, state }) {
  const of = [texts, state.claim, state.shown, state.letters, state.infinity];
  if (of.some((one, at) => one !== known.of[at])) known = { of, view: engine.session.claimView(...signsOf(texts)) };
  return known.view;
}

/** @type {(texts: Texts, view: View) => NonNullable<Wording['sentence']>} */
function answered(texts, { id, message }) {
  const { args } = sentenceOf(message);
  const asked = texts.text('claim-asked', { claim: worded(texts, message) });
  return {
    rich: html`<span class="asked">${asked}</span> ${texts.rich(`claim-${id}-answer`, args)}`,
    text: `${asked} ${texts.text(`claim-${id}-answer`, args)}`,
  };
}

/** @type {(page: Page, view: View) => unknown} */
function lookTemplate({ texts, dispatch }, { id, message, look, other }) {
  const open = () => other && dispatch({ type: 'openClaim', id, tree: other.tree });
  return html`<div class="look"><h2>${texts.text('look-title')}</h2>
    ${'bars' in look ? barsTemplate(texts, look.bars) : tableTemplate(texts, look)}
    <p class="note">${texts.rich(`claim-${id}-note`, sentenceOf(message).args)}</p>
    ${other ? html`<button type="button" class="other-tree" @click=${open}>${worded(texts, other.message)}</button>` : nothing}</div>`;
}

/** @type {(page: Page, view: View, places: Record<string, number>) => unknown} */
function nextTemplate({ texts, dispatch }, { next }, places) {
  if (!next) return nothing;
  const open = () => dispatch({ type: 'openClaim', id: next.id });
  return html`<p class="next-claim"><button type="button" @click=${open}>
    <span>${texts.text('claim-asked', { claim: worded(texts, next.message) })}</span> <small>${texts.text('claim-next', places)}</small></button>
    <kbd>X</kbd></p>`;
}

/** @type {(texts: Texts, cell: import('../../port/session.js').Cell) => string} */
const written = (texts, cell) => (typeof cell === 'string' ? cell : worded(texts, cell));

/** @type {(texts: Texts, look: Extract<View['look'], { rows: unknown }>) => unknown} */
function tableTemplate(texts, { head, rows, now }) {
  return html`<table><thead><tr>${head.map((name) => html`<th scope="col">${worded(texts, name)}</th>`)}</tr></thead>
    <tbody>${rows.map(
      (
        [first, ...rest],
        index,
      ) => html`<tr class=${index === now ? 'is-now' : ''}><th scope="row">${written(texts, first)}</th>
        ${rest.map((cell) => html`<td>${written(texts, cell)}</td>`)}</tr>`,
    )}</tbody></table>`;
}

/** The first row fills all squares. @type {(texts: Texts, bars: Bar[]) => unknown} */
const barsTemplate = (texts, bars) =>
  html`<dl class="bars">${bars.map(
    (bar) => html`<dt>${written(texts, bar.label)} <small>${written(texts, bar.small)}</small></dt>
    <dd class="is-${bar.look}">${squaresTemplate(bar, bars[0].count)} <span>${worded(texts, bar.number)}</span></dd>`,
  )}</dl>`;

/** In units of their picture: the distance of two squares, and the size of one. */
const pitch = 26;
const side = 20;
/** More squares need another row. */
const mostInRow = 9;

/** @type {(bar: Bar, all: number) => unknown} */
function squaresTemplate({ count, look }, all) {
  const columns = Math.min(all, mostInRow);
  const rows = Math.ceil(all / mostInRow);
  const places = Array.from({ length: all }, (_, index) => ({
    x: (index % mostInRow) * pitch + 1,
    y: Math.floor(index / mostInRow) * pitch + 1,
    part: Math.min(1, Math.max(0, count - index)),
  }));
  return html`<svg viewBox="0 0 ${columns * pitch} ${rows * pitch}" .style="--columns:${columns}" aria-hidden="true">${places.map(
    ({ x, y, part }) =>
      svg`<rect x=${x} y=${y} width=${side} height=${side} rx="4"/>${
        part > 0
          ? svg`<rect class="is-${look}" x=${x} y=${y} width=${side * part} height=${side} rx=${Math.min(4, 10 * part)}/>`
          : nothing
      }`,
  )}</svg>`;
}
