// A claim on the page: the question and its answer in place of the sentence, at the step that shows it, and beside the tree what
// to look at. It shows what the table of claims says and counts nothing itself.

import { isSame } from '../core/source.js';
import './claims.css';
import { html, nothing, svg } from 'lit-html';
import { createAsking } from './asking.js';
import { claims, heardIn, nameOf, opening } from './claims.js';

/** @typedef {Omit<import('../page.js').Page, 'given'>} Page */
/** @typedef {import('./asking.js').Subject} Subject */
/** @typedef {import('./claims.js').Claim} Claim */
/** @typedef {import('./looks.js').Look} Look */
/** @typedef {import('./looks.js').Bar} Bar */
/** @typedef {{ name: string, note: string, sentence: { rich: unknown, text: string } | null, aside: unknown }} Wording */
/**
 * @typedef {object} Counted what a step does not change
 * @property {Claim} claim
 * @property {Subject} shown
 * @property {Page['score']} score
 * @property {number} step at which it is seen
 * @property {Record<string, string>} args
 * @property {Look} look
 * @property {{ words: Record<string, string | number>, open: () => void } | null} other the other tree
 * @property {{ name: string, open: () => void } | null} next the next claim
 */

/** What was counted last. @type {Counted | null} */
let known = null;

/**
 * What a claim says on the tree that is shown; null where that is not one of its own.
 * @param {Page} page
 * @returns {Wording | null}
 */
export function claimOf(page) {
  const { texts, state } = page;
  const index = claims.findIndex(({ id }) => id === state.claim);
  const shown = claims[index]?.trees.find((one) => isShown(page, one));
  if (!shown) return null;
  const counted = countedFor(page, index, shown);
  const places = { place: index + 1, all: claims.length };
  return {
    name: texts.text('claim-title'),
    note: texts.text('claim-note', { ...places, courses: heardIn(texts, claims[index]) }),
    sentence: state.step === counted.step ? answered(texts, counted) : null,
    aside: html`${lookTemplate(texts, counted)} ${nextTemplate(texts, counted, { ...places, place: index + 2 })}`,
  };
}

/**
 * A claim that says nothing of the tree with which a link brings it is ignored.
 * @param {Page} page
 */
export function follow({ claim, dispatch }) {
  if (!claim) dispatch({ type: 'ignoreClaim' });
}

/** No tree of a claim has more nodes. */
const mostNodes = 64;

/** @type {(page: Page, shown: Subject) => boolean} */
function isShown({ engine, state, tree }, { source, settings }) {
  const names = /** @type {(keyof typeof settings)[]} */ (Object.keys(settings));
  if (names.some((name) => settings[name] !== state.shown.settings[name])) return false;
  return isSame(source, state.shown.source) || (tree.size <= mostNodes && engine.shortest(source) === tree.text());
}

/**
 * @param {Page} page
 * @param {number} index
 * @param {Subject} shown
 * @returns {Counted}
 */
function countedFor(page, index, shown) {
  const claim = claims[index];
  const { score, dispatch } = page;
  if (known?.claim === claim && known.shown === shown && known.score === score) return known;
  const ask = createAsking(page);
  const args = claim.args(ask, shown);
  const next = claims[index + 1];
  const other = claim.trees.find((one) => one !== shown);
  const leavesOf = (/** @type {Subject} */ { source, settings }) => ask.run(source, settings).minimaxLeaves;
  known = {
    ...{ claim, shown, score, args, step: opening(ask, claim, shown).step, look: claim.look(ask, shown) },
    other: other
      ? {
          words: { size: leavesOf(other) < leavesOf(shown) ? 'smaller' : 'larger', leaves: leavesOf(other) },
          open: () => dispatch(opening(ask, claim, other)),
        }
      : null,
    next: next ? { name: nameOf(ask, next), open: () => dispatch(opening(ask, next)) } : null,
  };
  return known;
}

/** @type {(texts: Page['texts'], counted: Counted) => NonNullable<Wording['sentence']>} */
function answered(texts, { claim: { id }, args }) {
  const asked = texts.text('claim-asked', { claim: texts.text(`claim-${id}`, args) });
  return {
    rich: html`<span class="asked">${asked}</span> ${texts.rich(`claim-${id}-answer`, args)}`,
    text: `${asked} ${texts.text(`claim-${id}-answer`, args)}`,
  };
}

/** @type {(texts: Page['texts'], counted: Counted) => unknown} */
function lookTemplate(texts, { claim: { id }, args, look, other }) {
  return html`<div class="look"><h2>${texts.text('look-title')}</h2>
    ${'bars' in look ? barsTemplate(look.bars, look.all) : tableTemplate(look)}
    <p class="note">${texts.rich(`claim-${id}-note`, args)}</p>
    ${other ? html`<button type="button" class="other-tree" @click=${other.open}>${texts.text('claim-other', other.words)}</button>` : nothing}</div>`;
}

/** @type {(texts: Page['texts'], counted: Counted, places: Record<string, number>) => unknown} */
function nextTemplate(texts, { next }, places) {
  if (!next) return nothing;
  return html`<p class="next-claim"><button type="button" @click=${next.open}>
    <span>${texts.text('claim-asked', { claim: next.name })}</span> <small>${texts.text('claim-next', places)}</small></button>
    <kbd>X</kbd></p>`;
}

/** @param {Extract<Look, { rows: unknown }>} look */
function tableTemplate({ head, rows, now }) {
  return html`<table><thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${rows.map(
      ([first, ...rest], index) => html`<tr class=${index === now ? 'is-now' : ''}><th scope="row">${first}</th>
        ${rest.map((cell) => html`<td>${cell}</td>`)}</tr>`,
    )}</tbody></table>`;
}

/** @type {(bars: Bar[], all: number) => unknown} all: squares in each */
const barsTemplate = (bars, all) =>
  html`<dl class="bars">${bars.map(
    (bar) => html`<dt>${bar.label} <small>${bar.small}</small></dt>
    <dd class="is-${bar.look}">${squaresTemplate(bar, all)} <span>${bar.shown}</span></dd>`,
  )}</dl>`;

/** In units of their picture: from square to square, and of one of them. */
const pitch = 26;
const side = 20;
/** More squares take another row. */
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
