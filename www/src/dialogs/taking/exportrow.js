// A row of small buttons that export the contents of a dialog in one form each, and a line that reports the outcome. It knows neither the
// contents nor how a form is made.

import { html } from 'lit-html';
import { notMade } from '../late.js';
import { copy } from './dialog.js';

/** @typedef {import('../../words/texts.js').Texts} Texts */
/** @typedef {'share' | 'file' | 'svg' | 'png' | 'text' | 'latex'} Form */
/** @typedef {{ form: Form, act: () => unknown }} Export returns a message, or nothing */

/** The full name of a button.
 * @type {Record<Form, string>} */
const names = {
  share: 'taking-share',
  file: 'making-save-all',
  svg: 'taking-svg',
  png: 'taking-png',
  text: 'race-text',
  latex: 'race-latex',
};

/** @param {() => void} draw called when the line has changed */
export function createExports(draw) {
  /** @type {unknown} */
  let status = '';
  /** Holds the copied text if there is no clipboard. @type {HTMLTextAreaElement | null} */
  let field = null;

  /** @type {(texts: Texts, act: () => unknown) => Promise<void>} */
  async function make(texts, act) {
    try {
      status = (await act()) ?? '';
    } catch (reason) {
      console.warn(reason);
      status = notMade(texts, reason);
    }
    draw();
  }

  return {
    /**
     * @param {Texts} texts
     * @param {Export[]} exports
     */
    template: (texts, exports) =>
      html`<div class="exports"><p class="status" role="status">${status}</p>${exports.map(
        ({ form, act }) => html`<button type="button" class="pill" aria-label=${texts.text(names[form])}
        title=${texts.text(names[form])} @click=${(/** @type {Event} */ { currentTarget }) => {
          const { parentElement: row } = /** @type {HTMLElement} */ (currentTarget);
          field = row?.querySelector('textarea') ?? null;
          make(texts, act);
        }}>${texts.text(`race-as-${form}`)}</button> `,
      )}<textarea class="unseen" readonly tabindex="-1" aria-hidden="true"></textarea></div>`,
    /** @type {(texts: Texts, text: string) => Promise<string>} gives what to say of it */
    async copied(texts, text) {
      if (field) field.value = text;
      return texts.text((await copy(text, field)) ? 'taking-copied-lines' : 'race-not-copied');
    },
  };
}
