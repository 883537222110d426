// The core's searches for a score only, each against a hand-written equivalent: on a stored tree, on one that exists only as a formula, and
// on a game.

import { inTurns } from './figures.js';

/** @typedef {{ what: string, job: string, byHand: string, least: number }} Search */

/**
 * Jobs of crate/tests/benches/costs/jobs.rs, and their required speed relative to hand-written code: the arena equal, the others less,
 * so that a search reads like its pseudo-code.
 * @type {Search[]}
 */
export const searches = [
  { what: 'plain search', job: 'plain', byHand: 'by-hand', least: 1 },
  { what: 'search of a formula', job: 'formula', byHand: 'formula-by-hand', least: 0.75 },
  { what: 'search of Nim', job: 'nim', byHand: 'nim-by-hand', least: 0.75 },
  { what: 'search of Connect Four with a table', job: 'connect-four', byHand: 'connect-four-by-hand', least: 0.75 },
];

/**
 * @param {Record<string, number[]>} times by job, in ms
 * @param {string} where
 */
export const speeds = (times, where) =>
  searches.map(({ what, job, byHand, least }) =>
    inTurns(
      `${what}, ${where}`,
      'ms',
      times[job],
      { what: `by hand, ${where}`, values: times[byHand], ratioOf: 'speed' },
      { of: 'ratio', least },
    ),
  );
