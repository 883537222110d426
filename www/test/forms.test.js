// A tree as other programs write it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, core } from './core.js';

test('a tree is written in a form that has room for it', () => {
  const tree = core.Tree.read('((3 12) (2 4))');
  assert.equal(tree.inForm('python'), '[[3, 12], [2, 4]]');
  assert.equal(after([{ type: 'setText', text: tree.inForm('dot') ?? '' }]).readAs?.form, 'dot');
  assert.equal(tree.inForm('lisp'), undefined);
});
