// What the browser is told of the core's work: in its profiler by name, and of a fault on the console where that was.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mock, test } from 'node:test';
import { plainSettings } from '../src/port/settings.js';

/** A core of its own, since one that has failed is not to be asked again. */
async function ownCore() {
  const own = '../pkg/core.js?own';
  /** @type {typeof import('../pkg/core.js')} */
  const core = await import(own);
  core.initSync({ module: readFileSync(new URL('../pkg/core_bg.wasm', import.meta.url)) });
  return core;
}

test('the profiler shows reading and searching by name, and nothing of it is kept', async () => {
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

test('a fault of the core is told with its reason and its place', async () => {
  const { Tree } = await ownCore();
  const run = Tree.read('(3 12)').run(plainSettings);
  const told = mock.method(console, 'error', () => {});
  try {
    // More than there is memory for.
    assert.throws(() => run.bins(0, 1, 2 ** 31), WebAssembly.RuntimeError);
    assert.match(String(told.mock.calls[0]?.arguments[0]), /^panicked at .+\.rs:\d+:\d+:\ncapacity overflow$/);
  } finally {
    told.mock.restore();
  }
});
