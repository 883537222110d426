// A number line in parts, with a mark at the current number: for a weight, which move is best; for a leaf, what its score changes. A leaf's
// mark can be dragged, stepped, or put into the middle of a part. The core computes the parts.

import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { hidesFuture } from '../port/predicting.js';

/** @typedef {import('../page/page.js').Page} Page */
/** @typedef {import('../port/session.js').Strip} Strip */
/** @typedef {import('../port/session.js').StripPart} Part */
/**
 * @typedef {object} Line in shares of it
 * @property {string} label empty if the surroundings say it
 * @property {{ at: [number, number], name: string, isNow: boolean }[]} parts
 * @property {number} here the position of the number
 * @property {number | null} was its previous position
 * @property {{ at: number, text: string }[]} marks below it
 */

/** A shorter part has no room for its name, as a share of the strip. */
const leastNamed = 0.09;
/** Up to this many pieces are described in one sentence; otherwise only the current one. */
const mostTold = 4;
/** For a larger tree it is only computed in its panel: typing into a leaf must not wait for it. */
const mostUnasked = 20_000;

/** @param {Line} line */
export const strip = ({
  label,
  parts,
  here,
  was,
  marks,
}) => html`<div class="strip" role=${label ? 'img' : nothing} aria-label=${label || nothing}>
  ${parts.map(
    ({ at: [from, to], name, isNow }) =>
      html`<span class="part ${isNow ? 'is-now' : ''}" .style="--from:${from};--wide:${to - from}">${to - from < leastNamed ? nothing : html`<b>${name}</b>`}</span>`,
  )}
  ${was === null ? nothing : html`<i class="was" .style="--from:${was}"></i>`}
  <i class="here" .style="--from:${here}"></i>
  ${marks.map(({ at, text }) => html`<small .style="--from:${at}">${text}</small>`)}
</div>`;

/** @typedef {'line' | 'said' | 'rows'} Extent the line alone, with its sentence, or with a row of each piece, too */

/** @type {WeakMap<object, Strip | null>} by run: that of the last leaf requested */
const known = new WeakMap();

/** @type {(page: Page, leaf: number) => Strip | null} */
function stripOf({ engine, run }, leaf) {
  const last = known.get(run);
  if (last?.leaf === leaf) return last;
  const found = engine.session.strip(run, leaf) ?? null;
  known.set(run, found);
  return found;
}

/**
 * What the score of the chosen leaf changes; none if none is chosen, or the class must not see it yet.
 * @param {Page} page
 * @param {Extent} extent
 */
export function leafStrip(page, extent) {
  const { state } = page;
  if (state.strip === null || hidesFuture(page)) return null;
  if (extent !== 'rows' && mostUnasked < page.tree.size) return null;
  const found = stripOf(page, state.strip);
  return found && guard([page.given, extent], () => drawn(page, found, extent));
}

/** @type {(page: Page, found: Strip, extent: Extent) => unknown} */
function drawn(page, found, extent) {
  const { texts, score, labels, dispatch } = page;
  const { leaf, own, parts } = found;
  const name = labels.of(leaf);
  const plain = texts.text('strip-heading', { named: name ? 'yes' : 'no', name, score: score(own) });
  const heading = page.algorithm.fromMover ? texts.text('making-side', { label: plain }) : plain;
  const told = parts.length <= mostTold ? parts : parts.filter(({ isNow }) => isNow);
  const marks = parts.slice(1).map(({ ends: [from], at: [at] }) => ({ at, text: score(from) }));
  const line = {
    label: '',
    parts: parts.map((part) => ({ at: part.at, name: rootOf(page, part), isNow: part.isNow })),
    ...{ here: placeOf(parts, own), was: null, marks },
  };
  return html`<section class="leaf-strip is-${extent}" aria-label=${heading}>
    <p class="title">${heading}</p>
    <div class="grip" role="slider" tabindex="0" aria-label=${texts.text('strip-label')} aria-valuenow=${Number.isFinite(own) ? own : 0}
      aria-valuetext=${score(own)} @mousedown=${keepKeys} @keydown=${(/** @type {KeyboardEvent} */ event) => pressed(event, page, found)}
      @pointerdown=${(/** @type {PointerEvent & { currentTarget: HTMLElement }} */ event) => dragged(event, page, found)}>${strip(line)}</div>
    ${
      extent === 'rows' && found.isSearched
        ? html`<div class="strip-rows">${parts.map(
            (part) => html`<button type="button" aria-pressed=${part.isNow ? 'true' : 'false'}
              @click=${() => dispatch({ type: 'setScore', node: leaf, text: part.middle })}><b>${condition(page, part)}</b> <span>${texts.text('strip-row', argsOf(page, part))}</span></button>`,
          )}</div>`
        : nothing
    }
    ${extent === 'line' ? nothing : html`<p class="proof">${sentence(told.map((part) => texts.text('strip-clause', argsOf(page, part))))}${parts.every(({ isValue }) => isValue) ? nothing : ` ${texts.text('strip-returned')}`}</p>`}
  </section>`;
}

/** Dragging keeps the focus of the search, and selects nothing. @param {MouseEvent} event */
const keepKeys = (event) => event.preventDefault();

/** Clauses joined, with a capital first letter. @param {string[]} clauses */
const sentence = ([first, ...rest]) =>
  `${first.slice(0, 1).toLocaleUpperCase()}${[first.slice(1), ...rest].join('; ')}.`;

/** “x”, or a number. @param {Page} page @param {Part} part */
const rootOf = ({ score }, { score: root }) => (root === null ? 'x' : score(root));

/** @param {Page} page @param {Part} part */
function argsOf({ texts, score, labels }, { ends: [from, to], includes, score: root, best, leaves, cut }) {
  const [hasFrom, hasTo] = [Number.isFinite(from), Number.isFinite(to)];
  const place = hasFrom
    ? hasTo
      ? from === to
        ? 'at'
        : 'between'
      : includes === 'from'
        ? 'from'
        : 'above'
    : hasTo
      ? includes === 'to'
        ? 'up-to'
        : 'below'
      : 'any';
  const move = best === null ? '' : labels.of(best);
  return {
    ...{ place, from: score(from), to: score(to), root: root === null ? 'leaf' : 'number' },
    ...{ score: root === null ? '' : score(root), leaves, cut: cut.length, move: move || texts.text('live-none') },
  };
}

/** A condition on the leaf's score x. @param {Page} page @param {Part} part */
function condition({ score }, { ends: [from, to], includes }) {
  const [below, above] = [
    ['from', 'both'].includes(includes) ? '≤' : '<',
    ['to', 'both'].includes(includes) ? '≤' : '<',
  ];
  if (from === to) return `x = ${score(from)}`;
  if (!Number.isFinite(from)) return Number.isFinite(to) ? `x ${above} ${score(to)}` : 'x';
  if (!Number.isFinite(to)) return `x ${below === '≤' ? '≥' : '>'} ${score(from)}`;
  return `${score(from)} ${below} x ${above} ${score(to)}`;
}

/** The position of a score, as a share. @param {Part[]} parts @param {number} score */
function placeOf(parts, score) {
  const part = parts.find(({ isNow }) => isNow) ?? parts[0];
  const [from, to] = part.drawn;
  const share = from < to ? (Math.min(Math.max(score, from), to) - from) / (to - from) : 0.5;
  return part.at[0] + share * (part.at[1] - part.at[0]);
}

/** The score at a position, rounded to a step. @type {(parts: Part[], place: number, decimals: number) => string} */
function scoreAt(parts, place, decimals) {
  const part = parts.find(({ at }) => place <= at[1]) ?? parts[parts.length - 1];
  const share = (place - part.at[0]) / (part.at[1] - part.at[0]);
  const [from, to] = part.drawn;
  return String(Number((from + Math.min(Math.max(share, 0), 1) * (to - from)).toFixed(decimals)));
}

/** @type {(event: KeyboardEvent, page: Page, found: Strip) => void} */
function pressed(event, page, { leaf, own }) {
  const way = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
  if (!way || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  // Presses come faster than drawings.
  const { tree, facts } = page.fresh();
  const text = tree.plusUnits(String(facts.scores[leaf] ?? own), event.shiftKey ? 10 * way : way);
  if (text !== undefined) page.dispatch({ type: 'setScore', node: leaf, text });
}

/** @type {(down: PointerEvent & { currentTarget: HTMLElement }, page: Page, found: Strip) => void} */
function dragged({ currentTarget: grip, pointerId, clientX, shiftKey }, page, { leaf, parts, decimals }) {
  const { left, width } = grip.getBoundingClientRect();
  let last = '';
  const put = (/** @type {number} */ x, /** @type {boolean} */ isFine) => {
    const text = scoreAt(parts, (x - left) / width, Math.min(decimals + (isFine ? 1 : 0), 15));
    if (text !== last) page.dispatch({ type: 'setScore', node: leaf, text });
    last = text;
  };
  const move = (/** @type {PointerEvent} */ event) => put(event.clientX, event.shiftKey);
  const end = () => {
    grip.removeEventListener('pointermove', move);
    for (const name of ['pointerup', 'pointercancel']) grip.removeEventListener(name, end);
  };
  grip.setPointerCapture(pointerId);
  grip.addEventListener('pointermove', move);
  for (const name of ['pointerup', 'pointercancel']) grip.addEventListener(name, end);
  put(clientX, shiftKey);
}
