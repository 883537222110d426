// Decimal commas in a tree: the page says how it read them where they look like decimals, once, and never of plain lists.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointed } from '../src/state/commas.js';
import { languageIds } from '../src/words/languages.js';
import { said } from '../src/words/telling.js';
import { after, engine, showing } from './core.js';
import { gathered } from './told.js';
import { strictTexts } from './words.js';

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

test('a comma parts two numbers in every language, and a semicolon where one may have a decimal comma', () => {
  for (const id of languageIds) {
    const texts = strictTexts(id);
    for (const [tree, window, hasDecimals] of /** @type {const} */ ([
      ['((3 12) (2 4))', { alpha: 1, beta: 9 }, false],
      ['((3.5 12) (2 4))', { alpha: 1, beta: 9 }, true],
      ['((3 12) (2 4))', { alpha: 1, beta: 9.5 }, true],
      ['((3 12) (2 4))', { algorithm: 'minimax', alpha: 1, beta: 9.5 }, false],
    ])) {
      const page = { ...gathered(showing(tree, window), 0), texts };
      const separator = hasDecimals && texts.decimal === ',' ? ';' : ',';
      assert.equal(page.run.separator(texts.decimal), separator, `${id} ${tree}`);
      const { text } = said(page);
      if (page.windowed) assert.match(text, new RegExp(`\\[1${separator} 9`), id);
    }
  }
});
