// The benchmarks' own arithmetic: percentiles, growth, noise, and what counts as worse.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted, inTurns, isKept, worse } from '../../tests/browser/bench/figures.js';
import { markdownTable, plainTable } from '../../tests/browser/bench/report.js';
import { exponent, percentile, spread } from '../../tests/browser/bench/statistics.js';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test('a percentile is the smallest number that covers its share', () => {
  assert.deepEqual(
    [0, 0.5, 0.95, 0.99, 1].map((share) => percentile(hundred, share)),
    [1, 50, 95, 99, 100],
  );
  assert.equal(percentile([7], 0.5), 7);
});

test('the spread is the middle half, as a share of the median', () => {
  assert.equal(spread([10, 10, 10]), 0);
  assert.equal(spread(hundred), 1);
});

test('growth is the power of the size', () => {
  /** @type {(cost: (size: number) => number) => number} */
  const of = (cost) => exponent([10, 100, 1000].map((size) => [size, cost(size)]));
  assert.ok(Math.abs(of((size) => 3 * size) - 1) < 1e-9);
  assert.ok(Math.abs(of((size) => size * size) - 2) < 1e-9);
  assert.ok(Math.abs(of(() => 5)) < 1e-9);
});

test('for alternating measurements the best times are compared', () => {
  const figure = inTurns('x', 'ms', [4, 2, 9], { what: 'y', values: [8, 6, 5], ratioOf: 'speed' });
  assert.deepEqual([figure.value, figure.baseline?.value, figure.ratio], [2, 5, 2.5]);
});

test('a budget limits the value or the ratio, from below or above', () => {
  const baseline = { what: 'y', value: 4 };
  assert.equal(isKept(counted('x', 'MB', 8)), null);
  assert.equal(isKept(counted('x', 'MB', 8, { budget: { of: 'value', most: 8 } })), true);
  assert.equal(isKept(counted('x', 'MB', 8, { budget: { of: 'value', most: 7.9 } })), false);
  assert.equal(isKept(counted('x', 'MB', 8, { baseline, budget: { of: 'ratio', most: 2 } })), true);
  assert.equal(isKept(counted('x', 'ms', 8, { baseline, ratioOf: 'speed', budget: { of: 'ratio', least: 1 } })), false);
});

test('worse means moved beyond the noise of both runs, in the bad direction', () => {
  /** @type {(value: number, noise: number, more?: Partial<import('../../tests/browser/bench/figures.js').Figure>) => import('../../tests/browser/bench/figures.js').Figure} */
  const figure = (value, noise, more) => counted('x', 'ms', value, { noise, ...more });
  const fast = { ratioOf: /** @type {const} */ ('speed'), baseline: { what: 'y', value: 100 } };
  assert.deepEqual(worse([figure(10, 0.1)], [figure(11.9, 0.1)], true), []);
  assert.deepEqual(worse([figure(10, 0.1)], [figure(12.1, 0.1)], true), [
    { what: 'x', before: 10, now: 12.1, noise: 0.2 },
  ]);
  assert.deepEqual(worse([figure(10, 0)], [figure(5, 0)], true), [], 'less time is better');
  assert.equal(worse([figure(10, 0, fast)], [figure(20, 0, fast)], true).length, 1, 'less speed is worse');
  assert.deepEqual(worse([figure(20, 0, fast)], [figure(10, 0, fast)], true), [], 'more speed is better');
  assert.deepEqual(worse([], [figure(5, 0)], true), [], 'what is new is not worse');
});

test('times from another machine are not compared, but counts and ratios are', () => {
  /** @type {(unit: string, value: number, more?: object) => import('../../tests/browser/bench/figures.js').Figure} */
  const figure = (unit, value, more) => counted('x', unit, value, more);
  assert.deepEqual(worse([figure('ms', 1)], [figure('ms', 9)], false), []);
  assert.equal(worse([figure('bytes', 1)], [figure('bytes', 9)], false).length, 1);
  const baseline = { what: 'y', value: 1 };
  assert.equal(worse([figure('ms', 1, { baseline })], [figure('ms', 9, { baseline })], false).length, 1);
});

test('the noise of an exponent, which may be zero, is absolute', () => {
  const growth = (/** @type {number} */ value) => counted('x', 'exponent', value, { noise: 0.1 });
  assert.deepEqual(worse([growth(0)], [growth(0.19)], true), []);
  assert.deepEqual(worse([growth(-0.1)], [growth(0.09)], true), []);
  assert.equal(worse([growth(0)], [growth(0.21)], true).length, 1);
});

test('a step is compared by its median', () => {
  const step = (/** @type {number[]} */ percentiles) => counted('x', 'ms', percentiles[1], { percentiles });
  assert.deepEqual(worse([step([5, 9, 9])], [step([5, 90, 99])], true), []);
  assert.equal(worse([step([5, 9, 9])], [step([6, 9, 9])], true).length, 1);
});

test('the table gives value, baseline, ratio, budget and verdict', () => {
  const report = {
    ...{ date: '2026-01-02', machine: { processor: 'Z80' }, trees: ['a tree'], notes: [] },
    figures: [
      counted('layout', 'ms', 2, {
        ...{ baseline: { what: 'd3', value: 50 }, ratioOf: 'speed', budget: { of: 'ratio', least: 20 } },
      }),
      counted('a step', 'ms', 20, { percentiles: [1.234, 20, 1234.5], budget: { of: 'value', most: 16.7 } }),
    ],
  };
  assert.match(plainTable(report), /^2026-01-02, Z80\na tree\n/);
  assert.match(plainTable(report), /layout +2 ms +50 d3 +25 × as fast +≥ 20 × +✓/);
  assert.match(plainTable(report), /a step +1\.23 \/ 20 \/ 1,?235 ms +≤ 16\.7 +✗/);
  assert.match(markdownTable(report), /^\| layout \| 2 ms \| 50 d3 \| 25 × as fast \| ≥ 20 × \| ✓ \|$/m);
});
