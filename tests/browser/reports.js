// Searches that the core in WebAssembly and the native one must answer alike: the jobs, the native core's answers, and how to ask the
// other. The native one answers many jobs in one process.

import { algorithmIds, orders } from '../../www/src/port/settings.js';
import { alphaBeta } from './cases.js';
import { answers } from './native.js';
import { cases } from './scale.js';
import { chain, randomness, randomTree, scores, uniformTree } from './trees.js';

/** @typedef {import('./cases.js').Cell} Cell */
/** @typedef {{ tree: string, settings: Settings }} Job */
/** @typedef {{ run: (settings: object) => { report: () => unknown }, free: () => void }} Tree */
/** @typedef {{ Tree: { read: (text: string) => Tree } }} Core */
/**
 * @typedef {{ algorithm: string, cut: string, returns: string, ties: string, window: [Cell, Cell], payoffs: [Cell, Cell],
 *   depth: number | null, order: string, seed: number, guess: number, margin: number }} Settings
 */

const rules = ['at-bound', 'past-bound'].flatMap((cut) =>
  ['fail-hard', 'running-bound', 'fail-soft'].map((returns) => ({ cut, returns })),
);
/** @type {[Cell, Cell]} */
const full = ['-inf', 'inf'];
const plain = { ties: 'first', payoffs: full, depth: null, order: 'as-written', seed: 1, guess: 0, margin: 1 };
/** @type {[Cell, Cell][]} */
const windows = [full, [0, 10], [2, 3], [-5, 'inf'], ['-inf', 4], [-0.5, 0.5]];
/** Some contain the scores of every tree with finite ones; trees may have scores beyond the others. @type {[Cell, Cell][]} */
const ranges = [full, [-100, 100], [0, 9], ['-inf', 50], [-20, 'inf'], [-99, 99], [0, 14]];
const ties = ['first', 'last'];

/** The golden cases under every rule and window. */
export const golden = () => alphaBeta.flatMap(({ tree, window }) => everyRule(tree, [window, ...windows]));

/** Random trees under every rule, window and depth limit. */
export function random() {
  const styles = Object.values(scores);
  const jobs = Array.from({ length: cases(60) }, (_, seed) => {
    const random = randomness(1000 + seed);
    const style = { leaves: 24, height: 2 + (seed % 5), branching: 4, score: styles[seed % styles.length] };
    const statics = seed % 3 === 0;
    const tree = randomTree(seed, { ...style, names: seed % 2 === 0, players: seed % 4 === 1, statics });
    const depth = statics ? Math.floor(random() * 4) : null;
    const some = [full, windows[1 + Math.floor(random() * (windows.length - 1))]];
    const drawn = { depth, ties: ties[seed % ties.length], payoffs: ranges[Math.floor(random() * ranges.length)] };
    return everyRule(tree, some).map(({ settings }) => ({ tree, settings: { ...settings, ...drawn } }));
  });
  return jobs.flat();
}

/**
 * The whole family in every order.
 * @param {number} count of additional random trees
 */
export function family(count) {
  const random = randomness(7);
  const texts = ['(x: 2 (a:3 b:12 c:8) y: 9 (a:2 c:4) z: 5 (b:14 a:5 c:2))', '(a: 1 (b: 2 (3 5) 9) c: 0 (@b 4))'];
  for (let seed = 0; seed < count; seed += 1) {
    const style = { leaves: 20, height: 2 + (seed % 4), branching: 3, score: Object.values(scores)[seed % 3] };
    texts.push(randomTree(40 + seed, { ...style, names: true, players: seed % 2 === 1, statics: true }));
  }
  return texts.flatMap((tree) =>
    algorithmIds.flatMap((algorithm) =>
      orders.map((order, index) => ({
        tree,
        settings: {
          ...{ algorithm, ...rules[index % rules.length], window: windows[index % 2] },
          ...{ order, depth: index % 3 === 0 ? 2 : null, seed: index },
          ties: ties[Math.floor(random() * ties.length)],
          payoffs: ranges[Math.floor(random() * ranges.length)],
          guess: Math.floor(random() * 9) / 2,
          margin: 1 + (index % 3) / 2,
        },
      })),
    ),
  );
}

/** A wide tree and the deepest one. */
export function extremes() {
  const trees = [uniformTree([10, 10, 10], 7), chain(1000)];
  const others = algorithmIds.map((algorithm) => ({ ...everyRule('', [full])[0].settings, algorithm }));
  const deep = others.map((settings) => ({ tree: chain(1000), settings }));
  return [...trees.flatMap((tree) => everyRule(tree, [full]).slice(0, 3)), ...deep];
}

/**
 * Minimax, and alpha-beta under every combination of cut and return rule.
 * @param {string} tree
 * @param {[Cell, Cell][]} within
 * @returns {Job[]}
 */
function everyRule(tree, within) {
  const minimax = { algorithm: 'minimax', ...rules[0], window: full, ...plain };
  const alphaBetas = within.flatMap((window) =>
    rules.map((rule) => ({ algorithm: 'alpha-beta', ...rule, window, ...plain })),
  );
  return [minimax, ...alphaBetas].map((settings) => ({ tree, settings }));
}

/** By job. @type {(jobs: Job[]) => unknown[]} */
export const natively = (jobs) =>
  answers(
    'reports',
    [],
    jobs.map(({ tree, settings }) => {
      const [[alpha, beta], [least, greatest]] = [settings.window, settings.payoffs];
      return { tree, settings: { ...settings, alpha, beta, least, greatest } };
    }),
  ).map((line) => JSON.parse(line));

/**
 * Runs in node and in the browser, so it is self-contained.
 * @param {Core} core
 * @param {Job} job
 */
export function report(core, { tree: text, settings }) {
  const ends = [...settings.window, ...settings.payoffs];
  const [alpha, beta, least, greatest] = ends.map((cell) => Number(String(cell).replace('inf', 'Infinity')));
  const tree = core.Tree.read(text);
  try {
    return tree.run({ ...settings, alpha, beta, least, greatest }).report();
  } catch (error) {
    return { kind: /** @type {{ kind: string }} */ (error).kind };
  } finally {
    tree.free();
  }
}
