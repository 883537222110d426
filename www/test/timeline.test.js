// Where a pointer on the timeline leads, and which part of a long run it shows.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dividers } from '../src/panels/search/passlines.js';
import { bars, countAt, cutOffAt, path } from '../src/panels/timeline/bins.js';
import { stepAt } from '../src/panels/timeline/columns.js';
import {
  binning,
  fewest,
  follow,
  isWhole,
  pan,
  pinch,
  roundPart,
  shows,
  sizeOf,
  whole,
  zoom,
} from '../src/panels/timeline/part.js';
import { engine, showing } from './core.js';

const length = 100_000;
const part = { from: 40_000, to: 41_000 };

test('a column is a step, and left of the first is the start', () => {
  assert.deepEqual(
    [-0.1, 0, 0.04, 0.99, 1, 1.4].map((share) => stepAt(share, 0, 20, false)),
    [0, 1, 1, 20, 20, 20],
  );
  assert.deepEqual(
    [0, 0.5, 1].map((share) => stepAt(share, 300, 320, false)),
    [301, 311, 320],
  );
});

test('among bins the nearest step is meant', () => {
  assert.deepEqual(
    [-0.1, 0, 0.5, 1, 2].map((share) => stepAt(share, 0, 1000, true)),
    [0, 0, 500, 1000, 1000],
  );
  assert.deepEqual(
    [0, 0.5, 1].map((share) => stepAt(share, 3000, 4000, true)),
    [3000, 3500, 4000],
  );
});

test('the zoom centre stays where it is, closer and farther', () => {
  assert.deepEqual(zoom(part, 2, 40_250, length), { from: 40_125, to: 40_625 });
  assert.deepEqual(zoom(zoom(part, 2, 40_250, length), 0.5, 40_250, length), part);
});

test('a part ends where the run does, and is never too small to draw', () => {
  assert.deepEqual(zoom(part, 1e-9, 40_000, length), whole(length));
  assert.ok(isWhole(zoom(part, 0.001, 40_999, length), length));
  assert.deepEqual(zoom({ from: 0, to: 1000 }, 0.5, 900, length), { from: 0, to: 2000 });
  assert.deepEqual(zoom({ from: length - 1000, to: length }, 0.5, length, length), {
    from: length - 2000,
    to: length,
  });
  assert.equal(sizeOf(zoom(part, 1e9, 40_500, length)), fewest);
});

test('panning keeps the size and stops at the ends', () => {
  assert.deepEqual(pan(part, 500, length), { from: 40_500, to: 41_500 });
  assert.deepEqual(pan(part, -1e6, length), { from: 0, to: 1000 });
  assert.deepEqual(pan(part, 1e6, length), { from: length - 1000, to: length });
});

test('two fingers keep the events under them', () => {
  const before = [0.2, 0.6];
  const now = [0.1, 0.9];
  const next = pinch(part, before, now, length);
  const under = (/** @type {{ from: number, to: number }} */ shown, /** @type {number[]} */ shares) =>
    shares.map((share) => Math.round(shown.from + share * sizeOf(shown)));
  assert.deepEqual(under(next, now), under(part, before));
  assert.deepEqual(under(pinch(part, before, [0.3, 0.7], length), [0.3, 0.7]), under(part, before), 'only moved');
  assert.ok(isWhole(pinch(whole(length), [0.1, 0.9], [0.4, 0.6], length), length));
});

test('a part stays while it shows the step, and otherwise follows with a margin', () => {
  for (const step of [40_001, 40_500, 41_000]) assert.equal(follow(part, step, length), part, `${step}`);
  for (const step of [0, 1, 39_999, 40_000, 41_001, 70_000, length]) {
    const next = follow(part, step, length);
    assert.equal(sizeOf(next), 1000);
    assert.ok(shows(next, step), `${step}`);
    const isAtEnd = next.from === 0 || next.to === length;
    assert.ok(isAtEnd || (step - next.from > 100 && next.to - step > 100), `air about ${step}`);
  }
  assert.deepEqual(follow(part, 41_001, length, 0), { from: 40_001, to: 41_001 }, 'a drag stays at the edge');
});

test('a part is rounded to whole events of the run, the same number wherever it is', () => {
  for (let from = length - 140; from <= length - 99.5; from += 0.25) {
    const seen = roundPart({ from, to: from + 99.5 });
    assert.equal(sizeOf(seen), 100);
    assert.ok(Number.isInteger(seen.from) && 0 <= seen.from && seen.to <= length);
  }
});

test('bins have a round size, cover the part, and stay put when it moves', () => {
  for (const size of [251, 300, 301, 1000, 9920, 235_112, 10_000_000]) {
    const seen = { from: 123, to: 123 + size };
    const bins = binning(seen, 150);
    assert.match(String(bins.size), /^[125]0*$/);
    assert.ok(bins.count <= 151 && bins.count > 50, `${size}: ${bins.count}`);
    assert.ok(bins.from <= seen.from && seen.from < bins.from + bins.size);
    const end = bins.from + bins.count * bins.size;
    assert.ok(seen.to <= end && end < seen.to + bins.size);
    assert.equal(bins.from % bins.size, 0);
  }
  assert.equal(binning({ from: 0, to: 150_000 }, 150).size, 1000);
});

test('a single cut-off among thousands can be seen', () => {
  const numbers = Uint32Array.from([0, 5000, 0, 0, 0, 0, 7, 1, 0]);
  const { top, tall, least } = bars.cuts;
  assert.equal(path(numbers, 'cuts', bars.cuts), `M0 ${top}h1v${tall}.0h-1zM2 ${top}h1v${least}.0h-1z`);
  assert.equal(path(numbers, 'leaves', bars.leaves), `M2 0h1v${bars.leaves.tall}.0h-1z`);
  assert.equal(path(numbers, 'moves', bars.cuts), '');
});

test('a click among the cut-offs means the nearest one in its bin or within reach', () => {
  const steps = [103, 108, 250];
  const run = {
    nextCutoff: (/** @type {number} */ step) => steps.find((one) => one > step),
    previousCutoff: (/** @type {number} */ step) => steps.findLast((one) => one < step),
  };
  const bin = { from: 100, size: 10 };
  assert.equal(cutOffAt(run, 100, bin, 0), 103);
  assert.equal(cutOffAt(run, 104.9, bin, 0), 103);
  assert.equal(cutOffAt(run, 105.1, bin, 0), 108);
  assert.equal(cutOffAt(run, 107.5, bin, 0), 108);
  assert.equal(cutOffAt(run, 115, { from: 110, size: 10 }, 0), null);
  assert.equal(cutOffAt(run, 115, { from: 110, size: 10 }, 8), 108);
  assert.equal(cutOffAt(run, 240, { from: 240, size: 10 }, 0), 250, 'the last event of a bin');
  assert.equal(cutOffAt(run, 250, { from: 250, size: 10 }, 0), null, 'it is not in the next one');
});

test('the bins of a run add up to all of it, wherever they split', () => {
  const { run } = engine.look(showing(`(${'((3 12 8) (2 4 6) (14 5 2)) '.repeat(20)})`).shown);
  assert.ok(run.length > 250);
  for (const [from, to, count] of [
    [0, run.length, 1],
    [0, run.length, 150],
    [0, run.length + 50, 7],
  ]) {
    const numbers = run.bins(from, to, count);
    const sum = (/** @type {'leaves' | 'cuts' | 'moves'} */ lane) =>
      Array.from({ length: count }, (_, index) => countAt(numbers, index, lane)).reduce((a, b) => a + b);
    assert.deepEqual([sum('leaves'), sum('cuts')], [run.leafCount, run.cutoffCount]);
    assert.ok(sum('moves') > 0);
  }
});

test('the lines between passes match the part', () => {
  const { run } = engine.look(
    showing(`(${'((3 12 8) (2 4 6) (14 5 2)) '.repeat(20)})`, { algorithm: 'mtd-f', guess: 4 }).shown,
  );
  const begun = run
    .passes()
    .slice(1)
    .map(({ first }) => first - 1);
  assert.ok(begun.length > 0 && run.length > 250);
  const edges = [0, begun[0], begun[0] + 1, run.length];
  const places = edges.slice(1).flatMap((to, index) => {
    const from = edges[index];
    const lines = /** @type {import('lit-html').TemplateResult[]} */ (dividers(run, from, to));
    return lines.map(({ values: [share] }) => Math.round(from + (Number(share) / 100) * (to - from)));
  });
  assert.deepEqual(places, begun, 'each in one part only');
});
