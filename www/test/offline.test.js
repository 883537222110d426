// Working without a network: when the page is stored, and that a newer build waits for the last tab of the older one.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { keepOffline } from '../src/storage/offline.js';

test('nothing is stored until five seconds without activity', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  /** @type {string[]} */
  const asked = [];
  mock.method(globalThis, 'fetch', async (/** @type {string} */ file) => {
    asked.push(file);
    return { json: async () => ({ offline: false }) };
  });
  const listeners = new Map();
  const self = { setTimeout: (/** @type {() => void} */ act, /** @type {number} */ time) => setTimeout(act, time) };
  const document = {
    querySelector: () => ({}),
    addEventListener: (/** @type {string} */ type, /** @type {() => void} */ act) => listeners.set(type, act),
  };
  const page = { self, parent: self, document, navigator: { serviceWorker: {} } };
  keepOffline(/** @type {Window} */ (/** @type {unknown} */ (page)), () => {});
  for (const type of ['keydown', 'pointerdown', 'wheel']) {
    mock.timers.tick(4999);
    assert.deepEqual(asked, [], `before ${type}`);
    listeners.get(type)();
  }
  mock.timers.tick(4999);
  assert.deepEqual(asked, []);
  mock.timers.tick(1);
  assert.deepEqual(asked, ['./version.json']);
});

/**
 * The service worker of a build, as a browser starts it.
 * @param {Set<string>} kept the existing caches
 */
function workerOf(kept) {
  /** @type {Record<string, (event: object) => void>} */
  const listeners = {};
  /** @type {string[]} */
  const told = [];
  const self = {
    release: { build: 'new', files: [['index.js', 'sha256-']] },
    registration: { scope: 'https://page/' },
    clients: { claim: async () => told.push('claim') },
    skipWaiting: async () => told.push('skipWaiting'),
    addEventListener: (/** @type {string} */ type, /** @type {(event: object) => void} */ act) => {
      listeners[type] = act;
    },
  };
  const caches = {
    keys: async () => [...kept],
    delete: async (/** @type {string} */ name) => kept.delete(name),
    open: async (/** @type {string} */ name) => {
      kept.add(name);
      return { addAll: async () => told.push('kept') };
    },
  };
  const context = createContext({
    self,
    caches,
    URL,
    Request: class {},
    skipWaiting: self.skipWaiting,
    clients: self.clients,
  });
  runInContext(readFileSync(new URL('../src/storage/serviceworker.js', import.meta.url), 'utf8'), context);
  return {
    told,
    async happens(/** @type {string} */ type) {
      /** @type {Promise<unknown>[]} */
      const until = [];
      listeners[type]({ waitUntil: (/** @type {Promise<unknown>} */ one) => until.push(one) });
      await Promise.all(until);
    },
  };
}

test('a new build is stored beside the old one, and takes over when the browser says so', async () => {
  const old = 'secateur https://page/ old';
  const kept = new Set([old, 'another page’s']);
  const worker = workerOf(kept);
  await worker.happens('install');
  assert.deepEqual(worker.told, ['kept'], 'the last tab of the old one is still open');
  assert.ok(kept.has(old));
  await worker.happens('activate');
  assert.deepEqual(worker.told, ['kept', 'claim']);
  assert.deepEqual([...kept].sort(), ['another page’s', 'secateur https://page/ new']);
});
