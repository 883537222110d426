// Bins: the counts of many events as bars, and the cut-off that a click among them refers to. They know the run's numbers and no page.

import { bin } from '../../../pkg/tables.js';
import { placesOf } from '../../port/numbers.js';

/** @typedef {import('../../port/types.js').Run} Run */

/** The indices of a bin's numbers in its row. */
const lanes = placesOf(bin);
/** @typedef {keyof typeof lanes} Lane */

/** @type {(numbers: Uint32Array, index: number, lane: Lane) => number} */
export const countAt = (numbers, index, lane) => numbers[index * bin.length + lanes[lane]];

/** Units of the drawing, which is stretched to the timeline; `least` is the height of a bin with a single event. */
export const height = 100;
export const bars = { leaves: { top: 0, tall: 40, least: 3 }, cuts: { top: 58, tall: 40, least: 9 } };

/**
 * One lane of bars that hang from its top, one unit wide each, as one path. Anything that happened is visible.
 * @param {Uint32Array} numbers
 * @param {Lane} lane
 * @param {{ top: number, tall: number, least: number }} look
 */
export function path(numbers, lane, { top, tall, least }) {
  const counts = numbers.filter((_, at) => at % bin.length === lanes[lane]);
  const most = counts.reduce((most, count) => Math.max(most, count), 1);
  let drawn = '';
  for (const [index, count] of counts.entries()) {
    if (count > 0) drawn += `M${index} ${top}h1v${Math.max(least, (count / most) * tall).toFixed(1)}h-1z`;
  }
  return drawn;
}

/**
 * The step of the cut-off that a click among bins refers to: the nearest one in the bin, or within reach of the pointer.
 * @param {Pick<Run, 'nextCutoff' | 'previousCutoff'>} run
 * @param {number} place of the pointer, in events
 * @param {{ from: number, size: number }} bin under the pointer
 * @param {number} reach in events
 * @returns {number | null}
 */
export function cutOffAt(run, place, { from, size }, reach) {
  const event = Math.floor(place);
  // The step of a cut-off is the index of its event plus one.
  const near = [run.previousCutoff(event + 1), run.nextCutoff(event)].flatMap((step) =>
    step !== undefined && Math.min(from, place - reach) < step && step <= Math.max(from + size, place + reach)
      ? [step]
      : [],
  );
  const [nearest] = near.sort((one, other) => Math.abs(one - 0.5 - place) - Math.abs(other - 0.5 - place));
  return nearest ?? null;
}
