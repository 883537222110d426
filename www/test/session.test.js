// What is stored between visits, and that nothing stored can do harm.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSession, keptIn } from '../src/storage/session.js';
import { after, engineOf, keeperWith, opened } from './core.js';

/** @typedef {import('../src/port/types.js').State} State */

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
 * Stores a state as closing the tab does.
 * @param {State} state
 * @param {ReturnType<typeof storage>} kept
 */
function close(state, kept) {
  let now = after([]);
  /** @type {Record<string, () => void>} */
  const listeners = {};
  const add = (/** @type {string} */ type, /** @type {() => void} */ listen) => {
    listeners[type] = listen;
  };
  const view = { addEventListener: add, document: { addEventListener: add }, setTimeout: () => 1 };
  const page = { session: engineOf(state).session, current: () => now };
  const session = createSession(/** @type {Window} */ (/** @type {unknown} */ (view)), page, [keeperWith(kept)]);
  now = state;
  session.follow();
  listeners.pagehide();
}

/** The page that opens with stored data. @param {ReturnType<typeof storage>[]} kept */
const openedWith = (...kept) => opened({ ...keptIn(kept.map(keeperWith)), hash: '', carried: null });

/** @param {State} state */
const essence = (state) => {
  const { source, shown, settings, step, example, drafts } = state;
  return { source, shown, settings, step, example, drafts, depth: engineOf(state).session.fieldText('depth') };
};

test('tree, settings and step come back, infinities and unreadable texts too', () => {
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
    after([
      { type: 'openTree', text: '(1 (2 3), 4 (5 6))' },
      { type: 'setField', field: 'depth', text: '1' },
    ]),
  ]) {
    const keeper = storage();
    close(state, keeper);
    assert.deepEqual(essence(openedWith(keeper)), { ...essence(state), drafts: {} });
  }
});

test('a damaged memory gives the opening page', () => {
  for (const now of ['', '{', '7', '{}', '{"tree":7}', '{"tree":"("}', '[]', 'null', '{"tree":"","step":-1}']) {
    const kept = { 'secateur-now': now, 'secateur-recent': now, 'secateur-random': now };
    assert.deepEqual(essence(openedWith(storage(kept))), essence(after([])), now);
  }
  assert.deepEqual(openedWith().source, after([]).source);
});

test('without space the recent trees go, and the tree is kept', () => {
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

test('unknown fields from another version of the page are ignored', () => {
  for (const carried of [null, {}, 7, { past: [], future: [] }]) {
    const start = { recent: [], random: null, now: null, hash: '#tree=(1 2)', carried };
    assert.equal(opened(start).source.text, '(1 2)');
  }
});
