// Names of nodes, and other facts about a tree that are asked of the core one by one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Facts } from '../src/port/facts.js';
import { act, core, engine, showing } from './core.js';

/** @type {(text: string, expected: string, letters?: 'below' | 'root') => void} */
function check(text, expected, letters) {
  const { labels, size } = engine.look(showing(text).shown, letters);
  assert.equal(Array.from({ length: size }, (_, node) => labels.of(node) || '.').join(' '), expected);
}

test('letters start below the root, or optionally at it', () => {
  check('((3 12 8) x: (2 4 6) (14 5 2))', '. a . . . x . . . c . . .');
  check('((3 12 8) x: (2 4 6) (14 5 2))', 'a b . . . x . . . d . . .', 'root');
});

test('another score keeps the names', () => {
  const rescored = act(showing('((3 12 8) x: (2 4 6) (14 5 2))'), { type: 'setScore', node: 2, text: '7' });
  assert.equal(rescored.source.text, '((7 12 8) x: (2 4 6) (14 5 2))');
  check(rescored.source.text, '. a . . . x . . . c . . .');
});

test('the children of a large family are gathered once', () => {
  const facts = new Facts(core.Tree.read(`(${'1 '.repeat(5000)})`));
  assert.equal(facts.children(0).length, 5000);
  assert.equal(facts.children(0), facts.children(0));
});
