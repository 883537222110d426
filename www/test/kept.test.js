// What a browser has kept may be anything: spoiled by an older page, another one, a person or a disk. Each value is checked by
// what it may be, and a bad one is as if it had never been kept, alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkOf, readLink } from '../src/keeping/link.js';
import { withSession } from '../src/keeping/session.js';
import { readSaved, settingsOf } from '../src/keeping/snapshot.js';
import { firstRandom } from '../src/state/beginning.js';
import { grow, readRandom } from '../src/state/randomtree.js';
import { initialState } from '../src/state/state.js';
import { engine, keeperWith, known, showing } from './core.js';

/** What stands where something else is expected. @type {unknown[]} */
const junk = [null, true, 0, -1, 1e308, '', 'x', '1', 'constructor', '__proto__', [], [1], {}, { toString: 1 }];

/** @param {Record<string, unknown>} kept */
function storageOf(kept) {
  const texts = /** @type {Record<string, string>} */ (
    Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)]))
  );
  return keeperWith({ getItem: (/** @type {string} */ key) => texts[key] ?? null, setItem() {}, removeItem() {} });
}

test('of what random trees are like every spoiled field is as at first, and a tree can always be made', () => {
  const { fields } = firstRandom;
  const good = { ...fields, least: '2', most: '4', order: 'best-first', distinct: true };
  assert.deepEqual(readRandom({ fields: good, made: '(1 2)' }), { fields: good, made: '(1 2)', of: null });
  for (const spoiled of [
    { least: 5, most: null },
    { least: '5', most: null },
    { low: '30' },
    { high: '-1' },
    { depth: '0' },
    { depth: '1e400' },
    { seed: 'x' },
    { order: 'upside-down' },
    { order: ['random'] },
    { distinct: 'yes' },
  ]) {
    const { fields: read } = readRandom({ fields: { ...fields, ...spoiled } });
    assert.ok(known(grow(read, engine)).text, JSON.stringify(spoiled));
  }
  for (const name of Object.keys(fields))
    for (const bad of junk) {
      const { text, problem } = known(grow(readRandom({ fields: { [name]: bad } }).fields, engine));
      // Distinct scores, which are a choice, are too few as the first range is.
      assert.ok(text ?? (name === 'distinct' && problem?.field === 'high'), name);
    }
  for (const bad of junk) assert.deepEqual(readRandom(bad), firstRandom);
});

test('a session of anything opens, and shows what can be shown', () => {
  for (const key of ['secateur-now', 'secateur-recent', 'secateur-random'])
    for (const bad of junk) {
      const state = known(withSession(initialState(), engine, [storageOf({ [key]: bad })]));
      assert.ok(engine.look(state.shown).run.isFinished);
    }
  for (const name of ['settings', 'step', 'example', 'race', 'typed'])
    for (const bad of junk) {
      const keeper = storageOf({ 'secateur-now': { tree: '(1 2)', [name]: bad } });
      const state = known(withSession(initialState(), engine, [keeper]));
      assert.equal(engine.look(state.shown).tree.text(), '(1 2)', name);
    }
});

test('every setting that a file may hold can stand in a link', () => {
  const chosen = showing('(1 2)').settings;
  for (const name of Object.keys(chosen))
    for (const value of [...junk, 0.1 + 0.2, 1e-300, 1e21, 2 ** 53, 12345, -1.5, 'inf', '-inf']) {
      const saved = readSaved({ tree: '(1 2)', settings: { [name]: value } });
      const settings = saved && settingsOf(saved, chosen);
      const state = { ...showing('(1 2)'), settings: settings ?? chosen };
      assert.deepEqual(readLink(linkOf(state, '(1 2)')).settings, settings, `${name}=${JSON.stringify(value)}`);
    }
});
