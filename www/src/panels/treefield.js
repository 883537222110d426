// The tree as text: one row that grows while the user types, and, if it cannot be read, a mark on the offending piece and the reason below.
// It shows the text and reports changes; it reads nothing itself.

import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';

/** @typedef {import('../page/page.js').Page} Page */
/** @typedef {import('../port/types.js').ReadError} ReadError */

/** Longer texts, in characters, grow beyond the header while focused. */
const longest = 36;
/** Longer texts are not drawn a second time behind the field to mark a piece. */
const mostMirrored = 20_000;
/** Longer texts cannot be edited in the field: it shows the start, and changes are made on the tree or in a file. */
export const mostTyped = 200_000;
/** Of a longer text an unfocused field shows only the start: a browser lays out everything in a field at every step. */
const mostAtRest = 300;

/** Whether the field is focused. */
const isTyping = () => document.activeElement?.classList.contains('tree-text') ?? false;

/**
 * The text in the field.
 * @param {import('../port/types.js').State} state
 */
const typedText = ({ source: { text }, typing, readAs }) => {
  if (typing?.waiting?.over === text) return typing.waiting.text;
  return readAs?.text === text ? readAs.typed : text;
};

/** @param {string} text */
const atRest = (text) => (text.length > mostAtRest ? `${text.slice(0, mostAtRest)}…` : text);

/**
 * @param {Page} page
 * @param {{ rows: number }} options
 */
export function treeField({ texts, state, problems, dispatch, fresh }, { rows }) {
  const typed = typedText(state);
  const error = typed === state.source.text ? problems.error : null;
  const isLong = typed.length > longest || typed.includes('\n');
  const isGiant = typed.length > mostTyped;
  const problem = error ? reasonOf(error, texts) : '';
  return html`<div class="tree-field ${isLong ? 'is-long' : ''}">
    <div class="tree-pop">
      <div class="tree-stack">
        ${error && state.source.text.length <= mostMirrored ? mirror(state.source.text, error) : nothing}
        <textarea class="tree-text" rows=${rows} aria-label=${texts.text('field-tree')} spellcheck="false" autocomplete="off"
          ?readonly=${isGiant} autocapitalize="off" .value=${live(isTyping() && !isGiant ? typed : atRest(typed))} aria-invalid=${problem ? 'true' : 'false'}
          aria-describedby="tree-problem tree-giant" @scroll=${follow} @focus=${enter} @blur=${leave} @keydown=${press}
          @input=${input}></textarea>
      </div>
      ${isGiant ? html`<p class="giant" id="tree-giant">${texts.text('field-tree-giant', { length: typed.length })}</p>` : nothing}
      <p class="problem" id="tree-problem" aria-live="polite">${problem}</p>
    </div>
  </div>`;

  /** @param {Event & { currentTarget: HTMLTextAreaElement }} event */
  function input({ currentTarget: field }) {
    const text = field.value;
    // It would be laid out again and again.
    if (text.length > mostTyped) toStage(field);
    dispatch({ type: 'setText', text });
  }

  /** @param {Event & { currentTarget: HTMLTextAreaElement }} event */
  function enter({ currentTarget: field }) {
    dispatch({ type: 'beginText' });
    if (!isGiant && field.value !== typed) fill(field, typed);
  }

  /** @param {Event & { currentTarget: HTMLTextAreaElement }} event */
  function leave({ currentTarget: field }) {
    // Another window has the keys only for a while.
    if (document.activeElement === field) return;
    dispatch({ type: 'endText' });
    field.value = atRest(typedText(fresh().state));
    // A field of one row shows the start of its text.
    if (field.closest('.bar')) field.scrollTo(0, 0);
  }

  /** @param {KeyboardEvent & { currentTarget: HTMLTextAreaElement }} event */
  function press(event) {
    const { key, shiftKey, isComposing, currentTarget: field } = event;
    const isTaking = key === 'Enter' && !shiftKey;
    // A scrolling text needs these keys itself; otherwise they come from a remote, and step.
    if (isPaging(key) && field.scrollHeight > field.clientHeight + 1) event.stopPropagation();
    if (isComposing || (!isTaking && key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') dispatch({ type: 'cancelText' });
    const now = fresh();
    if (isTaking && isRefused(now, field)) showMistake(now, field);
    else toStage(field);
  }
}

/** @type {(error: ReadError, texts: Page['texts']) => string} */
const reasonOf = (error, texts) =>
  texts.text('field-tree-error', { line: error.line, column: error.column, message: texts.error(error) });

/**
 * Replaces the abbreviated text by the whole one, and keeps the selection.
 * @param {HTMLTextAreaElement} field
 * @param {string} text
 */
function fill(field, text) {
  const { selectionStart: start, selectionEnd: end, value } = field;
  field.value = text;
  field.setSelectionRange(start, start === 0 && end === value.length ? field.value.length : end);
}

const isPaging = (/** @type {string} */ key) => key === 'PageDown' || key === 'PageUp';

/**
 * A text still being read by a worker is not refused yet.
 * @param {Page} page
 * @param {HTMLTextAreaElement} field
 */
const isRefused = ({ state }, { value }) =>
  value === state.source.text && state.source.text !== state.shown.source.text;

/**
 * The reason is below the field; the cursor goes to the piece that it is about.
 * @param {Page} page
 * @param {HTMLTextAreaElement} field
 */
function showMistake({ problems: { error } }, field) {
  if (error) field.setSelectionRange(error.offset, error.offset + error.length);
}

/**
 * There, keys step.
 * @param {HTMLTextAreaElement} field
 */
function toStage(field) {
  /** @type {HTMLElement | null} */ (field.closest('[popover]'))?.hidePopover();
  /** @type {HTMLElement | null} */ (document.querySelector('.stage'))?.focus({ preventScroll: true });
}

/**
 * The same text behind the field, invisible except for the mark on the wrong piece.
 * @param {string} text
 * @param {ReadError} error
 */
function mirror(text, { offset, length }) {
  const end = offset + length;
  return html`<div class="tree-mirror" aria-hidden="true">${text.slice(0, offset)}<mark
      class=${length === 0 ? 'is-gap' : ''}>${text.slice(offset, end)}</mark>${text.slice(end)}</div>`;
}

/** @param {Event} event */
function follow(event) {
  const field = /** @type {HTMLElement} */ (event.currentTarget);
  const behind = /** @type {HTMLElement | null} */ (field.previousElementSibling);
  if (behind) behind.scrollTo(field.scrollLeft, field.scrollTop);
}
