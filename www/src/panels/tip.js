// What one has to be told once: that leaves can be edited. It stands below the tree until someone has done it, waves it away, or has gone some steps on.

import { html, nothing } from 'lit-html';
import { icon } from './icons.js';

/** @param {import('../page.js').Page} page */
export function tip({ texts, state, facts, dispatch }) {
  if (state.knowsEditing || state.present || !facts.takesScores) return nothing;
  const dismiss = texts.text('taking-dismiss');
  return html`${texts.text('tip-leaf')} <button type="button" aria-label=${dismiss} title=${dismiss}
    @click=${() => dispatch({ type: 'dismissTip' })}>${icon('close')}</button>`;
}
