// The first or the last of equals: in sentences and pseudo-code, with a warning where the last may be a mere bound, and correct where it
// is.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engine, showing } from './core.js';
import { gathered, sentence } from './told.js';
import { texts } from './words.js';

/** @typedef {Partial<import('../src/port/types.js').Settings>} Change */

const wrong = '(4, (4 2))';
/** @type {(text: string, change?: Change) => import('../src/port/types.js').State} */
const last = (text, change = {}) => showing(text, { ties: 'last', ...change });
/** @type {(state: import('../src/port/types.js').State) => string[]} */
const told = (state) => Array.from({ length: engine.run(state).length + 1 }, (_, step) => sentence(state, step));

test('the last of equals replaces the previous one, and sentences say so', () => {
  const equal = 'The leaf is worth 4, as good as the root’s 4: ties go to the last.';
  assert.ok(told(last('(4 4)')).includes(equal));
  assert.ok(told(last('(4 4)')).some((line) => line.endsWith('in place of the one before: ties go to the last.')));
  assert.ok(told(showing('(4 4)')).every((line) => !line.includes('the last')));
  for (const algorithm of ['minimax', 'negamax', 'minimax-by-levels'])
    assert.ok(
      told(last('(4 4)', { algorithm })).some((line) => line.includes('ties go to the last')),
      algorithm,
    );
});

test('where the last may be a mere bound, the end says what it is worth', () => {
  assert.match(
    told(last(wrong)).at(-1) ?? '',
    /^The root is worth 4\. Ties go to the last move, a, known only to be at most 4\. It is worth 2\. Leaves evaluated: 2/,
  );
  assert.match(told(last('(4, (4 5))')).at(-1) ?? '', /known only to be at most 4\. Leaves evaluated/);
  assert.match(told(last('max (min (4, (4 2)) 9)', { algorithm: 'negamax' })).at(-1) ?? '', /^The root is worth/);
  assert.match(told(last(wrong, { cut: 'past-bound' })).at(-1) ?? '', /^The root is worth 4: best play is 4\./);
  assert.match(told(showing(wrong)).at(-1) ?? '', /^The root is worth 4: best play is 4\./);
  const state = last(wrong, { algorithm: 'mtd-f' });
  assert.equal(gathered(state).run.mayMislead, false, 'MTD(f) takes the first');
  assert.doesNotMatch(told(state).at(-1) ?? '', /last move/);
});

test('a line of play that cannot be proved to its end is given as a beginning', () => {
  // At b, the last of equals is only known to be at least 4.
  const state = last('max (min (5, max (5 9)) 1)');
  const line = told(state).at(-1) ?? '';
  assert.match(line, /best play begins a\./, line);
});

test('the pseudo-code compares as the rule does', () => {
  assert.equal(texts.text('code-best-last', { player: 'max' }), 'if v ≥ best: best ← v');
});
