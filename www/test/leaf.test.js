// What the arrow keys make of a leaf's score.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, engine } from './core.js';

const node = 6;
const before = after([
  { type: 'goTo', step: 14 },
  { type: 'editLeaf', node },
]);

test('the core counts for the arrow keys, in the tree’s decimals, and its results can be typed', () => {
  /** @type {(typed: string, units: number) => string | undefined} */
  const moved = (typed, units) => {
    const { shown } = after([{ type: 'editText', node, text: typed }], before);
    return engine.look(shown).tree.plusUnits(typed, units);
  };
  for (const [typed, units, text] of /** @type {[string, number, string | undefined][]} */ ([
    ['2', 1, '3'],
    ['2,5', 1, '2,6'],
    ['2,5', -1, '2,4'],
    ['0.29', 1, '0.30'],
    ['-0.1', 1, '0.0'],
    ['9007199254740991', 1, '9007199254740991'],
    ['9007199254740991', -1, '9007199254740990'],
    ['W', 1, undefined],
    ['-', 1, undefined],
    ['', 1, undefined],
  ])) {
    assert.equal(moved(typed, units), text, typed);
    if (text) assert.equal(after([{ type: 'editText', node, text }], before).editing?.error, null, text);
  }
  const hundredths = engine.look(after([{ type: 'setText', text: '(1.25 2)' }]).shown).tree;
  assert.equal(hundredths.plusUnits('2', 1), '2.01');
});
