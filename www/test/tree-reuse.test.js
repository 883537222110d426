import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createReuse } from '../src/tree/reuse.js';

/** @param {number[]} nodes */
const items = (...nodes) => nodes.map((node) => ({ node }));

test('what stays keeps its key, wherever it stands and whatever it has become', () => {
  const reuse = createReuse();
  const [one, two, three] = reuse(items(1, 2, 3), ['leaf', 'leaf', 'inner']);
  assert.deepEqual(reuse(items(3, 4, 1), ['inner', 'leaf', 'wedge']), [three, two, one]);
});

test('what is new takes the key of something of its kind that is gone, in order', () => {
  const reuse = createReuse();
  const [one, two, , four] = reuse(items(1, 2, 3, 4), ['leaf', 'inner', 'leaf', 'inner']);
  const keys = reuse(items(3, 5, 6, 7), ['leaf', 'inner', 'inner', 'leaf']);
  assert.deepEqual(keys.slice(1), [two, four, one]);
});

test('no key is given twice at once, nor to another kind while its own is there', () => {
  const reuse = createReuse();
  const before = reuse(items(1, 2), ['leaf', 'leaf']);
  const keys = reuse(items(1, 5, 6, 7), ['leaf', 'inner', 'leaf', 'leaf']);
  assert.equal(new Set(keys).size, 4);
  assert.equal(keys[0], before[0]);
  assert.equal(keys[2], before[1]);
  assert.ok(!before.includes(keys[1]) && !before.includes(keys[3]));
});
