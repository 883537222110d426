// The list of keys, in a dialog, loaded when it is first opened. It only describes them.

import './keyhelp.css';
import { html, render } from 'lit-html';
import { switches } from '../port/notation.js';

/** Rows of keys, each with a message; keys that are words are messages too. */
const rows = [
  { keys: ['→', '←'], id: 'keys-step' },
  { keys: ['key-shift → ', 'key-shift ←'], id: 'keys-cutoff' },
  { keys: ['key-home', 'key-end'], id: 'keys-ends' },
  { keys: ['key-space'], id: 'keys-play' },
  { keys: ['+', '−', '0'], id: 'keys-timeline' },
  { keys: ['key-page-down', 'key-page-up'], id: 'keys-page' },
  { keys: switches.skin.map((_, index) => String(index + 1)), id: 'notation-keys-skin' },
  { keys: ['N'], id: 'notation-keys-dialog' },
  { keys: ['G'], id: 'stage-key-grain' },
  { keys: ['Q'], id: 'stage-key-predict' },
  { keys: ['↑', '↓'], id: 'stage-key-answer' },
  { keys: ['P'], id: 'stage-key-present' },
  { keys: ['F5', 'key-shift F5'], id: 'stage-key-show' },
  { keys: ['F'], id: 'stage-key-full' },
  { keys: ['B', '.'], id: 'stage-key-dark' },
  { keys: ['W', ','], id: 'stage-key-white' },
  { keys: ['S'], id: 'stage-key-moment' },
  { keys: ['D'], id: 'compare-key' },
  { keys: ['K'], id: 'critical-key' },
  { keys: ['L'], id: 'cost-key' },
  { keys: ['C'], id: 'race-key' },
  { keys: ['O'], id: 'picking-keys-open' },
  { keys: ['key-shift O'], id: 'making-game' },
  { keys: ['X', 'key-shift X'], id: 'picking-keys-next' },
  { keys: ['stage-click'], id: 'stage-key-jump' },
  { keys: ['↑', '↓', '←', '→'], id: 'keys-tree' },
  { keys: ['key-enter'], id: 'keys-edit' },
  { keys: ['key-tab'], id: 'keys-edit-next' },
  { keys: ['key-enter', 'key-shift key-enter'], id: 'keys-field' },
  { keys: ['key-escape'], id: 'keys-escape' },
  { keys: ['key-ctrl Z', 'key-ctrl Y'], id: 'making-keys-undo' },
  { keys: ['E'], id: 'making-keys-edit' },
  { keys: ['key-insert', '+'], id: 'making-keys-child' },
  { keys: ['key-shift key-insert'], id: 'making-keys-sibling' },
  { keys: ['key-delete'], id: 'making-keys-delete' },
  { keys: ['Alt ←', 'Alt →'], id: 'making-keys-move' },
  { keys: ['M', 'N'], id: 'making-keys-name' },
  { keys: ['X', 'key-shift X'], id: 'making-keys-mark' },
  { keys: ['H'], id: 'making-keys-onward' },
  { keys: ['R'], id: 'making-keys-random' },
  { keys: ['key-ctrl O', 'key-ctrl S'], id: 'making-keys-files' },
  { keys: ['?'], id: 'keys-help' },
];

/**
 * @param {import('../words/texts.js').Texts} texts
 * @param {boolean} letterKeys whether characters alone are shortcuts
 */
export function open(texts, letterKeys) {
  if (document.querySelector('dialog[open]')) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'keys';
  dialog.setAttribute('aria-labelledby', 'keys-title');
  render(list(texts, letterKeys), dialog);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  // By script: with an attribute, a browser logs an error inside another page's frame.
  dialog.querySelector('dl')?.focus();
}

/**
 * @param {import('../words/texts.js').Texts} texts
 * @param {boolean} letterKeys
 */
function list(texts, letterKeys) {
  const spelled = (/** @type {string} */ key) => key.replace(/(key|stage)-[a-z-]+/g, (id) => texts.text(id)).trim();
  const args = { skins: switches.skin.map((skin) => texts.text(`notation-skin-${skin}`)).join('; ') };
  return html`<h2 id="keys-title">${texts.text('keys-title')}</h2>
    <p>${texts.text('letter-keys-note', { are: letterKeys ? 'on' : 'off' })}</p>
    <dl tabindex="0">${rows.map(
      ({ keys, id }) => html`<div><dt>${keys.map((key) => html`<kbd>${spelled(key)}</kbd> `)}</dt>
        <dd>${texts.text(id, args)}</dd></div>`,
    )}</dl>
    <form method="dialog"><button class="primary">${texts.text('keys-close')}</button></form>`;
}
