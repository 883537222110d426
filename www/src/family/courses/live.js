// The live values as a course shows them: its window, the variable beside it, and a number line. Where a course hands out
// windows as they are called, that shows the window and, above it, what the value can still become: where both have nothing in
// common, the rest is cut off. Where bounds are assigned first, it shows both, which may have crossed.

import { html, nothing, svg } from 'lit-html';
import { axis, cap, endsOf, scale, tip } from '../../panels/live.js';

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

/** How the ends of a window look on the number line; without them both bounds stand there alone. @type {Record<CourseId, 'open' | 'closed' | null>} */
const ends = { a: null, b: 'closed', c: 'closed', d: null, e: 'open' };

/**
 * @param {Page} page
 * @param {CourseId} course
 * @returns {unknown} null where the general panel is to stand
 */
export function courseLive(page, course) {
  const { run, frame, windowed } = page;
  const live = run.live(frame.step, course);
  if (!live) return null;
  return html`${numbers(page, course, live)} ${windowed ? line(page, course, live) : nothing}`;
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

/** Where the ray of a value stands above the axis, and how far it reaches. */
const ray = { y: 14, left: 10, right: 410 };

/**
 * @param {Page} page
 * @param {CourseId} course
 * @param {Live} live
 */
function line(page, course, { window: { alpha, beta }, value, counts, player }) {
  const { texts, score } = page;
  const at = scale(endsOf(page));
  const [left, right] = [at(alpha), at(beta)];
  const shape = ends[course];
  // Bounds that nearly touch push their names apart, whichever stands on the left.
  const gap = Math.abs(right - left);
  const push = (gap < 26 ? 13 - gap / 2 : 0) * (right < left ? -1 : 1);
  const names = shape === null ? [nameOf(texts, course, 0), nameOf(texts, course, 1)] : [score(alpha), score(beta)];
  return html`<svg class="gauge is-of-course" viewBox="0 0 420 84" role="img" aria-label=${texts.text('course-live-line')}>
    ${shape === null ? nothing : svg`<rect class="open" x=${left} y="24" width=${Math.max(0, right - left)} height="28" />`}
    <path class="axis" d="M6 38H414" />
    ${alpha === -Infinity ? tip(axis.from, -1) : end('a', left, left - push, names[0], shape)}
    ${beta === Infinity ? tip(axis.to, 1) : end('b', right, right + push, names[1], shape)}
    ${shape === null || value === null || !counts || !Number.isFinite(value) ? nothing : becomes(at(value), player, score(value))}
  </svg>`;
}

/** @type {(texts: Page['texts'], course: CourseId, place: number) => string} */
const nameOf = (texts, course, place) => texts.text(rows[course][place].name);

/** @type {(name: string, x: number, label: number, text: string, shape: 'open' | 'closed' | null) => unknown} */
const end = (name, x, label, text, shape) =>
  shape === 'open'
    ? svg`<g class="at" .style="transform:translateX(${x}px)"><circle class="hole-${name}" cy="38" r="7" />
        <text class=${name} x=${label - x} y="78">${text}</text></g>`
    : cap(name, x, label, text);

/**
 * What the value can still become: from here on, at MAX upwards, at MIN downwards.
 * @param {number} x
 * @param {import('../../state/types.js').Player} player
 * @param {string} text
 */
function becomes(x, player, text) {
  const isMax = player === 'max';
  const [far, way] = isMax ? [ray.right, 1] : [ray.left, -1];
  return svg`<path class="ray" d="M${x} ${ray.y}H${far - 4 * way}" /><path class="ray-end" d="M${far - 8 * way} ${ray.y - 7}l${9 * way} 7l${-9 * way} 7z" />
    <circle class="ray-end" cx=${x} cy=${ray.y} r="6" />
    <text class="n" x=${x - 12 * way} y=${ray.y + 6} .style="text-anchor:${isMax ? 'end' : 'start'}">${text}</text>`;
}
