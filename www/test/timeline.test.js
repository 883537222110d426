// Where a pointer on the timeline leads.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepAt } from '../src/timeline.js';

test('a column is a step, and left of the first is the start', () => {
  assert.deepEqual(
    [-0.1, 0, 0.04, 0.99, 1, 1.4].map((share) => stepAt(share, 20, false)),
    [0, 1, 1, 20, 20, 20],
  );
});

test('among bins the nearest step is meant', () => {
  assert.deepEqual(
    [-0.1, 0, 0.5, 1, 2].map((share) => stepAt(share, 1000, true)),
    [0, 0, 500, 1000, 1000],
  );
});
