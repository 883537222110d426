// The live values as a course shows them: its window, the variable beside it, and the number line.

import { html, nothing } from 'lit-html';
import { endsOf } from '../../panels/live.js';
import { numberLine } from '../../panels/numberline.js';

/** @typedef {import('../../page.js').Page} Page */
/** @typedef {import('./parts.js').CourseId} CourseId */
/** @typedef {import('./parts.js').Live} Live */
/** @typedef {{ name: string, about: string | null, value: (page: Page, live: Live) => string, kind: string }} Row */

/** @type {(side: 'alpha' | 'beta') => Row['value']} */
const bound = (side) => (page, live) => page.score(live.window[side]);
/** @type {Row['value']} */
const variable = ({ texts, score }, { value }) => (value === null ? texts.text('live-none') : score(value));
/** What begins at the worst payoff has a value before the first child. @type {Row['value']} */
const fromWorst = ({ score, settings: { least, greatest } }, { value, player }) =>
  score(value ?? (player === 'max' ? least : greatest));
/** @type {Row['value']} */
const depth = (_, { depth }) => String(depth);

/** @type {(name: string, about: string | null, kind: string, value: Row['value']) => Row} */
const row = (name, about, kind, value) => ({ name, about, kind, value });

/** By course: three values, each with its name and what is said about it. @type {Record<CourseId, Row[]>} */
const rows = {
  a: [
    row('live-alpha', 'course-live-player', 'a', bound('alpha')),
    row('live-beta', 'course-live-opponent', 'b', bound('beta')),
    row('course-live-w', null, 'best', variable),
  ],
  b: [
    row('live-alpha', 'course-live-here', 'a', bound('alpha')),
    row('live-beta', 'course-live-here', 'b', bound('beta')),
    row('course-live-val', null, 'best', variable),
  ],
  c: [
    row('course-live-min', 'course-live-called', 'a', bound('alpha')),
    row('course-live-max', 'course-live-called', 'b', bound('beta')),
    row('course-live-v', 'course-live-here', 'best', variable),
  ],
  d: [
    row('live-alpha', null, 'a', bound('alpha')),
    row('live-beta', null, 'b', bound('beta')),
    row('course-live-depth', null, 'best', depth),
  ],
  e: [
    row('live-alpha', 'course-live-called', 'a', bound('alpha')),
    row('live-beta', 'course-live-called', 'b', bound('beta')),
    row('course-live-res', 'course-live-here', 'best', fromWorst),
  ],
};

/**
 * @param {Page} page
 * @param {CourseId} course
 * @returns {unknown} null where the general panel is to stand
 */
export function courseLive(page, course) {
  const { run, frame, windowed } = page;
  const live = run.live(frame.step, course);
  if (!live) return null;
  return html`${numbers(page, course, live)} ${windowed ? numberLine(page) : nothing}`;
}

/**
 * The same without the number line.
 * @param {Page} page
 * @param {CourseId} course
 * @returns {unknown}
 */
export function courseNumbers(page, course) {
  const live = page.run.live(page.frame.step, course);
  return live ? numbers(page, course, live) : null;
}

/**
 * Without windows, only what a course keeps beside them.
 * @param {Page} page
 * @param {CourseId} course
 * @param {Live} live
 */
function numbers(page, course, live) {
  const { texts, windowed } = page;
  const side = { a: 'alpha', b: 'beta', best: null };
  const of = rows[course].filter(({ kind }) => windowed || kind === 'best');
  const shown = of.map((row) => ({ ...row, text: row.value(page, live) }));
  const longest = Math.max(4, ...endsOf(page).map((end) => page.score(end).length));
  return html`<dl class="live" .style="--longest:${longest}">${shown.map(({ name, about, kind, text }) => {
    const isNew = live.side !== null && side[/** @type {keyof typeof side} */ (kind)] === live.side;
    return html`<div>
      <dt>${texts.text(name)}<span>${about === null ? nothing : texts.text(about)}</span></dt>
      <dd class=${kind}><span class=${isNew ? 'mark' : ''}>${text}</span></dd>
    </div>`;
  })}</dl>`;
}
