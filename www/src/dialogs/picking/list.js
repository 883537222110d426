// The groups of the picker and the rows of one of them, as templates. They mark the chosen row and report clicks.

import { html, nothing } from 'lit-html';
import { pieces } from './groups.js';

/** @typedef {import('../../words/texts.js').Texts} Texts */
/** @typedef {import('./groups.js').Row} Row */
/** @typedef {import('./groups.js').Group} Group */
/** @typedef {import('./groups.js').Section} Section */
/** @typedef {import('../../port/session.js').RowCost} RowCost */
/**
 * @typedef {object} List
 * @property {Texts} texts
 * @property {string} at key of the chosen row
 * @property {string} query the searched text
 * @property {(row: Row) => RowCost | undefined} costOf
 * @property {(key: string) => void} choose
 * @property {(row: Row) => void} take
 */

/** The id of a row's element. @type {(key: string) => string} */
export const optionId = (key) => `picking-row-${key.replace('#', 'recent-')}`;

/** @type {(sections: Section[]) => Row[]} */
export const rowsIn = (sections) => sections.flatMap(({ rows }) => rows);

/**
 * @param {Texts} texts
 * @param {Group[]} groups
 * @param {Group | null} current null while something is searched for
 * @param {(group: Group) => void} enter
 */
export function navigation(texts, groups, current, enter) {
  const button = (
    /** @type {Group} */ one,
  ) => html`<button type="button" class=${one.isGames ? 'games' : ''} aria-current=${one === current}
    @click=${() => enter(one)}><span>${one.name} ${one.kind ? html`<small>${one.kind}</small>` : nothing}</span>
    <i>${rowsIn(one.sections).length}</i></button>`;
  const [all, recent, ...rest] = groups;
  return html`${button(all)} ${button(recent)}
    <h3>${texts.text('picking-courses')}</h3> ${rest.filter(({ isCourse }) => isCourse).map(button)}
    <h3>${texts.text('picking-games')}</h3> ${rest.filter(({ isGames }) => isGames).map(button)}
    <h3>${texts.text('picking-subjects')}</h3> ${rest.filter(({ isCourse, isGames }) => !isCourse && !isGames).map(button)}`;
}

/**
 * If groups are in one line, trees and games are separated above it.
 * @param {Texts} texts
 * @param {Group[]} groups
 * @param {Group | null} current null while something is searched for
 * @param {(group: Group) => void} enter
 */
export function halves(texts, groups, current, enter) {
  const [all] = groups;
  const half = (/** @type {boolean} */ isGames) => {
    const isCurrent = current !== null && Boolean(current.isGames) === isGames;
    const go = () => !isCurrent && enter((isGames && groups.find((group) => group.isGames)) || all);
    return html`<button type="button" aria-pressed=${isCurrent} @click=${go}
      >${texts.text(isGames ? 'picking-games' : 'picking-trees')}</button>`;
  };
  return html`<div class="halves">${half(false)} ${half(true)}</div>`;
}

/**
 * @param {List} list
 * @param {Section} section
 */
export function sectionTemplate(list, { id, name, kind, rows }) {
  const { texts } = list;
  const isHeard = rows.some(({ claim }) => claim !== null);
  const columns = isHeard ? /** @type {const} */ (['here', 'tree']) : /** @type {const} */ (['leaves', 'cutoffs']);
  return html`<div role="group" class=${isHeard ? 'is-heard' : ''} aria-labelledby="picking-group-${id}">
    <div class="head"><b id="picking-group-${id}">${name} <small>${kind}</small></b>
      ${columns.map((column) => html`<span aria-hidden="true">${texts.text(`picking-${column}`)}</span>`)}</div>
    ${rows.map((row) => rowTemplate(list, row))}</div>`;
}

/**
 * @param {List} list
 * @param {Row} row
 */
function rowTemplate(list, row) {
  const { texts, at, query, choose, take } = list;
  const point = (/** @type {PointerEvent} */ { movementX: x, movementY: y, pointerType }) => {
    // A list that moves under a resting pointer must not change the choice.
    if (at !== row.key && pointerType === 'mouse' && (x !== 0 || y !== 0)) choose(row.key);
  };
  const here = row.isHere
    ? html`<i class="here" role="img" aria-label=${texts.text('picking-on-stage')}></i>`
    : nothing;
  return html`<div role="option" id=${optionId(row.key)} aria-selected=${row.key === at} class=${row.isHere ? 'is-here' : ''}
    @pointermove=${point} @click=${() => take(row)}>
    <span><b>${here}${marked(row.name, query)}</b> <small>${marked(row.line, query)}</small></span>
    ${row.claim === null ? numbers(list, row) : verdict(list, row)}</div>`;
}

/** @type {(list: List, row: Row) => unknown} */
function numbers({ texts, costOf }, row) {
  const cost = costOf(row);
  return html`<span class="number">${cost ? leaves(texts, cost) : nothing}</span>
    <span class="number">${cost && cost.cutoffs > 0 ? cutoffs(texts, cost) : nothing}</span>`;
}

/** @type {(list: List, row: Row) => unknown} */
const verdict = ({ texts, costOf }, row) => html`<span class="number verdict">${row.verdict}</span>
  <span class="number"><em>${texts.text('claim-size', { leaves: costOf(row)?.of ?? 0 })}</em></span>`;

/** @type {(text: string, query: string) => unknown} */
const marked = (text, query) =>
  pieces(text, query).map(({ text: piece, isHit }) => (isHit ? html`<mark>${piece}</mark>` : piece));

/**
 * @param {Texts} texts
 * @param {RowCost} cost
 */
function leaves(texts, { leaves, of, isSum }) {
  const numbers = leaves.map((value) => texts.text('counts-number', { value })).join(isSum ? ' + ' : ', ');
  return of === null ? numbers : html`${numbers} <em>${texts.text('counts-of', { all: of })}</em>`;
}

/** @type {(texts: Texts, cost: RowCost) => unknown} */
const cutoffs = (
  texts,
  { cutoffs },
) => html`${texts.text('counts-number', { value: cutoffs })}<i class="cut-sign" role="img"
  aria-label=${texts.text('counts-cutoffs', { cutoffs })}></i>`;
