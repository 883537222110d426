// Zooming a long run in and out: by wheel, keys and buttons. They ask for parts of the run, and know no step but the one that stays
// visible.

import { html } from 'lit-html';
import { icons } from '../../stage/zoombuttons.js';
import { isWhole, pan, shows, sizeOf, whole, zoom } from './part.js';
import { shareOf } from './pointer.js';

/** @typedef {import('./long.js').Long} Long */

/** The factor of one press. */
const closer = 2;
/** Doublings per pixel of the wheel, and of a pinch on a touch pad, which is sent as a wheel with Ctrl. */
const wheelSpeed = { plain: 0.005, pinch: 0.02 };
/** Pixels per line and per page of the wheel. */
const wheelUnits = [1, 16, 400];

/**
 * @param {Long} long
 * @param {number} factor
 */
function zoomBy({ part, page, show }, factor) {
  const { step } = page.frame;
  const at = shows(part, step) ? step : (part.from + part.to) / 2;
  show(zoom(part, factor, at, page.run.length));
}

/** @param {Long} long */
const zoomToWhole = ({ page, show }) => show(whole(page.run.length));

/**
 * @param {Long} long
 * @param {WheelEvent} event
 */
export function turnWheel({ part, page, show }, event) {
  const { length } = page.run;
  const unit = wheelUnits[event.deltaMode];
  const across = event.shiftKey ? event.deltaX || event.deltaY : event.deltaX;
  const { width } = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
  const isAcross = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
  const speed = event.ctrlKey ? wheelSpeed.pinch : wheelSpeed.plain;
  const at = part.from + shareOf(event) * sizeOf(part);
  const next = isAcross
    ? pan(part, ((across * unit) / width) * sizeOf(part), length)
    : zoom(part, 2 ** (-event.deltaY * unit * speed), at, length);
  const isSame = next.from === part.from && next.to === part.to;
  // Where it does nothing here, the wheel scrolls the page, but never zooms it by surprise.
  if (isSame && !event.ctrlKey) return;
  event.preventDefault();
  if (!isSame) show(next);
}

/**
 * @param {Long} long
 * @param {KeyboardEvent} event
 */
export function pressKey(long, event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === '+' || event.key === '=') zoomBy(long, closer);
  else if (event.key === '-' || event.key === '−') zoomBy(long, 1 / closer);
  else if (event.key === '0') zoomToWhole(long);
  else return;
  event.preventDefault();
}

/** @param {Long} long */
export function zoomButtons(long) {
  const { part, page } = long;
  const { texts, run } = page;
  const atWhole = isWhole(part, run.length);
  const atClosest = zoom(part, closer, part.from, run.length).to === part.to;
  /** @type {(id: string, icon: keyof typeof icons, isOff: boolean, act: () => void) => unknown} */
  const button = (
    id,
    icon,
    isOff,
    act,
  ) => html`<button type="button" aria-label=${texts.text(id)} title=${texts.text(id)}
      aria-disabled=${isOff} @click=${() => isOff || act()}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${icons[icon]}</svg></button>`;
  return html`<div class="line-zoom" role="group" aria-label=${texts.text('timeline-zoom')}>
      ${button('timeline-zoom-out', 'tree-zoom-out', atWhole, () => zoomBy(long, 1 / closer))}
      ${button('timeline-zoom-whole', 'tree-zoom-fit', atWhole, () => zoomToWhole(long))}
      ${button('timeline-zoom-in', 'tree-zoom-in', atClosest, () => zoomBy(long, closer))}
    </div>`;
}
