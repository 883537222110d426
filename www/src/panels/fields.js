// The small controls of header and menu: a picker and a text field with its error. They know nothing about the search.

import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';

/** @typedef {{ id: string, name: string }} Choice */
/** @typedef {{ name: string, choices: Choice[] }} Group */

/**
 * @param {string} label
 * @param {(Choice | Group)[]} choices
 * @param {string} chosen
 * @param {(id: string) => void} choose
 * @param {{ kind?: string, isLabelled?: boolean }} [options] isLabelled: a label beside it names it
 */
export function picker(label, choices, chosen, choose, { kind = '', isLabelled = false } = {}) {
  /** @param {Choice} choice */
  const option = ({ id, name }) => html`<option value=${id} .selected=${live(id === chosen)}>${name}</option>`;
  return html`<select class=${kind} aria-label=${isLabelled ? nothing : label} @pointerdown=${pointed} @keydown=${typed}
    @change=${(/** @type {Event} */ event) => {
      const select = /** @type {HTMLSelectElement} */ (event.currentTarget);
      letGo(select);
      choose(select.value);
    }}>
    ${choices.map((choice) =>
      'choices' in choice
        ? html`<optgroup label=${choice.name}>${choice.choices.map(option)}</optgroup>`
        : option(choice),
    )}
  </select>`;
}

/** @param {Event} event */
const pointed = (event) => /** @type {HTMLElement} */ (event.currentTarget).setAttribute('data-pointed', '');
/** @param {KeyboardEvent} event */
function typed({ key, currentTarget }) {
  const select = /** @type {HTMLElement} */ (currentTarget);
  // A picker opened by mouse and closed without a choice gives the focus back to the search.
  if (key === 'Escape' || (select.hasAttribute('data-pointed') && isClosed(select))) select.blur();
  select.removeAttribute('data-pointed');
}

/** Some browsers do not say. @param {HTMLElement} select */
function isClosed(select) {
  try {
    return !select.matches(':open');
  } catch {
    return false;
  }
}

/**
 * After a choice by mouse, as after Escape, the arrow keys belong to the search again, and must not change the choice.
 * @param {HTMLElement} select
 */
function letGo(select) {
  if (select.hasAttribute('data-pointed')) select.blur();
  select.removeAttribute('data-pointed');
}

/**
 * A labelled row of the menu.
 * @param {unknown} label
 * @param {unknown} control
 */
export const row = (label, control) => html`<label class="row"><span>${label}</span> ${control}</label>`;

/** @typedef {{ name: string, label?: string, value: string, placeholder: string, error: string, change: (text: string) => void }} TextField */

/**
 * The field alone, with a label of its own unless one is beside it.
 * @param {TextField} field
 */
export const textInput = ({ name, label, value, placeholder, error, change }) =>
  html`<input type="text" inputmode="text" spellcheck="false" autocomplete="off" .value=${live(value)}
    placeholder=${placeholder} aria-label=${label ?? nothing} aria-invalid=${error ? 'true' : 'false'}
    aria-describedby="error-${name}" @input=${(/** @type {Event} */ event) =>
      change(/** @type {HTMLInputElement} */ (event.currentTarget).value)}>`;

/** @param {TextField} field */
export const fieldProblem = ({ name, error }) =>
  html`<p class="problem" id="error-${name}" aria-live="polite">${error}</p>`;
