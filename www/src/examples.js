// The trees of lectures, one row each: a text, and the settings that belong to it. A row knows no words: its name, its
// note and its origin are messages named by the ids. A new example is one row here and two messages.

import { plainSettings } from './settings.js';

/**
 * @typedef {object} Example
 * @property {string} id names the messages example-ID and example-ID-note
 * @property {string} origin names the message origin-ORIGIN; rows of one origin stand together
 * @property {string} text
 * @property {Partial<import('./types.js').Settings>} settings what it needs; the rest stays as chosen
 */

/** @type {Partial<import('./types.js').Settings>} */
const failSoft = { algorithm: 'alpha-beta', cut: 'at-bound', returns: 'fail-soft' };
/** @type {Partial<import('./types.js').Settings>} */
const failSoftStrict = { cut: 'past-bound', returns: 'fail-soft' };
/** @type {Partial<import('./types.js').Settings>} */
const failHardStrict = { cut: 'past-bound', returns: 'fail-hard' };

const slides = '(((6 2) (8 7)) ((5 4) (9 3)))';

/** @type {Example[]} */
export const examples = [
  { id: 'textbook', origin: 'textbook', text: '((3 12 8) (2 4 6) (14 5 2))', settings: {} },
  {
    id: 'line',
    origin: 'notes',
    text: 'a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))',
    settings: failSoftStrict,
  },
  {
    id: 'three-cuts',
    origin: 'notes',
    text: 'c: (a: ((2 3) b: (5 9)) d: ((0) (7 4)) e: ((2 1) (5 6)))',
    settings: failSoftStrict,
  },
  { id: 'win-loss', origin: 'gomoku', text: '(((W L) L) (L W W))', settings: failHardStrict },
  { id: 'gomoku', origin: 'gomoku', text: '(((1 5 6) (8 3)) (L (1 W)))', settings: failHardStrict },
  { id: 'window-0-10', origin: 'slides', text: slides, settings: { ...failSoft, alpha: 0, beta: 10 } },
  { id: 'window-4-6', origin: 'slides', text: slides, settings: { ...failSoft, alpha: 4, beta: 6 } },
  { id: 'window-2-3', origin: 'slides', text: slides, settings: { ...failSoft, alpha: 2, beta: 3 } },
  { id: 'window-6-7', origin: 'slides', text: slides, settings: { ...failSoft, alpha: 6, beta: 7 } },
  { id: 'best-first', origin: 'cases', text: ordered(true), settings: {} },
  { id: 'worst-first', origin: 'cases', text: ordered(false), settings: {} },
];

/**
 * @param {string} id
 * @returns {Example}
 */
export function exampleOf(id) {
  return examples.find((example) => example.id === id) ?? examples[0];
}

/** What makes two examples of one tree. */
const ownNames = /** @type {const} */ (['alpha', 'beta', 'least', 'greatest']);
/** No example has more nodes. */
const mostNodes = 64;
/** Each with its shortest text, in which all ways to write a tree are one. */
const shortest = new Map(examples.map((example) => [example, example.text.replace(/\s*([():])\s*/g, '$1')]));

/**
 * The example that is shown, if it is one: the same tree, searched from the root window and with the payoffs that the example asks for. It depends
 * on nothing else, so that it has the same name wherever it comes from.
 * @param {import('./types.js').Tree} tree
 * @param {import('./types.js').Settings} settings
 * @returns {Example | null}
 */
export function exampleLike(tree, settings) {
  const text = tree.size <= mostNodes ? tree.text() : '';
  const isLike = (/** @type {Example} */ example) =>
    shortest.get(example) === text &&
    ownNames.every((name) => (example.settings[name] ?? plainSettings[name]) === settings[name]);
  return examples.find(isLike) ?? null;
}

/**
 * Three plies of three children with the scores 1 to 27, each once, so that every node has its best child first, or its
 * worst: every subtree gets a range of scores, and the ranges stand in order.
 * @param {boolean} bestFirst
 * @param {number} ply
 * @param {number} from the smallest score of the subtree
 * @returns {string}
 */
function ordered(bestFirst, ply = 0, from = 1) {
  const size = 3 ** (3 - ply);
  if (size === 1) return String(from);
  const descending = (ply % 2 === 0) === bestFirst;
  const parts = (descending ? [2, 1, 0] : [0, 1, 2]).map((part) => from + (part * size) / 3);
  return `(${parts.map((start) => ordered(bestFirst, ply + 1, start)).join(' ')})`;
}
