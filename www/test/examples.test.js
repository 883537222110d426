// The trees of the lectures, as the page offers them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { examples } from '../src/examples.js';
import { after, engine, sentence, showing, texts } from './setup.js';

/** @type {(id: string, leaves: number, minimax: number) => void} */
function check(id, leaves, minimax) {
  const run = engine.run(after([{ type: 'chooseExample', id }]));
  assert.deepEqual([run.leafCount, run.minimaxLeaves], [leaves, minimax], id);
}

test('every example is read, run and named once', () => {
  assert.equal(new Set(examples.map(({ id }) => id)).size, examples.length);
  for (const { id, text } of examples) {
    const state = after([{ type: 'chooseExample', id }]);
    assert.deepEqual([state.shown.text, state.example], [text, id]);
    assert.deepEqual(engine.problems(state).error, null);
  }
});

test('an example evaluates as many leaves as its lecture', () => {
  check('textbook', 7, 9);
  check('line', 5, 8);
  check('three-cuts', 6, 11);
  check('win-loss', 6, 6);
  check('gomoku', 5, 8);
  check('window-0-10', 5, 8);
  check('window-4-6', 2, 8);
  check('window-2-3', 2, 8);
  check('window-6-7', 4, 8);
});

test('best child first costs b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves, worst child first all of them', () => {
  check('best-first', 3 ** 2 + 3 - 1, 27);
  check('worst-first', 27, 27);
});

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} tree
 * @property {(number | string)[]} window
 * @property {{ dialects: string[], score: number | string, bound: string, leaves: (number | string)[], cutoffs: object[] }[]} runs
 */
/** @type {Case[]} */
const golden = JSON.parse(readFileSync(new URL('../../tests/cases/alpha-beta.json', import.meta.url), 'utf8'));
/** @type {(score: number | string) => number} */
const number = (score) => Number(String(score).replace('inf', 'Infinity'));

test('the golden cases are told as they are', () => {
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
        const last = { exact: 'is worth ', lower: 'is worth at least ', upper: 'is worth at most ' }[bound] ?? '';
        const pinned = !Number.isFinite(number(score));
        assert.ok(
          said[length].includes((pinned ? 'is worth ' : last) + texts.score(number(score))),
          `${name} ${id}: end`,
        );
      }
    }
  }
});
