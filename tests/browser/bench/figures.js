// A figure: one measurement with its unit, its noise, its baseline from the same run, and its budget.

import { median, parts, percentile, range, spread } from './statistics.js';

/**
 * @typedef {object} Budget
 * @property {'value' | 'ratio'} of
 * @property {number} [most]
 * @property {number} [least]
 */
/**
 * @typedef {object} Figure
 * @property {string} what
 * @property {string} unit
 * @property {number} value
 * @property {number[]} [percentiles] the 50th, 95th and 99th; the value is then the 95th
 * @property {number} noise of the compared number, as a share of it
 * @property {{ what: string, value: number }} [baseline] in the same unit
 * @property {number} [ratio] how many times the baseline, or how many times as fast
 * @property {'cost' | 'speed'} [ratioOf]
 * @property {Budget} [budget]
 * @property {Record<string, number[]>} [parts] percentiles of the underlying measurements
 */

/** For exact counts: bytes, instructions. Other machines and compilers may count slightly more. */
const countNoise = 0.01;
/** What one run's spread cannot show: the machine may be busier at another time. */
const leastNoise = 0.2;
/** A tab's memory includes what its parts have not yet released. */
export const memoryNoise = 0.15;

/** @type {(spread: number) => number} for times, from their spread in one run */
export const timeNoise = (spread) => Math.max(spread, leastNoise);

/** @type {(what: string, unit: string, value: number, more?: Partial<Figure>) => Figure} */
export const counted = (what, unit, value, more = {}) => withRatio({ what, unit, value, noise: countNoise, ...more });

/** @type {(what: string, unit: string, values: number[], more?: Partial<Figure>) => Figure} */
export const timed = (what, unit, values, more = {}) =>
  withRatio({ what, unit, value: median(values), noise: timeNoise(spread(values)), ...more });

/**
 * Timed alternately with its baseline. The best times are compared: other load only adds to them.
 * @param {string} what
 * @param {string} unit
 * @param {number[]} values
 * @param {{ what: string, values: number[], ratioOf?: 'cost' | 'speed' }} baseline
 * @param {Budget} [budget]
 * @returns {Figure}
 */
export function inTurns(what, unit, values, { what: other, values: others, ratioOf = 'cost' }, budget) {
  const [value, otherValue] = [Math.min(...values), Math.min(...others)];
  const ratios = parts(values).map((part, index) =>
    ratio(ratioOf, Math.min(...part), Math.min(...parts(others)[index])),
  );
  return withRatio({
    ...{ what, unit, value, noise: range(ratios), baseline: { what: other, value: otherValue }, ratioOf },
    ...(budget && { budget }),
  });
}

/** @type {(times: number[]) => number[]} */
export const percentiles = (times) => [0.5, 0.95, 0.99].map((share) => percentile(times, share));

/** @param {Figure} figure */
export function isKept({ value, ratio, budget }) {
  if (!budget) return null;
  const number = budget.of === 'ratio' ? (ratio ?? Number.NaN) : value;
  return (budget.least ?? -Infinity) <= number && number <= (budget.most ?? Infinity);
}

/**
 * What has become worse by more than both runs' noise. Times from another machine say nothing.
 * @param {Figure[]} before
 * @param {Figure[]} now
 * @param {boolean} isSameMachine
 * @returns {{ what: string, before: number, now: number, noise: number }[]}
 */
export function worse(before, now, isSameMachine) {
  return now.flatMap((figure) => {
    const old = before.find(({ what }) => what === figure.what);
    if (!old || (!isSameMachine && isTime(figure))) return [];
    const [then, here] = [compared(old), compared(figure)];
    const noise = old.noise + figure.noise;
    const isSpeed = figure.ratio !== undefined && figure.ratioOf === 'speed';
    // An exponent may be zero, so its noise is absolute.
    const least = figure.unit === 'exponent' ? then + noise : then * (1 + noise);
    const isWorse = isSpeed ? here * (1 + noise) < then : least < here;
    return isWorse ? [{ what: figure.what, before: then, now: here, noise }] : [];
  });
}

/** @type {(figure: Figure) => boolean} a plain time, without a baseline that the machine slows as well */
const isTime = ({ unit, ratio }) => ratio === undefined && /^(ms|ns)/.test(unit);

/** @type {(figure: Figure) => number} a median is the steadiest of the percentiles */
const compared = ({ value, ratio, percentiles }) => ratio ?? percentiles?.[0] ?? value;

/** @type {(figure: Figure) => Figure} */
function withRatio(figure) {
  const { value, baseline, ratioOf = 'cost' } = figure;
  return baseline && figure.percentiles === undefined
    ? { ...figure, ratio: ratio(ratioOf, value, baseline.value), ratioOf }
    : figure;
}

/** @type {(of: 'cost' | 'speed', value: number, baseline: number) => number} */
const ratio = (of, value, baseline) => (of === 'speed' ? baseline / value : value / baseline);
