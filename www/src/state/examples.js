// The trees of lectures, one row each: a text, and the settings that belong to it. A row knows no words: its name and its
// line are messages named by its id. A new example is one row here and two messages.

import { plainSettings } from '../core/settings.js';
import { firstExample } from './beginning.js';

/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {import('./types.js').Tree} Tree */
/**
 * @typedef {object} Example
 * @property {string} id names the messages example-ID and example-ID-line
 * @property {string} course names the message course-COURSE; rows of one course stand together, in the order of its lectures
 * @property {string} text
 * @property {Partial<Settings>} settings what it needs; the rest is plain
 * @property {Partial<import('./types.js').Runner>[]} [race] runs that stand side by side as it opens
 * @property {import('./types.js').State['overlay']} [overlay] what is written on the tree as it opens; else nothing
 * @property {boolean} [wasOpen] whether links to it were given out when it did not ask for payoffs yet
 * @property {string} [once] its text in links that were given out when it had no names yet
 */

/** How the courses cut and return. @type {Record<string, Partial<Settings>>} */
export const rules = {
  a: { returns: 'fail-hard' },
  b: { cut: 'past-bound' },
  c: { cut: 'past-bound', returns: 'fail-hard' },
  d: { returns: 'running-bound' },
};

/** All payoffs of the slides on α-β and MTD(f). */
const payoffs = { least: 0, greatest: 10 };
const given = { wasOpen: true };

export const square = '((5 7 6) (3 9 8) (8 4 9))';
const heuristic = '((W 3 (1 5) 6 (8 2)) (L -2 (4 0)) (D 7 (9 6) 2 (3 1)))';
export const line = 'a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))';
export const wins = '(((W L) L) (L W W))';
const judged = '(a: ((1 (0 4) 5 (2 7) 6 (9 3)) b: (8 (6 2) 3 (5 1))) (L (1 (4 0) W)))';
const met = '((5 p: (7 9)) (6 @p))';
const demo = '((((8 6) (2 12)) ((15 14) (7 13))) (((1 5) (9 10)) ((3 4) (16 11))))';
const deepened = '(a: 4 (a1: 3 (7 3) a2: 5 (8 6)) b: 9 (b1: 7 (7 9) b2: 4 (5 3)) c: 6 (c1: 6 (9 5) c2: 5 (8 1)))';
export const slides = '(((6 2) (8 7)) ((5 4) (9 3)))';

/** @type {(id: string, text: string, settings?: Partial<Settings>, more?: Partial<Example>) => Omit<Example, 'course'>} */
const row = (id, text, settings = {}, more = {}) => ({ id, text, settings, ...more });

/** @type {Record<string, Omit<Example, 'course'>[]>} */
const courses = {
  books: [
    row(firstExample.id, firstExample.text),
    row('deep', '(5, (((3 9) 4) 8))'),
    row('best-first', ordered(true)),
    row('worst-first', ordered(false)),
    row('pvs-pays', '((((5 2) (4 1)) ((1 8) (9 4))) (((7 3) (9 9)) ((6 2) (3 2))))', { algorithm: 'pvs' }),
    row('pvs-repeats', '((3 4) (5 6) (2 9))', { algorithm: 'pvs' }),
  ],
  a: [
    row('by-levels', square, { algorithm: 'minimax-by-levels' }),
    row('recursive', square, { algorithm: 'minimax' }),
    row('hanging', square, rules.a),
    row('heuristic-2', heuristic, { ...rules.a, depth: 2 }),
    row('heuristic-3', heuristic, { ...rules.a, depth: 3 }),
  ],
  b: [
    row('line-minimax', line, { algorithm: 'minimax' }),
    row('line', line, rules.b),
    row('strategy', line, rules.b, { overlay: 'strategy' }),
    row('three-cuts', 'c: (a: ((2 3) b: (5 9)) d: ((0) (7 4)) e: ((2 1) (5 6)))', rules.b),
    row('keeping', '(a: ((4 1) (2 6)) b: ((5 4) (3 4)) c: (7 (2 1)))', rules.b, { overlay: 'keeping' }),
    row('ties-last', '(4 4)', { ...rules.b, ties: 'last' }),
  ],
  c: [
    row('wins-minimax', wins, { algorithm: 'minimax' }),
    row('win-loss', wins, rules.c),
    row('gomoku', '(a: ((1 5 6) b: (8 3)) (L (1 W)))', rules.c, { once: '(((1 5 6) (8 3)) (L (1 W)))' }),
    row('limit-3', judged, { ...rules.c, depth: 3 }),
    row('no-limit', judged, rules.c),
    row('draw', '((W D) (L W) (D D W))', rules.c),
    row('graph', met, rules.c),
  ],
  d: [
    row('demo-minimax', demo, { algorithm: 'minimax' }),
    row('demo', demo, rules.d),
    row('demo-both', demo, rules.d, { race: [{ algorithm: 'minimax' }, { algorithm: 'alpha-beta', ...rules.d }] }),
    row('killer', '((x: 5 y: 6 z: 7) (x: 8 y: 2 z: 9) (x: 9 y: 3 z: 1) (x: 7 y: 4 z: 6))', {
      ...rules.d,
      order: 'killer',
    }),
    row('deepening', deepened, { ...rules.d, algorithm: 'iterative-deepening', order: 'previous-pass' }),
    row('refutation', deepened, { ...rules.d, algorithm: 'iterative-deepening', order: 'refutation' }),
  ],
  e: [
    row('window-0-10', slides, { ...payoffs, alpha: 0, beta: 10 }, given),
    row('window-4-6', slides, { ...payoffs, alpha: 4, beta: 6 }, given),
    row('window-2-3', slides, { ...payoffs, alpha: 2, beta: 3 }, given),
    row('window-6-7', slides, { ...payoffs, alpha: 6, beta: 7 }, given),
    row('mtd', slides, { ...payoffs, algorithm: 'mtd-f', guess: 3 }, given),
    row('mtd-range', '(10 3)', { ...payoffs, algorithm: 'mtd-f', guess: 5 }),
    row('table-answers', met, { ...payoffs, algorithm: 'alpha-beta-table' }, given),
    // A leaf of 20 needs more room than the payoffs of the others.
    row('table-narrows', '((2 p: (7 9)) (@p 20))', { ...payoffs, greatest: 20, algorithm: 'alpha-beta-table' }, given),
    row('static', deepened, { ...payoffs, order: 'static' }, given),
    row('fewest-nodes', '((((6 5) (3 9) (2 8))) (9 8 7))', { ...payoffs, order: 'fewest-nodes' }, given),
    row(
      'history',
      '(5, (x: 8 y: 3 z: 9) (w: (p: (x: 9 y: 2 z: 6) q: (x: 7 y: 4 z: 8)) v: 6))',
      { ...payoffs, order: 'history' },
      given,
    ),
    row('equal', '((3 3) (3 3))', payoffs, given),
  ],
};

/** @type {Example[]} */
export const examples = Object.entries(courses).flatMap(([course, rows]) => rows.map((row) => ({ ...row, course })));

/**
 * @param {string} id
 * @returns {Example}
 */
export function exampleOf(id) {
  return examples.find((example) => example.id === id) ?? examples[0];
}

/**
 * All settings of an example.
 * @param {Pick<Example, 'settings'>} example
 * @returns {Settings}
 */
export const settingsFor = ({ settings }) => ({ ...plainSettings, ...settings });

/** No example has more nodes. */
const mostNodes = 64;
/** All ways to write a tree are one. */
const shortest = (/** @type {string} */ text) => text.replace(/\s*([():])\s*/g, '$1').replace(/\bD\b/g, '0');
const written = new Map(examples.map((example) => [example, [example.text, example.once ?? ''].map(shortest)]));

/**
 * The example that is shown, if it is one: the same tree, searched as the example asks for; or else one that asks for nothing
 * but rules and a root window, if the window is the same. It depends on nothing else, so that it has the same name wherever it
 * comes from.
 * @param {Tree} tree
 * @param {Settings} settings
 * @param {{ overlay?: Example['overlay'], race?: unknown }} beside what of two examples that are searched alike tells one from the other
 * @returns {Example | null}
 */
export function exampleLike(tree, settings, { overlay = 'none', race }) {
  if (tree.size > mostNodes) return null;
  const text = tree.text();
  const alike = examples.filter(
    (example) => written.get(example)?.includes(text) && isSame(example, asGiven(example, settings), bounds),
  );
  const same = alike.filter((example) => isAsAsked(example.id, asGiven(example, settings)));
  const shown = same.find((row) => (row.overlay ?? 'none') === overlay && !row.race === !race) ?? same[0];
  return shown ?? alike.find((example) => namesIn(example).every((name) => isRule(name))) ?? null;
}

/** With the payoffs of an example, where its links were given out without any. @type {(example: Example, settings: Settings) => Settings} */
function asGiven({ settings: { least, greatest }, wasOpen }, settings) {
  const hasNone = settings.least === plainSettings.least && settings.greatest === plainSettings.greatest;
  return wasOpen && hasNone ? { ...settings, .../** @type {Settings} */ ({ least, greatest }) } : settings;
}

/** What tells examples from each other that are searched alike. @type {(state: Pick<import('./types.js').State, 'overlay' | 'race'>) => { overlay: Example['overlay'], race: boolean }} */
export const besideIn = ({ overlay, race }) => ({ overlay, race: race?.isOpen ?? false });

/** @type {(id: string, settings: Settings) => boolean} whether an example is searched as it asks for */
export function isAsAsked(id, settings) {
  const example = exampleOf(id);
  return isSame(example, settings, [...run, ...namesIn(example)]);
}

/**
 * The text of an example where that is what a tree is; one that was given out without its names stays without them.
 * @param {Example | null} example
 * @param {Tree} tree
 */
export const writtenAs = (example, tree) =>
  example && written.get(example)?.[0] === tree.text() ? example.text : null;

/** @typedef {keyof Settings} Name */
/** @type {Name[]} */
const bounds = ['alpha', 'beta', 'least', 'greatest'];
/** @type {Name[]} */
const run = ['algorithm', 'cut', 'returns', 'ties', 'depth', 'order'];
const isRule = (/** @type {Name} */ name) => [...bounds, 'cut', 'returns'].includes(name);
const namesIn = (/** @type {Example} */ { settings }) => /** @type {Name[]} */ (Object.keys(settings));

/** @type {(example: Example, settings: Settings, names: Name[]) => boolean} */
function isSame(example, settings, names) {
  const wanted = settingsFor(example);
  return names.every((name) => wanted[name] === settings[name]);
}

/**
 * A tree with as many children everywhere and the scores from 1 on, each once, so that every node has its best child first, or
 * its worst: every subtree gets a range of scores, and the ranges stand in order.
 * @param {boolean} bestFirst
 * @param {number} plies
 * @param {number} children
 * @param {number} ply
 * @param {number} from the smallest score of the subtree
 * @returns {string}
 */
export function ordered(bestFirst, plies = 3, children = 3, ply = 0, from = 1) {
  if (ply === plies) return String(from);
  const size = children ** (plies - ply - 1);
  const starts = Array.from({ length: children }, (_, part) => from + part * size);
  if ((ply % 2 === 0) === bestFirst) starts.reverse();
  return `(${starts.map((start) => ordered(bestFirst, plies, children, ply + 1, start)).join(' ')})`;
}
