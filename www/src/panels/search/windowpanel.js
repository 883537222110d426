// The window panel: α, β and best as always; with a root window, also the theorem about what its result can mean, and at the last step what
// it does mean.

import { html } from 'lit-html';
import { inForce } from '../../port/settings.js';
import { numbers } from '../live.js';
import { numberLine } from '../numberline.js';
import { leafStrip } from '../strip.js';
import { rangeOf } from './bounds.js';
import { rangeLine } from './line.js';
import { proof } from './proof.js';

/** @typedef {import('../../page/page.js').Page} Page */

/**
 * Whether the result may be unknown, and this panel should say so: with deepening, the passes do.
 * @param {Pick<Page, 'algorithm' | 'run'>} page
 */
export const hasRootWindow = ({ algorithm, run }) => run.mayMiss && !algorithm.deepens;

/** @param {Page} page */
export function windowPanel(page) {
  const { texts, state, run, frame, score } = page;
  const [alpha, beta] = run.window(frame.step);
  const { result } = frame;
  const strip = leafStrip(page, 'line');
  if (strip) return html`${numbers(page)} ${strip}`;
  if (!result) {
    const { cut, returns } = inForce(page.settings);
    const args = {
      windows: state.windows,
      comma: `${page.separator} `,
      alpha: score(alpha),
      beta: score(beta),
      cut,
      returns,
    };
    return html`${numbers(page)}
      <div class="proved">${numberLine(page)}<p class="proof">${texts.rich('proof-before', args)}</p></div>`;
  }
  const { id, args, open } = proof({ score: result.score, bound: result.theorem, alpha, beta }, page);
  // The visited nodes may prove more than the score alone.
  const more = open && result.bound === 'exact' ? 'proof-proved' : open;
  const known = {
    ...rangeOf(result.bound, result.score),
    window: { alpha, beta },
    guess: null,
    scores: endsOf(page),
  };
  return html`${numbers(page)}
    <div class="proved">${rangeLine(page, known)}<p class="proof">${texts.rich(id, args)} ${more ? texts.text(more, args) : ''}</p></div>`;
}

/**
 * The scores that must be on the number line: if every number is from its mover's side, each from both sides.
 * @param {Pick<Page, 'facts' | 'run' | 'algorithm'>} page
 */
export function endsOf({ facts, run, algorithm }) {
  const { range } = facts;
  const ends = [...(range ? [range.low, range.high] : []), ...run.window()];
  return algorithm.fromMover ? [...ends, ...ends.map((end) => -end)] : ends;
}
