// The strip below the timeline that shows which part of the run is visible: dragging moves the part, a press elsewhere goes there. For the
// pointer only: the keys of the timeline do the same.

import { html } from 'lit-html';
import { pan, sizeOf } from './part.js';

/** @typedef {import('./part.js').Part} Part */

/**
 * @param {import('../../page/page.js').Page} page
 * @param {Part} part
 * @param {(part: Part) => void} show
 * @param {(step: number) => void} goTo
 */
export function overview({ run, frame }, part, show, goTo) {
  const share = (/** @type {number} */ events) => (events / run.length) * 100;

  /** @param {PointerEvent} event */
  function press(event) {
    const strip = /** @type {HTMLElement} */ (event.currentTarget);
    const { left, width } = strip.getBoundingClientRect();
    const isOnPart = /** @type {Element} */ (event.target).matches('.part');
    if (event.button !== 0) return;
    if (!isOnPart) return goTo(((event.clientX - left) / width) * run.length);
    strip.setPointerCapture(event.pointerId);
    strip.onpointermove = (move) => show(pan(part, ((move.clientX - event.clientX) / width) * run.length, run.length));
    strip.onlostpointercapture = () => {
      strip.onpointermove = null;
    };
  }

  return html`<div class="overview" aria-hidden="true" @pointerdown=${press}
      .style="--at:${share((part.from + part.to) / 2)}%;--size:${share(sizeOf(part))}%;--here:${share(frame.step)}%">
    <i class="part"></i><i class="here"></i>
  </div>`;
}
