// The dialog for random trees: their settings as fields, with a line on the size of the result and the reason beside the field if no such
// tree is possible. It knows the fields' names and nothing about how a tree grows.

import '../panels/making/making.css';
import { render as draw, html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { mostNodes, randomOrders } from '../../pkg/tables.js';

/** @typedef {import('../page/page.js').Page} Page */
/** @typedef {keyof import('../../pkg/core.js').RandomFields} Field */
/** @typedef {{ field: Field, kind: string, least: number, most: number }} Problem */

const element = document.body.appendChild(document.createElement('div'));

/** @param {Page} page */
export function open(page) {
  render(page);
  const dialog = element.querySelector('dialog');
  if (!dialog || dialog.open) return;
  dialog.showModal();
  render(page);
  element.querySelector('input')?.select();
}

/** @param {Page} page */
export function render(page) {
  const { texts } = page;
  const isOpen = element.querySelector('dialog')?.open ?? false;
  // Growing a tree just for its size is worth it only while the dialog is open.
  const { size, problem } = isOpen ? grown(page) : { size: nothing, problem: undefined };
  draw(
    html`<dialog id="random" class="random" aria-labelledby="random-title" @close=${() => render(page)}>
      <form novalidate @submit=${(/** @type {SubmitEvent} */ event) => submit(event, page, problem)}>
        <h2 id="random-title">${texts.text('making-random-title')}</h2>
        ${pair(page, 'children', 'least', 'most', problem)}
        ${row(page, 'depth', problem)}
        ${pair(page, 'scores', 'low', 'high', problem)}
        ${orderRow(page)}
        ${flagRow(page, 'distinct')}
        ${flagRow(page, 'chance')}
        ${row(page, 'seed', problem)}
        <p class="size" role="status">${size}</p>
        <p class="limits">${texts.text('making-random-limits', { nodes: mostNodes, plies: mostPlies })}</p>
        <div class="ends">
          <button type="button" @click=${close}>${texts.text('making-random-close')}</button>
          <button type="button" ?disabled=${problem !== undefined} @click=${() => page.dispatch({ type: 'anotherRandom' })}>
            ${texts.text('making-random-another')}</button>
          <button class="primary">${texts.text('making-random-make')}</button>
        </div>
      </form>
    </dialog>`,
    element,
  );
}

/** As in the core. */
const mostPlies = 1000;

/**
 * What the fields would give: the size of a tree, or why there is none.
 * @param {Page} page
 * @returns {{ size: unknown, problem: Problem | undefined }}
 */
function grown({ texts, engine }) {
  const { size, atMost, problem } = engine.session.forecast();
  if (size) return { size: texts.text('making-random-size', size), problem: undefined };
  // A large tree is grown only on request.
  const most = atMost === undefined ? nothing : texts.text('making-random-at-most', { nodes: atMost });
  return { size: most, problem };
}

/** @param {Event} event */
const close = (event) => /** @type {HTMLElement} */ (event.currentTarget).closest('dialog')?.close();

/**
 * @param {SubmitEvent} event
 * @param {Page} page
 * @param {Problem | undefined} problem
 */
function submit(event, page, problem) {
  event.preventDefault();
  const form = /** @type {HTMLElement} */ (event.currentTarget);
  if (problem) {
    const wrong = /** @type {HTMLInputElement | null} */ (form.querySelector(`[name="${problem.field}"]`));
    wrong?.focus();
    wrong?.select();
    return;
  }
  page.dispatch({ type: 'makeRandom' });
  form.closest('dialog')?.close();
}

/**
 * @param {Page} page
 * @param {Field} field
 * @param {Problem | undefined} problem
 * @param {string} label
 */
function input({ texts, state, dispatch }, field, problem, label) {
  const isWrong = problem?.field === field;
  return html`<input name=${field} type="text" inputmode=${field === 'low' || field === 'high' ? 'text' : 'numeric'}
    spellcheck="false" autocomplete="off" maxlength="20" aria-label=${texts.text(label)}
    aria-invalid=${isWrong ? 'true' : 'false'} aria-describedby=${isWrong ? 'random-problem' : nothing}
    .value=${live(String(state.random.fields[field]))}
    @input=${(/** @type {InputEvent & { target: HTMLInputElement }} */ { target }) =>
      dispatch({ type: 'setRandom', change: { [field]: target.value } })}>`;
}

/**
 * @param {Page} page
 * @param {Field} field
 * @param {Problem | undefined} problem
 */
const row = (page, field, problem) => html`<div class="row">
    <span>${page.texts.text(`making-random-${field}`)}</span>
    <span class=${field}>${input(page, field, problem, `making-random-${field}`)}</span>
  </div>
  ${reason(page, problem, [field])}`;

/**
 * Two fields that are one range.
 * @param {Page} page
 * @param {string} name
 * @param {Field} from
 * @param {Field} to
 * @param {Problem | undefined} problem
 */
const pair = (page, name, from, to, problem) => html`<div class="row">
    <span>${page.texts.text(`making-random-${name}`)}</span>
    <span>${input(page, from, problem, `making-random-${from}`)} – ${input(page, to, problem, `making-random-${to}`)}</span>
  </div>
  ${reason(page, problem, [from, to])}`;

/**
 * @param {Page} page
 * @param {Problem | undefined} problem
 * @param {Field[]} fields
 */
function reason({ texts }, problem, fields) {
  if (!problem || !fields.includes(problem.field)) return nothing;
  return html`<p class="problem" id="random-problem" role="alert">${texts.text(`making-random-${problem.kind}`, { least: problem.least, most: problem.most })}</p>`;
}

/** @param {Page} page */
function orderRow({ texts, state, dispatch }) {
  return html`<label class="row"><span>${texts.text('making-random-order')}</span>
    <select @change=${(/** @type {Event & { target: HTMLSelectElement }} */ { target }) =>
      dispatch({ type: 'setRandom', change: { order: target.value } })}>
      ${randomOrders.map(
        (order) =>
          html`<option value=${order} .selected=${live(order === state.random.fields.order)}>
            ${texts.text(`making-random-order-${order}`)}</option>`,
      )}
    </select></label>`;
}

/** @type {(page: Page, field: 'distinct' | 'chance') => unknown} */
const flagRow = ({ texts, state, dispatch }, field) =>
  html`<label class="row"><span>${texts.text(`making-random-${field}`)}</span>
    <input type="checkbox" .checked=${live(state.random.fields[field])}
      @change=${(/** @type {Event & { target: HTMLInputElement }} */ { target }) =>
        dispatch({ type: 'setRandom', change: { [field]: target.checked } })}></label>`;
