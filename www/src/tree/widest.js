// The widest texts a tree will show over a whole run, so that room can be kept for them beforehand and no step ever moves
// a node. Small trees are asked node by node and event by event; of large ones a sample and the extremes must do.

import { isPlain } from '../state/notation.js';
import { withWidestDigits } from './measure.js';
import { windowLabel } from './windowlabel.js';

/** @typedef {import('../state/types.js').Run} Run */
/** @typedef {import('../core/facts.js').Facts} Facts */
/** @typedef {import('./windowlabel.js').Bounds} Bounds */

/** Up to this many nodes, or events, each is looked at. */
const few = 2000;
/** Of a notation of its own, every node at so many steps. */
const mostLooks = 20_000;

/**
 * @typedef {object} Widest
 * @property {string[]} scores of leaves and static evaluations, the widest digit for every digit
 * @property {Bounds[][]} windows by ply; empty where a search has no windows
 * @property {Map<number, Bounds[]>} windowsOf by node; of a large run, empty
 * @property {Words} [words] where both stand in the node
 */

/** @typedef {{ inner: [value: string, window: string][], leaf: [value: string, window: string][] }} Words values with their windows */

/**
 * @param {Pick<import('../state/types.js').PictureSource, 'facts' | 'run' | 'state' | 'algorithm' | 'score' | 'family'>} view
 * @param {boolean} isWindowed whether windows stand on the tree
 * @param {import('./windowlabel.js').Setting['comma']} comma
 * @returns {Widest}
 */
export function widestTexts({ facts, run, state, algorithm, score, family }, isWindowed, comma) {
  // A score may be told from either side.
  const values = sample(facts).flatMap((value) => (algorithm.fromMover ? [value, -value] : [value]));
  const scores = [...new Set(values.map((value) => withWidestDigits(score(value))))];
  const own = !isPlain(state) && 'written' in run ? family?.large.windowsWritten : undefined;
  if (!own && !isWindowed) return { scores, windows: [], windowsOf: new Map() };
  const isLong = own ? run.length * facts.tree.size > mostLooks : run.length > few;
  if (isLong) {
    const bounds = widestBounds(values, score);
    const words = wordsOf(scores, { inner: [bounds], leaf: [bounds] }, { comma, state, score });
    const windows = isWindowed ? Array.from({ length: facts.tree.height + 1 }, () => [bounds]) : [];
    return { scores, windows, windowsOf: new Map(), words };
  }
  const windowsOf = own ? own({ facts, run, state, score }) : windowsByNode(run, score);
  return {
    scores,
    windows: isWindowed ? byPly(windowsOf, facts) : [],
    windowsOf: isWindowed ? windowsOf : new Map(),
    words: wordsOf(scores, byKind(windowsOf, facts), { comma, state, score }),
  };
}

/**
 * What may stand in a node as one word: a value, one that was found and clamped, and each window there is.
 * @param {string[]} scores
 * @param {{ inner: Bounds[], leaf: Bounds[] }} windows
 * @param {{ comma: string, state: import('../state/types.js').Notation, score: (value: number) => string }} how
 * @returns {Words}
 */
function wordsOf(scores, windows, { comma, state, score }) {
  const widest = scores.reduce((one, other) => (one.length < other.length ? other : one), '');
  const setting = { size: 1, isQuiet: true, comma, writing: state, score, measure: () => 0 };
  const written = (/** @type {Bounds} */ bounds) =>
    windowLabel('line', { ...bounds, side: null, from: null }, setting)
      .pieces.map(({ text }) => text)
      .join('');
  /** @type {(value: string, all: Bounds[]) => [string, string][]} */
  const words = (value, all) => (all.length > 0 ? all.map((bounds) => [value, written(bounds)]) : [[value, '']]);
  const inner = state.best === 'v' ? `${widest}→${widest}` : `≥${widest}`;
  return { inner: words(inner, windows.inner), leaf: words(widest, windows.leaf) };
}

/**
 * @param {Map<number, Bounds[]>} windowsOf
 * @param {Facts} facts
 */
function byKind(windowsOf, facts) {
  const all = [...windowsOf];
  const of = (/** @type {boolean} */ isLeaf) =>
    all.filter(([node]) => facts.isLeaf(node) === isLeaf).flatMap(([, windows]) => windows);
  return { inner: of(false), leaf: of(true) };
}

/** @param {Facts} facts */
function sample({ scores, range }) {
  const values = [...scores.subarray(0, few)].filter((value) => !Number.isNaN(value));
  if (scores.length > few) {
    if (range) values.push(range.low, range.high);
    values.push(Infinity);
  }
  return values;
}

/**
 * Every window a node ever shows, but only once if they are equally wide.
 * @param {Run} run
 * @param {(value: number) => string} score
 * @returns {Map<number, Bounds[]>}
 */
function windowsByNode(run, score) {
  /** @type {Map<number, Map<string, Bounds>>} */
  const nodes = new Map();
  for (let step = 1; step <= run.length; step += 1) {
    const { event, open } = run.frame(step);
    // A tree of one leaf has no visit.
    if (open.length === 0) continue;
    const { node, alpha, beta } = open[open.length - 1];
    const side = event?.kind === 'narrow' || event?.kind === 'cutoff' ? event.side : null;
    const bounds = { alpha, beta, side, from: event?.kind === 'narrow' ? event.from : null };
    const known = nodes.get(node) ?? new Map();
    nodes.set(node, known.set(keyOf(bounds, score), bounds));
  }
  return new Map(Array.from(nodes, ([node, known]) => [node, [...known.values()]]));
}

/**
 * @param {Map<number, Bounds[]>} windowsOf
 * @param {Facts} facts
 */
function byPly(windowsOf, { plies, tree }) {
  const rows = Array.from({ length: tree.height + 1 }, () => /** @type {Bounds[]} */ ([]));
  for (const [node, windows] of windowsOf) rows[plies[node]].push(...windows);
  return rows;
}

/**
 * @param {Bounds} bounds
 * @param {(value: number) => string} score
 */
export function keyOf({ alpha, beta, side, from }, score) {
  const values = from === null ? [alpha, beta] : [alpha, beta, from];
  return [...values.map((value) => (value === null ? '' : withWidestDigits(score(value)))), side].join(' ');
}

/**
 * @param {number[]} values
 * @param {(value: number) => string} score
 * @returns {Bounds}
 */
function widestBounds(values, score) {
  const widest = values.reduce((one, other) => (score(one).length >= score(other).length ? one : other), -Infinity);
  return { alpha: widest, beta: widest, side: 'beta', from: widest };
}
