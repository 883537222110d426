// The rules of each game are all that a game needs: each in a core of its own, which has no others.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import * as core from '../pkg/full/core.js';
import { games } from '../pkg/games.js';
import { begin } from '../src/core/begin.js';

const folder = new URL('../pkg/full/', import.meta.url);
/** @param {string} file */
const read = (file) => new WebAssembly.Module(readFileSync(new URL(file, folder)));

/** All that is asked of a game somewhere. @param {import('../pkg/full/core.js').GameRow} row */
function asked({ id, orders, utilities, features, hasMirrors }) {
  const start = core.readGame(`game=${id}`).first;
  const next = core.afterMove(`game=${id}`, start.moves[0]);
  const text = `game=${id}&position=${core.readGame(next).first.position}`;
  core.GameArranging.of(text)?.squares();
  new core.GameRuler(`${text}&depth=2`).next();
  const ways = [
    '',
    ...orders.map((order) => `&move-order=${order}`),
    ...utilities.map((utility) => `&utility=${utility}`),
    ...(hasMirrors ? ['&symmetry=yes'] : []),
    '&beyond=2',
    '&seen-by=alpha-beta',
  ];
  const counts = ways.map((way) => {
    const tree = core.Tree.growWithin(`${text}&depth=1${way}`, 10_000);
    if (!tree) return 0;
    tree.position(1);
    for (const { id } of features) tree.bestMoves(id, 0, 2);
    return tree.size;
  });
  return counts;
}

if (isMainThread) {
  for (const row of games) {
    test(`of ${row.id}`, async () => {
      const worker = new Worker(new URL(import.meta.url), { workerData: row });
      const alone = await new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
      assert.ok(
        alone.every((/** @type {number} */ size) => size > 1),
        `${alone}`,
      );
    });
  }
} else {
  const whole = read('core_bg.wasm');
  begin([whole]);
  begin([whole, read(`games/${core.rulesOf(`game=${workerData.id}`)}.wasm`)]);
  parentPort?.postMessage(asked(workerData));
}
