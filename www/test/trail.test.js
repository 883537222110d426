// The path of a view that nobody has moved.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTrail } from '../src/stage/trail.js';
import { isComfortable, zoomBy } from '../src/stage/viewport.js';

test('at the end the view goes down the best line, and before that with the search', () => {
  const world = { width: 3000, height: 300, left: 0, viewWidth: 500, viewHeight: 400, opensWhole: false };
  const places = [1500, 300, 1500, 2700].map((x, node) => ({ x, y: node === 0 ? 50 : 250 }));
  const events = Uint32Array.of(1, 2, 3, 0);
  const trail = createTrail(
    world,
    (from, to) => events.slice(from, to),
    (node) => places[node],
    (step) => (step === events.length ? [0, 1] : []),
  );
  const shows = (/** @type {number} */ step, /** @type {number} */ node) =>
    isComfortable(trail.at(step), world, places[node]);
  assert.deepEqual(
    [1, 2, 3].map((step) => shows(step, events[step - 1])),
    [true, true, true],
  );
  assert.deepEqual([shows(4, 1), shows(4, 3)], [true, false]);
  assert.ok(shows(3, 3), 'and back it stands where it stood');
});

test('at the end of a tree with too many rows for the stage, the root and its moves are visible', () => {
  const world = { width: 400, height: 900, left: 0, viewWidth: 500, viewHeight: 400, opensWhole: true };
  const events = Uint32Array.of(0, 1, 2, 3, 4, 5, 6, 7, 0);
  const trail = createTrail(
    world,
    (from, to) => events.slice(from, to),
    (node) => ({ x: 200, y: 50 + 100 * node }),
    (step) => (step === events.length ? [0, 1, 2, 3, 4, 5, 6, 7] : []),
  );
  assert.deepEqual([trail.at(8).y < 0, trail.at(9).y, trail.at(8).y < 0], [true, 0, true]);
});

test('a view that has gone down with the search is back at the root when the search is in its upper part again', () => {
  const world = { width: 400, height: 600, left: 0, viewWidth: 500, viewHeight: 400, opensWhole: true };
  const events = Uint32Array.of(0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0);
  const trail = createTrail(
    world,
    (from, to) => events.slice(from, to),
    (node) => ({ x: 200, y: 50 + 100 * node }),
    () => [],
  );
  const tops = Array.from(events, (_, at) => trail.at(at + 1).y);
  assert.deepEqual(tops, [0, 0, 0, 0, -96, -196, -196, -196, 0, 0, 0]);
});

test('on a low stage the node of an event is high enough to show its lower half', () => {
  const world = { width: 400, height: 900, left: 0, viewWidth: 358, viewHeight: 200, opensWhole: true };
  const events = Uint32Array.of(0, 1, 2, 3, 2, 3, 4, 5);
  const down = (/** @type {number} */ node) => 45 + 100 * node;
  const trail = createTrail(
    world,
    (from, to) => events.slice(from, to),
    (node) => ({ x: 200, y: down(node) }),
    () => [],
  );
  const places = Array.from(events, (node, at) => trail.at(at + 1).y + down(node));
  assert.ok(Math.max(...places) <= 154, String(places));
});

test('zooming keeps the middle of the stage in place, and is reversible', () => {
  const world = { width: 3000, height: 900, left: 60, viewWidth: 500, viewHeight: 400, opensWhole: false };
  const middle = { x: world.left + world.viewWidth / 2, y: world.viewHeight / 2 };
  const began = { k: 1, x: -900, y: -200 };
  const at = (/** @type {typeof began} */ { x, y, k }) => [(middle.x - x) / k, (middle.y - y) / k];
  const closer = zoomBy(began, world, 2);
  assert.deepEqual([closer.k, ...at(closer)], [2, ...at(began)]);
  assert.deepEqual(zoomBy(closer, world, 1 / 2), began);
});
