// What is kept from one start to the next, and that nothing kept can do harm.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromText } from '../src/core/source.js';
import { withTree } from '../src/keeping/recent.js';
import { createSession, withSession } from '../src/keeping/session.js';
import { readSaved, savedOf, settingsOf } from '../src/keeping/snapshot.js';
import { fieldText } from '../src/state/choosing.js';
import { initialState } from '../src/state/state.js';
import { after, engine, keeperWith, known, showing } from './core.js';

/** @typedef {import('../src/state/types.js').State} State */

/**
 * A browser's storage in memory.
 * @param {Record<string, string>} [kept]
 * @param {number} [room] in characters
 */
function storage(kept = {}, room = Infinity) {
  return {
    kept,
    getItem: (/** @type {string} */ key) => kept[key] ?? null,
    setItem(/** @type {string} */ key, /** @type {string} */ value) {
      if (value.length > room) throw new DOMException('no room', 'QuotaExceededError');
      kept[key] = value;
    },
    removeItem: (/** @type {string} */ key) => delete kept[key],
  };
}

/**
 * Keeps a state as closing the tab does.
 * @param {State} state
 * @param {ReturnType<typeof storage>} kept
 */
function close(state, kept) {
  let now = initialState();
  /** @type {Record<string, () => void>} */
  const listeners = {};
  const add = (/** @type {string} */ type, /** @type {() => void} */ listen) => {
    listeners[type] = listen;
  };
  const view = { addEventListener: add, document: { addEventListener: add }, setTimeout: () => 1 };
  const session = createSession(/** @type {Window} */ (/** @type {unknown} */ (view)), () => now, [keeperWith(kept)]);
  now = state;
  session.follow();
  listeners.pagehide();
}

/** @param {State} state */
const essence = ({ source, shown, settings, step, example, drafts }) => ({
  source,
  shown,
  settings,
  step,
  example,
  depth: fieldText({ settings, drafts }, 'depth'),
});

test('tree, settings and step come back, infinities too, and a text that does not read', () => {
  for (const state of [
    after([
      { type: 'chooseExample', id: 'window-4-6' },
      { type: 'goTo', step: 5 },
    ]),
    after([{ type: 'chooseExample', id: 'gomoku' }, { type: 'chooseAlgorithm', id: 'minimax' }, { type: 'last' }]),
    after([
      { type: 'setText', text: '(1, (2 3),\n W)' },
      { type: 'goTo', step: 3 },
      { type: 'setText', text: '(1, (2' },
    ]),
    after([{ type: 'setField', field: 'depth', text: '1' }], showing('(1 (2 3), 4 (5 6))')),
  ]) {
    const keeper = storage();
    close(state, keeper);
    assert.deepEqual(essence(known(withSession(initialState(), engine, [keeperWith(keeper)]))), essence(state));
  }
});

test('a damaged memory gives the opening page', () => {
  for (const now of ['', '{', '7', '{}', '{"tree":7}', '{"tree":"("}', '[]', 'null', '{"tree":"","step":-1}']) {
    const kept = { 'secateur-now': now, 'secateur-recent': now, 'secateur-random': now };
    assert.deepEqual(
      essence(known(withSession(initialState(), engine, [keeperWith(storage(kept))]))),
      essence(initialState()),
      now,
    );
  }
  assert.deepEqual(known(withSession(initialState(), engine, [])).source, initialState().source);
});

test('settings of a saved tree are checked one by one', () => {
  const chosen = initialState().settings;
  const read = (/** @type {object} */ settings) => settingsOf({ tree: '1', settings: { ...settings } }, chosen);
  assert.deepEqual(read({}), chosen);
  assert.deepEqual(read({ algorithm: 'x', cut: 'y', alpha: 'z', beta: null, depth: -1 }), chosen);
  assert.equal(read({ alpha: 2, beta: 'inf' }).alpha, 2);
  const state = after([{ type: 'chooseExample', id: 'window-4-6' }]);
  const saved = readSaved(JSON.parse(JSON.stringify(savedOf(state))));
  assert.ok(saved);
  assert.deepEqual(settingsOf(saved, chosen), state.settings);
});

test('without room the recent trees go, and the tree is kept', () => {
  const keeper = storage({ 'secateur-recent': 'x'.repeat(1000) });
  let isFull = true;
  const set = keeper.setItem;
  keeper.removeItem = (key) => {
    isFull = false;
    return delete keeper.kept[key];
  };
  keeper.setItem = (key, value) => {
    if (isFull) throw new DOMException('no room', 'QuotaExceededError');
    set(key, value);
  };
  close(after([{ type: 'goTo', step: 3 }]), keeper);
  assert.equal(JSON.parse(keeper.kept['secateur-now']).step, 3);
  close(after([{ type: 'goTo', step: 4 }]), storage({}, 10));
});

test('a tree becomes recent when another takes its place, examples do not, and each stands once', () => {
  const own = after([{ type: 'setText', text: '(1 2)' }]);
  assert.deepEqual(own.recent, []);
  const state = after(
    [
      { type: 'chooseExample', id: 'gomoku' },
      { type: 'openTree', source: fromText('(3 4)') },
    ],
    own,
  );
  assert.deepEqual(
    state.recent.map(({ tree }) => tree),
    ['(1 2)'],
  );
  const back = after([{ type: 'openRecent', index: 0 }], state);
  assert.equal(back.source.text, '(1 2)');
  assert.deepEqual(
    back.recent.map(({ tree }) => tree),
    ['(3 4)', '(1 2)'],
  );
});

test('the recent trees are bounded, in number and in size', () => {
  const many = Array.from({ length: 40 }, (_, number) => ({ tree: `(${number} 1)` })).reduce(
    withTree,
    /** @type {import('../src/state/types.js').Saved[]} */ ([]),
  );
  assert.equal(many.length, 12);
  assert.equal(many[0].tree, '(39 1)');
  const long = [1, 2, 3].map((number) => ({ tree: `(${number} 1)${' '.repeat(600_000)}` }));
  assert.equal(long.reduce(withTree, /** @type {import('../src/state/types.js').Saved[]} */ ([])).length, 2);
});
