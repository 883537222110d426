// The passes of a driver: the window of each, what it proved, and how the bounds of the root converge. It reads the list of passes and the
// step, and decides nothing about the search.

import { html, nothing } from 'lit-html';
import { hidesFuture } from '../../port/predicting.js';
import { between, nameOf, relations } from './bounds.js';
import { rangeLine } from './line.js';
import { passesOf } from './memo.js';
import { proof } from './proof.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').Pass} Pass */

/** The maximum number of rows shown. */
const mostRows = 60;

/** @param {Page} page */
export function passesPanel(page) {
  const { run, facts, frame, algorithm } = page;
  const isOpen = hidesFuture(page);
  const passes = passesOf(run).filter(({ first }) => !isOpen || first <= frame.step);
  const [low, high] = run.window();
  const { current, known } = standing(passes, frame.step, { low, high });
  const pass = passes[current];
  const scores = passes.flatMap(({ alpha, beta }) => [alpha, beta]);
  return html`${
    algorithm.deepens
      ? nothing
      : rangeLine(page, {
          ...known,
          window: pass ?? null,
          guess: algorithm.guess ? (run.guess ?? null) : null,
          scores: [facts.range?.low, facts.range?.high, algorithm.guess ? run.guess : undefined, ...scores],
        })
  }
  <p class="proof">${said(page, passes, current)}</p>
  ${rows(page, passes, current)}`;
}

/**
 * The pass of a step, −1 before the first, and what the passes that have ended by then prove together.
 * @param {Pass[]} passes
 * @param {number} step
 * @param {{ low: number, high: number }} [all] what the root may be worth before that
 */
export function standing(passes, step, all = { low: -Infinity, high: Infinity }) {
  const current = passes.findLastIndex(({ first }) => first <= step);
  const { low, high } = passes.findLast(({ last }) => last <= step) ?? all;
  return { current, known: { low, high } };
}

/**
 * The question of the pass, and at its end what it proves.
 * @param {Page} page
 * @param {Pass[]} passes
 * @param {number} current
 */
function said(page, passes, current) {
  const { texts, state, run, settings, tree, frame, algorithm, score } = page;
  if (current < 0) {
    const begin = algorithm.table ? run.beginning : 'guess';
    const { least, greatest } = settings;
    return texts.rich('pass-none', { begin, least: score(least), greatest: score(greatest) });
  }
  const pass = passes[current];
  const depth = pass.depth ?? tree.height;
  const window = {
    windows: state.windows,
    comma: `${page.separator} `,
    alpha: score(pass.alpha),
    beta: score(pass.beta),
  };
  if (frame.step < pass.last) {
    const number = current + 1;
    if (algorithm.deepens) return texts.rich('pass-looks', { number, depth });
    if (algorithm.table) return texts.rich('pass-asks', { number, beta: score(pass.beta) });
    return texts.rich('pass-searches', { number, ...window });
  }
  if (algorithm.deepens) {
    const found = { depth, relation: relations[pass.bound], score: score(pass.score) };
    const move = pass.best === null ? '' : texts.rich('proof-move', { move: nameOf(page, pass.best) });
    return [texts.rich('proof-depth', found), ' ', move];
  }
  const { id, args, open } = proof(pass, page);
  const { low, high } = pass;
  const isNews = pass.bound !== 'exact' && Number.isFinite(low) && Number.isFinite(high);
  const together = current > 0 ? 'proof-together' : 'proof-payoffs';
  const rest = isNews ? texts.rich(together, { known: between(low, high, score) }) : open && texts.text(open);
  return [texts.rich(id, args), ' ', rest];
}

/**
 * @param {Page} page
 * @param {Pass[]} passes
 * @param {number} current
 */
function rows(page, passes, current) {
  const { texts, algorithm, dispatch, frame } = page;
  const from = Math.max(0, Math.min(current - mostRows / 2, passes.length - mostRows));
  const names = algorithm.deepens ? ['depth', 'window', 'result', 'move'] : ['number', 'window', 'result', 'known'];
  return html`<div class="scroll"><table class="sheet" aria-label=${texts.text('panel-passes')}>
    <thead><tr>${[...names, 'leaves'].map((name) => html`<th scope="col">${texts.text(`pass-${name}`)}</th>`)}</tr></thead>
    <tbody>${passes.slice(from, from + mostRows).map((pass, index) => {
      const place = from + index;
      const isHere = place === current;
      const time = frame.step < pass.first ? 'is-later' : isHere ? 'is-here' : '';
      return html`<tr class=${time} aria-current=${isHere ? 'step' : nothing}
        @click=${() => dispatch({ type: 'goTo', step: pass.last })}>${cells(page, pass, place)}</tr>`;
    })}</tbody>
  </table></div>`;
}

/**
 * Future passes are empty.
 * @param {Page} page
 * @param {Pass} pass
 * @param {number} place
 */
function cells(page, pass, place) {
  const { texts, state, frame, algorithm, score } = page;
  const hasBegun = pass.first <= frame.step;
  const hasEnded = pass.last <= frame.step;
  const window = {
    windows: state.windows,
    comma: `${page.separator} `,
    alpha: score(pass.alpha),
    beta: score(pass.beta),
  };
  const move = pass.best === null ? '' : nameOf(page, pass.best);
  const head = algorithm.deepens ? (pass.depth ?? page.tree.height) : place + 1;
  return html`<th scope="row"><button type="button" aria-label=${texts.text('pass-go', { number: place + 1 })}>${head}</button></th>
    <td>${hasBegun ? texts.rich('pass-called', window) : ''}</td>
    <td>${hasEnded ? html`<span class="nb">${relations[pass.bound]} ${score(pass.score)}</span>` : ''}</td>
    <td>${hasEnded ? html`<span class="nb">${algorithm.deepens ? move : between(pass.low, pass.high, score)}</span>` : ''}</td>
    <td>${hasEnded ? pass.leaves : ''}</td>`;
}
