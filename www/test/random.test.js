// Random trees: the same settings and seed give the same tree for ever, and what cannot be says why at its field.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstRandom } from '../src/state/beginning.js';
import { isRandom } from '../src/state/made.js';
import { grow } from '../src/state/randomtree.js';
import { after, engine, known } from './core.js';
import { texts } from './words.js';

/** @typedef {import('../pkg/core.js').RandomFields} Fields */

const { fields } = firstRandom;
const text = (/** @type {Partial<Fields>} */ change) => known(grow({ ...fields, ...change }, engine)).text;

test('a seed gives the same tree for ever', () => {
  assert.equal(text({ least: '2', most: '2', depth: '2', seed: '1' }), '((9 9) (16 18))');
  assert.equal(
    text({ least: '1', most: '3', depth: '3', seed: '7', distinct: true, order: 'best-first', high: '40' }),
    '(((39 5 4)) ((16) (38 12)))',
  );
});

test('what is not possible says why at its field', () => {
  /** @type {[change: Partial<Fields>, field: string, id: string][]} */
  const cases = [
    [{ least: '' }, 'least', 'making-random-number'],
    [{ depth: '2.5' }, 'depth', 'making-random-number'],
    [{ seed: 'x' }, 'seed', 'making-random-number'],
    [{ seed: '9007199254740992' }, 'seed', 'making-random-range'],
    [{ least: '0' }, 'least', 'making-random-range'],
    [{ least: '4' }, 'most', 'making-random-empty'],
    [{ low: '21' }, 'high', 'making-random-empty'],
    [{ most: '200' }, 'depth', 'making-random-too-large'],
    [{ distinct: true }, 'high', 'making-random-too-few-scores'],
  ];
  for (const [change, field, id] of cases) {
    const { problem } = known(grow({ ...fields, ...change }, engine));
    assert.deepEqual([problem?.field, problem?.id], [field, id]);
    assert.ok(texts.text(id, { least: 1, most: 2 }));
  }
});

test('a tree is made with the full window, can be undone, and the next one has the next seed', () => {
  const window46 = after([{ type: 'chooseExample', id: 'window-4-6' }]);
  const made = after([{ type: 'setRandom', change: { seed: '41' } }, { type: 'makeRandom' }], window46);
  assert.equal(made.source.text, text({ seed: '41' }));
  assert.equal(made.settings.alpha, -Infinity);
  assert.ok(isRandom(made));
  const next = after([{ type: 'anotherRandom' }], made);
  assert.equal(next.random.fields.seed, '42');
  assert.equal(next.source.text, text({ seed: '42' }));
  assert.deepEqual(next.recent, made.recent);
  const before = after([{ type: 'undo' }], next);
  assert.ok(isRandom(before));
  assert.equal(before.random.fields.seed, '41');
  const back = after([{ type: 'undo' }, { type: 'undo' }], next);
  assert.equal(back.example, 'window-4-6');
  assert.equal(back.settings.alpha, 4);
});
