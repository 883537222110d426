// Child orders: each is known to core and page, its cost or needs are in the menu, and the refutation table is described.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { costWith } from '../src/panels/search/effects.js';
import { engine, gathered, sentence, showing } from './setup.js';

const answered = '(a: 4 (a1: 3 (7 3) a2: 5 (8 6)) b: 9 (b1: 7 (7 9) b2: 4 (5 3)) c: 6 (c1: 6 (9 5) c2: 5 (8 1)))';

test('the menu counts the leaves of each order on small trees only', () => {
  const page = gathered(showing('((((6 5) (3 9) (2 8))) (9 8 7))'));
  const leaves = (/** @type {string} */ order) => costWith(page, { order })?.leaves;
  assert.deepEqual(['as-written', 'fewest-nodes', 'fewest-children', 'best-first'].map(leaves), [7, 6, 7, 6]);
  const large = gathered(showing(`(${'(1 2) '.repeat(200)})`));
  assert.equal(costWith(large, { order: 'best-first' }), null);
  const missing = gathered(showing('((1 2) 3)'));
  assert.equal(costWith(missing, { depth: 1 }), null, 'a limit where nothing can be evaluated');
});

test('an order says what it is missing', () => {
  const lacks = (/** @type {string} */ text, /** @type {string} */ order, algorithm = 'alpha-beta') =>
    gathered(showing(text, { algorithm })).run.orderLacks(order);
  assert.equal(lacks('((1 2) 3)', 'killer'), 'names');
  assert.equal(lacks(answered, 'killer'), undefined);
  assert.equal(lacks(answered, 'refutation'), 'deepening');
  assert.equal(lacks(answered, 'refutation', 'iterative-deepening'), undefined);
  assert.equal(lacks(answered, 'nonsense'), undefined);
});

test('the refutation table: passes of 3, 6 and 8 leaves, with refutation lines', () => {
  const state = showing(answered, { algorithm: 'iterative-deepening', order: 'refutation' });
  const { run, labels } = gathered(state);
  const passes = run.passes();
  assert.deepEqual(
    passes.map(({ leaves }) => leaves),
    [3, 6, 8],
  );
  const names = (/** @type {number} */ step) =>
    run.refutations(step).map((line) => line.map((node) => labels.of(node)));
  assert.deepEqual(names(0), []);
  assert.deepEqual(names(passes[1].last), [
    ['a', 'a1'],
    ['b', 'b2'],
    ['c', 'c2'],
  ]);
  assert.match(sentence(state, passes[2].first), /first along the refutation lines of the previous pass\.$/);
  assert.equal(engine.works(state.shown), true);
});
