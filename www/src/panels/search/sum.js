// How a position's evaluation adds up: each feature times its weight, with bars that begin where the previous one ended. A weight is
// dragged sideways, typed, or stepped up and down; the row being changed shows the best move for every weight.

import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { ref } from 'lit-html/directives/ref.js';
import { strip } from '../strip.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../../pkg/core.js').GamePosition} Position */
/** @typedef {Position['sum'][number]} Term */
/** @typedef {import('../../port/types.js').WeightBox} WeightBox */

/** The px of a drag per 1, or per 0.1 while Shift is held. */
const perStep = 9;
/** The minimum extent of a strip. */
const leastStrip = 5;

/** @type {(page: Page, position: Position, asked: 'yes' | 'no' | 'over') => unknown} */
export const sum = (page, { sum, total, counted, totalBar }, asked) => {
  const { texts, score } = page;
  const name = texts.text('position-evaluation', { asked });
  return html`<div class="sum" role="group" aria-label=${name}>
    <div class="terms"><p>${name}</p>${sum.map((term) => row(page, term, totalBar))}</div>
    <div class="term is-total"><b>${texts.text('position-total')}</b><span></span><b>${score(total)}</b>${bar(totalBar, totalBar[0])}
      ${counted === null ? nothing : html`<p>${texts.text('position-counted', { counted: score(counted) })}</p>`}</div>
  </div>`;
};

/** @type {(page: Page, term: Term, totalBar: [number, number]) => unknown} */
function row(page, term, totalBar) {
  const { texts, score, state } = page;
  const { id, count, product } = term;
  const { box = null, was = null } = state.weighing ?? {};
  const own = box?.feature === id ? box : null;
  return html`<div class="term ${was?.feature === id ? 'is-changed' : ''}">
      <span>${texts.text(`feature-${id}`)}</span>
      <span class="count">${score(count)} × ${weightBox(page, term, own)} =</span>
      <b>${score(product)}</b>${bar(term.bar, totalBar[0])}
    </div>
    ${own?.isWrong ? html`<p class="wrong" id="weight-reason" role="alert">${texts.text('position-no-weight')}</p>` : nothing}
    ${own && !own.isWrong ? weightStrip(page, own) : nothing}`;
}

/** @type {(ends: [number, number], zero: number) => unknown} */
const bar = ([from, to], zero) =>
  html`<span class="beam" aria-hidden="true" .style="--from:${Math.min(from, to)};--wide:${Math.abs(to - from)};--zero:${zero}"></span>`;

/** @type {(page: Page, term: Term, own: WeightBox | null) => unknown} */
function weightBox({ texts, score, dispatch, fresh }, { id, ...term }, own) {
  const weight = own?.weight ?? term.weight;
  const set = (/** @type {string} */ text, isTyped = false) =>
    dispatch({ type: 'setWeight', feature: id, text, isTyped });
  // By the current tree: each weight makes another one.
  const plus = (/** @type {number} */ from, /** @type {number} */ tenths) =>
    set(String(fresh().tree.movedWeight(from, tenths)));
  /** Presses come faster than drawings. */
  const now = () => fresh().state.weighing?.box?.weight ?? weight;
  const open = () => own || dispatch({ type: 'openWeight', feature: id });
  const close = () => dispatch({ type: 'openWeight', feature: null });
  const name = texts.text(`feature-${id}`);
  const shown = own?.typed ?? score(weight);
  return html`<input class="weight" inputmode="decimal" autocomplete="off" role="spinbutton" aria-label=${texts.text('position-weight', { name })}
    aria-valuenow=${weight} aria-valuetext=${score(weight)} aria-invalid=${own?.isWrong ? 'true' : 'false'}
    aria-describedby=${own?.isWrong ? 'weight-reason' : nothing}
    .value=${live(shown)} .style="--signs:${shown.length}"
    @focus=${open} @blur=${close} @input=${typed} @keydown=${pressed} @pointerdown=${dragged} />`;

  /** @param {Event & { currentTarget: HTMLInputElement }} event */
  function typed({ currentTarget }) {
    set(currentTarget.value, true);
  }

  /** @param {KeyboardEvent & { currentTarget: HTMLInputElement }} event */
  function pressed(event) {
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (way) plus(now(), event.shiftKey ? way : 10 * way);
    else if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {PointerEvent & { currentTarget: HTMLInputElement }} down */
  function dragged(down) {
    const { currentTarget: box, pointerId, clientX } = down;
    const isEntered = document.activeElement !== box;
    const from = now();
    let last = 0;
    /** @param {PointerEvent} event */
    const move = (event) => {
      const way = (event.clientX - clientX) / perStep;
      const tenths = Math.round(way) * (event.shiftKey ? 1 : 10);
      if (!box.hasPointerCapture(pointerId)) {
        if (Math.abs(event.clientX - clientX) < perStep) return;
        box.setPointerCapture(pointerId);
        box.classList.add('is-dragged');
      }
      if (tenths !== last) plus(from, tenths);
      last = tenths;
    };
    const end = () => {
      // Typing replaces it, as in a leaf.
      if (isEntered && !box.classList.contains('is-dragged'))
        box.addEventListener('click', () => box.select(), { once: true });
      box.classList.remove('is-dragged');
      box.removeEventListener('pointermove', move);
      for (const name of ['pointerup', 'pointercancel']) box.removeEventListener(name, end);
    };
    box.addEventListener('pointermove', move);
    for (const name of ['pointerup', 'pointercancel']) box.addEventListener(name, end);
  }
}

/** Which move is best for every weight of a feature. @type {(page: Page, own: WeightBox) => unknown} */
function weightStrip(page, { feature, weight }) {
  const { texts, score, state } = page;
  const changed = state.weighing?.was;
  const was = changed?.feature === feature ? changed.weights[0] : weight;
  const [low, high] = endsOf(weight, was);
  const parts = partsOf(page, feature, low, high);
  const at = (/** @type {number} */ place) => (place - low) / (high - low);
  if (parts.length === 0) return nothing;
  const told = parts.map(({ move, from, to }) =>
    texts.text('position-best', { move, from: score(rounded(from)), to: score(rounded(to)) }),
  );
  const line = {
    label: told.join(' '),
    parts: parts.map(({ move, from, to }) => ({
      at: /** @type {[number, number]} */ ([at(from), at(to)]),
      name: move,
      isNow: from <= weight && weight <= to,
    })),
    ...{ here: at(weight), was: was === weight ? null : at(was) },
    marks: [low, high].map((end) => ({ at: at(end), text: score(end) })),
  };
  return html`<div ${ref(intoSight)}>${strip(line)}</div>`;
}

/** Once, when it appears. @param {Element | undefined} strip */
function intoSight(strip) {
  queueMicrotask(() => strip?.scrollIntoView({ block: 'nearest' }));
}

/** Rounded like numbers in messages. @type {(place: number) => number} */
const rounded = (place) => Math.round(place * 1000) / 1000;

/** A strip contains both weights, and does not move while one is dragged within it. @type {(now: number, was: number) => [number, number]} */
function endsOf(now, was) {
  let reach = leastStrip;
  while (reach < Math.max(Math.abs(now), Math.abs(was))) reach *= 2;
  return [Math.min(now, was) < 0 ? -reach : 0, reach];
}

/** @type {WeakMap<object, Map<string, import('../../../pkg/core.js').GameStrip[]>>} */
const known = new WeakMap();
/** For a larger tree it is not shown. */
const mostStripped = 20_000;

/** @type {(page: Page, feature: string, low: number, high: number) => import('../../../pkg/core.js').GameStrip[]} */
function partsOf({ tree }, feature, low, high) {
  if (tree.size > mostStripped) return [];
  const parts = known.get(tree) ?? new Map();
  known.set(tree, parts);
  const name = `${feature} ${low} ${high}`;
  if (!parts.has(name)) parts.set(name, tree.bestMoves(feature, low, high));
  return parts.get(name) ?? [];
}
