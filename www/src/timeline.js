// The whole run in one line: a column for each event, its stem as long as the search is deep; bins when there are too many
// events for columns. A slider for keyboard and screen readers, and a thing to click and drag. It only says where to go.

import { html, nothing, svg } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';

/** @typedef {import('./page.js').Page} Page */
/** @typedef {import('./types.js').Run} Run */

/** The most events that get a column of their own. */
export const mostColumns = 250;
const binCount = 150;

/** By the core's number of an event's kind. */
const columnClasses = ['', 'eval', '', 'narrow', 'cut', '', 'ask', 'probe', 'store', 'pass', 'prove'];
const sideClasses = ['', 'alpha', 'beta'];

/**
 * @param {Page} page
 * @param {string} sentence what the current step says, for screen readers
 */
export function timeline(page, sentence) {
  const { texts, run, frame, tree, dispatch } = page;
  const isBinned = run.length > mostColumns;
  const value = texts.text('timeline-value', { step: frame.step, length: run.length, sentence });
  const drag = dragging(run.length, isBinned, (step) => dispatch({ type: 'goTo', step }));
  return html`<div
      class="timeline ${isBinned ? 'is-binned' : ''} ${run.length > 60 ? 'is-long' : ''}"
      style="--depth:${Math.max(1, tree.height)};--count:${run.length};--step:${frame.step}"
      role="slider" tabindex="0" aria-orientation="horizontal" aria-label=${texts.text('timeline-label')}
      aria-valuemin="0" aria-valuemax=${run.length} aria-valuenow=${frame.step} aria-valuetext=${value}
      @pointerdown=${drag} @pointermove=${drag}>
      <i class="playhead"></i>
      ${isBinned ? bins(page) : columns(page)}
    </div>
    ${key(page, isBinned)}`;
}

/** @param {Page} page */
function columns({ run, facts, frame }) {
  return guard([run, frame.step], () => {
    const [kinds, nodes, sides] = [run.kinds(), run.nodes(), run.sides()];
    return Array.from(kinds, (kind, index) => {
      const time = index + 1 === frame.step ? 'at' : index >= frame.step ? 'later' : '';
      const depth = facts.plies[nodes[index]];
      return html`<i class="column ${columnClasses[kind]} ${sideClasses[sides[index]]} ${time}" style="--d:${depth}"></i>`;
    });
  });
}

/** Units of the drawing of bins, which is stretched to the width of the timeline. */
const height = 100;
const lanes = { leaves: 40, cuts: { top: 58, height: 40 } };

/** @param {Page} page */
function bins({ run, frame, facts, family }) {
  const drawn = guard([run, family], () => {
    const numbers = run.bins(binCount);
    const rises = [];
    for (let bin = 0; bin < binCount; bin += 1) if (numbers[bin * 3 + 2] > 0) rises.push(bin);
    const picture = svg`<path class="leaves-lane" d=${bars(numbers, 0, 0, lanes.leaves)} />
      <path class="cuts-lane" d=${bars(numbers, 1, lanes.cuts.top, lanes.cuts.height)} />`;
    const layer = (/** @type {string} */ name) =>
      html`<svg class=${name} viewBox="0 0 ${binCount} ${height}" preserveAspectRatio="none" aria-hidden="true">${picture}</svg>`;
    const side = facts.player(0) === 'max' ? 'alpha' : 'beta';
    return html`${layer('later')}${layer('past')}
      ${rises.map((bin) => html`<i class="rise ${side}" style="left:${((bin + 0.5) / binCount) * 100}%"></i>`)}
      ${family?.dividers(run)}`;
  });
  return html`<div class="bins" style="--done:${(frame.step / run.length) * 100}%">${drawn}</div>`;
}

/**
 * One lane of bars that hang from `top`, the largest `tall` units high, as one path.
 * @param {Uint32Array} numbers
 * @param {number} lane
 * @param {number} top
 * @param {number} tall
 */
function bars(numbers, lane, top, tall) {
  let most = 1;
  for (let index = lane; index < numbers.length; index += 3) most = Math.max(most, numbers[index]);
  let path = '';
  for (let bin = 0; bin < binCount; bin += 1) {
    const size = (numbers[bin * 3 + lane] / most) * tall;
    if (size > 0) path += `M${bin} ${top}h1v${size.toFixed(1)}h-1z`;
  }
  return path;
}

/**
 * A press goes to the step under the pointer, and while the pointer stays down the timeline follows it.
 * @param {number} length
 * @param {boolean} isBinned
 * @param {(step: number) => void} goTo
 * @returns {(event: PointerEvent) => void}
 */
function dragging(length, isBinned, goTo) {
  return (event) => {
    const element = /** @type {HTMLElement} */ (event.currentTarget);
    if (event.type === 'pointerdown') {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
    } else if (!element.hasPointerCapture(event.pointerId)) {
      return;
    }
    const { left, width } = element.getBoundingClientRect();
    goTo(stepAt((event.clientX - left) / width, length, isBinned));
  };
}

/**
 * The step at a share of the timeline's width: columns are steps 1, 2, …, and left of the first is step 0.
 * @param {number} share
 * @param {number} length
 * @param {boolean} isBinned
 */
export function stepAt(share, length, isBinned) {
  const step = isBinned ? Math.round(share * length) : Math.floor(share * length) + 1;
  return Math.max(0, Math.min(step, length));
}

/**
 * @param {Page} page
 * @param {boolean} isBinned
 */
function key(page, isBinned) {
  const { texts, windowed, facts, family } = page;
  const side = facts.player(0) === 'max' ? 'alpha' : 'beta';
  return html`<p class="key" aria-hidden="true">
    <span><i></i> ${texts.text(isBinned ? 'key-leaves' : 'key-leaf')}</span>
    ${
      !windowed
        ? nothing
        : html`<span>${isBinned ? html`<i class="n ${side}"></i>` : html`<i class="n alpha"></i><i class="n beta"></i>`}
            ${isBinned ? texts.text('key-rise', { side }) : texts.text('key-narrow')}</span>
          <span><i class="c"></i> ${texts.text(isBinned ? 'key-cuts' : 'key-cut')}</span>`
    }
    ${family?.timelineKey(page, isBinned)}
  </p>`;
}
