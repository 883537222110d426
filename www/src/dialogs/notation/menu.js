// The menu of whole notations: each with its name, its character and one node at its cut-off, drawn as on the stage; for the chosen one
// also the switches changed by hand, and the way back. It knows nothing about the switches.

import './notation.css';
import { html, nothing, render } from 'lit-html';
import { letterOf } from '../../input/keys.js';
import { backIcon } from '../../panels/icons.js';
import { isSameNotation, notationOf, presets } from '../../port/notation.js';
import { changesTold } from './choices.js';
import { open as openByHand } from './dialog.js';
import { createShots } from './shots.js';

/** @typedef {import('../../page/page.js').Page} Page */

/** MAX has seen 8, β is 6, and 7 is cut off. */
const node = { text: 'd:(8 7)', beta: 6 };
/** In px, before the style sheet sets the picture's size. */
const stage = { width: 176, height: 114 };
/** @typedef {{ subject: import('./shots.js').Subject, room: typeof stage, own?: Partial<import('../../port/types.js').Notation> }} Sample */
/**
 * The sample of a notation. If only one bound is shown at a node, it is the parent with β, in a row without a name; a notation that begins
 * at the ends of the payoffs gets payoffs, without a legend.
 * @type {(notation: import('../../port/types.js').Notation) => Sample}
 */
function sampleOf({ bounds, best }) {
  if (bounds === 'own')
    return { subject: { text: 'min (6 d:(8 7))' }, room: { width: 176, height: 136 }, own: { rows: 'none' } };
  if (best === 'res') return { subject: { ...node, alpha: 0 }, room: stage, own: { rows: 'names' } };
  return { subject: node, room: stage };
}
/** The visible part around the node. */
const seen = { width: 158, height: 106 };

/** @param {Page} page */
export function open(page) {
  // The key that opens the menu continues to its last item, even if both presses came before the menu.
  const standing = document.querySelector('.notation-menu:popover-open');
  /** @type {HTMLElement | null} */ (standing?.querySelector('.by-hand') ?? null)?.click();
  if (standing || document.querySelector('dialog[open]')) return;
  const { texts, dispatch } = page;
  const menu = document.createElement('div');
  menu.className = 'notation-menu';
  menu.popover = 'auto';
  menu.setAttribute('role', 'menu');
  menu.setAttribute('aria-label', texts.text('notation-title'));
  const choose = (/** @type {string} */ id) => {
    menu.hidePopover();
    dispatch({ type: 'chooseNotation', id });
  };
  const byHand = () => {
    menu.hidePopover();
    openByHand(page.fresh());
  };
  render(
    template(page, choose, () => menu.hidePopover(), byHand),
    menu,
  );
  menu.addEventListener('keydown', (event) => {
    if (letterOf(event.key, event.code) === 'n' && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      byHand();
    } else walk(menu, event);
  });
  menu.addEventListener('toggle', ({ newState }) => newState === 'closed' && menu.remove());
  document.body.append(menu);
  menu.showPopover();
  for (const tree of menu.querySelectorAll('.shot .tree')) frame(/** @type {SVGSVGElement} */ (tree));
  place(menu, document.querySelector('.bar .chip'));
  /** @type {HTMLElement | null} */ (menu.querySelector('[aria-checked="true"]'))?.focus();
}

/**
 * @param {Page} page
 * @param {(id: string) => void} choose
 * @param {() => void} close
 * @param {() => void} byHand
 */
function template(page, choose, close, byHand) {
  const { texts, state } = page;
  const shot = createShots(page);
  const isChanged = (/** @type {import('../../port/notation.js').Preset} */ { notation }) =>
    !isSameNotation(state, notation);
  return html`${presets.map((preset) => {
    const { id, language } = preset;
    const isChosen = id === state.notation;
    const { subject, room, own } = sampleOf(preset.notation);
    const { picture } = shot(subject, { ...preset, notation: { ...preset.notation, ...own } }, room);
    return html`<button type="button" role="menuitemradio" aria-checked=${isChosen} tabindex="-1"
        @click=${() => (isChosen ? close() : choose(id))}>
        <span class="shot" aria-hidden="true">${picture}</span>
        <span><b>${texts.text(`notation-preset-${id}`)}</b>${isChosen && isChanged(preset) ? texts.text('notation-changed') : nothing}
          <small>${texts.text(`notation-preset-${id}-note`)}</small></span>
        ${language ? html`<i>${texts.text(`notation-language-${language}`)}</i>` : nothing}</button>
      ${isChosen && isChanged(preset) ? changedTemplate(texts, state, () => choose(id)) : nothing}`;
  })}
  <hr><button type="button" role="menuitem" class="by-hand" tabindex="-1" @click=${byHand}>
    <span><b>${texts.text('notation-by-hand-open')}</b><small>${texts.text('notation-by-hand-note')}</small></span> <kbd>N</kbd></button>`;
}

/**
 * A click undoes the changes.
 * @param {Page['texts']} texts
 * @param {Page['state']} state
 * @param {() => void} restore
 */
function changedTemplate(texts, state, restore) {
  const list = changesTold({ id: state.notation, notation: notationOf(state) }, texts);
  const back = texts.text(state.notation === 'general' ? 'notation-back-general' : 'notation-back');
  return html`<button type="button" role="menuitem" class="changed" tabindex="-1" @click=${restore}>
    <span>${list}</span> <span class="pill">${backIcon} ${back}</span></button>`;
}

/**
 * All nodes are drawn at one scale, each in the middle of its picture.
 * @param {SVGSVGElement} tree
 */
function frame(tree) {
  const { x, y, width, height } = tree.getBBox();
  const box = { width: Math.max(seen.width, width), height: Math.max(seen.height, height) };
  const corner = [x + (width - box.width) / 2, y + (height - box.height) / 2];
  tree.setAttribute('viewBox', [...corner, box.width, box.height].join(' '));
}

/**
 * Below the chip, if there is one; otherwise the style sheet places it.
 * @param {HTMLElement} menu
 * @param {Element | null} chip
 */
function place(menu, chip) {
  if (!chip) return;
  const { left, bottom } = chip.getBoundingClientRect();
  const most = document.documentElement.clientWidth - menu.offsetWidth - 8;
  menu.style.setProperty('--left', `${Math.max(8, Math.min(left, most))}px`);
  menu.style.setProperty('--top', `${bottom}px`);
  menu.classList.add('is-placed');
}

/** @type {Record<string, (index: number, length: number) => number>} */
const steps = {
  ArrowDown: (index, length) => (index + 1) % length,
  ArrowUp: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
};

/**
 * @param {HTMLElement} menu
 * @param {KeyboardEvent} event
 */
function walk(menu, event) {
  const { key } = event;
  if (key === 'Tab') menu.hidePopover();
  // The page's own arrow keys are off while the menu is open.
  if (key.startsWith('Arrow') || key === ' ') event.stopPropagation();
  if (!(key in steps)) return;
  const items = /** @type {HTMLElement[]} */ ([...menu.querySelectorAll('[role^="menuitem"]')]);
  items[steps[key](items.indexOf(/** @type {HTMLElement} */ (document.activeElement)), items.length)].focus();
  event.preventDefault();
}
