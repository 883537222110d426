// α, β and the best score of the innermost open visit, as numbers and on a number line. It reads a frame; the line is
// scaled to the finite scores of the tree and of the root window, and infinite ends lie at its tips.

import { html, nothing, svg } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {{ alpha: number, beta: number, best: number | null }} Window */

/** @param {Page} page */
export const live = (page) => html`${numbers(page)} ${gauge(page)}`;

/** @param {Page} page */
export function numbers(page) {
  const now = windowNow(page);
  const moved = page.frame.event?.kind === 'narrow' ? page.frame.event.side : null;
  return guard([page.given, now.alpha, now.beta, now.best, moved], () => numbersOf(page, now, moved));
}

/**
 * @param {Page} page
 * @param {Window} now
 * @param {import('../state/types.js').Side | null} moved the bound that has just become another one
 */
function numbersOf(page, now, moved) {
  const { texts, windowed, algorithm, score } = page;
  return html`<dl class="live" .style="--longest:${longest(page)}">
    ${windowed ? number('alpha', score(now.alpha), 'a', moved === 'alpha') : nothing}
    ${windowed ? number('beta', score(now.beta), 'b', moved === 'beta') : nothing}
    ${number('best', now.best === null ? texts.text('live-none') : score(now.best), 'best', false)}
  </dl>`;

  /** @type {(name: string, value: string, kind: string, isNew: boolean) => unknown} */
  function number(name, value, kind, isNew) {
    const long = texts.text(algorithm.fromMover ? `live-${name}-mover` : `live-${name}-long`);
    return html`<div>
      <dt>${texts.text(`live-${name}`)}<span>${long}</span></dt>
      <dd class=${kind}><span class=${isNew ? 'mark' : ''}>${value}</span></dd>
    </div>`;
  }
}

/**
 * How many characters the tree's longest score may take, so that no number meets its neighbour at any step.
 * @param {Page} page
 */
function longest(page) {
  const { score } = page;
  const { decimals } = page.facts.tree;
  const part = decimals === 0 ? 0 : decimals + 1;
  return Math.max(...endsOf(page).flatMap((end) => [score(end).length, score(Math.trunc(end)).length + part]));
}

/**
 * The scores that have to have a place on the number line: where every node's mover tells its own, each from both sides.
 * @param {Pick<Page, 'facts' | 'run' | 'algorithm'>} page
 */
export function endsOf({ facts, run, algorithm }) {
  const { range } = facts;
  const ends = [...(range ? [range.low, range.high] : []), ...run.window()];
  return algorithm.fromMover ? [...ends, ...ends.map((end) => -end)] : ends;
}

/**
 * Outside a search there is only the root window, of the pass where there are passes.
 * @param {Page} page
 * @returns {Window}
 */
function windowNow({ frame, run }) {
  const [alpha, beta] = run.window(frame.step);
  return frame.open[frame.open.length - 1] ?? { alpha, beta, best: null };
}

/** The drawing: 420 × 84 units, the axis from 6 to 414, finite scores from 46 to 374. */
export const axis = { from: 6, to: 414, low: 46, high: 374, y: 38 };

/** @param {Page} page */
export function gauge(page) {
  const { alpha, beta, best } = windowNow(page);
  return guard([page.given, alpha, beta, best], () => gaugeOf(page, { alpha, beta, best }));
}

/**
 * @param {Page} page
 * @param {Window} now
 */
function gaugeOf(page, { alpha, beta, best }) {
  const { texts, windowed } = page;
  const at = scale(endsOf(page));
  const [left, right] = [at(alpha), at(beta)];
  // Bounds that nearly touch push their names apart.
  const close = right - left < 26 ? 13 - (right - left) / 2 : 0;
  return html`<svg class="gauge" viewBox="0 0 420 84" role="img" aria-label=${texts.text('gauge-label')}>
    ${windowed ? svg`<rect class="open" y="24" height="28" x="0" width="1" .style="transform:${span(left, right)}" />` : nothing}
    <path class="axis" d="M6 38H414" />
    ${windowed && alpha === -Infinity ? tip(axis.from, -1) : nothing} ${windowed && beta === Infinity ? tip(axis.to, 1) : nothing}
    ${windowed && Number.isFinite(alpha) ? cap('a', left, left - close, texts.text('live-alpha')) : nothing}
    ${windowed && Number.isFinite(beta) ? cap('b', right, right + close, texts.text('live-beta')) : nothing}
    ${
      best === null
        ? nothing
        : svg`<g class="at" .style="transform:translateX(${at(best)}px)"><circle class="best" cy="38" r="9" />
            <text y="14">${texts.text('live-best')}</text></g>`
    }
  </svg>`;
}

/** @type {(left: number, right: number) => string} */
export const span = (left, right) => `translateX(${left}px) scaleX(${Math.max(0, right - left)})`;

/** @type {(x: number, direction: number) => unknown} */
export const tip = (x, direction) =>
  svg`<path class="axis" d="M${x - 8 * direction} 31L${x} 38L${x - 8 * direction} 45" />`;

/** @type {(name: string, x: number, label: number, text: string) => unknown} */
export const cap = (name, x, label, text) => svg`<g class="at" .style="transform:translateX(${x}px)">
  <path class="cap-${name}" d="M0 22V54" /><text class=${name} x=${label - x} y="78">${text}</text></g>`;

/**
 * From scores to places on the axis.
 * @param {(number | undefined)[]} scores
 * @returns {(score: number) => number}
 */
export function scale(scores) {
  const finite = scores.filter((score) => score !== undefined && Number.isFinite(score)).map(Number);
  const low = Math.min(...finite);
  const width = Math.max(...finite) - low;
  return (score) => {
    if (!Number.isFinite(score)) return score < 0 ? axis.from : axis.to;
    const share = width > 0 ? (score - low) / width : 0.5;
    return axis.low + share * (axis.high - axis.low);
  };
}
