// Bins: what many events have in common as bars, and the cut-off that a click among them means. They know the run's
// numbers and no page.

/** @typedef {import('../types.js').Run} Run */

/** The numbers of a bin, as the core gives them. */
export const lanes = { leaves: 0, cuts: 1, moves: 2 };

/** Units of the drawing, which is stretched to the timeline; `least` is the height of a bin with a single one. */
export const height = 100;
export const bars = { leaves: { top: 0, tall: 40, least: 3 }, cuts: { top: 58, tall: 40, least: 9 } };

/**
 * One lane of bars that hang from its top, one unit wide each, as one path. What happened at all can be seen.
 * @param {Uint32Array} numbers
 * @param {number} lane
 * @param {{ top: number, tall: number, least: number }} look
 */
export function path(numbers, lane, { top, tall, least }) {
  let most = 1;
  for (let index = lane; index < numbers.length; index += 3) most = Math.max(most, numbers[index]);
  let drawn = '';
  for (let bin = 0; bin * 3 < numbers.length; bin += 1) {
    const count = numbers[bin * 3 + lane];
    if (count > 0) drawn += `M${bin} ${top}h1v${Math.max(least, (count / most) * tall).toFixed(1)}h-1z`;
  }
  return drawn;
}

/**
 * The step of the cut-off that is meant by a click among bins: the nearest one in the bin, or within reach of the pointer.
 * @param {Pick<Run, 'nextCutoff' | 'previousCutoff'>} run
 * @param {number} place of the pointer, in events
 * @param {{ from: number, size: number }} bin under the pointer
 * @param {number} reach in events
 * @returns {number | null}
 */
export function cutOffAt(run, place, { from, size }, reach) {
  const event = Math.floor(place);
  // The step of a cut-off is the number of its event and one.
  const near = [run.previousCutoff(event + 1), run.nextCutoff(event)].flatMap((step) =>
    step !== undefined && Math.min(from, place - reach) < step && step <= Math.max(from + size, place + reach)
      ? [step]
      : [],
  );
  const [nearest] = near.sort((one, other) => Math.abs(one - 0.5 - place) - Math.abs(other - 0.5 - place));
  return nearest ?? null;
}
