// Links: what is written is read again, people can read it, and no text at all does harm.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longestLink } from '../pkg/tables.js';
import { linkTo } from '../src/keeping/address.js';
import { readLink } from '../src/keeping/link.js';
import { examples } from '../src/state/examples.js';
import { initialState } from '../src/state/state.js';
import { act, after, engine, randomTexts, showing, waysToSearch } from './core.js';

/** @param {string} hash */
const opened = (hash) => after([{ type: 'openLink', hash }]);

/** A link that must be there.
 * @param {import('../src/state/types.js').State} state */
const link = (state) => linkTo(state, engine) ?? assert.fail('the tree is too long for a link');

/**
 * @param {number} seed
 * @returns {(below: number) => number}
 */
function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('a link without a tree is about the example, and one like an example is that', () => {
  const state = opened('#step=11');
  assert.deepEqual([state.step, state.example, state.ignored], [11, 'textbook', []]);
  assert.equal(opened('#tree=[[3,12,8],[2,4,6],[14,5,2]]').example, 'textbook');
  assert.equal(opened('#tree=(((6 2)(8 7))((5 4)(9 3)))&window=4,6').example, 'window-4-6');
});

test('what is written is read again: every example, every way to search, random trees', () => {
  const states = [
    ...examples.map(({ id }) => after([{ type: 'chooseExample', id }, { type: 'last' }])),
    ...randomTexts(60, 11).flatMap((text, index) =>
      [waysToSearch[index % waysToSearch.length], { alpha: -1, beta: 2.5 }].map((way) =>
        act(showing(text, way), { type: 'goTo', step: index }, engine),
      ),
    ),
  ];
  for (const state of states) {
    const hash = link(state);
    const read = opened(`#${hash}`);
    assert.deepEqual(read.ignored, [], hash);
    assert.equal(link(read), hash);
    assert.deepEqual([read.shown.settings, read.step], [state.shown.settings, state.step], hash);
  }
});

test('an address as the browser writes it is read the same', () => {
  const state = showing('корень: (b: (3 5) "x": W ∞: -2)', { alpha: 1 });
  const { hash } = new URL(`#${link(state)}`, 'https://example.org/');
  assert.equal(link(opened(hash)), link(state));
});

test('what a link says in vain is told', () => {
  /** @param {string} hash @param {string[]} expected */
  const check = (hash, expected) =>
    assert.deepEqual(
      opened(hash).ignored.map(({ piece, why }) => `${why} ${piece}`),
      expected,
      hash,
    );
  check('#tree=(1 2)&colour=red&step=99', ['unknown colour=red', 'step step=99']);
  check('#tree=((1 2) 3', ['tree tree']);
});

test('a tree that does not read stands in the field, beside a tree that does', () => {
  const state = opened('#tree=((3 12 8)(2 4&step=5');
  assert.equal(state.source.text, '((3 12 8)(2 4');
  assert.deepEqual([state.shown.source.text, state.step], [initialState().shown.source.text, 0]);
  assert.deepEqual(after([{ type: 'dismissIgnored' }], state).ignored, []);
});

test('no text does harm', () => {
  const pick = random(7);
  const pieces = [
    'tree=',
    '((3 12 8)',
    '(2 4)',
    ')',
    '&',
    '=',
    '+',
    '%28',
    '%',
    '%F',
    'step=',
    '3',
    'window=',
    '-inf',
    ',',
    'W',
  ].concat([
    'depth=',
    'cut=past-bound',
    'algorithm=minimax',
    '#',
    '\u0000',
    '\ud800',
    '∞',
    'a:',
    '<b>',
    '__proto__',
    '4',
    ' ',
    'x',
  ]);
  for (let round = 0; round < 3000; round += 1) {
    const hash = `#${Array.from({ length: pick(14) }, () => pieces[pick(pieces.length)]).join('')}`;
    const state = opened(hash);
    const { length } = engine.look(state.shown).run;
    assert.ok(state.step >= 0 && state.step <= length, hash);
    assert.ok(engine.works(state.shown), hash);
    assert.deepEqual(opened(`#${link(state)}`).ignored, [], hash);
  }
});

test('a damaged link loses no more than its damage', () => {
  const pick = random(3);
  const whole = link(showing('a: ((3 12 8) (2 4 6) (14 5 2))', { alpha: 1, cut: 'past-bound' }));
  for (let round = 0; round < 500; round += 1) {
    const [from, count] = [pick(whole.length), 1 + pick(6)];
    const state = opened(`#${whole.slice(0, from)}${whole.slice(from + count)}`);
    assert.ok(engine.works(state.shown));
  }
});

test('a giant tree has no link', () => {
  const wide = `(${new Array(3000).fill('1').join(' ')})`;
  assert.equal(linkTo(showing(wide), engine), null);
  const long = `(${new Array(900).fill('10').join(' ')})`;
  assert.ok(long.length > longestLink);
  assert.equal(linkTo(showing(long), engine), null);
  assert.equal(readLink('').isRun, false);
});
