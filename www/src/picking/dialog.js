// The picker: groups, the rows of one of them, and a picture of the row that is chosen. The field has the focus from the start;
// typing searches, arrow keys choose, Enter opens. It knows no search and no rule: names come from messages, numbers from runs.

import '../taking/taking.css';
import './picking.css';
import { html, nothing } from 'lit-html';
import { createPictures } from '../export/pictures.js';
import { icon } from '../icons.js';
import { openDialog } from '../taking/dialog.js';
import { createCosts } from './costs.js';
import { found, groupsOf } from './groups.js';
import { navigation, optionId, rowsIn, sectionTemplate } from './list.js';
import { placeOf, remember } from './moving.js';
import { copyLink, pictureOf, preview } from './preview.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('./groups.js').Row} Row */
/** @typedef {import('./groups.js').Group} Group */

/** How many rows, or groups, a key goes on. @type {Record<string, number>} */
const rowKeys = { ArrowDown: 1, ArrowUp: -1, PageDown: 7, PageUp: -7 };
/** @type {Record<string, number>} */
const groupKeys = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * @param {Page} page
 * @param {string} typed before it was there
 */
export function open(page, typed) {
  if (document.querySelector('dialog[open]')) return;
  const { texts, engine, state, dispatch, workshop } = page;
  const groups = groupsOf(page);
  const costOf = createCosts(engine);
  const here = placeOf(state);
  let group = groups.find(({ id }) => id === here.group) ?? groups[0];
  let query = '';
  const stands = here.group === 'claims' ? `claim-${here.id}` : here.id;
  let at = stands ?? rowsIn(group.sections)[0]?.key ?? '';
  let told = '';
  const pictures = createPictures(texts, draw);
  const words = { title: texts.text('picking-title'), close: texts.text('taking-close'), kind: 'picking' };
  const { dialog, draw: redraw } = openDialog({ ...words, onClose: pictures.close }, content);
  dialog.addEventListener('keydown', press);
  // Nothing was measured while nothing stood there.
  draw();
  rest();
  seeChosen('center');
  if (typed !== '') search(typed);

  function draw() {
    redraw();
    if (pictures.follow(dialog)) redraw();
  }

  function field() {
    return /** @type {HTMLInputElement} */ (dialog.querySelector('input'));
  }

  /** Where keys are typed and choose; a field would bring up the keys of a screen without any. */
  function rest() {
    const hasKeys = matchMedia('(hover: hover)').matches;
    /** @type {HTMLElement} */ (hasKeys ? field() : dialog.querySelector('[role="listbox"]')).focus();
  }

  function sections() {
    return query.trim() === '' ? group.sections : found(groups, query);
  }

  /** @param {ScrollLogicalPosition} block */
  function seeChosen(block) {
    dialog.querySelector('[role="option"][aria-selected="true"]')?.scrollIntoView({ block });
    dialog.querySelector('nav [aria-current="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }

  /** @param {string} key of a row */
  function choose(key) {
    at = key;
    told = '';
    draw();
  }

  /** @param {Group} next */
  function enter(next) {
    group = next;
    query = '';
    const rows = rowsIn(group.sections);
    choose((rows.find(({ isHere }) => isHere) ?? rows[0])?.key ?? '');
    seeChosen('nearest');
  }

  /** @param {Group} next */
  function show(next) {
    enter(next);
    rest();
  }

  /** @param {string} text */
  function search(text) {
    query = text;
    const rows = rowsIn(sections());
    choose(rows.some(({ key }) => key === at) ? at : (rows[0]?.key ?? ''));
    seeChosen('nearest');
  }

  function clear() {
    search('');
    field().focus();
  }

  /** @param {Row | undefined} row */
  function take(row) {
    if (!row) return;
    dialog.close();
    // There the keys step.
    /** @type {HTMLElement | null} */ (document.querySelector('.stage'))?.focus({ preventScroll: true });
    if (row.course !== null) remember(query.trim() === '' ? group.id : row.course, row.key);
    dispatch(row.action);
  }

  /** @param {() => unknown} act */
  function leaveFor(act) {
    dialog.close();
    act();
  }

  /** @param {Row} row */
  async function copied(row) {
    if (await copyLink(page, row, dialog)) told = texts.text('taking-copied');
    draw();
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    const { key, target, ctrlKey, altKey, metaKey, isComposing } = event;
    if (ctrlKey || altKey || metaKey || isComposing || !(target instanceof HTMLElement)) return;
    const isField = target === field();
    const rows = rowsIn(sections());
    const index = rows.findIndex((row) => row.key === at);
    if (key in rowKeys && rows.length > 0) {
      choose(rows[Math.min(Math.max(index + rowKeys[key], 0), rows.length - 1)].key);
      seeChosen('nearest');
    } else if (key in groupKeys && !(isField && query !== '')) {
      enter(groups[(groups.indexOf(group) + groupKeys[key] + groups.length) % groups.length]);
    } else if (key === 'Enter' && !target.closest('button')) {
      take(rows[index]);
    } else {
      // What is typed elsewhere is typed into the field.
      if (key.length === 1 && key !== ' ') field().focus();
      return;
    }
    event.preventDefault();
  }

  function content() {
    const isSearch = query.trim() !== '';
    const shown = sections();
    const rows = rowsIn(shown);
    const row = rows.find(({ key }) => key === at);
    const none = isSearch ? texts.text('picking-none', { text: query.trim() }) : texts.text('picking-no-recent');
    const list = { texts, at, query, costOf, choose, take };
    return html`${find()}
      <nav aria-label=${texts.text('picking-groups')}>${navigation(texts, groups, isSearch ? null : group, show)}
        <div class="elsewhere"><button type="button" @click=${() => leaveFor(workshop.random)}>${texts.text('making-random')}</button>
          <button type="button" @click=${() => leaveFor(workshop.openFile)}>${texts.text('making-open')}</button></div></nav>
      <div class="rows ${group.id === 'all' && !isSearch ? 'is-all' : ''}">
        <div role="listbox" id="picking-rows" tabindex="-1" aria-label=${isSearch ? texts.text('picking-find') : group.name}>
          ${shown.map((section) => sectionTemplate(list, section))}</div>
        <p class="nothing" role="status">${rows.length === 0 ? none : nothing}</p></div>
      <aside>${row ? previewOf(row) : nothing}</aside>`;
  }

  function find() {
    const input = (/** @type {Event} */ { currentTarget }) =>
      search(/** @type {HTMLInputElement} */ (currentTarget).value);
    const label = texts.text('picking-clear');
    return html`<div class="find"><div class="search">${icon('search')}
        <input type="text" role="combobox" aria-expanded="true" aria-controls="picking-rows" aria-autocomplete="list"
          aria-activedescendant=${at === '' ? nothing : optionId(at)} aria-label=${texts.text('picking-find')}
          placeholder=${texts.text('picking-find-what')} autocomplete="off" spellcheck="false" autocapitalize="off"
          .value=${query} @input=${input}>
        ${query === '' ? nothing : html`<button type="button" aria-label=${label} @click=${clear}>${icon('close')}</button>`}</div>
      <p class="keys-hint" aria-hidden="true">${hints.map(
        ([key, id]) => html`<span><kbd>${key}</kbd> ${texts.text(`picking-key-${id}`)}</span>`,
      )}</p></div>`;
  }

  /** @param {Row} row */
  function previewOf(row) {
    const course = groups.find(({ id, isCourse }) => isCourse && id === row.course);
    const picture = costOf(row) ? pictureOf(page, row, pictures) : nothing;
    return preview(page, row, { course, picture, told, take: () => take(row), copy: () => copied(row) });
  }
}

const hints = /** @type {const} */ ([
  ['↑ ↓', 'rows'],
  ['↵', 'open'],
  ['← →', 'groups'],
  ['X', 'next'],
]);
