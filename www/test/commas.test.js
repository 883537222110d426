// The separator between two numbers, where a comma may also be part of one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageIds } from '../src/words/languages.js';
import { said } from '../src/words/telling.js';
import { showing } from './core.js';
import { gathered } from './told.js';
import { strictTexts } from './words.js';

test('a comma separates two numbers in every language, or a semicolon where one may have a decimal comma', () => {
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
