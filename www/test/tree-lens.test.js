import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLens } from '../src/tree/full/lens.js';
import { farthest, followPlace, keepInSight, projectionOf } from '../src/tree/viewport.js';

test('without spans the lens changes nothing', () => {
  const lens = createLens(1000, []);
  for (const x of [-5, 0, 300, 1000, 1200]) assert.equal(lens.at(x), x);
});

test('a span gets what it needs, order is kept, and the row stays as wide', () => {
  const lens = createLens(1000, [
    { from: 200, to: 400, need: 300 },
    { from: 250, to: 260, need: 200 },
  ]);
  assert.ok(lens.at(260) - lens.at(250) >= 199);
  assert.equal(lens.at(0), 0);
  assert.equal(lens.at(1000), 1000);
  for (let x = 0; x < 1000; x += 1) assert.ok(lens.at(x) <= lens.at(x + 1));
});

const world = { width: 4000, height: 1280, left: 70, viewWidth: 1000, viewHeight: 640, opensWhole: true };

test('zooming out squeezes the width first, then the rows', () => {
  assert.deepEqual(projectionOf({ x: 0, y: 0, k: 0.25 }, world), { x: 0, y: 0, scaleX: 0.25, scaleY: 1 });
  assert.deepEqual(projectionOf({ x: 0, y: 0, k: farthest(world) }, world), { x: 0, y: 0, scaleX: 0.25, scaleY: 0.5 });
});

test('the tree cannot be lost', () => {
  const { x, y } = keepInSight({ x: -1e6, y: 1e6, k: 1 }, world);
  assert.ok(x + world.width > world.left && y < world.viewHeight);
});

test('the camera rests while the node is comfortable, and centres it when it is not', () => {
  const at = { x: -1000, y: -200, k: 1 };
  assert.deepEqual(followPlace(at, world, { x: 1500, y: 500 }), at);
  const { x } = followPlace(at, world, { x: 2500, y: 500 });
  assert.equal(2500 + x, world.left + world.viewWidth / 2);
});
