// α, β and the best score of the innermost open visit, as numbers and on a number line. It reads a frame.

import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { numberLine } from './numberline.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {{ alpha: number, beta: number, best: number | null }} Window */

/** @param {Page} page */
export const live = (page) => html`${numbers(page)} ${numberLine(page)}`;

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
