// Random trees: the same settings and seed always give the same tree, and invalid settings say why at their field.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, engineOf } from './core.js';
import { texts } from './words.js';

/** @typedef {import('../pkg/core.js').RandomFields} Fields */

/** @type {(change: Partial<Fields>) => string} */
const text = (change) => after([{ type: 'setRandom', change }, { type: 'makeRandom' }]).source.text;

test('a seed always gives the same tree', () => {
  assert.equal(text({ least: '2', most: '2', depth: '2', seed: '1' }), '((9 9) (16 18))');
  assert.equal(
    text({ least: '1', most: '3', depth: '3', seed: '7', distinct: true, order: 'best-first', high: '40' }),
    '(((39 5 4)) ((16) (38 12)))',
  );
});

test('an impossible value says why at its field', () => {
  /** @type {[change: Partial<Fields>, field: string, kind: string][]} */
  const cases = [
    [{ least: '' }, 'least', 'number'],
    [{ depth: '2.5' }, 'depth', 'number'],
    [{ seed: 'x' }, 'seed', 'number'],
    [{ seed: '9007199254740992' }, 'seed', 'range'],
    [{ least: '0' }, 'least', 'range'],
    [{ least: '4' }, 'most', 'empty'],
    [{ low: '21' }, 'high', 'empty'],
    [{ most: '200' }, 'depth', 'too-large'],
    [{ distinct: true }, 'high', 'too-few-scores'],
  ];
  for (const [change, field, kind] of cases) {
    const { problem } = engineOf(after([{ type: 'setRandom', change }])).session.forecast();
    assert.ok(problem);
    const { least, most } = problem;
    assert.deepEqual([problem.field, problem.kind], [field, kind]);
    assert.ok(texts.text(`making-random-${kind}`, { least, most }));
  }
});
