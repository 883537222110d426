// The core in WebAssembly and the native core are the same program: for every golden case and many random trees, under every rule and many
// windows, both give the same JSON, and both reject the same texts.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { native } from '../../tests/browser/native.js';
import { extremes, family, golden, natively, random, report } from '../../tests/browser/reports.js';
import { cases } from '../../tests/browser/scale.js';
import { chain } from '../../tests/browser/trees.js';
import * as pkg from '../pkg/core.js';

pkg.initSync({ module: readFileSync(new URL('../pkg/core_bg.wasm', import.meta.url)) });

/** Its settings are any. */
const core = /** @type {import('../../tests/browser/reports.js').Core} */ (/** @type {unknown} */ (pkg));
/** This many jobs are answered before comparing: their answers are long. */
const atOnce = 200;

for (const [name, jobs] of Object.entries({
  'the golden cases, under every rule and window': golden,
  'random trees, under every rule, window and depth limit': random,
  'the whole family in every order': () => family(cases(6)),
  'a wide tree and the deepest one': extremes,
})) {
  test(`${name}: the same JSON`, () => {
    const all = jobs();
    for (let done = 0; done < all.length; done += atOnce) {
      const some = all.slice(done, done + atOnce);
      const told = natively(some);
      for (const [at, job] of some.entries()) {
        const found = report(core, job);
        // Only a difference is worth a readable comparison.
        if (JSON.stringify(found) === JSON.stringify(told[at])) continue;
        assert.deepEqual(found, told[at], JSON.stringify(job));
      }
    }
  });
}

test('both refuse the same texts', () => {
  for (const tree of ['', '(', '(1 2', '(1 2]', '()', '(1) 2', 'a:', '(1 x)', '(--1)', chain(1001)]) {
    const { status, stderr } = spawnSync(native('secateur'), ['trace', tree], { encoding: 'utf8' });
    assert.equal(status, 1, `the native core on “${tree.slice(0, 20)}”`);
    assert.equal(stderr.trimEnd().split('\n').length, 3);
    assert.throws(() => core.Tree.read(tree), { line: 1 }, `the page's core on “${tree.slice(0, 20)}”`);
  }
});
