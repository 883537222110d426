// The dialog for choosing the notation by hand: every switch as a row of words, and a small tree at its cut-off that shows the focused
// row's effect. A choice takes effect at once, on the page, too. It knows the tables of presets and switches, and draws no tree.

import './notation.css';
import { html, nothing } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { live } from 'lit-html/directives/live.js';
import { backIcon } from '../../panels/icons.js';
import { numbers } from '../../panels/live.js';
import { viewOf } from '../../port/link.js';
import { notationOf, presetNamed, spelled, switches } from '../../port/notation.js';
import { nameOfGrain } from '../../port/slides.js';
import { openDialog } from '../taking/dialog.js';
import { changedIn, columns, inLink, isOff } from './choices.js';
import { createShots } from './shots.js';
import { markSpot, sample } from './spots.js';
import { createSwatches } from './swatches.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').Notation} Notation */
/** @typedef {import('./choices.js').NotationChoice} NotationChoice */
/** @typedef {import('./choices.js').Name} Name */

/** The room for the sample in px, before the style sheet sets its size. */
const stage = { width: 500, height: 340, isPhone: false };

/**
 * @typedef {object} Hand
 * @property {Page} page as it was when the dialog opened
 * @property {Page['texts']} texts in the current notation
 * @property {NotationChoice & { rules: import('../../port/types.js').Rules }} chosen nothing else changes it while the dialog is open
 * @property {Name} spot the switch whose row has the focus
 * @property {ReturnType<typeof createShots>} shot
 * @property {ReturnType<typeof createSwatches>} swatch
 * @property {HTMLDialogElement} dialog
 * @property {() => void} draw
 */

/** @param {Page} page */
export function open(page) {
  if (document.querySelector('dialog[open]')) return;
  const { state, settings, texts, windowed } = page;
  const chosen = { id: state.notation, notation: notationOf(state), rules: rulesOf(settings), seesAll: !windowed };
  /** @type {Hand} */
  const hand = {
    ...{ page, texts, chosen, shot: createShots(page), swatch: createSwatches(page) },
    spot: changedIn(chosen)[0] ?? 'skin',
    draw: () => draw(),
    get dialog() {
      return dialog;
    },
  };
  const words = { title: texts.text('notation-by-hand'), close: texts.text('taking-close'), kind: 'notation' };
  const { dialog, draw } = openDialog(words, () => content(hand));
  mark(hand);
  focusSpot(dialog);
}

/** @param {Hand} hand */
const content = (hand) => html`${changedTemplate(hand.texts, hand.chosen, () => restore(hand))}
      <div class="hand-groups">${columns.map((groups) => html`<div>${groups.map((group) => groupTemplate(hand, group))}</div>`)}</div>
      ${sampleTemplate(hand)}`;

/** @param {Hand} hand */
function redraw(hand) {
  // The page may now use the words of another notation.
  hand.texts = hand.page.fresh().texts;
  hand.draw();
  mark(hand);
}

/** @param {Hand} hand */
function mark({ dialog, spot }) {
  const tree = dialog.querySelector('.hand-sample svg.tree');
  if (tree instanceof SVGSVGElement) markSpot(tree, spot);
}

/** @param {HTMLDialogElement} dialog */
const focusSpot = (dialog) => /** @type {HTMLElement | null} */ (dialog.querySelector('.is-spot :checked'))?.focus();

/** @param {Hand} hand */
function restore(hand) {
  const { id } = hand.chosen;
  const { notation, rules } = presetNamed(id);
  hand.chosen = { ...hand.chosen, notation, rules };
  hand.page.dispatch({ type: 'chooseNotation', id });
  redraw(hand);
  focusSpot(hand.dialog);
}

/**
 * @param {Hand} hand
 * @param {Partial<Notation>} change
 */
function choose(hand, change) {
  const { chosen } = hand;
  hand.chosen = { ...chosen, notation: { ...chosen.notation, ...change } };
  hand.page.dispatch({ type: 'setNotation', change });
  redraw(hand);
}

/**
 * @param {Hand} hand
 * @param {Name} name
 */
function look(hand, name) {
  if (hand.spot === name) return;
  hand.spot = name;
  redraw(hand);
}

/**
 * @param {Hand} hand
 * @param {{ id: string, names: Name[] }} group
 */
function groupTemplate(hand, { id, names }) {
  const heading = hand.texts.text(`notation-group-${id}`);
  return html`<section><h3>${heading}</h3>${names.map((name) => rowTemplate(hand, name))}</section>`;
}

/**
 * @param {Hand} hand
 * @param {Name} name
 */
function rowTemplate(hand, name) {
  const { chosen, texts, spot } = hand;
  const isChanged = chosen.notation[name] !== presetNamed(chosen.id).notation[name];
  const label = texts.text(`notation-${spelled(name)}`);
  return html`<div class="hand-row ${name === spot ? 'is-spot' : ''}" role="radiogroup" aria-labelledby=${`hand-${name}`}
      @focusin=${() => look(hand, name)}>
      <span id=${`hand-${name}`}>${label}${isChanged ? html`<i><span>${texts.text('notation-changed')}</span></i>` : nothing}</span>
      <span class="seg">${switches[name].map((value) => valueTemplate(hand, name, value))}</span></div>`;
}

/**
 * @param {Hand} hand
 * @param {Name} name
 * @param {string} value of the switch
 */
function valueTemplate(hand, name, value) {
  const { chosen, texts, swatch } = hand;
  const { notation } = chosen;
  // Each name of the bounds is shown as itself.
  const words = name === 'names' ? texts.greek : texts;
  const word = words.text(`notation-${spelled(name)}-${value}`);
  const picture = swatch(name, { ...notation, [name]: value });
  const hasPicture = picture !== nothing;
  return html`<label title=${hasPicture ? word : nothing}><input type="radio" name=${name} .checked=${live(notation[name] === value)}
          ?disabled=${isOff(name, value, chosen)} @change=${() => choose(hand, { [name]: value })}
          aria-label=${hasPicture ? word : nothing}>${hasPicture ? picture : html`<span>${word}</span>`}</label>`;
}

/** @param {Hand} hand */
function sampleTemplate({ page, texts, chosen, spot, shot }) {
  const { picture, view } = shot(sample, chosen, stage);
  const { state } = page;
  const link = inLink(viewOf({ ...state, ...chosen.notation }));
  return html`<aside class="hand-sample">
      <h3>${texts.text(`notation-${spelled(spot)}`)}</h3>
      <p role="status">${texts.text(`notation-${spelled(spot)}-why`)}</p>
      <figure aria-hidden="true">${keyed(Symbol(), picture)}</figure>
      <dl class="hand-told">
        <div><dt>${texts.text('notation-in-panel')}</dt><dd>${numbers({ ...view, texts, given: {} })}</dd></div>
        <div><dt>${texts.text('notation-each-step')}</dt><dd>${texts.text(`stage-grain-${nameOfGrain(state.grain, chosen.id)}`)}</dd></div>
        <div><dt>${texts.text('notation-in-link')}</dt><dd>${link || texts.text('notation-in-link-none')}</dd></div>
      </dl></aside>`;
}

/** @type {(settings: import('../../port/types.js').Settings) => import('../../port/types.js').Rules} */
const rulesOf = ({ cut, returns }) => ({ cut, returns });

/**
 * Beside the title: the course, how many switches differ from it, and the button that restores it.
 * @param {Page['texts']} texts
 * @param {NotationChoice} chosen
 * @param {() => void} restore
 */
function changedTemplate(texts, chosen, restore) {
  const count = changedIn(chosen).length;
  const back = texts.text(chosen.id === 'general' ? 'notation-back-general' : 'notation-back');
  return html`<div class="hand-course"><p role="status">${texts.text(`notation-preset-${chosen.id}`)}${
    count > 0 ? html`, <b>${texts.text('notation-changed-count', { count })}</b>` : nothing
  }</p>${count > 0 ? html`<button type="button" class="pill" @click=${restore}>${backIcon} ${back}</button>` : nothing}</div>`;
}
