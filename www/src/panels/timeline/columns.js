// Events as columns, each with a stem as long as the search is deep. They are drawn once for a run and a part of it; the column of the step
// is drawn again on the marker.

import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { columnAt } from '../../port/events.js';
import { hidesFuture } from '../../port/predicting.js';
import { slidesOf } from '../search/slideline.js';

/** The maximum number of events with a column each. */
export const mostColumns = 250;

/** The look of an event, by its kind. */
const looks = { visit: '', evaluate: 'eval', improve: '', narrow: 'narrow', cutoff: 'cut', return: '' };
const columnClasses = {
  ...looks,
  ask: 'ask',
  probe: 'probe',
  store: 'store',
  pass: 'pass',
  prove: 'prove',
  sum: 'grow',
};

/**
 * @param {import('../../page/page.js').Page} page
 * @param {number} from
 * @param {number} to
 */
export function columns(page, from, to) {
  const { run, facts, frame } = page;
  const { step } = frame;
  /** @type {(first: number, end: number, time: string) => import('lit-html').TemplateResult[]} */
  const drawn = (first, end, time) => {
    const numbers = run.columns(first, end);
    return Array.from({ length: end - first }, (_, index) => {
      const { kind, node, side } = columnAt(numbers, index);
      const classes = `column ${columnClasses[kind]} ${side ?? ''} ${time}`;
      return html`<i class=${classes} .style="--d:${facts.plies[node]};--step:${first + index + 1 - from}"></i>`;
    });
  };
  // The future is not in the page at all, and its room does not reveal its length.
  if (hidesFuture(page)) {
    const room = html`<i .style="grid-column:span ${to - step}"></i>`;
    return html`<div class="columns is-open">${drawn(from, step, '')}${room}</div>
      ${from < step ? drawn(step - 1, step, 'at') : nothing}`;
  }
  const past = Math.max(0, Math.min((step - from) / (to - from), 1));
  return html`<div class="columns">${guard([run, from, to], () => drawn(from, to, ''))}</div>
    <div class="future"><i .style="--past:${past}"></i></div>
    ${from < step && step <= to ? drawn(slidesOf(page)?.since ?? step - 1, step, 'at') : nothing}`;
}

/**
 * The step at a share of the timeline's width: columns are steps, and left of the first is the step before it.
 * @param {number} share
 * @param {number} from
 * @param {number} to
 * @param {boolean} isBinned
 */
export function stepAt(share, from, to, isBinned) {
  const step = from + share * (to - from);
  return Math.max(from, Math.min(isBinned ? Math.round(step) : Math.floor(step) + 1, to));
}
