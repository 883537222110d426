// The argument on a number line: the window of the current node as a bar, the possible values of the node as an arrow, and at a cut-off the
// gap between them. Below the live values, and below the sentence while presenting. The core computes the positions; sizes are here.

import { html, nothing, svg } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { isOfCourse } from '../port/slides.js';
import { leafStrip } from './strip.js';

/** @typedef {import('../page/page.js').Page} Page */
/** @typedef {{ score: number, at: number }} Place at a share of the line */
/** @typedef {{ alpha: Place, beta: Place, value: Place | null, ray: number | null, mean: [Place, Place] | null, gap: [number, number] | null }} Parts */

/** Units of the drawing: its height, its width beside the tree and across the page, and the heights of axis, bar and ray. */
const size = { height: 84, narrow: 420, wide: 840, axis: 38, bar: 14, ray: 13, edge: 6 };
/** The minimum distance of a gap's ends, and of the numbers of two bounds. */
const apart = { gap: 16, numbers: 84 };
/** The approximate width of a character, and the space beside a text. */
const letter = { wide: 10, beside: 13 };

/**
 * @param {Page} page
 * @param {number} [width]
 */
export function numberLine(page, width = size.narrow) {
  const { run, frame, state } = page;
  const numbers = run.numberLine(frame.step, isOfCourse(state.notation) ? state.notation : undefined);
  return guard([page.given, width, ...numbers.map((number) => (Number.isNaN(number) ? -1e9 : number))], () =>
    drawn(page, partsOf(numbers), width),
  );
}

/** Below the sentence while presenting: for the chosen leaf, else for a search with windows. @param {Page} page */
export function argument(page) {
  if (!page.state.present) return nothing;
  const line = page.windowed ? numberLine(page, page.isNarrow ? size.narrow : size.wide) : nothing;
  return leafStrip(page, 'said') ?? line;
}

/**
 * @param {Float64Array} numbers in the core's order
 * @returns {Parts}
 */
function partsOf([alpha, alphaAt, beta, betaAt, value, valueAt, low, lowAt, high, highAt, ray, from, to]) {
  return {
    alpha: { score: alpha, at: alphaAt },
    beta: { score: beta, at: betaAt },
    value: Number.isNaN(value) ? null : { score: value, at: valueAt },
    ray: Number.isNaN(ray) ? null : ray,
    mean: Number.isNaN(low)
      ? null
      : [
          { score: low, at: lowAt },
          { score: high, at: highAt },
        ],
    gap: Number.isNaN(from) ? null : [from, to],
  };
}

/**
 * @param {Page} page
 * @param {Parts} parts
 * @param {number} width
 */
function drawn({ texts, score, windowed, state }, { alpha, beta, value, ray, mean, gap }, width) {
  const x = (/** @type {number} */ share) => size.edge + share * (width - 2 * size.edge);
  const [left, right] = [x(alpha.at), x(beta.at)];
  const [from, to] = mean?.map((end) => score(end.score)) ?? ['', ''];
  const args = {
    ...{ low: score(alpha.score), high: score(beta.score), value: value ? score(value.score) : '', from, to },
    ...{ ray: mean ? 'between' : ray === null ? 'none' : ray > 0 ? 'up' : 'down', cut: gap ? 'yes' : 'no' },
  };
  const label = windowed ? texts.text('number-line', args) : texts.text('gauge-label');
  // Numbers that nearly touch push each other apart, whichever is on the left.
  const push = (Math.max(0, apart.numbers - Math.abs(right - left)) / 2) * (right < left ? -1 : 1);
  const isOpen = state.windows === 'open';
  const [a, b] = ['alpha', 'beta'].map((side) => texts.text(`live-${side}`));
  return html`<svg class="gauge" viewBox="0 0 ${width} ${size.height}" preserveAspectRatio="xMinYMid" role="img" aria-label=${label}>
    ${windowed && left < right ? svg`<rect class="open" x=${left} y=${size.axis - size.bar} width=${right - left} height=${2 * size.bar} />` : nothing}
    <path class="axis" d="M${x(0)} ${size.axis}H${x(1)}" />
    ${
      windowed
        ? [
            end('a', left, -push, alpha, `${a} ${score(alpha.score)}`, isOpen, width),
            end('b', right, push, beta, `${b} ${score(beta.score)}`, isOpen, width),
          ]
        : nothing
    }
    ${gap ? gapBetween(x(gap[0]), x(gap[1])) : nothing}
    ${mean ? between(x(mean[0].at), x(mean[1].at), from === to ? from : `${from}…${to}`.replaceAll('≈', ''), width) : nothing}
    ${value === null ? nothing : ray === null ? best(x(value.at), texts.text('live-best')) : becomes(x(value.at), x(ray), score(value.score))}
  </svg>`;
}

/**
 * A bound with its number; an infinite one is the tip of the axis.
 * @type {(name: string, x: number, push: number, place: Place, text: string, isOpen: boolean, width: number) => unknown}
 */
function end(name, x, push, { score: bound, at }, text, isOpen, width) {
  const { axis } = size;
  const way = at > 0.5 ? 1 : -1;
  const mark = Number.isFinite(bound)
    ? isOpen
      ? svg`<circle class="hole-${name}" cx=${x} cy=${axis} r="7" />`
      : svg`<path class="cap-${name}" d="M${x} ${axis - 16}V${axis + 16}" />`
    : svg`<path class="axis" d="M${x - 8 * way} ${axis - 7}L${x} ${axis}L${x - 8 * way} ${axis + 7}" />`;
  const middle = Math.max(36, Math.min(x + (Number.isFinite(bound) ? push : 0), width - 36));
  return svg`${mark}<text class=${name} x=${middle} y="78">${text}</text>`;
}

/** The possible values: from here on, at MAX upwards, at MIN downwards. @type {(x: number, far: number, text: string) => unknown} */
function becomes(x, far, text) {
  const way = far < x ? -1 : 1;
  const y = size.ray;
  return svg`<path class="ray" d="M${x} ${y}H${far - 8 * way}" /><path class="ray-end" d="M${far - 10 * way} ${y - 8}l${12 * way} 8l${-12 * way} 8z" />
    <circle class="ray-end" cx=${x} cy=${y} r="7" />
    <text class="n" x=${x - 13 * way} y=${y + 7} .style="text-anchor:${way > 0 ? 'end' : 'start'}">${text}</text>`;
}

/** The possible values of a mean: at the ray's height, with its ends on it, or beside it if it is short. @type {(from: number, to: number, text: string, width: number) => unknown} */
function between(from, to, text, width) {
  const y = size.ray;
  const isWide = to - from > letter.wide * text.length + 2 * letter.beside;
  const isRight = from + to < width;
  const at = isWide ? (from + to) / 2 : isRight ? to + letter.beside : from - letter.beside;
  const anchor = isWide ? 'middle' : isRight ? 'start' : 'end';
  return svg`<path class="ray" d="M${from} ${y}H${to}" />${[from, to].map((x) => svg`<circle class="ray-end" cx=${x} cy=${y} r="7" />`)}
    <text class="n is-on" x=${at} y=${y + 7} .style="text-anchor:${anchor}">${text}</text>`;
}

/** If only a value is known. @type {(x: number, text: string) => unknown} */
const best = (x, text) => svg`<circle class="best" cx=${x} cy=${size.axis} r="9" /><text x=${x} y="14">${text}</text>`;

/** @type {(from: number, to: number) => unknown} */
function gapBetween(from, to) {
  const push = Math.max(0, apart.gap - (to - from)) / 2;
  const [left, right] = [from - push, to + push];
  const { axis } = size;
  const middle = (left + right) / 2;
  return svg`<rect class="gap" x=${left} y=${axis - 10} width=${right - left} height="20" />
    <path class="gap-mark" d="M${middle - 8} ${axis + 13}l8 -26m2 26l8 -26" />`;
}
