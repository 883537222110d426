// What the sentences of all courses say alike: what a node is called, a window, a list of scores, and what stands before and
// behind a part. It knows no course's words.

import { outcome } from '../../words/sentence.js';
import { passesOf } from '../memo.js';

/** @typedef {import('../../words/sentence.js').Args} Args */
/** @typedef {import('../../words/sentence.js').Sentence} Sentence */
/** @typedef {import('./parts.js').Part} Part */
/**
 * What a slide's sentences may look at.
 * @typedef {object} Slide
 * @property {import('../../words/sentence.js').Material} page
 * @property {import('./parts.js').CourseId} course
 * @property {Part[]} parts that the slide tells
 */
/**
 * @template {Part['kind']} K
 * @typedef {(slide: Slide, part: Extract<Part, { kind: K }>, index: number) => Sentence | Sentence[] | null} Teller null where
 *   what stands around the part says enough
 */
/** @typedef {{ [K in Part['kind']]?: Teller<K> } & { start: (slide: Slide) => Sentence | null, narrow: (slide: Slide) => Sentence | null }} Tellers */

/** How each course writes a window in a sentence. */
const windows = { a: 'labelled', b: 'labelled', c: 'closed', d: 'labelled', e: 'open' };

/** The most scores that a sentence lists. */
const mostScores = 9;

/**
 * What every sentence says of its node.
 * @param {Slide} slide
 * @param {number} node
 * @returns {Args}
 */
export const about = (slide, node) => ({
  ...called(slide, node),
  player: slide.page.facts.player(node),
  comma: commaOf(slide),
  windows: windows[slide.course],
});

/**
 * A node's name, and which words it takes. The nodes of Gomoku have the names alone that the tree gives them, in brackets.
 * @param {Slide} slide
 * @param {number} node
 * @returns {{ node: string, at: string }}
 */
export function called({ page: { facts, labels }, course }, node) {
  const isGomoku = course === 'c';
  const name = isGomoku ? (facts.tree.name(node) ?? '') : labels.of(node);
  if (name !== '') return { node: name, at: isGomoku ? 'bracketed' : 'node' };
  if (node === 0) return { node: '', at: 'root' };
  if (facts.isLeaf(node)) return { node: '', at: 'leaf' };
  const isMax = facts.player(node) === 'max';
  if (isGomoku) return { node: '', at: isMax ? 'plus' : 'minus' };
  return { node: '', at: isMax ? 'max' : 'min' };
}

/**
 * Whose bound a cut-off meets.
 * @param {Slide} slide
 * @param {number | null} holder null for the root window
 * @returns {Args}
 */
export function heldBy(slide, holder) {
  if (holder === null) return { held: 'window', holder: '' };
  const { node, at } = called(slide, holder);
  return { held: at, holder: node };
}

/** @type {(slide: Slide, window: import('./parts.js').Window) => Args} */
export const windowArgs = ({ page: { score } }, { alpha, beta }) => ({ alpha: score(alpha), beta: score(beta) });

/** @type {(window: import('./parts.js').Window) => boolean} */
export const isFull = ({ alpha, beta }) => alpha === -Infinity && beta === Infinity;

/** Where no number has a decimal comma, a comma parts any two. @type {(slide: Slide) => string} */
export function commaOf({ page: { run, facts, separator }, course }) {
  if (course === 'c') return ',';
  return (run.decimals ?? facts.tree.decimals) === 0 ? ', ' : `${separator} `;
}

/**
 * @param {Slide} slide
 * @param {number[]} scores
 */
export function list(slide, scores) {
  const shown = scores.slice(0, mostScores).map(slide.page.score);
  return [...shown, ...(scores.length > mostScores ? ['…'] : [])].join(slide.course === 'c' ? ', ' : commaOf(slide));
}

/** @type {(slide: Slide, score: number) => Args} */
export const scoreArgs = ({ page }, score) => ({ score: page.score(score), outcome: outcome(score) });

/** How many leaves were evaluated. @type {(slide: Slide, leaves: number) => Args} */
export const leavesArgs = ({ page: { run } }, leaves) => ({ leaves, needed: run.minimaxLeaves });

/**
 * How deep the search still goes below a node, 0 at the limit.
 * @param {Pick<import('../../words/sentence.js').Material, 'facts' | 'run' | 'frame' | 'settings'>} page
 * @param {number} node
 */
export function depthOf({ facts, run, frame, settings }, node) {
  const pass = passesOf(run).findLast(({ first }) => first <= frame.step);
  return ((pass ? pass.depth : settings.depth) ?? facts.tree.height) - facts.plies[node];
}

/** Whether the part behind is of this kind, and about this node. @type {(slide: Slide, index: number, kind: 'arrival' | 'cutOff' | 'return', node: number) => boolean} */
export const isNext = ({ parts }, index, kind, node) => isAt(parts[index + 1], kind, node);

/** @type {(slide: Slide, index: number, kind: 'arrival' | 'cutOff' | 'return', node: number) => boolean} */
export const isBefore = ({ parts }, index, kind, node) => isAt(parts[index - 1], kind, node);

/** @type {(part: Part | undefined, kind: Part['kind'], node: number) => boolean} */
const isAt = (part, kind, node) => part?.kind === kind && 'node' in part && part.node === node;

/** Whether the part behind tells what becomes of the score that `child` brings. @type {(slide: Slide, index: number, child: number) => boolean} */
export function isTaken({ parts }, index, child) {
  const part = parts[index + 1];
  return part?.kind === 'arrival' && part.child === child;
}

/** Whether the end of the run follows. @type {(slide: Slide, index: number) => boolean} */
export const isEnding = ({ parts }, index) => ['end', 'proof'].includes(parts[index + 1]?.kind);
