// How a comparison changes: its runs, what they go by, and how far they have gone. Pure: a race and what is asked of it give
// the next race. It knows how long runs are and where they evaluate leaves, and nothing of how they are shown.

import { algorithms, mostRuns } from '../../pkg/tables.js';
import { kindOf } from '../core/events.js';
import { algorithmIds, basics, plainSettings } from '../core/settings.js';
import { once } from '../family/memo.js';
import { runnerOf } from '../state/race.js';

/** @typedef {import('../state/types.js').Race} Race */
/** @typedef {import('../state/types.js').Run} Run */
/** @typedef {import('../state/types.js').Runner} Runner */
/** @typedef {import('../state/types.js').Settings} Settings */
/** @typedef {'first' | 'back' | 'forward' | 'last'} Move */

const [pruning, whole] = basics;
/** What is compared first with what is already there: these two, what asks with zero windows, and what does nothing else from a guess. */
const favourites = [
  whole,
  pruning,
  ...algorithms.filter(({ asks, guess, table }) => asks || (guess && table)).map(({ id }) => id),
];

/** The steps at which a run has just evaluated a leaf. */
const leafSteps = once((run) => {
  /** @type {number[]} */
  const steps = [];
  run.kinds().forEach((kind, at) => {
    if (kind === kindOf.evaluate) steps.push(at + 1);
  });
  return steps;
});

/**
 * The step that a run shows; one that has ended stays at its end.
 * @param {Pick<Race, 'by' | 'at'>} race
 * @param {Run} run
 */
export function stepOf({ by, at }, run) {
  if (at === 0) return 0;
  if (by === 'event') return Math.min(at, run.length);
  return by === 'leaf' ? (leafSteps(run)[at - 1] ?? run.length) : run.length;
}

/**
 * How far a run can go: after its last leaf there may be its end.
 * @param {Race['by']} by
 * @param {Run} run
 */
function lengthOf(by, run) {
  if (by !== 'leaf') return by === 'event' ? run.length : 1;
  const steps = leafSteps(run);
  return steps.length + (steps[steps.length - 1] === run.length ? 0 : 1);
}

/**
 * The position at which the last of the runs ends.
 * @param {Pick<Race, 'by'>} race
 * @param {Run[]} runs
 */
export const lastOf = ({ by }, runs) => Math.max(0, ...runs.map((run) => lengthOf(by, run)));

/**
 * @param {Race} race
 * @param {Run[]} runs
 * @param {Move} move
 * @returns {Race}
 */
export function moved(race, runs, move) {
  const last = lastOf(race, runs);
  const at = Math.min(race.at, last);
  const to = { first: 0, back: Math.max(0, at - 1), forward: Math.min(last, at + 1), last }[move];
  return { ...race, at: to };
}

/**
 * Going by something else, the first run stays where it is, as far as that can be.
 * @param {Race} race
 * @param {Run[]} runs
 * @param {Race['by']} by
 * @returns {Race}
 */
export function paced(race, runs, by) {
  const last = lastOf({ by }, runs);
  if (race.at === 0 || runs.length === 0) return { ...race, by };
  if (by === 'end' || race.at >= lastOf(race, runs)) return { ...race, by, at: last };
  const step = stepOf(race, runs[0]);
  const passed = by === 'event' ? step : leafSteps(runs[0]).filter((at) => at <= step).length;
  return { ...race, by, at: Math.min(last, passed) };
}

/**
 * @param {Race} race
 * @param {number} index
 * @param {Partial<Runner>} change
 * @returns {Race}
 */
export const changed = (race, index, change) => ({
  ...race,
  runs: race.runs.map((run, at) => (at === index ? { ...run, ...change } : run)),
});

/**
 * @param {Race} race
 * @param {number} index
 * @returns {Race}
 */
export const without = (race, index) => ({ ...race, runs: race.runs.filter((_, at) => at !== index) });

/**
 * With another run: an algorithm that is not there yet.
 * @param {Race} race
 * @param {(run: Runner) => boolean} works
 * @returns {Race}
 */
export function withAnother(race, works) {
  const { runs } = race;
  if (runs.length === mostRuns) return race;
  return { ...race, runs: [...runs, another(runs, works)] };
}

/**
 * @param {Runner[]} runs
 * @param {(run: Runner) => boolean} works
 * @returns {Runner}
 */
function another(runs, works) {
  const free = [...favourites, ...algorithmIds].filter((id) => runs.every(({ algorithm }) => algorithm !== id));
  const candidates = free.map((algorithm) => ({
    ...runs[0],
    order: plainSettings.order,
    algorithm: String(algorithm),
  }));
  return candidates.find(works) ?? runs[runs.length - 1];
}

/**
 * What is compared when nobody has chosen yet: the run on the page, and minimax.
 * @param {Race | null} race
 * @param {Settings} settings
 * @returns {Race}
 */
export function opened(race, settings) {
  if (race) return { ...race, isOpen: true };
  const first = runnerOf(settings);
  const algorithm = settings.algorithm === whole ? pruning : whole;
  return { runs: [first, { ...first, algorithm, order: plainSettings.order }], by: 'leaf', at: 0, isOpen: true };
}
