// How a random tree was made, in its link: for a person to read, and so that the next tree of the kind can follow it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longestLink, randomOrders } from '../pkg/tables.js';
import { createEngine } from '../src/core/engine.js';
import { linkTo } from '../src/keeping/address.js';
import { besideLink, withSession } from '../src/keeping/session.js';
import { fileOf, openingOf, readSaved } from '../src/keeping/snapshot.js';
import { isRandom } from '../src/state/made.js';
import { grow, readRandom } from '../src/state/randomtree.js';
import { initialState } from '../src/state/state.js';
import { act, after, core, engine, known } from './core.js';
import { texts } from './words.js';

/** @typedef {import('../pkg/core.js').RandomFields} Fields */

const opened = (/** @type {string} */ hash) => after([{ type: 'openLink', hash }]);
const made = (/** @type {Partial<Fields>} */ change) => after([{ type: 'setRandom', change }, { type: 'makeRandom' }]);
const small = { least: '2', most: '2', depth: '2' };

/**
 * Settings from a seed, of trees that a link holds.
 * @param {number} seed
 * @returns {Fields}
 */
function drawn(seed) {
  let state = seed + 1;
  const pick = (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const [least, low] = [1 + pick(3), pick(60) - 30];
  return {
    ...{ least: String(least), most: String(least + pick(2)), depth: String(1 + pick(3)) },
    ...{ low: String(low), high: String(low + (pick(2) ? 100 + pick(900) : pick(20))) },
    ...{ order: randomOrders[pick(3)], distinct: pick(3) === 0, seed: String([1, pick(100), 2 ** 53 - 1][pick(3)]) },
  };
}

test('a link says how its tree was made, as a person reads it', () => {
  assert.equal(linkTo(made({ ...small, seed: '1' }), engine), 'tree=((9+9)(16+18))&random=children:2,depth:2,seed:1');
});

test('what is written is read again, and the next tree is the one that would have followed', () => {
  let count = 0;
  for (let seed = 0; seed < 300; seed += 1) {
    const fields = drawn(seed);
    if (known(grow(fields, engine)).text === undefined) continue;
    const state = made(fields);
    const link = linkTo(state, engine) ?? assert.fail('too long for a link');
    const read = opened(`#${link}`);
    assert.deepEqual(read.ignored, [], link);
    assert.deepEqual(read.random.fields, fields, link);
    assert.ok(isRandom(read), link);
    assert.equal(linkTo(read, engine), link);
    const [next, following] = [read, state].map((one) => after([{ type: 'anotherRandom' }], one));
    assert.equal(engine.shortest(next.shown.source), engine.shortest(following.shown.source));
    count += 1;
  }
  assert.ok(count > 200, `${count} trees`);
});

test('only the tree that was made says so, and by what it was made of', () => {
  const state = made({ ...small, seed: '1' });
  const link = linkTo(state, engine);
  assert.equal(linkTo(after([{ type: 'setRandom', change: { seed: '5' } }], state), engine), link);
  const edited = after([{ type: 'setText', text: '((9 9) (16 17))' }], state);
  assert.equal(linkTo(edited, engine), 'tree=((9+9)(16+17))');
  assert.equal(linkTo(after([{ type: 'undo' }], edited), engine), link);
});

test('a link without a tree makes it', () => {
  const state = opened('#random=children:2,depth:2,seed:1&algorithm=minimax&step=3');
  assert.deepEqual([state.shown.source.text, state.step, state.ignored], ['((9 9) (16 18))', 3, []]);
  assert.equal(state.shown.settings.algorithm, 'minimax');
  assert.ok(isRandom(state));
  assert.equal(opened('#random= children: 2, depth:2 ,seed:1').shown.source.text, '((9 9) (16 18))');
});

test('a tree is taken at its word: it stands there without being made again', () => {
  const link = '#tree=((9+9)(16+18))&random=children:2,depth:2,seed:1';
  const busy = /** @type {typeof core} */ ({ ...core, randomTree: () => assert.fail('made again') });
  const state = act(initialState(), { type: 'openLink', hash: link }, createEngine(busy));
  assert.deepEqual([state.shown.source.text, state.ignored], ['((9 9)(16 18))', []]);
  assert.ok(isRandom(state));
});

test('settings that no tree can be made of are told where there is no tree, and end with the next tree where there is one', () => {
  for (const piece of ['scores:0..1,distinct,seed:1', 'children:1000,depth:1000,seed:1']) {
    const read = opened(`#random=${piece}`);
    assert.deepEqual([read.shown, read.ignored], [initialState().shown, [{ piece: `random=${piece}`, why: 'random' }]]);
    assert.deepEqual(read.random, initialState().random);
    for (const { piece } of read.ignored) assert.ok(texts.text('taking-ignored-random', { piece }));
    const next = after([{ type: 'anotherRandom' }], opened(`#tree=(1 2)&random=${piece}`));
    assert.deepEqual([next.shown.source.text, isRandom(next)], ['(1 2)', false]);
  }
});

test('a tree that cannot be read was not made of anything', () => {
  const state = opened('#tree=(1 2&random=seed:1');
  assert.deepEqual([state.ignored.map(({ why }) => why), state.random], [['tree'], initialState().random]);
});

test('where it means nothing the whole field is ignored', () => {
  for (const tree of ['tree=(1 2)&', '']) {
    const state = opened(`#${tree}random=depth:4,seed:x`);
    assert.deepEqual(state.ignored, [{ piece: 'random=seed:x', why: 'unreadable' }]);
    assert.equal(state.shown.source.text, tree ? '(1 2)' : initialState().shown.source.text);
    assert.deepEqual(state.random, initialState().random);
  }
});

test('a tree that just fits into a link keeps it', () => {
  for (const most of ['660', '661', '662', '663', '664', '665', '666']) {
    const state = made({ least: most, most, depth: '1', low: '10', high: '99' });
    const link = linkTo(state, engine);
    assert.equal(link !== null, `tree=(${state.shown.source.text.slice(1, -1)})`.length <= longestLink, most);
    assert.equal(link?.includes('random') ?? false, false);
  }
});

/** @type {(file: object) => import('../src/state/types.js').State} */
function fromFile(file) {
  const saved = readSaved(JSON.parse(JSON.stringify(file))) ?? assert.fail('no tree');
  return after([{ type: 'openTree', ...openingOf(saved, initialState().settings) }]);
}

test('a saved file says it too, and of a spoiled one the tree is there all the same', () => {
  const state = made({ ...small, seed: '1' });
  assert.equal(linkTo(fromFile(fileOf(state)), engine), linkTo(state, engine));
  assert.equal('random' in fileOf(after([{ type: 'setText', text: '(1 2)' }], state)), false);
  for (const random of [7, '', 'seed:x', null]) {
    const spoiled = fromFile({ ...fileOf(state), random });
    assert.deepEqual([spoiled.shown.source.text, spoiled.random], [state.shown.source.text, initialState().random]);
  }
});

test('it stays over a reload, and whatever was kept', () => {
  const state = made({ ...small, seed: '1' });
  const link = linkTo(state, engine);
  const kept = { ...state, random: readRandom(JSON.parse(JSON.stringify(state.random))) };
  assert.deepEqual(kept.random, state.random);
  const typed = after([{ type: 'setText', text: '( (9 9) (16 18) )' }], kept);
  const beside = besideLink(typed, opened(`#${link}`), engine);
  assert.ok(isRandom(beside));
  assert.equal(linkTo(beside, engine), link);
  for (const of of [7, 'seed:x', null]) assert.equal(readRandom({ ...state.random, of }).of, null);
  assert.equal(known(withSession(initialState(), engine, [])).random.of, null);
});
