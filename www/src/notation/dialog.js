// The dialog of the notation: whole notations by name, and every switch, each value with a sample where a picture says more. A
// choice acts at once; the tree stands beside the dialog and follows. It knows the tables of presets and switches, and draws
// no tree.

import './notation.css';
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { isSameNotation, notationOf, spelled, switches, switchNames } from '../notation.js';
import { presetNamed, presets } from '../presets.js';
import { openDialog } from '../taking/dialog.js';
import { createSamples } from './samples.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('../types.js').Notation} Notation */
/** @typedef {{ id: string, notation: Notation }} Chosen */

/** @param {Page} page */
export function open({ texts, state, dispatch }) {
  if (document.querySelector('dialog[open]')) return;
  // Nothing else changes it while the dialog is open.
  /** @type {Chosen} */
  let chosen = { id: state.notation, notation: notationOf(state) };
  const sample = createSamples(texts);
  const words = { title: texts.text('notation-title'), close: texts.text('taking-close'), kind: 'notation' };
  const { draw } = openDialog(words, () => [
    presetsTemplate(texts, chosen, chooseWhole),
    switchNames.map((name) => switchTemplate(texts, name, chosen.notation, sample, choose)),
  ]);

  /** @param {string} id */
  function chooseWhole(id) {
    chosen = { id, notation: presetNamed(id).notation };
    dispatch({ type: 'chooseNotation', id });
    draw();
  }

  /** @param {Partial<Notation>} change */
  function choose(change) {
    chosen = { ...chosen, notation: { ...chosen.notation, ...change } };
    dispatch({ type: 'setNotation', change });
    draw();
  }
}

/**
 * @param {Page['texts']} texts
 * @param {Chosen} chosen
 * @param {(id: string) => void} choose
 */
function presetsTemplate(texts, chosen, choose) {
  const isWhole = isSameNotation(chosen.notation, presetNamed(chosen.id).notation);
  return html`<fieldset class="presets"><legend>${texts.text('notation-presets')}</legend>
    ${presets.map(
      ({ id }) => html`<label><input type="radio" name="preset" ?autofocus=${id === chosen.id}
          .checked=${live(isWhole && id === chosen.id)} @change=${() => choose(id)}>
        <span>${texts.text(`notation-preset-${id}`)}
          <small>${texts.text(`notation-preset-${id}-note`)}</small></span></label>`,
    )}
    <p role="status">${isWhole ? nothing : texts.text('notation-own')}</p>
  </fieldset>`;
}

/**
 * @param {Page['texts']} texts
 * @param {keyof Notation} name
 * @param {Notation} notation
 * @param {ReturnType<typeof createSamples>} sample
 * @param {(change: Partial<Notation>) => void} choose
 */
function switchTemplate(texts, name, notation, sample, choose) {
  return html`<fieldset class="switches"><legend>${texts.text(`notation-${spelled(name)}`)}</legend>
    ${switches[name].map(
      (value) => html`<label><input type="radio" name=${name} .checked=${live(notation[name] === value)}
          @change=${() => choose({ [name]: value })}>
        ${sample(name, { ...notation, [name]: value })} <span>${texts.text(`notation-${spelled(name)}-${value}`)}</span></label>`,
    )}
  </fieldset>`;
}
