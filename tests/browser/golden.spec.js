// The lecture trees on the page, in every dialect: stepping from the first to the last event shows the leaves, windows,
// cut-offs and returned scores of the golden table, and stepping back shows the same pictures again.

import { alphaBeta, typedWindow } from './cases.js';
import { test } from './fixture.js';
import { checkMinimax, checkRow } from './golden.js';
import { dialectNames } from './lecture.js';

for (const example of alphaBeta) {
  const { name, tree, window, runs } = example;
  test(`${name}: every dialect shows the table's events, forward and back`, async ({ lecture }) => {
    await lecture.choose({ tree, window: typedWindow(window) });
    for (const row of runs) {
      for (const dialect of row.dialects) {
        const dialectName = dialectNames[/** @type {keyof typeof dialectNames} */ (dialect)];
        await test.step(dialectName, async () => {
          await lecture.choose({ dialect: dialectName });
          await checkRow(lecture, example, row);
        });
      }
    }
  });
}

test('minimax looks at every leaf of every tree and shows no window', async ({ lecture }) => {
  await lecture.choose({ algorithm: 'Minimax' });
  // A tree that stands in the table with several windows is one tree to minimax.
  for (const example of new Map(alphaBeta.map((row) => [row.tree, row])).values()) {
    await test.step(example.name, async () => {
      await lecture.choose({ tree: example.tree });
      await checkMinimax(lecture, example);
    });
  }
});
