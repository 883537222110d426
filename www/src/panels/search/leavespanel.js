// All leaves with the interval in which each decides; for the chosen one, its number line. The core computes them.

import { html, nothing } from 'lit-html';
import { leafStrip } from '../strip.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/session.js').LeafReach} LeafReach */

/** The maximum number of rows shown. */
const mostRows = 60;

/** Whether other scores can be tried at the leaves. @param {Pick<Page, 'tree'>} page */
export const hasReaches = ({ tree }) => tree.takesScores() && !tree.isPartial() && !tree.hasChance() && tree.size > 1;

/** @param {Page} page */
export function leavesPanel(page) {
  const { texts, dispatch } = page;
  const strip = leafStrip(page, 'rows');
  if (strip)
    return html`${strip}<div class="strip-rows"><button type="button" @click=${() => dispatch({ type: 'chooseStrip', node: null })}>‹ ${texts.text('strip-all')}</button></div>`;
  const reaches = page.run.reaches(mostRows + 1);
  return html`<p class="proof">${texts.text('reach-lead')}</p>
    <div class="strip-rows">${reaches.slice(0, mostRows).map((reach) => row(page, reach))}</div>
    ${mostRows < reaches.length ? html`<p class="proof">${texts.text('reach-more', { count: mostRows })}</p>` : nothing}`;
}

/** @type {(page: Page, reach: LeafReach) => unknown} */
function row({ texts, score, labels, dispatch }, { leaf, own, low, high }) {
  const name = labels.of(leaf);
  const kind =
    low === high
      ? 'never'
      : Number.isFinite(low)
        ? Number.isFinite(high)
          ? 'between'
          : 'above'
        : Number.isFinite(high)
          ? 'below'
          : 'always';
  const told = texts.text('reach-row', { kind, low: score(low), high: score(high) });
  return html`<button type="button" class=${kind === 'never' ? 'is-idle' : ''} @click=${() => dispatch({ type: 'chooseStrip', node: leaf })}><b>${name ? `${name}: ${score(own)}` : score(own)}</b> <span>${told}</span></button>`;
}
