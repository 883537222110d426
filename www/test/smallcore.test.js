// The small core, with which the page begins: it runs the basic algorithms as the full one does, and refuses what it lacks.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as small from '../pkg/core.js';
import { algorithms, settings } from '../pkg/tables.js';
import { core as full } from './core.js';

small.initSync({ module: readFileSync(new URL('../pkg/core_bg.wasm', import.meta.url)) });

const text = '(a: 4 (a1: 3 (7 3) a2: 5 (8 6)) b: 9 (b1: 7 (7 9) b2: 4 (5 3)) c: 6 (c1: 6 (9 5) c2: 5 (8 1)))';
const plain = Object.fromEntries(settings.map(({ id, plain }) => [id, plain]));
/** @type {readonly string[]} */
const orders = settings.flatMap((row) => (row.id === 'order' ? row.choices : []));

/**
 * The kind, node and side of every event.
 * @param {typeof small | typeof full} core
 * @param {object} chosen
 */
function events({ Tree }, chosen) {
  const run = Tree.read(text).run(/** @type {any} */ ({ ...plain, ...chosen }));
  return [...run.columns(0, run.length)];
}

test('each core knows its algorithms and orders', () => {
  /** @type {string[]} */
  const basic = algorithms.filter((row) => row.basic).map(({ id }) => id);
  assert.deepEqual(basic, ['alpha-beta', 'minimax']);
  assert.ok(orders.length > 1);
  for (const { id: algorithm } of algorithms) {
    for (const order of orders) {
      const chosen = { algorithm, order };
      const told = events(full, chosen);
      if (basic.includes(algorithm) && order === plain.order) assert.deepEqual(events(small, chosen), told);
      else
        assert.throws(
          () => events(small, chosen),
          { message: /no such (algorithm|order|search)/ },
          `${algorithm} ${order}`,
        );
    }
  }
});
