// The legend of the critical tree: Knuth and Moore's types, and how many leaves have one. It knows nothing about the drawing.

import { html } from 'lit-html';
import { nodeTypesOf } from './memo.js';

/** @typedef {import('../../page/page.js').Page} Page */

/** @param {Page} page */
export function criticalPanel({ texts }) {
  return html`<ul class="types">${[1, 2, 3].map((type) => html`<li><b>${type}</b> ${texts.text(`critical-type-${type}`)}</li>`)}
      <li><b class="spare"></b> ${texts.text('critical-spare')}</li></ul>`;
}

/**
 * The number of leaves, or positions at the limit, that no search can do without; none where chance moves.
 * @param {Pick<Page, 'run' | 'facts' | 'settings'>} page
 */
export function leastOf({ run, facts, settings }) {
  const types = nodeTypesOf(run);
  return types[0] > 0 ? facts.frontier(settings.depth).filter((node) => types[node] > 0).length : null;
}
