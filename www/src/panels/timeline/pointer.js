// Pointers on a long run: a press goes to a step, a drag continues with it and beyond the edges, two fingers stretch the part, and a
// resting pointer shows what is there. They ask for steps and parts, and draw nothing.

import { binAt, binNews, isBinned } from './binlanes.js';
import { bars, cutOffAt, height } from './bins.js';
import { stepAt } from './columns.js';
import { isWhole, pinch, roundPart } from './part.js';

/** @typedef {import('./long.js').Long} Long */
/**
 * @typedef {object} Drag of the one finger or the mouse
 * @property {number} start its start, in px of the window
 * @property {number} share its position, as a share of the timeline's width
 * @property {boolean} isMoving whether it has moved too far for a press
 * @property {number} before the step at which it began
 * @property {number | null} at a position beyond the edge, to which it has pulled until `since`
 * @property {number} since
 */

/** How far a press may move, in pixels, before it is a drag, and how close to a cut-off it still refers to it. */
const [slip, reach] = [3, 6];
/** How often per second a drag beyond the timeline moves the part by its overshoot, at any frame rate. */
const pull = 6;

/** @type {(event: MouseEvent) => number} where a pointer is, as a share of the timeline's width */
export function shareOf(event) {
  const { left, width } = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
  return (event.clientX - left) / width;
}

/** @type {(long: Long, step: number) => void} */
export const goTo = ({ page }, step) => page.dispatch({ type: 'goTo', step });

/**
 * @param {Long} long
 * @param {PointerEvent} event
 */
export function press(long, event) {
  const { fingers, drag, page } = long;
  if (event.button !== 0) return;
  const element = /** @type {HTMLElement} */ (event.currentTarget);
  element.setPointerCapture(event.pointerId);
  const share = shareOf(event);
  fingers.set(event.pointerId, share);
  if (fingers.size === 1) {
    long.drag = { start: event.clientX, share, isMoving: false, before: page.frame.step, at: null, since: 0 };
    goTo(long, stepUnder(long, event, element.getBoundingClientRect()));
  } else if (drag) {
    // It was the first finger of a pinch.
    goTo(long, drag.before);
    long.drag = null;
  }
}

/**
 * The step that a press refers to.
 * @param {Long} long
 * @param {PointerEvent} event
 * @param {DOMRect} box
 */
function stepUnder({ page, part }, event, box) {
  const { from, to } = roundPart(part);
  const share = shareOf(event);
  const binned = isBinned(part);
  const isAmongCuts = binned && (event.clientY - box.top) / box.height > (bars.cuts.top - 4) / height;
  const place = from + share * (to - from);
  const near = isAmongCuts
    ? cutOffAt(page.run, place, binAt(page, part, place), (reach / box.width) * (to - from))
    : null;
  return near ?? stepAt(share, from, to, binned);
}

/**
 * @param {Long} long
 * @param {PointerEvent} event
 */
export function move(long, event) {
  const { fingers, drag, part, page } = long;
  const share = shareOf(event);
  if (!fingers.has(event.pointerId)) tellWhatIsThere(long, event, share);
  else if (drag) {
    drag.isMoving ||= Math.abs(event.clientX - drag.start) > slip;
    drag.share = share;
    if (drag.isMoving && drag.at === null) goAlong(long);
  } else if (fingers.size === 2) {
    const before = [...fingers.values()];
    fingers.set(event.pointerId, share);
    long.show(pinch(part, before, [...fingers.values()], page.run.length));
  }
}

/**
 * Follows the drag, and continues while it points beyond an edge of the part.
 * @param {Long} long
 */
function goAlong(long) {
  const { drag, part, page } = long;
  if (!drag) return;
  const { share } = drag;
  const { length } = page.run;
  const { from, to } = roundPart(part);
  const beyond = share < 0 ? share : Math.max(0, share - 1);
  if (beyond === 0 || isWhole(part, length)) {
    drag.at = null;
    goTo(long, stepAt(share, from, to, isBinned(part)));
  } else {
    const now = performance.now();
    const seconds = drag.at === null ? 0 : (now - drag.since) / 1000;
    const next = (drag.at ?? (beyond < 0 ? from : to)) + beyond * pull * seconds * (to - from);
    drag.since = now;
    drag.at = Math.max(0, Math.min(next, length));
    goTo(long, drag.at);
    requestAnimationFrame(() => goAlong(long));
  }
}

/**
 * @param {Long} long
 * @param {PointerEvent} event
 */
export function lift(long, event) {
  long.fingers.delete(event.pointerId);
  long.drag = null;
}

/**
 * @param {Long} long
 * @param {PointerEvent} event of a pointer that is not pressed
 * @param {number} share
 */
function tellWhatIsThere({ page, part }, event, share) {
  const element = /** @type {HTMLElement} */ (event.currentTarget).querySelector('.bins');
  if (!(element instanceof HTMLElement)) return;
  const { from, to } = roundPart(part);
  const hint = page.texts.text('timeline-hint', { windowed: page.windowed ? 'yes' : 'no' });
  element.title = `${binNews(page, part, from + share * (to - from))} ${hint}`;
}
