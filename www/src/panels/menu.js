// The menu behind ⋯: how to search, speed, text size, theme, and on a narrow screen whatever does not fit the header. It reports choices
// and stores nothing; whether it is open is the browser's business.

import { html, nothing } from 'lit-html';
import { textSizes, themes } from '../../pkg/tables.js';
import { openAbout, openKeys, openNotation } from '../dialogs/dialogs.js';
import { takingRows } from '../dialogs/taking/door.js';
import { languages } from '../words/languages.js';
import { ofReplies } from '../words/orders.js';
import { picker, row } from './fields.js';
import { dialectPicker, notes } from './header.js';
import { makingRows } from './making/menurows.js';
import { notationChip } from './search/chip.js';
import { searchRows } from './search/searchrows.js';
import { grainPicker, speedPicker } from './transport.js';
import { treeField } from './treefield.js';

/** @typedef {import('../page/page.js').Page} Page */

/**
 * The most used rows come first, visible without scrolling on a screen of 720 px.
 * @param {Page} page
 */
export function menu(page) {
  const { texts, isNarrow, isLow } = page;
  return html`<div id="menu" class="menu" popover role="dialog" aria-label=${texts.text('menu-label')}>
    ${isNarrow ? html`<div>${treeField(page, { rows: 3 })}${notes(page)}${notationChip(page)}${dialectRow(page)}${presentRow(page)}</div>` : nothing}
    <div role="group" aria-label=${texts.text('menu-page')}>
      ${languagePicker(page)} ${notationRow(page)} ${sizePicker(page)} ${themePicker(page)}
      ${isLow ? [grainPicker(page), speedPicker(page)] : nothing} ${predictSwitch(page)}
    </div>
    <div role="group" aria-label=${texts.text('menu-search')}>
      <button type="button" class="plain" popovertarget="menu" popovertargetaction="hide" @click=${page.compare}>
        ${texts.text('compare-open')} <kbd>D</kbd></button>
      <button type="button" class="plain" popovertarget="menu" popovertargetaction="hide" @click=${page.race}>
        ${texts.text('race-open')} <kbd>C</kbd></button>
      ${isNarrow || page.state.notation === 'general' ? nothing : dialectRow(page)}
      ${isNarrow ? countsSwitch(page) : nothing}
    </div>
    ${makingRows(page)}
    <div role="group" aria-label=${texts.text('menu-search')}>${searchRows(page)}</div>
    <div role="group" aria-label=${texts.text('menu-others')}>
      ${isNarrow ? takingRows(page) : nothing} ${arrangeSwitch(page)}
      ${letterKeysSwitch(page)}
      <button type="button" class="plain" popovertarget="menu" popovertargetaction="hide" @click=${() => openKeys(page)}>
        ${texts.text('show-keys')} <kbd>?</kbd></button>
      <button type="button" class="plain" popovertarget="menu" popovertargetaction="hide" @click=${() => openAbout(page)}>
        ${texts.text('about-open')}</button>
      ${page.kept === '' ? nothing : html`<p class="effect kept">${texts.text(`offline-${page.kept}`)}</p>`}
    </div>
  </div>`;
}

/** @param {Page} page */
const notationRow = (page) => html`<button type="button" class="plain" popovertarget="menu"
  popovertargetaction="hide" @click=${() => openNotation(page)}>${page.texts.text('notation-open')}</button>`;

/** @param {Page} page */
const dialectRow = (page) =>
  page.algorithm.dialects ? row(page.texts.text('dialect-label'), dialectPicker(page, true)) : nothing;

/** @param {Page} page */
const presentRow = ({ texts, dispatch }) => html`<button type="button" class="plain" popovertarget="menu"
  popovertargetaction="hide" @click=${() => dispatch({ type: 'togglePresent' })}>${texts.text('stage-present')}</button>`;

/** @param {Page} page */
function predictSwitch({ texts, state, dispatch }) {
  const toggle = () => dispatch({ type: 'togglePredict' });
  return row(
    texts.text('stage-predict'),
    html`<input type="checkbox" role="switch" class="switch" .checked=${state.predict} @change=${toggle}>`,
  );
}

/** @param {Page} page */
function letterKeysSwitch({ texts, state, dispatch }) {
  const toggle = () => dispatch({ type: 'toggleLetterKeys' });
  return row(
    texts.text('letter-keys'),
    html`<input type="checkbox" role="switch" class="switch" .checked=${state.letterKeys} @change=${toggle}>`,
  );
}

/**
 * If the tabs of the search have no room.
 * @param {Page} page
 */
function countsSwitch({ texts, state, dispatch }) {
  const toggle = () => dispatch({ type: 'toggleCounts' });
  return row(
    html`${texts.text('panel-counts')} <kbd>L</kbd>`,
    html`<input type="checkbox" role="switch" class="switch" .checked=${state.counting} @change=${toggle}>`,
  );
}

/** @param {Page} page */
function arrangeSwitch(page) {
  const { state, dispatch } = page;
  const toggle = () => dispatch({ type: 'toggleArrange' });
  return row(
    ofReplies(page, 'arrange-label'),
    html`<input type="checkbox" role="switch" class="switch" .checked=${state.arrange === 'search'} @change=${toggle}>`,
  );
}

/** @param {Page} page */
function sizePicker({ texts, state, dispatch }) {
  const choices = textSizes.map((size) => ({
    id: String(size),
    name: texts.text('size-value', { percent: Math.round(size * 100) }),
  }));
  const choose = (/** @type {string} */ id) => dispatch({ type: 'setTextSize', size: Number(id) });
  const label = texts.text('size-label');
  return row(label, picker(label, choices, String(state.textSize), choose, { isLabelled: true }));
}

/** @param {Page} page */
function themePicker({ texts, state, dispatch }) {
  const choices = themes.map((id) => ({ id, name: texts.text(`theme-${id}`) }));
  const choose = (/** @type {string} */ theme) => dispatch({ type: 'setTheme', theme });
  const label = texts.text('theme-label');
  return row(label, picker(label, choices, state.theme, choose, { isLabelled: true }));
}

/** @param {Page} page */
function languagePicker({ texts, state, dispatch }) {
  const choose = (/** @type {string} */ language) => dispatch({ type: 'setLanguage', language });
  const label = texts.text('language-label');
  return row(label, picker(label, languages, state.language, choose, { isLabelled: true }));
}
