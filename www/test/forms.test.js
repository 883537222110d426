// Trees as other people and programs write them, through the page's door: what they were read as, what is said of it, and the way back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromText } from '../src/core/source.js';
import { after, core, engine } from './core.js';

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

test('what is typed in another form is shown as the tree that it means, and stays as it is in the field', () => {
  const text =
    '{"children": [{"children": [{"value": 3}, {"value": 12}]}, {"children": [{"value": 2}, {"value": 4}]}]}';
  const state = after([{ type: 'setText', text }]);
  assert.deepEqual([state.readAs?.form, state.readAs?.typed], ['json', text]);
  assert.equal(state.shown.source.text, state.readAs?.text);
  assert.equal(engine.look(state.shown).tree.text(), '((3 12)(2 4))');
  const editing = /** @type {const} */ ([
    { type: 'editLeaf', node: 2 },
    { type: 'editText', node: 2, text: '9' },
  ]);
  assert.equal(after([...editing], state).source.text, '((9 12)(2 4))', 'an edit is made in the notation');
  assert.equal(after([{ type: 'openGiven', source: fromText(text) }]).readAs?.typed, text);
});

test('the other reading can be taken, and the one there is be kept', () => {
  const state = after([{ type: 'setText', text: '(2 (3 5))' }]);
  assert.equal(engine.look(state.shown).facts.tree.size, 4);
  const other = after([{ type: 'readOther' }], state);
  assert.deepEqual([other.shown.source.text, other.readAs], ['(2, (3 5))', null]);
  const kept = after([{ type: 'keepReading' }], state);
  assert.deepEqual([kept.shown.source.text, kept.readAs], ['(2 (3 5))', null]);
});

test('what can be meant in two ways is refused, and the tree before it stays', () => {
  const before = after([{ type: 'setText', text: '(1 2)' }]);
  const state = after([{ type: 'setText', text: '(max (1 2) (3 4))' }], before);
  assert.equal(state.shown.source.text, '(1 2)');
  assert.equal(engine.problems(state).error?.kind, 'form-operator');
  assert.equal(
    after([{ type: 'openTree', source: fromText('(max (5 2) (3 4))') }]).shown.source.text,
    '(max (5 2) (3 4))',
  );
});

test('what other programs write and is not read here is refused by its name', () => {
  const kind = (/** @type {string} */ text) => engine.problems(after([{ type: 'setText', text }])).error?.kind;
  assert.equal(kind('((b1:3,b2:12)B,(c1:2,c2:4)C)A;'), 'form-newick');
  assert.equal(kind('graph TD\n  A --> B'), 'form-mermaid');
  assert.equal(kind('((1 2) (3'), 'unclosed');
});
