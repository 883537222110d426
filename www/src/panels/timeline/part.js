// The visible part of a long run, as plain numbers: zoom in, zoom out, pan, and follow the step. Parts may lie between whole events; only
// the drawing is rounded.

/** @typedef {{ from: number, to: number }} Part from an event to before another one */

/** The minimum number of events on the timeline. */
export const fewest = 25;
/** The share of the part after a step that was brought into view. */
const air = 0.15;
/** Round numbers of events. */
const handy = [1, 2, 5, 10];

/** @type {(length: number) => Part} */
export const whole = (length) => ({ from: 0, to: length });
/** @type {(part: Part) => number} */
export const sizeOf = ({ from, to }) => to - from;
/** @type {(part: Part, length: number) => boolean} */
export const isWhole = (part, length) => sizeOf(part) >= length;

/** @type {(part: Part, step: number) => boolean} whether a step can be shown; at the start of the run, step 0 too */
export const shows = ({ from, to }, step) => (from < step || from === 0) && step <= to;

/**
 * A part of some size, moved to within the run.
 * @param {number} from
 * @param {number} size
 * @param {number} length
 * @returns {Part}
 */
function placeWithin(from, size, length) {
  const begin = Math.max(0, Math.min(from, length - size));
  return { from: begin, to: begin + size };
}

/**
 * Zooms in by a factor, around the event at `at`.
 * @param {Part} part
 * @param {number} factor
 * @param {number} at
 * @param {number} length
 */
export function zoom(part, factor, at, length) {
  const size = Math.max(fewest, Math.min(sizeOf(part) / factor, length));
  const share = (at - part.from) / sizeOf(part);
  return placeWithin(at - share * size, size, length);
}

/** @type {(part: Part, by: number, length: number) => Part} sideways by some events */
export const pan = (part, by, length) => placeWithin(part.from + by, sizeOf(part), length);

/**
 * The part after a pinch: the events under the fingers stay there.
 * @param {Part} part
 * @param {number[]} before their previous positions, as shares of the width
 * @param {number[]} now
 * @param {number} length
 */
export function pinch(part, before, now, length) {
  const [spread, was] = [now, before].map(([one, other]) => Math.max(0.01, Math.abs(one - other)));
  const at = part.from + ((before[0] + before[1]) / 2) * sizeOf(part);
  const { from, to } = zoom(part, spread / was, at, length);
  return pan({ from, to }, ((before[0] + before[1] - now[0] - now[1]) / 2) * (to - from), length);
}

/**
 * The part after a step: the same if it shows the step, else moved just as far as the step needs.
 * @param {Part} part
 * @param {number} step
 * @param {number} length
 * @param {number} [behind] the share of the part after the step
 */
export function follow(part, step, length, behind = air) {
  if (shows(part, step)) return part;
  const room = behind * sizeOf(part);
  return pan(part, step > part.to ? step + room - part.to : step - 1 - room - part.from, length);
}

/** @type {(part: Part) => Part} between whole events, of the same size everywhere */
export function roundPart(part) {
  const to = Math.round(part.to);
  return { from: to - Math.round(sizeOf(part)), to };
}

/**
 * The bins that cover a part, of a round size and at the same places wherever the part is, so that they move with it instead of changing.
 * @param {Part} part
 * @param {number} most bins
 */
export function binning(part, most) {
  const least = sizeOf(part) / most;
  const power = 10 ** Math.floor(Math.log10(least));
  const size = power * /** @type {number} */ (handy.find((times) => least <= times * power));
  const first = Math.floor(part.from / size);
  return { size, from: first * size, count: Math.ceil(part.to / size) - first };
}
