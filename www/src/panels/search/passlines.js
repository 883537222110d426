// Additions of passes, tables and zero windows to the timeline: where a pass begins among bins, and the key of the new columns.

import { html, nothing } from 'lit-html';
import { passesOf } from './memo.js';

/** @typedef {import('../../page/page.js').Page} Page */

/** More lines would hide what they divide. */
const mostDividers = 60;

/**
 * Between the events `from` and `to`, exclusive.
 * @param {import('../../port/types.js').Run} run
 * @param {number} from
 * @param {number} to
 */
export function dividers(run, from, to) {
  const begun = passesOf(run).slice(1);
  const seen = begun.filter(({ first }) => from < first && first <= to);
  if (seen.length > mostDividers) return nothing;
  return seen.map(
    ({ first }) => html`<i class="divider" .style="left:${((first - 1 - from) / (to - from)) * 100}%"></i>`,
  );
}

/**
 * @param {Page} page
 * @param {boolean} isBinned
 */
export function timelineKey({ texts, run, algorithm }, isBinned) {
  const has = { pass: passesOf(run).length > 0, table: algorithm.table, ask: algorithm.asks };
  return html`${has.pass ? html`<span><i class="p"></i> ${texts.text('key-pass')}</span>` : nothing}
    ${has.table && !isBinned ? html`<span><i class="t"></i> ${texts.text('key-table')}</span>` : nothing}
    ${has.ask && !isBinned ? html`<span><i class="o"></i> ${texts.text('key-ask')}</span>` : nothing}`;
}
