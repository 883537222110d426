// Decimal commas in a tree: the page says how it read them where they look like decimals, once, and never of plain lists.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointed } from '../src/state/commas.js';
import { after, engine } from './core.js';

/** @param {string} text */
const typed = (text) => after([{ type: 'setText', text }]);

test('what looks like decimals is asked about, and lists are not', () => {
  for (const [text, meant] of [
    ['(3,5 4,2)', '(3.5 4.2)'],
    ['((3,5 12) (2 4,25))', '((3.5 12) (2 4.25))'],
    ['((-1,5 2) 3)', '((-1.5 2) 3)'],
  ]) {
    assert.equal(pointed(typed(text), engine), meant, text);
    const read = after([{ type: 'readDecimals' }], typed(text));
    assert.deepEqual([read.source.text, read.shown.source.text], [meant, meant]);
    assert.equal(pointed(read, engine), null, 'it is settled');
    assert.equal(after([{ type: 'undo' }], read).source.text, text);
  }
  for (const text of [
    '[[3,12,8],[2,4,6]]',
    '[[3, 12], [2, 4]]',
    '((3 12) (2 4))',
    '[[3,12],[2,4]]',
    '(3.5, 4.2)',
    '(3,5',
    '((1,2,3) (4,5))',
  ])
    assert.equal(pointed(typed(text), engine), null, text);
});

test('whoever leaves the commas is not asked again about the same numbers', () => {
  const kept = after([{ type: 'keepCommas' }], typed('(3,5 4,2)'));
  assert.equal(pointed(kept, engine), null);
  assert.equal(pointed(after([{ type: 'setText', text: '((3,5 4,2) 1)' }], kept), engine), null);
  assert.notEqual(pointed(after([{ type: 'setText', text: '(7,5 4,2)' }], kept), engine), null);
});
