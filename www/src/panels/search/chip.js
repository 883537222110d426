// The chip in place of the dialect while trees are drawn as in a course, because a course brings its own rules. It names the course, opens
// the menu of notations, and returns to the general notation by its cross.

import { html, nothing } from 'lit-html';
import { openNotation } from '../../dialogs/dialogs.js';
import { isSameNotation, presetNamed } from '../../port/notation.js';
import { icon } from '../icons.js';

/** @typedef {import('../../page/page.js').Page} Page */

/**
 * @param {Page} page
 * @returns {unknown} nothing in the general notation
 */
export function notationChip(page) {
  const { texts, state, dispatch } = page;
  if (state.notation === 'general') return null;
  const isChanged = !isSameNotation(state, presetNamed(state.notation).notation);
  const back = texts.text('notation-leave');
  return html`<span class="chip" role="group" aria-label=${texts.text('notation-title')}>
    <button type="button" class="chip-name" aria-haspopup="menu" popovertarget="menu" popovertargetaction="hide"
      @click=${() => openNotation(page)}><span>${texts.rich('notation-as-in', { course: texts.text(`notation-preset-${state.notation}`) })}</span>${
        isChanged ? html`<i>${texts.text('notation-changed')}</i>` : nothing
      }</button><button type="button" class="chip-leave" aria-label=${back} title=${back}
      @click=${() => dispatch({ type: 'chooseNotation', id: 'general' })}>${icon('close')}</button></span>`;
}
