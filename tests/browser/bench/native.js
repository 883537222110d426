// The core on this machine: times of its jobs, and how many instructions they take, by `cargo bench`.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { counted, inTurns } from './figures.js';
import { searches, speeds } from './searches.js';
import { exponent } from './statistics.js';
import { grouped, trees } from './trees.js';

/** @typedef {import('./figures.js').Figure} Figure */
/** @typedef {{ nodes: number, events: number, eventBytes: number, frames: number, times: Record<string, number[]> }} Times */

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = `${root}target/bench/`;
/** The tree whose times are reported. */
const usual = 100_000;

/**
 * @param {number} rounds
 * @returns {{ figures: Figure[], perEvent: number[] }} and the times of recording, in ns per event
 */
export function native(rounds) {
  const { events, eventBytes, times } = timesOn(usual, rounds);
  const perEvent = (/** @type {string} */ job) => times[job].map((time) => (time * 1e6) / events);
  const recording = perEvent('record');
  const figures = [
    ...speeds(times, 'native'),
    inTurns(
      'traced search, native',
      'ns an event',
      recording,
      { what: 'by hand, native', values: perEvent('by-hand') },
      { of: 'value', most: 25 },
    ),
    counted('one event', 'bytes', eventBytes, { budget: { of: 'value', most: 24 } }),
  ];
  return { figures, perEvent: recording };
}

/**
 * Instruction counts: the clocks of a busy machine say less.
 * @param {string} valgrind
 * @returns {Figure[]}
 */
export function instructions(valgrind) {
  const sizes = [1000, 10_000, usual];
  const all = sizes.map((nodes) => {
    const { events, frames } = timesOn(nodes, 1);
    const count = (/** @type {string} */ job) => instructionsOf(valgrind, nodes, job);
    return { nodes, events, frames, count };
  });
  /** @type {(job: string, unit: string, per: 'nodes' | 'events' | 'frames', byHand?: number) => Figure[]} */
  const figures = (job, unit, per, byHand) => {
    const counts = all.map((one) => one.count(job));
    const value = counts[counts.length - 1] / all[counts.length - 1][per];
    const growth = exponent(all.map((one, index) => [one[per === 'frames' ? 'nodes' : per], counts[index]]));
    const baseline = byHand && { baseline: { what: 'by hand', value: byHand } };
    return [
      counted(`${job}: instructions`, `a${unit}`, value, baseline || {}),
      counted(`${job}: growth with ${per === 'events' ? 'events' : 'nodes'}`, 'exponent', growth),
    ];
  };
  const largest = all[all.length - 1];
  const byHand = largest.count('by-hand') / largest.events;
  // A search of no tree in the table does not grow with it.
  const others = searches
    .filter(({ job }) => job !== 'plain')
    .map(({ what, job, byHand }) =>
      counted(`${what}: instructions`, 'in all', largest.count(job), {
        baseline: { what: 'by hand', value: largest.count(byHand) },
      }),
    );
  return [
    ...figures('read', ' node', 'nodes'),
    ...figures('layout', ' node', 'nodes'),
    ...figures('plain', 'n event', 'events', byHand),
    ...others,
    ...figures('record', 'n event', 'events', byHand),
    ...figures('frame', ' frame', 'frames'),
  ];
}

/** @type {(nodes: number, rounds: number) => Times} */
function timesOn(nodes, rounds) {
  return JSON.parse(bench(['times', fileOf(nodes), String(rounds)]));
}

/** @type {(valgrind: string, nodes: number, job: string) => number} */
function instructionsOf(valgrind, nodes, job) {
  const out = `${folder}callgrind.out`;
  const runner = [
    valgrind,
    '--quiet',
    '--tool=callgrind',
    '--toggle-collect=costs::counted*',
    `--callgrind-out-file=${out}`,
  ];
  bench(['once', fileOf(nodes), job], runner);
  const total = /^totals: (\d+)/m.exec(readFileSync(out, 'utf8'));
  if (!total || total[1] === '0') throw new Error(`callgrind counted nothing of ${job}`);
  return Number(total[1]);
}

/**
 * @param {string[]} words
 * @param {string[]} [runner]
 */
function bench(words, runner) {
  const config = runner ? ['--config', `target.'cfg(all())'.runner=${JSON.stringify(runner)}`] : [];
  const base = ['bench', '--quiet', '--package', 'secateur-tests', '--bench', 'costs', ...config, '--', ...words];
  return execFileSync(process.env.CARGO ?? 'cargo', base, { cwd: root, encoding: 'utf8' });
}

/** @type {(nodes: number) => string} the tree as a file */
function fileOf(nodes) {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}${grouped(nodes)}.txt`;
  writeFileSync(file, trees[nodes].text);
  return file;
}
