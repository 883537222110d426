// The hint for a first visit, below the tree until it is done, dismissed or read.

import { html, nothing } from 'lit-html';
import { icon } from './icons.js';

/** @param {import('../page/page.js').Page} page */
export function tip({ texts, engine, dispatch }) {
  const id = engine.session.hint();
  if (id === undefined) return nothing;
  const dismiss = texts.text('taking-dismiss');
  return html`${texts.text(id)} <button type="button" aria-label=${dismiss} title=${dismiss}
    @click=${() => dispatch({ type: 'dismissTip' })}>${icon('close')}</button>`;
}
