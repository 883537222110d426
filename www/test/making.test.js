// What is said after a node has become the root of its own tree, while a table still knows what was searched before.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { said } from '../src/words/telling.js';
import { after, engineOf, showing } from './core.js';
import { gathered } from './told.js';

test('a search that starts with a table’s contents says how much that is, and what it has saved', () => {
  const table = showing('(((3 12) (8 2)) ((4 6) 1))', { algorithm: 'alpha-beta-table' });
  const kept = after([{ type: 'goOn', node: 1 }], table);
  assert.match(said(gathered(kept)).text, /^The table still knows 6 positions from the previous search/);
  const end = gathered(kept, engineOf(kept).run(kept).length);
  assert.ok(said(end).text.includes('Leaves evaluated: 0 (without what the table knew: 4).'));
});
