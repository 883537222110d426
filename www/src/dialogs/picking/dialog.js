// The picker: groups, the rows of one of them, and a picture of the chosen row. The search field has the focus from the start; typing
// searches, arrow keys choose, Enter opens. It knows no search and no rule: names come from messages, numbers from runs.

import '../taking/taking.css';
import './picking.css';
import { html, nothing } from 'lit-html';
import { icon } from '../../panels/icons.js';
import { openGames } from '../dialogs.js';
import { createPictures } from '../export/pictures.js';
import { openDialog } from '../taking/dialog.js';
import { found, groupsOf, keyOf } from './groups.js';
import { halves, navigation, optionId, rowsIn, sectionTemplate } from './list.js';
import { placeOf, remember } from './moving.js';
import { copyLink, pictureOf, preview } from './preview.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('./groups.js').Row} Row */
/** @typedef {import('./groups.js').Group} Group */

/** @typedef {import('./list.js').RowCost} RowCost */

/** How many rows, or groups, a key moves. @type {Record<string, number>} */
const rowKeys = { ArrowDown: 1, ArrowUp: -1, PageDown: 7, PageUp: -7 };
/** @type {Record<string, number>} */
const groupKeys = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * @typedef {object} Picker
 * @property {Page} page
 * @property {Group[]} groups
 * @property {(row: Row) => RowCost | undefined} costOf
 * @property {ReturnType<typeof createPictures>} pictures
 * @property {Group} group whose rows are listed without a search
 * @property {string} query as typed
 * @property {string} at the key of the chosen row
 * @property {string} news about that row: its link is copied
 * @property {HTMLDialogElement} dialog
 * @property {() => void} draw
 */

/**
 * @param {Page} page
 * @param {string} typed before it was open
 */
export function open(page, typed) {
  if (document.querySelector('dialog[open]')) return;
  const { texts, engine } = page;
  const groups = groupsOf(page);
  const here = placeOf(page);
  const group = groups.find(({ id }) => id === here.group) ?? groups[0];
  const pictures = createPictures(texts, draw);
  /** @type {Picker} */
  const picker = {
    ...{ page, groups, pictures, group, draw, query: '', news: '' },
    costOf: createCosting(engine),
    at: here.id === null ? (rowsIn(group.sections)[0]?.key ?? '') : keyOf(here.group, here.id),
    get dialog() {
      return dialog;
    },
  };
  const words = { title: texts.text('picking-title'), close: texts.text('taking-close'), kind: 'picking' };
  const { dialog, draw: redraw } = openDialog({ ...words, onClose: pictures.close }, () => content(picker));
  dialog.addEventListener('keydown', (event) => press(picker, event));
  // Nothing could be measured before the first drawing.
  draw();
  rest(dialog);
  seeChosen(dialog, 'center');
  if (typed !== '') search(picker, typed);

  function draw() {
    redraw();
    if (pictures.follow(dialog)) redraw();
  }
}

/** What the runs of a row cost, computed when it is first drawn. @param {Page['engine']} engine */
function createCosting({ session }) {
  /** @type {Map<string, RowCost | undefined>} */
  const known = new Map();
  return (/** @type {Row} */ { key, shown, side }) => {
    const cost = known.has(key) ? known.get(key) : session.cost(shown, side);
    known.set(key, cost);
    return cost;
  };
}

/** @type {(dialog: HTMLDialogElement) => HTMLInputElement} */
const fieldIn = (dialog) => /** @type {HTMLInputElement} */ (dialog.querySelector('input'));

/**
 * Where keys go to choose; focusing the field would open an on-screen keyboard.
 * @param {HTMLDialogElement} dialog
 */
function rest(dialog) {
  const hasKeys = matchMedia('(hover: hover)').matches;
  /** @type {HTMLElement} */ (hasKeys ? fieldIn(dialog) : dialog.querySelector('[role="listbox"]')).focus();
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {ScrollLogicalPosition} block
 */
function seeChosen(dialog, block) {
  dialog.querySelector('[role="option"][aria-selected="true"]')?.scrollIntoView({ block });
  dialog.querySelector('nav [aria-current="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** @param {Picker} picker */
const isSearch = ({ query }) => query.trim() !== '';

/** @param {Picker} picker */
const sectionsOf = (picker) => (isSearch(picker) ? found(picker.groups, picker.query) : picker.group.sections);

/**
 * @param {Picker} picker
 * @param {string} key of a row
 */
function choose(picker, key) {
  picker.at = key;
  picker.news = '';
  picker.draw();
}

/**
 * @param {Picker} picker
 * @param {Group} next
 */
function enter(picker, next) {
  picker.group = next;
  picker.query = '';
  const rows = rowsIn(next.sections);
  choose(picker, (rows.find(({ isHere }) => isHere) ?? rows[0])?.key ?? '');
  seeChosen(picker.dialog, 'nearest');
}

/**
 * @param {Picker} picker
 * @param {string} text
 */
function search(picker, text) {
  picker.query = text;
  const rows = rowsIn(sectionsOf(picker));
  choose(picker, rows.some(({ key }) => key === picker.at) ? picker.at : (rows[0]?.key ?? ''));
  seeChosen(picker.dialog, 'nearest');
}

/**
 * @param {Picker} picker
 * @param {Row | undefined} row
 */
function take(picker, row) {
  const { dialog, group, page } = picker;
  if (!row) return;
  dialog.close();
  // There, keys step.
  /** @type {HTMLElement | null} */ (document.querySelector('.stage'))?.focus({ preventScroll: true });
  if (row.course !== null) remember(isSearch(picker) ? row.course : group.id, row.key);
  page.dispatch(row.action);
}

/**
 * @param {Picker} picker
 * @param {Row} row
 */
async function copyRow(picker, row) {
  const { page, dialog } = picker;
  if (await copyLink(page, row, dialog)) picker.news = page.texts.text('taking-copied');
  picker.draw();
}

/**
 * @param {Picker} picker
 * @param {KeyboardEvent} event
 */
function press(picker, event) {
  const { key, target, ctrlKey, altKey, metaKey, isComposing } = event;
  const { dialog, groups, group, at, query } = picker;
  if (ctrlKey || altKey || metaKey || isComposing || !(target instanceof HTMLElement)) return;
  const isField = target === fieldIn(dialog);
  const rows = rowsIn(sectionsOf(picker));
  const index = rows.findIndex((row) => row.key === at);
  if (key in rowKeys && rows.length > 0) {
    choose(picker, rows[Math.min(Math.max(index + rowKeys[key], 0), rows.length - 1)].key);
    seeChosen(dialog, 'nearest');
  } else if (key in groupKeys && !(isField && query !== '')) {
    enter(picker, groups[(groups.indexOf(group) + groupKeys[key] + groups.length) % groups.length]);
  } else if (key === 'Enter' && !target.closest('button')) {
    take(picker, rows[index]);
  } else {
    // Anything typed elsewhere goes into the field.
    if (key.length === 1 && key !== ' ') fieldIn(dialog).focus();
    return;
  }
  event.preventDefault();
}

/** @param {Picker} picker */
function content(picker) {
  const { page, groups, group, query, at, costOf } = picker;
  const { texts, workshop } = page;
  const isFind = isSearch(picker);
  const sections = sectionsOf(picker);
  const rows = rowsIn(sections);
  const row = rows.find(({ key }) => key === at);
  const none = isFind ? texts.text('picking-none', { text: query.trim() }) : texts.text('picking-no-recent');
  const list = {
    ...{ texts, at, query, costOf },
    choose: (/** @type {string} */ key) => choose(picker, key),
    take: (/** @type {Row} */ row) => take(picker, row),
  };
  const show = (/** @type {Group} */ next) => {
    enter(picker, next);
    rest(picker.dialog);
  };
  const leaveFor = (/** @type {() => unknown} */ act) => () => {
    picker.dialog.close();
    act();
  };
  return html`${findTemplate(picker)}
      ${halves(texts, groups, isFind ? null : group, show)}
      <nav class=${group.isGames && !isFind ? 'is-games' : ''} aria-label=${texts.text('picking-groups')}>
        <div class="elsewhere"><button type="button" @click=${leaveFor(() => openGames(page))}>${texts.text('making-game')}</button>
          <button type="button" @click=${leaveFor(workshop.random)}>${texts.text('making-random')}</button>
          <button type="button" @click=${leaveFor(workshop.openFile)}>${texts.text('making-open')}</button></div>
        ${navigation(texts, groups, isFind ? null : group, show)}</nav>
      <div class="rows ${group.id === 'all' && !isFind ? 'is-all' : ''}">
        <div role="listbox" id="picking-rows" tabindex="-1" aria-label=${isFind ? texts.text('picking-find') : group.name}>
          ${sections.map((section) => sectionTemplate(list, section))}</div>
        <p class="nothing" role="status">${rows.length === 0 ? none : nothing}</p></div>
      <aside>${row ? previewOf(picker, row) : nothing}</aside>`;
}

/** @param {Picker} picker */
function findTemplate(picker) {
  const { query, at } = picker;
  const { texts } = picker.page;
  const input = (/** @type {Event} */ { currentTarget }) =>
    search(picker, /** @type {HTMLInputElement} */ (currentTarget).value);
  const clear = () => {
    search(picker, '');
    fieldIn(picker.dialog).focus();
  };
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

/**
 * @param {Picker} picker
 * @param {Row} row
 */
function previewOf(picker, row) {
  const { page, groups, costOf, pictures, news } = picker;
  const course = groups.find(({ id, isCourse }) => isCourse && id === row.course);
  const picture = costOf(row) ? pictureOf(page, row, pictures) : nothing;
  const does = { take: () => take(picker, row), copy: () => copyRow(picker, row) };
  return preview(page, row, { course, picture, news, ...does });
}

const hints = /** @type {const} */ ([
  ['↑ ↓', 'rows'],
  ['↵', 'open'],
  ['← →', 'groups'],
  ['X', 'next'],
]);
