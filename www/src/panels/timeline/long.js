// The timeline of a run with more events than columns: bins, or the columns of a part of it. It stores the visible part, which a new run
// resets, and redraws only the timeline when that changes.

import { html, nothing } from 'lit-html';
import { binNews, binsKey, binsTemplate, isBinned } from './binlanes.js';
import { columns } from './columns.js';
import { overview } from './overview.js';
import { follow, isWhole, roundPart, whole } from './part.js';
import { goTo, lift, move, press } from './pointer.js';
import { pressKey, turnWheel, zoomButtons } from './zoom.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('./timeline.js').Line} Line */
/** @typedef {import('./part.js').Part} Part */

/**
 * @typedef {object} Long
 * @property {Page} page what is drawn
 * @property {Part} part of the run that is visible
 * @property {(part: Part) => void} show another part
 * @property {Map<number, number>} fingers by pointer: its position, as a share of the width
 * @property {import('./pointer.js').Drag | null} drag
 */

/**
 * @param {Page} first
 * @param {() => void} redraw
 */
export function createLong(first, redraw) {
  let isDue = false;
  /** @type {Long} */
  const long = {
    page: first,
    part: whole(first.run.length),
    show(part) {
      long.part = part;
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(() => {
        isDue = false;
        redraw();
      });
    },
    fingers: new Map(),
    drag: null,
  };
  /** @type {Line['hears']} */
  const hears = {
    press: (event) => press(long, event),
    move: (event) => move(long, event),
    lift: (event) => lift(long, event),
    wheel: (event) => turnWheel(long, event),
    key: (event) => pressKey(long, event),
  };
  return (/** @type {Page} */ page) => {
    turnTo(long, page);
    return { ...lineOf(long), hears };
  };
}

/**
 * A new run is shown whole; a new step is brought into view.
 * @param {Long} long
 * @param {Page} page
 */
function turnTo(long, page) {
  const { page: last, part, drag } = long;
  const { length } = page.run;
  long.page = page;
  if (last.run !== page.run) long.part = whole(length);
  else if (last.frame.step !== page.frame.step)
    long.part = follow(part, page.frame.step, length, drag?.isMoving ? 0 : undefined);
}

/**
 * @param {Long} long
 * @returns {Omit<Line, 'hears'>}
 */
function lineOf(long) {
  const { page, part, show } = long;
  const { from, to } = roundPart(part);
  const { step } = page.frame;
  const strip = isWhole(part, page.run.length) ? nothing : overview(page, part, show, (step) => goTo(long, step));
  const beside = html`${strip} ${zoomButtons(long)}`;
  if (!isBinned(part)) return { from, to, isBinned: false, picture: columns(page, from, to), beside };
  return {
    from,
    to,
    isBinned: true,
    picture: html`<div class="bins" .style="--step:${step - from}">${binsTemplate(page, part)}</div>`,
    news: binNews(page, part, Math.max(0, step - 1)),
    key: binsKey(page),
    beside,
  };
}
