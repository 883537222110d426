// The dialog of the notation: whole notations by name, and the four switches, each value with a sample. A choice acts at
// once; the tree stands beside the dialog and follows. It knows the tables of presets and switches, and draws no tree.

import './notation.css';
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { switches, switchNames } from '../notation.js';
import { presetOf, presets } from '../presets.js';
import { openDialog } from '../taking/dialog.js';
import { createSamples } from './samples.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('../types.js').Notation} Notation */
/** @typedef {import('../types.js').Rules} Rules */
/** @typedef {(change: Partial<Notation>, rules?: Rules) => void} Choose */

/** @param {Page} page */
export function open({ texts, state, dispatch }) {
  if (document.querySelector('dialog[open]')) return;
  // Nothing else changes these while the dialog is open.
  let { settings } = state;
  let notation = /** @type {Notation} */ (Object.fromEntries(switchNames.map((name) => [name, state[name]])));
  const sample = createSamples(texts);
  const words = { title: texts.text('notation-title'), close: texts.text('taking-close'), kind: 'notation' };
  const { draw } = openDialog(words, () => [
    presetsTemplate(texts, presetOf(notation, settings), choose),
    switchNames.map((name) => switchTemplate(texts, name, notation, sample, choose)),
  ]);

  /** @type {Choose} */
  function choose(change, rules) {
    notation = { ...notation, ...change };
    settings = { ...settings, ...rules };
    dispatch({ type: 'setNotation', change, rules });
    draw();
  }
}

/**
 * @param {Page['texts']} texts
 * @param {import('../presets.js').Preset | undefined} chosen
 * @param {Choose} choose
 */
function presetsTemplate(texts, chosen, choose) {
  return html`<fieldset class="presets"><legend>${texts.text('notation-presets')}</legend>
    ${presets.map(
      (preset) => html`<label><input type="radio" name="preset" ?autofocus=${preset === (chosen ?? presets[0])}
          .checked=${live(preset === chosen)} @change=${() => choose(preset.notation, preset.rules)}>
        <span>${texts.text(`notation-preset-${preset.id}`)}
          <small>${texts.text(`notation-preset-${preset.id}-note`)}</small></span></label>`,
    )}
    <p role="status">${chosen ? nothing : texts.text('notation-own')}</p>
  </fieldset>`;
}

/**
 * @param {Page['texts']} texts
 * @param {keyof Notation} name
 * @param {Notation} notation
 * @param {ReturnType<typeof createSamples>} sample
 * @param {Choose} choose
 */
function switchTemplate(texts, name, notation, sample, choose) {
  return html`<fieldset class="switches"><legend>${texts.text(`notation-${name}`)}</legend>
    ${switches[name].map(
      (value) => html`<label><input type="radio" name=${name} .checked=${live(notation[name] === value)}
          @change=${() => choose({ [name]: value })}>
        ${sample(name, { ...notation, [name]: value })} <span>${texts.text(`notation-${name}-${value}`)}</span></label>`,
    )}
  </fieldset>`;
}
