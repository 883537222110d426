// The counters: leaves evaluated so far, what minimax needs, cut-offs; and the strip of leaves, one square each if there are few, a bar if
// there are many. It counts nothing itself but the leaves left of the search's position.

import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { marksOf } from '../port/frames.js';

/** @typedef {import('../page/page.js').Page} Page */

/** The maximum number of leaves with a square each, by the width of the page, and with a large one. */
const mostSquares = { wide: 40, narrow: 16 };
const mostLarge = 20;

/** @param {Page} page */
export function counts(page) {
  const { frame, run, facts, isNarrow } = page;
  const most = isNarrow ? mostSquares.narrow : mostSquares.wide;
  const strip = run.minimaxLeaves <= most ? squares : bar;
  return html`${facts.isPartial ? nothing : strip(page)}
    ${guard([page.given, frame.distinct, frame.leaves, frame.cutoffs], () => figures(page))}`;
}

/** @param {Page} page */
function figures({ texts, frame, run, facts, settings, windowed }) {
  const unit = settings.depth === null ? 'counts-leaves' : 'counts-positions';
  const number = (/** @type {number} */ value) => texts.text('counts-number', { value });
  // The total is given already, so repeated leaves can replace minimax's count, which does not exist with chance.
  const second =
    run.leafCount > run.distinctCount
      ? count(texts.text('counts-evaluations'), number(frame.leaves))
      : facts.isPartial || facts.hasChance
        ? nothing
        : count(texts.text('counts-needs'), number(run.minimaxLeaves));
  const of = facts.isPartial ? '' : texts.text('counts-of', { all: run.minimaxLeaves });
  return html`<dl class="counts">
      ${count(texts.text(unit), html`${number(frame.distinct)} <small>${of}</small>`)}
      ${windowed ? second : nothing}
      ${windowed ? count(texts.text('counts-cutoffs', { cutoffs: frame.cutoffs }), number(frame.cutoffs)) : nothing}
    </dl>`;
}

/** @type {(name: string, value: unknown) => unknown} */
const count = (name, value) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

/** @param {Page} page */
function squares(page) {
  const { facts, frame, settings } = page;
  const leaves = facts.frontier(settings.depth);
  const marks = marksOf(page, leaves);
  const now = frame.event?.kind === 'evaluate' ? frame.event.node : -1;
  const looks = marks.map(({ state, isEvaluated }, index) => {
    const kind = isEvaluated ? 'seen' : state === 'cut' ? 'cut' : '';
    return leaves[index] === now ? `${kind} just` : kind;
  });
  const isApart = (/** @type {number} */ index) =>
    index > 0 && facts.parents[leaves[index]] !== facts.parents[leaves[index - 1]];
  const drawn = () =>
    looks.map((look, index) => html`${isApart(index) ? html`<i class="gap"></i>` : nothing}<i class=${look}></i>`);
  return html`<div class="leaves ${leaves.length > mostLarge ? 'is-many' : ''}" aria-hidden="true">${guard([page.given, ...looks], drawn)}</div>`;
}

/** @param {Page} page */
function bar({ facts, frame, run, settings }) {
  const settled = Math.max(before(facts.frontier(settings.depth), position(facts, frame)), frame.distinct);
  return html`<div class="leaves is-bar" aria-hidden="true">
    <i class="seen" .style="flex-grow:${frame.distinct}"></i>
    <i class="cut" .style="flex-grow:${settled - frame.distinct}"></i>
    <i .style="flex-grow:${run.minimaxLeaves - settled}"></i>
  </div>`;
}

/**
 * The first node that the search has neither finished nor cut off: everything before it in pre-order is settled.
 * @param {import('../port/facts.js').Facts} facts
 * @param {import('../port/types.js').Frame} frame
 */
function position(facts, { event }) {
  if (!event) return 0;
  if (event.kind === 'visit') return event.node;
  if (event.kind === 'improve' || event.kind === 'narrow') return facts.ends[event.child ?? event.node];
  return facts.ends[event.node];
}

/**
 * How many of the sorted nodes come before a place.
 * @param {Uint32Array} nodes
 * @param {number} place
 */
function before(nodes, place) {
  let [low, high] = [0, nodes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (nodes[middle] < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
