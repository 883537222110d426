// The trees of the lectures, as offered on the page.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isAsAsked } from '../src/port/examples.js';
import { plainSettings } from '../src/port/settings.js';
import { after, engine, showing } from './core.js';
import { sentence } from './told.js';
import { texts } from './words.js';

/**
 * @typedef {object} Lecture an example's numbers in its lecture
 * @property {string} id
 * @property {number} of leaves evaluated by minimax
 * @property {number[]} [passes] leaves of each
 * @property {string} [bound] else it is exact
 */
/** @type {Lecture[]} */
const told = JSON.parse(readFileSync(new URL('../../crate/tests/cases/examples.json', import.meta.url), 'utf8'));

test('every example takes as many leaves as in its lecture, pass by pass, and its result is as certain', () => {
  for (const { id, of, passes = [], bound = 'exact' } of told) {
    const run = engine.run(after([{ type: 'chooseExample', id }]));
    const { result } = run.frame(run.length);
    const found = {
      of: run.minimaxLeaves,
      passes: run.passes().map(({ leaves }) => leaves),
      // Nothing is beyond a loss.
      bound: Number.isFinite(result?.score) ? result?.bound : 'exact',
    };
    assert.deepEqual(found, { of, passes, bound }, id);
  }
});

test('an example is searched with every one of its settings', () => {
  assert.equal(isAsAsked('textbook', plainSettings), true);
  assert.equal(isAsAsked('textbook', { ...plainSettings, ties: 'last' }), false);
});

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} tree
 * @property {(number | string)[]} window
 * @property {{ dialects: string[], score: number | string, bound: string, leaves: (number | string)[], cutoffs: object[] }[]} runs
 */
/** @type {Case[]} */
const golden = JSON.parse(readFileSync(new URL('../../crate/tests/cases/alpha-beta.json', import.meta.url), 'utf8'));
/** @type {(score: number | string) => number} */
const number = (score) => Number(String(score).replace('inf', 'Infinity'));

test('the golden cases are described correctly', () => {
  for (const { name, tree, window, runs } of golden) {
    for (const { dialects, score, bound, leaves, cutoffs } of runs) {
      for (const id of dialects) {
        const [alpha, beta] = window.map(number);
        const state = after([{ type: 'chooseDialect', id }], showing(tree, { alpha, beta }));
        const { length } = engine.run(state);
        const said = Array.from({ length: length + 1 }, (_, step) => sentence(state, step));
        const scores = said.flatMap(
          (line) => line.match(/^(?:The leaf|Leaf \w+) is worth ([−+∞.\d]*[∞\d])/)?.[1] ?? [],
        );
        assert.deepEqual(scores, leaves.map(number).map(texts.score), `${name} ${id}: leaves`);
        assert.equal(
          said.filter((line) => line.endsWith('cut-off.')).length,
          cutoffs.length,
          `${name} ${id}: cut-offs`,
        );
        // Where the result alone is a mere bound, the leaves may tell its value.
        /** @type {Record<string, string[]>} */
        const ends = { exact: ['is worth ', 'exactly '], lower: ['is worth at least '], upper: ['is worth at most '] };
        const last = (ends[bound] ?? []).map((words) => words + texts.score(number(score)));
        assert.ok(
          last.some((words) => said[length].includes(words)),
          `${name} ${id}: end`,
        );
      }
    }
  }
});
