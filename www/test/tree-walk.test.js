import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWalkKey, remember, walk } from '../src/input/walk.js';

// 0 (1 (2 3) 4 5 (6))
const shape = {
  ends: Uint32Array.of(7, 4, 3, 4, 5, 7, 7),
  parents: Uint32Array.of(0xffffffff, 0, 1, 1, 0, 0, 5),
  plies: Uint16Array.of(0, 1, 2, 2, 1, 1, 2),
};

/** @type {[from: number, key: import('../src/input/walk.js').WalkKey, to: number][]} */
const steps = [
  [0, 'ArrowDown', 1],
  [1, 'ArrowDown', 2],
  [2, 'ArrowDown', 2],
  [2, 'ArrowUp', 1],
  [0, 'ArrowUp', 0],
  [1, 'ArrowRight', 4],
  [3, 'ArrowRight', 6],
  [6, 'ArrowLeft', 3],
  [5, 'ArrowRight', 5],
  [1, 'ArrowLeft', 1],
  [0, 'ArrowLeft', 0],
];
for (const [from, key, to] of steps) {
  test(`${key} leads from ${from} to ${to}`, () => assert.equal(walk(shape, from, key, new Map()), to));
}

test('down leads back to the child the walk came from', () => {
  const visited = new Map();
  remember(shape, 6, visited);
  assert.equal(walk(shape, 0, 'ArrowDown', visited), 5);
});

test('only the four arrows walk', () => {
  assert.ok(isWalkKey('ArrowUp'));
  assert.ok(!isWalkKey('PageDown'));
});
