// What the browser learns of the core's work: by name in its profiler, and for an error, its place on the console.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mock, test } from 'node:test';
import { plainSettings } from '../src/port/settings.js';

/** A core of its own, since a failed one must not be used again. */
async function ownCore() {
  const own = '../pkg/core.js?own';
  /** @type {typeof import('../pkg/core.js')} */
  const core = await import(own);
  core.initSync({ module: readFileSync(new URL('../pkg/core_bg.wasm', import.meta.url)) });
  return core;
}

test('the profiler shows reading and searching by name, and nothing of it is stored', async () => {
  const { Tree } = await ownCore();
  /** @type {string[]} */
  const names = [];
  const observer = new PerformanceObserver((list) => names.push(...list.getEntries().map(({ name }) => name)));
  observer.observe({ entryTypes: ['measure'] });
  Tree.read('((3 12 8) (2 4 6))').run(plainSettings);
  names.push(...observer.takeRecords().map(({ name }) => name));
  observer.disconnect();
  assert.deepEqual(names, ['secateur: read', 'secateur: search']);
  assert.deepEqual(performance.getEntriesByType('measure'), []);
});

test('an error of the core is reported with its reason and its place', async () => {
  const { Tree } = await ownCore();
  const run = Tree.read('(3 12)').run(plainSettings);
  const told = mock.method(console, 'error', () => {});
  try {
    // More memory than there is.
    assert.throws(() => run.bins(0, 1, 2 ** 31), WebAssembly.RuntimeError);
    assert.match(String(told.mock.calls[0]?.arguments[0]), /^panicked at .+\.rs:\d+:\d+:\ncapacity overflow$/);
  } finally {
    told.mock.restore();
  }
});
