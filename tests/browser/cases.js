// The golden tables for the browser tests: the cases, and numbers as the page writes them.

import { readFileSync } from 'node:fs';

/** @typedef {number | 'inf' | '-inf'} Cell */
/** @typedef {{ node: number, side: 'alpha' | 'beta', after: number, lost: number[], holder: number | null, deep: boolean }} Cutoff */
/**
 * @typedef {object} Row
 * @property {string[]} dialects
 * @property {Cell} score
 * @property {'exact' | 'lower' | 'upper'} bound
 * @property {Cell[]} leaves
 * @property {[number, Cell, Cell][]} windows of visits and evaluations, in order: node, α, β
 * @property {[number, Cell, 'exact' | 'lower' | 'upper'][]} returns
 * @property {Cutoff[]} cutoffs
 */
/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} tree
 * @property {[Cell, Cell]} window
 * @property {{ score: Cell, leaves: number }} minimax
 * @property {number[] | null} principal_variation
 * @property {Row[]} runs
 */
/** @typedef {{ fact: string, events: string[], shown: Record<string, string> }} LectureStep */
/** @typedef {{ tree: string, dialect: keyof typeof import('./lecture.js').dialectNames, runs: { window: [Cell, Cell], steps: LectureStep[] }[] }} LectureSteps */

/** @param {string} name */
const table = (name) =>
  JSON.parse(readFileSync(new URL(`../../crate/tests/cases/${name}.json`, import.meta.url), 'utf8'));

/** @type {Case[]} */
export const alphaBeta = table('alpha-beta');
/** @type {LectureSteps} */
export const lectureSteps = table('lecture-steps');

/**
 * A number from the tables as the page shows it.
 * @param {Cell | string} cell
 */
export function shownScore(cell) {
  if (cell === 'inf') return '+∞';
  return cell === '-inf' ? '−∞' : String(cell).replace('-', '−');
}

/**
 * The input for the fields of the root window; an infinite one stays empty.
 * @param {[Cell, Cell]} window
 * @returns {[string, string]}
 */
export const typedWindow = ([alpha, beta]) => [
  alpha === '-inf' ? '' : String(alpha),
  beta === 'inf' ? '' : String(beta),
];
