import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeSigns, turn } from '../src/tree/cutsign.js';

test('a single sign stands half-way down a leaf edge and 36 % down a longer one', () => {
  assert.equal(placeSigns({ xs: [100], areLeaves: true, gap: 200, size: 40 }).share, 0.5);
  assert.equal(placeSigns({ xs: [100], areLeaves: false, gap: 200, size: 40 }).share, 0.36);
});

test('signs slide down until neighbours are 1.2 signs apart', () => {
  const { share, size } = placeSigns({ xs: [0, 80], areLeaves: true, gap: 200, size: 40 });
  assert.ok(Math.abs(share * 80 - 1.2 * size) < 1e-9);
  assert.equal(size, 40);
});

test('below 72 % they become smaller instead, and stay apart', () => {
  const { share, size } = placeSigns({ xs: [0, 30, 60], areLeaves: true, gap: 200, size: 40 });
  assert.equal(share, 0.72);
  assert.ok(share * 30 >= 1.2 * size - 1e-9);
});

test('a sign keeps out of the rows where labels stand', () => {
  const { share, size } = placeSigns({ xs: [0], areLeaves: false, gap: 30, size: 40 });
  assert.ok(share * 30 >= 0.55 * size - 1e-9);
  assert.ok((1 - share) * 30 >= 0.55 * size - 1e-9);
});

test('a sign keeps out of labels that reach below their node', () => {
  const { share, size } = placeSigns({ xs: [0], areLeaves: false, gap: 100, size: 30, clear: 40 });
  assert.ok(share * 100 >= 40 + 0.5 * size);
});

test('a sign turns with its edge', () => {
  assert.equal(turn(0, 10), 0);
  assert.equal(turn(10, 10), -45);
});
