// The dialog of the notation by hand: every switch as a row of words, and a small tree at its cut-off that shows what the row in
// focus does. A choice acts at once, on the page too. It knows the tables of presets and switches, and draws no tree.

import './notation.css';
import { html, nothing } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { live } from 'lit-html/directives/live.js';
import { viewOf } from '../link.js';
import { notationOf, spelled, switches } from '../notation.js';
import { presetNamed } from '../presets.js';
import { nameOfGrain } from '../slides.js';
import { openDialog } from '../taking/dialog.js';
import { changedIn, columns, inLink, isOff } from './choices.js';
import { createShots } from './shots.js';
import { backIcon } from './signs.js';
import { markSpot, sample } from './spots.js';
import { createSwatches } from './swatches.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('../types.js').Notation} Notation */
/** @typedef {import('./choices.js').Chosen} Chosen */
/** @typedef {import('./choices.js').Name} Name */

/** The room of the sample in px, before the style sheet gives it its size. */
const stage = { width: 500, height: 340, isPhone: false };

/** @param {Page} page */
export function open(page) {
  if (document.querySelector('dialog[open]')) return;
  const { state, settings, dispatch } = page;
  let { texts } = page;
  // Nothing else changes it while the dialog is open.
  let chosen = { id: state.notation, notation: notationOf(state), rules: rulesOf(settings) };
  /** The switch whose row has the focus. */
  let spot = changedIn(chosen)[0] ?? 'skin';
  const shot = createShots(page);
  const swatch = createSwatches(texts);
  const { dialog, draw } = openDialog(
    { title: texts.text('notation-by-hand'), close: texts.text('taking-close'), kind: 'notation' },
    () => html`${changedTemplate(texts, chosen, restore)}
      <div class="hand-groups">${columns.map((groups) => html`<div>${groups.map(groupTemplate)}</div>`)}</div>
      ${sampleTemplate()}`,
  );
  mark();
  /** @type {HTMLElement | null} */ (dialog.querySelector('.is-spot :checked'))?.focus();

  function redraw() {
    // It may be another notation's words that the page speaks now.
    texts = page.fresh().texts;
    draw();
    mark();
  }

  function mark() {
    const tree = dialog.querySelector('.hand-sample svg.tree');
    if (tree instanceof SVGSVGElement) markSpot(tree, spot);
  }

  function restore() {
    const { notation, rules } = presetNamed(chosen.id);
    chosen = { ...chosen, notation, rules };
    dispatch({ type: 'chooseNotation', id: chosen.id });
    redraw();
    /** @type {HTMLElement | null} */ (dialog.querySelector('.is-spot :checked'))?.focus();
  }

  /** @param {Partial<Notation>} change */
  function choose(change) {
    chosen = { ...chosen, notation: { ...chosen.notation, ...change } };
    dispatch({ type: 'setNotation', change });
    redraw();
  }

  /** @param {Name} name */
  function look(name) {
    if (spot === name) return;
    spot = name;
    redraw();
  }

  /** @param {{ id: string, names: Name[] }} group */
  function groupTemplate({ id, names }) {
    return html`<section><h3>${texts.text(`notation-group-${id}`)}</h3>${names.map(rowTemplate)}</section>`;
  }

  /** @param {Name} name */
  function rowTemplate(name) {
    const { notation } = chosen;
    const isChanged = notation[name] !== presetNamed(chosen.id).notation[name];
    const label = texts.text(`notation-${spelled(name)}`);
    return html`<div class="hand-row ${name === spot ? 'is-spot' : ''}" role="radiogroup" aria-labelledby=${`hand-${name}`}
      @focusin=${() => look(name)}>
      <span id=${`hand-${name}`}>${label}${isChanged ? html`<i><span>${texts.text('notation-changed')}</span></i>` : nothing}</span>
      <span class="seg">${switches[name].map((value) => {
        // Of both names of the bounds, each has its own.
        const words = name === 'names' ? texts.greek : texts;
        const word = words.text(`notation-${spelled(name)}-${value}`);
        const picture = swatch(name, { ...notation, [name]: value });
        return html`<label title=${picture === nothing ? nothing : word}><input type="radio" name=${name} .checked=${live(notation[name] === value)}
          ?disabled=${isOff(name, value, chosen)} @change=${() => choose({ [name]: value })}
          aria-label=${picture === nothing ? nothing : word}>${picture === nothing ? html`<span>${word}</span>` : picture}</label>`;
      })}</span></div>`;
  }

  function sampleTemplate() {
    const { picture, view } = shot(sample, chosen, stage);
    const { grain } = state;
    const said = viewOf({ ...state, ...chosen.notation });
    return html`<aside class="hand-sample">
      <h3>${texts.text(`notation-${spelled(spot)}`)}</h3>
      <p role="status">${texts.text(`notation-${spelled(spot)}-why`)}</p>
      <figure aria-hidden="true">${keyed(Symbol(), picture)}</figure>
      <dl class="hand-told">
        <div><dt>${texts.text('notation-in-panel')}</dt><dd>${view.family?.panelNumbers({ ...view, texts })}</dd></div>
        <div><dt>${texts.text('notation-each-step')}</dt><dd>${texts.text(`stage-grain-${nameOfGrain(grain, chosen.id)}`)}</dd></div>
        <div><dt>${texts.text('notation-in-link')}</dt><dd>${inLink(said) || texts.text('notation-in-link-none')}</dd></div>
      </dl></aside>`;
  }
}

/** @type {(settings: import('../types.js').Settings) => import('../types.js').Rules} */
const rulesOf = ({ cut, returns }) => ({ cut, returns });

/**
 * Beside the title: whose notation it is, how much of it has been changed, and the way back.
 * @param {Page['texts']} texts
 * @param {Chosen} chosen
 * @param {() => void} restore
 */
function changedTemplate(texts, chosen, restore) {
  const count = changedIn(chosen).length;
  const back = texts.text(chosen.id === 'general' ? 'notation-back-general' : 'notation-back');
  return html`<div class="hand-course"><p role="status">${texts.text(`notation-preset-${chosen.id}`)}${
    count > 0 ? html`, <b>${texts.text('notation-changed-count', { count })}</b>` : nothing
  }</p>${count > 0 ? html`<button type="button" class="pill" @click=${restore}>${backIcon} ${back}</button>` : nothing}</div>`;
}
