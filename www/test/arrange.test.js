// Children in search order: which runs have one, how ranks lead through a row, and what is drawn where.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { walk } from '../src/input/walk.js';
import { createPicture } from '../src/stage/picture.js';
import { createRanks, isArranged, isNumbered, written } from '../src/stage/ranks.js';
import { core, gathered, randomTexts, showing, texts } from './setup.js';

const textbook = '((3 12 8) (2 4 6) (14 5 2))';

/** @param {Partial<import('../src/port/types.js').Settings>} change */
function shown(change, text = textbook) {
  const state = showing(text, change);
  return gathered({ ...state, arrange: 'search' });
}

test('only a run with an order of its own is arranged or numbered, and not while the tree is changed', () => {
  const best = shown({ order: 'best-first' });
  assert.deepEqual([isArranged(best), isNumbered(best)], [true, false]);
  const asWritten = { ...best, state: { ...best.state, arrange: /** @type {const} */ ('written') } };
  assert.deepEqual([isArranged(asWritten), isNumbered(asWritten)], [false, true]);
  const making = {
    ...best,
    state: { ...best.state, making: { error: null, wants: null, added: null, marked: [], outcome: null } },
  };
  assert.deepEqual([isArranged(making), isNumbered(making)], [false, false]);
  const plain = shown({});
  assert.deepEqual([isArranged(plain), isNumbered(plain)], [false, false]);
});

test('a link with an unknown arrangement is reported', () => {
  assert.deepEqual(
    core.readLink('arrange=sideways', []).ignored.map(({ piece }) => piece),
    ['arrange=sideways'],
  );
});

test('best first, the textbook tree has 3 before 14 before 2', () => {
  const view = shown({ order: 'worst-first' });
  const { run, facts } = view;
  const ranks = createRanks(run.ranks());
  const row = [walk(facts, 0, 'ArrowDown', new Map(), ranks)];
  for (const key of /** @type {const} */ (['ArrowRight', 'ArrowRight', 'ArrowRight']))
    row.push(walk(facts, row[row.length - 1], key, new Map(), ranks));
  const places = [...run.places(run.length, Uint32Array.from(row))];
  assert.deepEqual(places, [1, 2, 3, 3], 'right leads to what is searched next, and the last one stays');
  assert.equal(walk(facts, row[1], 'ArrowLeft', new Map(), ranks), row[0]);
  const { core } = createPicture(view, { width: 1600, height: 900 }, texts);
  const x = row.map((node) => core.place(node));
  assert.ok(x[0] < x[1] && x[1] < x[2]);
  core.free();
});

test('every subtree is one range of ranks, and a row is in their order', () => {
  for (const text of randomTexts(60, 9)) {
    const view = shown({ order: 'shuffled', seed: 5 }, text);
    const { facts, tree } = view;
    const { core, ranks } = createPicture(view, { width: 1600, height: 900 }, texts);
    const beyond = (/** @type {number} */ node) => ranks.of(node) + facts.ends[node] - node;
    const last = new Map();
    for (let rank = 0; rank < tree.size; rank += 1) {
      const node = ranks.at(rank);
      assert.equal(ranks.of(node), rank);
      if (node > 0) assert.ok(beyond(node) <= beyond(facts.parents[node]), text);
      const before = last.get(facts.plies[node]);
      if (before !== undefined) assert.ok(before < core.place(node), text);
      last.set(facts.plies[node], core.place(node));
    }
    core.free();
  }
});

test('a run as written has no ranks of its own', () => {
  const { run } = shown({ algorithm: 'pvs' });
  assert.equal(run.ranks().length, 0);
  assert.equal(createRanks(run.ranks()), written);
});
