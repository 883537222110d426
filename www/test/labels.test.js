// Names of nodes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Facts } from '../src/core/facts.js';
import { createLabels, letters } from '../src/core/labels.js';
import { core, engine, showing } from './setup.js';

/** @type {(text: string, expected: string, letters?: 'below' | 'root') => void} */
function check(text, expected, letters) {
  const { labels, size } = engine.look(showing(text).shown, letters);
  assert.equal(Array.from({ length: size }, (_, node) => labels.of(node) || '.').join(' '), expected);
}

test('inner nodes get letters ply by ply, the root and the leaves none', () => {
  check('((3 12 8) (2 4 6) (14 5 2))', '. a . . . b . . . c . . .');
  check('(((6 2) (8 7)) ((5 4) (9 3)))', '. a c . . d . . b e . . f . .');
});

test('names of the tree win, and letters skip those in use', () => {
  check('a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))', 'a b d . . e . . c f . . g . .');
  check('(a: (1) (2) c: (3) (4 x: 5))', '. a . b . c . d . x');
});

test('a name moves no other letter but its own, and the letters under a root called a begin with b', () => {
  check('((3 12) (2 4) (14 5))', '. a . . b . . c . .');
  check('((3 12) x: (2 4) (14 5))', '. a . . x . . c . .');
  check('(c: (3 12) (2 4) (14 5))', '. c . . b . . d . .');
  check('((b: 3 12) (2 4) (14 5))', '. a b . d . . c . .');
  check('(c: (3 12) d: (2 4) (14 5))', '. c . . d . . e . .');
  check('a: ((3 12) (2 4))', 'a b . . c . .');
});

test('by choice the root is a, and the letters go on from there', () => {
  check('((3 12) (2 4) (14 5))', 'a b . . c . . d . .', 'root');
  check('(((6 2) (8 7)) ((5 4) (9 3)))', 'a b d . . e . . c f . . g . .', 'root');
  check('((1 2) (a:(3 4) 5))', 'e b . . c a . . .', 'root');
  check('c:((1 2) ((3 4) 5))', 'c b . . e d . . .', 'root');
  check('a: ((3 12) (2 4))', 'a b . . c . .', 'root');
  check('7', '.', 'root');
});

test('after z comes aa; i, l and o are left out', () => {
  const places = [0, 7, 8, 22, 23, 24, 45, 46, 551, 552];
  assert.deepEqual(places.map(letters), ['a', 'h', 'j', 'z', 'aa', 'ab', 'az', 'ba', 'zz', 'aaa']);
});

test('a large tree is named to its last node', () => {
  const { labels, size } = engine.look(showing(`(${'(1 (2 3)) '.repeat(60_000)})`).shown);
  assert.equal(labels.of(size - 3), letters(119_999));
});

test('the names of a large tree are not asked for one by one', () => {
  const tree = core.Tree.read(`(${Array.from({ length: 5000 }, (_, at) => `name${at}:(1 2)`).join(' ')})`);
  let asked = 0;
  const watched = new Proxy(tree, {
    get(target, name) {
      if (name === 'name') asked += 1;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const { below: labels } = createLabels(new Facts(watched), true);
  assert.deepEqual([0, 1, 2, 4].map(labels.of), ['', 'name0', '', 'name1']);
  assert.equal(asked, 4);
});

test('the children of a large family are gathered once', () => {
  const facts = new Facts(core.Tree.read(`(${'1 '.repeat(5000)})`));
  assert.equal(facts.children(0).length, 5000);
  assert.equal(facts.children(0), facts.children(0));
});
