// Overlays on the tree: a key cycles through them, and each has its panel, which is true whatever the search has seen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overlays } from '../pkg/tables.js';
import { choiceOf } from '../src/panels/search/panels.js';
import { after, engineOf, gathered, showing } from './setup.js';

const line = 'a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))';
const kept = '(a: ((4 1) (2 6)) b: ((5 4) (3 4)) c: (7, (2 1)))';

/** @type {(text: string, flags: (run: import('../src/port/types.js').Run) => Uint8Array, change?: object) => string[]} */
function marked(text, flags, change = {}) {
  const { run, labels, facts, score } = gathered(showing(text, change));
  return [...flags(run)].flatMap((flag, node) => (flag ? [labels.of(node) || score(facts.scores[node])] : []));
}

test('a key cycles through all overlays and back to none, and each brings its panel', () => {
  const key = /** @type {const} */ ({ type: 'nextOverlay' });
  let state = showing(line);
  const seen = overlays.map(() => {
    state = after([key], state);
    return [state.overlay, choiceOf(gathered(state)).chosen];
  });
  assert.deepEqual(seen, [
    ['strategy', 'strategy'],
    ['keeping', 'keeping'],
    ['critical', 'critical'],
    ['leaves', 'leaves'],
    ['none', 'window'],
  ]);
  assert.equal(after([{ type: 'chooseOverlay', id: 'critical' }]).overlay, 'critical');
  const asked = after([key, { type: 'togglePredict' }], showing(line));
  assert.deepEqual(choiceOf(gathered(asked)).ids, ['window', 'counts'], 'nobody may know it while the hall is asked');
});

test('the overlay is in saved files, with its panel', () => {
  for (const id of overlays) {
    const state = after([{ type: 'chooseOverlay', id }], showing(line));
    const saved = JSON.parse(JSON.stringify(engineOf(state).session.file()));
    const opened = after([{ type: 'openSaved', saved }]);
    assert.deepEqual([opened.source.text, opened.overlay, opened.panel], [line, id, state.panel]);
  }
});

test('the strategy of the Romanian notes: b, then 4 after d and 6 after e', () => {
  assert.deepEqual(
    marked(line, (run) => run.strategy()),
    ['a', 'b', 'd', '4', 'e', '6'],
  );
  // However little the search has seen, and down to the limit.
  const limited = 'a: (b: 3 (d: 9 (1 4) e: 2 (5 6)) c: 5 (f: 1 (2 1) g: 7 (1 1)))';
  assert.deepEqual(
    marked(limited, (run) => run.strategy(), { depth: 2 }),
    ['a', 'b', 'd', 'e'],
  );
});

test('a and b keep the value, c does not', () => {
  const keeping = marked(kept, (run) => run.keeping());
  assert.deepEqual(
    ['a', 'b', 'c'].map((name) => keeping.includes(name)),
    [true, true, false],
  );
  const { run } = gathered(showing(kept));
  assert.deepEqual([...run.values()].slice(0, 2), [4, 4]);
  const negamax = gathered(showing(kept, { algorithm: 'negamax' }));
  assert.deepEqual([...negamax.run.values()].slice(0, 2), [4, -4], 'as the run tells it');
});
