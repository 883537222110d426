// The view of two to four runs side by side: it opens and closes with the state, draws each run's tree at its own step, and passes on
// presses. It knows no rule of any search.

import '../taking/taking.css';
import './racing.css';
import { html, nothing } from 'lit-html';
import { mostRuns } from '../../../pkg/tables.js';
import { actionOf } from '../../input/keys.js';
import { longest } from '../../panels/sayroom.js';
import { said } from '../../words/telling.js';
import { openShare } from '../dialogs.js';
import { createPictures } from '../export/pictures.js';
import { late } from '../late.js';
import { openDialog } from '../taking/dialog.js';
import { createExports } from '../taking/exportrow.js';
import { runPickers, stepping } from './controls.js';
import { besideOf, lanesOf } from './lanes.js';
import { tableOf, tableTex, tableText } from './table.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').Race} Race */
/** @typedef {import('./lanes.js').Lane} Lane */
/** @typedef {{ page: Page, dialog: HTMLDialogElement, draw: () => void, pictures: import('../export/pictures.js').Pictures,
 *   exports: ReturnType<typeof createExports>, room: ReturnType<typeof createRoom> }} Open */

/** @type {Open | null} */
let shown = null;

/** @type {Record<string, import('./controls.js').Move>} */
const keys = {
  ...{ ArrowRight: 'forward', ArrowLeft: 'back', PageDown: 'forward', PageUp: 'back', Home: 'first', End: 'last' },
};

/** @param {Page} page */
export function open(page) {
  if (page.state.race?.isOpen) render(page);
  else if (!document.querySelector('dialog[open]')) page.dispatch({ type: 'openRace' });
}

/** @param {Page} page */
export function render(page) {
  if (!page.state.race?.isOpen) {
    shown?.dialog.close();
    return;
  }
  if (!shown && isBehindOther(page)) return;
  if (!shown) page.dispatch({ type: 'showRace' });
  shown ??= created(page);
  shown.page = page;
  drawn(shown);
}

/** The dialogs that this one waits for. @type {WeakSet<Element>} */
const awaited = new WeakSet();

/**
 * Whether another dialog is open; this one opens when that is closed.
 * @param {Page} page
 */
function isBehindOther(page) {
  const other = document.querySelector('dialog[open]');
  if (other && !awaited.has(other)) {
    awaited.add(other);
    other.addEventListener(
      'close',
      () => {
        awaited.delete(other);
        render(page.fresh());
      },
      { once: true },
    );
  }
  return other !== null;
}

/**
 * @param {Page} page
 * @returns {Open}
 */
function created(page) {
  const { texts } = page;
  // The page may have changed since this was last drawn, and the objects it showed may be freed.
  const pictures = createPictures(texts, () => shown && render(shown.page.fresh()));
  const words = { title: texts.text('race-title'), close: texts.text('keys-close'), kind: 'race' };
  const { dialog, draw } = openDialog({ ...words, onClose: closed }, () => (shown ? content(shown) : nothing));
  dialog.tabIndex = -1;
  dialog.addEventListener('keydown', press);
  // The button did not exist yet when the dialog opened.
  queueMicrotask(() => forwardIn(dialog)?.focus({ preventScroll: true }));
  const exports = createExports(() => shown && render(shown.page.fresh()));
  return { page, dialog, draw, pictures, exports, room: createRoom() };
}

/**
 * The longest sentences of a run, while the dialog is open: when presenting, room is reserved for all of them, and the trees never move.
 */
function createRoom() {
  /** @type {WeakMap<import('../../port/types.js').Run, Map<string, unknown[]>>} */
  const known = new WeakMap();
  return (/** @type {import('../export/calm.js').View} */ view) => {
    const { run, state } = view;
    const byGrain = known.get(run) ?? new Map();
    known.set(run, byGrain);
    if (!byGrain.has(state.grain))
      byGrain.set(
        state.grain,
        longest(view).map(({ rich }) => rich),
      );
    return byGrain.get(state.grain);
  };
}

/** @param {Open} view */
function drawn({ page, dialog, draw, pictures }) {
  draw();
  if (pictures.follow(dialog)) draw();
  // The focused element may be gone, like all buttons while presenting; keys must not reach the page behind.
  const { present } = page.state;
  const { activeElement } = document;
  if (present) dialog.focus({ preventScroll: true });
  else if (activeElement === document.body || activeElement === dialog)
    forwardIn(dialog)?.focus({ preventScroll: true });
}

/** @type {(dialog: HTMLElement) => HTMLElement | null} */
const forwardIn = (dialog) => dialog.querySelector('.main');

function closed() {
  const was = shown;
  shown = null;
  was?.pictures.close();
  was?.page.dispatch({ type: 'closeRace' });
}

/** @param {KeyboardEvent} event */
function press(event) {
  const { key, target, shiftKey, ctrlKey, altKey, metaKey } = event;
  if (!shown) return;
  const { state, dispatch } = shown.page;
  const { race, present } = state;
  const isElsewhere = target instanceof Element && target.closest('input, select, .scroll') !== null;
  const action = state.letterKeys && !isElsewhere ? actionOf(event, null) : null;
  const isToggled = typeof action === 'object' && action?.type === 'togglePresent';
  if (isToggled || (present && key === 'Escape')) {
    event.preventDefault();
    dispatch({ type: present ? 'leave' : 'togglePresent' });
    return;
  }
  const move = keys[key];
  if (!race || !move || shiftKey || ctrlKey || altKey || metaKey) return;
  if (isElsewhere && !key.startsWith('Page')) return;
  event.preventDefault();
  dispatch({ type: 'moveRace', step: move });
}

/** @param {Open} view */
function content(view) {
  const { page, exports } = view;
  const { texts, state, dispatch } = page;
  const { race } = state;
  if (!race) return nothing;
  const lanes = lanesOf(page);
  return html`${exports.template(texts, exportsOf(view, lanes))}
    <div class="tools">${stepping(page, race)}
      <button type="button" class="pill" ?disabled=${race.runs.length === mostRuns}
        @click=${() => dispatch({ type: 'addRun' })}>${texts.text('race-add')}</button></div>
    <div class="lanes" .style="--lanes:${lanes.length}">${lanes.map(
      (lane, index) => html`<section class="lane" aria-label=${lane.name}>
        ${state.present ? nothing : runPickers(page, race, lanes, index)}${laneTemplate(view, lanes, index)}</section>`,
    )}</div>
    ${tableOf(page, lanes)}`;
}

/**
 * @param {Open} shown
 * @param {Lane[]} lanes
 * @param {number} index
 */
function laneTemplate({ page, pictures, room }, lanes, index) {
  const { texts, state } = page;
  const { name, view, trouble } = lanes[index];
  const soFar = html`<b class="so-far">${view ? texts.text('race-leaves', { leaves: view.frame.leaves }) : ''}</b>`;
  const says = view ? said(view).rich : trouble;
  const kept =
    view && state.present
      ? room(view).map((/** @type {unknown} */ rich) => html`<span aria-hidden="true">${rich}</span>`)
      : nothing;
  return html`${state.present ? html`<h3>${name} ${soFar}</h3>` : nothing}
    <p class="says">${state.present ? html`<span>${says}</span>${kept}` : html`${soFar} ${says}`}</p>
    <figure class="stage" aria-hidden="true">${view ? pictures.template(view, index, besideOf(lanes, index)) : nothing}</figure>`;
}

/**
 * Shared or saved, the comparison is open again for whoever opens it.
 * @param {Open} view
 * @param {Lane[]} lanes
 * @returns {import('../taking/exportrow.js').Export[]}
 */
function exportsOf({ page, exports }, lanes) {
  const { texts, workshop } = page;
  const picture = async (/** @type {'svg' | 'png'} */ kind) => {
    const { saveRace } = await late(() => import('./files.js'));
    await saveRace(page, lanesOf(page), kind);
    return texts.text('taking-made');
  };
  return [
    { form: 'share', act: () => openShare(page) },
    { form: 'file', act: () => workshop.save('all') },
    { form: 'svg', act: () => picture('svg') },
    { form: 'png', act: () => picture('png') },
    { form: 'text', act: () => exports.copied(texts, tableText(page, lanes)) },
    { form: 'latex', act: () => exports.copied(texts, tableTex(page, lanes)) },
  ];
}
