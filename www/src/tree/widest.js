// The widest texts a tree will show over a whole run, so that room can be kept for them beforehand and no step ever moves
// a node. Small trees are asked node by node and event by event; of large ones a sample and the extremes must do.

import { withWidestDigits } from './measure.js';

/** @typedef {import('../types.js').Run} Run */
/** @typedef {import('../facts.js').Facts} Facts */
/** @typedef {import('./windowlabel.js').Bounds} Bounds */

/** Up to this many nodes, or events, each is looked at. */
const few = 2000;

/**
 * @typedef {object} Widest
 * @property {string[]} scores of leaves and static evaluations, the widest digit for every digit
 * @property {Bounds[][]} windows by ply; empty where a search has no windows
 * @property {Map<number, Bounds[]>} windowsOf by node; of a large run, empty
 */

/**
 * @param {Facts} facts
 * @param {Run} run
 * @param {{ isWindowed: boolean, fromMover: boolean }} how whether windows stand on the tree, and a score may be told from either side
 * @param {(value: number) => string} score
 * @returns {Widest}
 */
export function widestTexts(facts, run, { isWindowed, fromMover }, score) {
  const values = sample(facts).flatMap((value) => (fromMover ? [value, -value] : [value]));
  const scores = [...new Set(values.map((value) => withWidestDigits(score(value))))];
  if (!isWindowed) return { scores, windows: [], windowsOf: new Map() };
  if (run.length > few) {
    const bounds = widestBounds(values, score);
    return { scores, windows: Array.from({ length: facts.tree.height + 1 }, () => [bounds]), windowsOf: new Map() };
  }
  const windowsOf = windowsByNode(run, score);
  return { scores, windows: byPly(windowsOf, facts), windowsOf };
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
function keyOf({ alpha, beta, side, from }, score) {
  const values = from === null ? [alpha, beta] : [alpha, beta, from];
  return [...values.map((value) => withWidestDigits(score(value))), side].join(' ');
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
