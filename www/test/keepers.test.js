// A browser's storage may be missing or fail on any access: then the page works and forgets.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { holdSomething, keepersOf } from '../src/storage/keepers.js';
import { keepPreferences, preferences } from '../src/storage/preferences.js';
import { createSession, forgetLast, keptIn, keptText } from '../src/storage/session.js';
import { after, engineOf, opened } from './core.js';

const refuse = () => {
  throw new Error('no storage here');
};
const working = () => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => kept.set(key, text),
    removeItem: (/** @type {string} */ key) => kept.delete(key),
  };
};
const whole = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, clear: refuse };

/** Substitutes for a storage. @type {Record<string, () => unknown>} */
const states = {
  'is null': () => null,
  'is not there': () => undefined,
  'may not be named': refuse,
  'is something else': () => ({}),
  'always fails': () => whole,
  'does not read': () => ({ ...working(), getItem: refuse }),
  'does not write': () => ({ ...working(), setItem: refuse }),
  'does not write and cannot remove': () => ({ ...working(), setItem: refuse, removeItem: refuse }),
  'keeps what nobody wrote': () => ({ ...working(), getItem: () => '{' }),
  'reads as nothing': () => ({ ...working(), getItem: () => undefined }),
};
const kinds = ['sessionStorage', 'localStorage'];

/**
 * A window with these storages.
 * @param {Record<string, () => unknown>} storages
 */
function windowWith(storages) {
  /** @type {Record<string, () => void>} */
  const listeners = {};
  const addEventListener = (/** @type {string} */ type, /** @type {() => void} */ listen) => {
    listeners[type] = listen;
  };
  const view = {
    navigator: { languages: ['en'] },
    listeners,
    addEventListener,
    document: { addEventListener },
    setTimeout: () => 1,
  };
  for (const [name, get] of Object.entries(storages)) Object.defineProperty(view, name, { get });
  return /** @type {Window & { listeners: typeof listeners }} */ (/** @type {unknown} */ (view));
}

for (const [says, get] of Object.entries(states))
  for (const spoiled of [...kinds.map((kind) => [kind]), kinds])
    test(`a page opens, keeps and forgets where ${spoiled.join(' and ')} ${says}`, () => {
      const other = working();
      const view = windowWith(
        Object.fromEntries(kinds.map((kind) => [kind, spoiled.includes(kind) ? get : () => other])),
      );
      const keepers = keepersOf(view);
      holdSomething(keepers);
      const wanted = after([{ type: 'prefer', kept: preferences(view) }]);
      keepPreferences({ ...wanted, theme: 'dark' }, wanted, view);
      if (!spoiled.includes('localStorage')) assert.equal(preferences(view).theme, 'dark');
      let now = opened({ ...keptIn(keepers), hash: '', carried: null });
      assert.ok(engineOf(now).look(now.shown).run.isFinished);

      const next = after([{ type: 'setText', text: '(1 2)' }]);
      const session = createSession(view, { session: engineOf(next).session, current: () => now }, keepers);
      now = next;
      session.follow();
      view.listeners.pagehide();
      session.keep(now);
      if (spoiled.length < kinds.length) {
        assert.equal(keptText(keepers), '(1 2)', 'the other one keeps it');
        assert.ok(holdSomething(keepers));
      }
      forgetLast(keepers);
    });

test('without a valid stored language, it is the browser’s', () => {
  for (const language of [null, true, 0, '', 'x', 'constructor', '__proto__', [], ['pl'], {}]) {
    const kept = { ...working(), getItem: () => JSON.stringify({ language, theme: 'dark' }) };
    const { theme, language: found } = preferences(windowWith({ localStorage: () => kept }));
    assert.deepEqual([found, theme], ['en', 'dark'], JSON.stringify(language));
  }
});

test('storage is touched in one place', () => {
  const folder = new URL('../src/', import.meta.url);
  const touching = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.(js|html)$/.test(file))
    .filter((file) => /(local|session)Storage/.test(readFileSync(new URL(file, folder), 'utf8')));
  assert.deepEqual(touching, ['storage/keepers.js']);
});
