// Trees as other people and programs write them, through the page's door: what they were read as, what is said of it, and the way back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { core } from './core.js';

test('a text in another form is read, with what is said of it', () => {
  const read = core.readForm('(max (min 3 12 8) (min 2 sys.maxsize 6))');
  assert.equal(core.Tree.read(read.text).text(), '((3 12 8)(2 W 6))');
  assert.equal(read.form, 'lisp');
  assert.deepEqual(JSON.parse(read.messages), [
    ['read-as', 'form', 'lisp'],
    ['read-endless', 'number', 'sys.maxsize'],
  ]);
  assert.equal(read.other, null);
});

test('the other reading is offered where there are two', () => {
  const { text, form, other } = core.readForm('(2 (3 5))');
  assert.deepEqual(
    { text, form, other },
    {
      text: '(2 (3 5))',
      form: 'notation',
      other: { text: '(2, (3 5))', form: 'notation' },
    },
  );
});

test('what is refused says so at its place', () => {
  const refused = { kind: 'form-operator', line: 1, column: 2, offset: 1, length: 3, found: 'max' };
  assert.throws(() => core.readForm('(max (1 2) (3 4))'), refused);
});

test('a tree is written in a form that has room for it', () => {
  const tree = core.Tree.read('((3 12) (2 4))');
  assert.equal(tree.inForm('python'), '[[3, 12], [2, 4]]');
  assert.equal(core.readForm(tree.inForm('dot') ?? '').form, 'dot');
  assert.equal(tree.inForm('lisp'), undefined);
});
