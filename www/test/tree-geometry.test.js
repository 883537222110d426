import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usual } from '../src/state/notation.js';
import { createGeometry } from '../src/tree/geometry.js';
import { written } from '../src/tree/ranks.js';
import { limitsOf } from '../src/tree/sizes.js';
import { skins } from '../src/tree/skins.js';

/** Every character is 0.6 em wide. @type {import('../src/tree/measure.js').Measure} */
const measure = (text, size) => 0.6 * size * text.length;

/**
 * A MAX root over families of leaves, with a full window at every inner node.
 * @param {number} families
 * @param {number} leaves in each
 * @param {string} score the widest
 * @returns {import('../src/tree/boxes.js').Plan}
 */
function planOf(families, leaves, score) {
  const size = 1 + families * (leaves + 1);
  const ends = [size];
  const parents = [0xffffffff];
  const plies = [0];
  for (let family = 0; family < families; family += 1) {
    const node = ends.length;
    ends.push(node + leaves + 1, ...Array.from({ length: leaves }, (_, leaf) => node + leaf + 2));
    parents.push(0, ...new Array(leaves).fill(node));
    plies.push(1, ...new Array(leaves).fill(2));
  }
  const bounds = { alpha: 0, beta: 0, side: null, from: null };
  return {
    skin: skins.triangles,
    writing: usual,
    leafWindows: false,
    rowText: (_ply, player) => (player ? { text: player.toUpperCase(), small: '' } : null),
    rows: [
      { inner: 1, leaves: 0, player: 'max' },
      { inner: families, leaves: 0, player: 'min' },
      { inner: 0, leaves: families * leaves, player: null },
    ],
    plies: Uint16Array.from(plies),
    ends: Uint32Array.from(ends),
    parents: Uint32Array.from(parents),
    ranks: written,
    scores: [score],
    windows: [[bounds], [bounds], []],
    windowsOf: new Map(),
    name: () => '',
    isLarge: false,
    longestName: '',
    comma: ',',
    score: () => score,
  };
}

/**
 * Rows packed side by side: enough of a layout for boxes.
 * @param {import('../src/tree/boxes.js').Plan} plan
 * @returns {import('../src/tree/geometry.js').WidthOf}
 */
const packed =
  (plan) =>
  ({ left, right, gap }) => {
    const widths = plan.rows.map(() => -gap);
    for (const [node, ply] of plan.plies.entries()) widths[ply] += left(node) + right(node) + gap;
    return Math.max(...widths);
  };

/** @param {number} families @param {number} leaves @param {string} score @param {{ width: number, height: number }} stage @param {import('../src/tree/skins.js').Skin} [skin] */
function geometryOf(families, leaves, score, stage, skin = skins.triangles) {
  const plan = { ...planOf(families, leaves, score), skin };
  return createGeometry(plan, stage, measure, packed(plan));
}

const projector = { width: 1340, height: 640 };

test('nine leaves on a projector are roomy, with windows on one line', () => {
  const { sizes, fits } = geometryOf(3, 3, '12', projector);
  assert.ok(fits);
  assert.ok(sizes.leafFont >= 34 && sizes.nodeHeight >= 85);
  assert.deepEqual(sizes.beside, ['line', 'line', 'line']);
});

test('crowded leaves lose their boxes, but not their size', () => {
  const { sizes, fits } = geometryOf(8, 6, '12', projector);
  assert.ok(fits && sizes.isBare);
  assert.ok(sizes.leafFont >= limitsOf(projector).bareLeast);
});

test('more leaves than can be read do not fit: the camera shows a part', () => {
  assert.equal(geometryOf(10, 10, '12', projector).fits, false);
  assert.equal(geometryOf(8, 8, '−123.45', projector).fits, false);
});

test('a phone stacks windows, keeps boxes, and has no column for rows', () => {
  const { sizes, column } = geometryOf(2, 3, '12', { width: 358, height: 330 });
  assert.ok(!sizes.isBare && sizes.windowFont >= 11);
  assert.ok(column.width < 10);
});

test('where only rows say who moves, a phone has a column for them too', () => {
  const { column, fits } = geometryOf(2, 2, '12', { width: 358, height: 330 }, skins.plain);
  assert.ok(fits && column.width > 30);
});

test('beside small bodies there is room for values, and rows are as high as their labels', () => {
  for (const skin of [skins.signs, skins.plain]) {
    const { sizes, boxes, ys, fits } = geometryOf(3, 3, '12', projector, skin);
    assert.ok(fits && boxes.left(1) > sizes.nodeWidth / 2 + sizes.valueRoom);
    assert.ok(ys[0] >= sizes.bands[0].right * sizes.scales[0]);
  }
});

test('rows stand in order and within the stage', () => {
  const { ys, sizes } = geometryOf(3, 3, '12', projector);
  assert.ok(ys.every((y, ply) => ply === 0 || y > ys[ply - 1]));
  assert.ok(ys[0] - sizes.nodeHeight / 2 >= 0 && ys[2] + sizes.leafHeight / 2 <= projector.height);
});
