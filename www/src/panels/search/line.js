// The number line of what is known about the root: its possible scores, the window of the current question, and the guess. It draws its
// input and knows no run.

import { html, nothing, svg } from 'lit-html';

/**
 * @typedef {object} Proof
 * @property {number} low the least the root can be worth
 * @property {number} high the most
 * @property {{ alpha: number, beta: number } | null} window of the current question
 * @property {number | null} guess
 * @property {(number | undefined)[]} scores that must be on the axis, the same at every step
 */

/** The drawing: 420 units wide, the axis from 6 to 414, finite scores from 46 to 374. */
const axis = { from: 6, to: 414, low: 46, high: 374 };
const y = 36;
/** The length of an arrow head. */
const reach = 14;
/** The minimum distance of a window's caps, and of the numbers of two bounds, in units of the drawing. */
const apart = { caps: 8, numbers: 84 };

/**
 * @param {Pick<import('../../page/page.js').Page, 'texts' | 'score'>} page
 * @param {Proof} known
 */
export function rangeLine({ texts, score }, { low, high, window, guess, scores }) {
  const at = scale(scores);
  const [left, right] = [at(low), at(high)];
  const label = texts.text('line-label', { low: score(low), high: score(high) });
  return html`<svg class="line" viewBox="0 0 420 76" role="img" aria-label=${label}>
    <path class="axis" d="M${axis.from} ${y}H${axis.to}" />
    ${
      low === high
        ? svg`<circle class="only" cx=${left} cy=${y} r="10" />`
        : svg`<path class="possible" d="M${low === -Infinity ? left + reach : left} ${y}H${high === Infinity ? right - reach : right}" />`
    }
    ${low === -Infinity ? head(axis.from, 1) : nothing} ${high === Infinity ? head(axis.to, -1) : nothing}
    ${window ? caps(at(window.alpha), at(window.beta)) : nothing}
    ${guess === null ? nothing : pointer(at(guess), texts.text('line-guess'))}
    ${numbers(low, high, left, right, score)}
  </svg>`;
}

/** @type {(x: number, direction: number) => unknown} */
const head = (x, direction) => svg`<path class="only" d="M${x} ${y}l${reach * direction} -9v18z" />`;

/** @type {(left: number, right: number) => unknown} */
function caps(left, right) {
  const push = Math.max(0, apart.caps - (right - left)) / 2;
  const cap = (/** @type {string} */ side, /** @type {number} */ x) =>
    svg`<path class="cap-${side}" d="M${x} 22V50" />`;
  // An infinite bound has no cap.
  return svg`${left > axis.from ? cap('a', left - push) : nothing}${right < axis.to ? cap('b', right + push) : nothing}`;
}

/** @type {(x: number, text: string) => unknown} */
const pointer = (x, text) => svg`<path class="guess" d="M${x - 6} 18h12l-6 9z" />
  <text x=${Math.max(40, Math.min(x, 380))} y="13">${text}</text>`;

/**
 * The finite bounds below the axis, pushed apart where they nearly touch.
 * @param {number} low
 * @param {number} high
 * @param {number} left
 * @param {number} right
 * @param {(value: number) => string} score
 */
function numbers(low, high, left, right, score) {
  const bottom = 72;
  if (low === high) return svg`<text class="is-known" x=${left} y=${bottom}>= ${score(low)}</text>`;
  const push = Math.max(0, apart.numbers - (right - left)) / 2;
  const both = Number.isFinite(low) && Number.isFinite(high) ? push : 0;
  return svg`${
    Number.isFinite(low) ? svg`<text class="is-known" x=${left - both} y=${bottom}>≥ ${score(low)}</text>` : nothing
  }${Number.isFinite(high) ? svg`<text class="is-known" x=${right + both} y=${bottom}>≤ ${score(high)}</text>` : nothing}`;
}

/**
 * From scores to positions on the axis.
 * @param {(number | undefined)[]} scores
 * @returns {(score: number) => number}
 */
function scale(scores) {
  const finite = scores.filter((score) => score !== undefined && Number.isFinite(score)).map(Number);
  const low = Math.min(...finite);
  const width = Math.max(...finite) - low;
  return (score) => {
    if (!Number.isFinite(score)) return score < 0 ? axis.from : axis.to;
    const share = width > 0 ? (score - low) / width : 0.5;
    return axis.low + share * (axis.high - axis.low);
  };
}
