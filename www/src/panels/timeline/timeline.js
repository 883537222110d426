// The whole run in one line, a column per event: a slider for keyboard and screen readers, which can be clicked and dragged. It only
// reports where to go.

import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { hidesFuture, openPart } from '../../port/predicting.js';
import { timelineKey } from '../search/passlines.js';
import { slideLine, slidesOf } from '../search/slideline.js';
import { placeOf } from '../transport.js';
import { columns, mostColumns, stepAt } from './columns.js';
import { createLong } from './long.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {(event: PointerEvent) => void} Hear */

/**
 * The contents of the line.
 * @typedef {object} Line
 * @property {number} from the events from here
 * @property {number} to up to here, exclusive
 * @property {boolean} isBinned
 * @property {unknown} picture
 * @property {{ press: Hear, move: Hear, lift?: Hear, wheel?: (event: WheelEvent) => void, key?: (event: KeyboardEvent) => void }} hears
 * @property {string} [news] on the events around the step
 * @property {unknown} [key] the key of its signs, if they are not those of events
 * @property {unknown} [beside]
 */

/** @param {() => void} redraw of the timeline alone */
export function createTimeline(redraw) {
  /** @type {ReturnType<typeof createLong> | undefined} */
  let long;

  /**
   * @param {Page} page
   * @param {string} sentence the sentence of the current step, for screen readers
   */
  return (page, sentence) => {
    const { texts, run, frame, tree } = page;
    const isOpen = hidesFuture(page);
    const isLong = run.length > mostColumns && !isOpen;
    if (isLong) long ??= createLong(page, redraw);
    const line = isLong && long ? long(page) : plain(page, isOpen ? openPart(frame.step) : { from: 0, to: run.length });
    const { from, to, isBinned, hears, news = '' } = line;
    const { step, length } = placeOf(page);
    const value = texts.text(isOpen ? 'timeline-value-open' : 'timeline-value', { step, length, sentence });
    const isAway = frame.step < from || frame.step > to;
    const slides = isLong || isOpen ? null : slidesOf(page);
    const wide = slides && frame.step > 0 ? frame.step - slides.since : 1;
    return html`<div
        class="timeline ${isBinned ? 'is-binned' : ''} ${isLong ? 'is-long' : ''} ${isAway ? 'is-away' : ''} ${slides ? 'is-slides' : ''} ${frame.step > 0 ? '' : 'is-before'}"
        .style="--depth:${Math.max(1, tree.height)};--count:${to - from}"
        role="slider" tabindex="0" aria-orientation="horizontal" aria-label=${texts.text('timeline-label')}
        aria-valuemin="0" aria-valuemax=${isOpen ? to : length} aria-valuenow=${step} aria-valuetext=${`${value} ${news}`.trim()}
        @pointerdown=${hears.press} @pointermove=${hears.move} @pointerup=${hears.lift} @pointercancel=${hears.lift}
        @wheel=${hears.wheel} @keydown=${hears.key}>
        ${slides ? slideLine(slides) : nothing}
        ${line.picture}
        <i class="playhead" .style="--step:${frame.step - from};--events:${wide}"></i>
      </div>
      ${line.beside} ${line.key ?? guard([page.given], () => key(page))}`;
  };
}

/**
 * Without bins.
 * @param {Page} page
 * @param {{ from: number, to: number }} part
 * @returns {Line}
 */
function plain(page, { from, to }) {
  const { dispatch } = page;
  const drag = dragging((share) => dispatch({ type: 'goTo', step: stepAt(share, from, to, false) }));
  return { from, to, isBinned: false, picture: columns(page, from, to), hears: { press: drag, move: drag } };
}

/**
 * A press goes to the step under the pointer, and while the pointer is down the step follows it.
 * @param {(share: number) => void} goTo
 * @returns {Hear}
 */
function dragging(goTo) {
  return (event) => {
    const element = /** @type {HTMLElement} */ (event.currentTarget);
    if (event.type === 'pointerdown') {
      if (event.button !== 0) return;
      // A replayed event has no pointer to capture.
      if (event.isTrusted) element.setPointerCapture(event.pointerId);
    } else if (!element.hasPointerCapture(event.pointerId)) {
      return;
    }
    const { left, width } = element.getBoundingClientRect();
    goTo((event.clientX - left) / width);
  };
}

/** @param {Page} page */
function key(page) {
  const { texts, windowed, algorithm, facts } = page;
  return html`<p class="key" aria-hidden="true">
    <span><i></i> ${texts.text('key-leaf')}</span>
    ${
      !windowed
        ? nothing
        : html`<span><i class="n alpha"></i>${algorithm.fromMover ? nothing : html`<i class="n beta"></i>`} ${texts.text('key-narrow')}</span>
          <span><i class="c"></i> ${texts.text('key-cut')}</span>`
    }
    ${facts.hasChance ? html`<span><i class="g"></i> ${texts.text('key-grow')}</span>` : nothing}
    ${timelineKey(page, false)}
    ${slidesOf(page) ? html`<span><i class="f"></i> ${texts.text('stage-grain-slide')}</span>` : nothing}
  </p>`;
}
