// Predicting first: the reply to an answer, and that neither sentences nor the timeline reveal anything ahead.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPart } from '../src/port/predicting.js';
import { tellingOf } from '../src/words/telling.js';
import { after, engine, showing } from './core.js';
import { gathered } from './told.js';

/** At node c, after 14; its next child is looked at. */
const seen = after([{ type: 'goTo', step: 18 }, { type: 'togglePredict' }, { type: 'stepForward' }]);
/** At node b, after 2, which cuts. */
const cut = after([{ type: 'goTo', step: 13 }, { type: 'togglePredict' }, { type: 'stepForward' }]);

test('an answer is followed by whether it was right, and which one is', () => {
  for (const [state, right, wrong] of /** @type {const} */ ([
    [seen, 'yes', 'no'],
    [cut, 'no', 'yes'],
  ])) {
    assert.equal(state.asking, 'question');
    for (const answer of [right, wrong]) {
      const told = after([{ type: 'answer', answer }], state);
      const [{ id, args }] = tellingOf(
        /** @type {import('../src/page/page.js').Page} */ (/** @type {unknown} */ (gathered(told))),
      );
      assert.deepEqual([id, args], ['stage-answer', { said: answer === right ? 'right' : 'wrong', answer: right }]);
    }
  }
});

test('the effect of a new best on the window is not revealed before the question', () => {
  const outside = showing('((5 6) (7 (3 9) 8))');
  const { run, facts } = engine.look(outside.shown);
  const steps = Array.from({ length: run.length }, (_, step) => step);
  const tellingAt = (/** @type {boolean} */ predict, /** @type {number} */ step) =>
    tellingOf(
      /** @type {import('../src/page/page.js').Page} */ (
        /** @type {unknown} */ (gathered({ ...outside, predict, step, asking: 'no' }, step))
      ),
    )[0].id;
  assert.ok(steps.some((step) => tellingAt(false, step) === 'improve-outside') && facts.tree.size > 0);
  for (const step of steps) assert.notEqual(tellingAt(true, step), 'improve-outside', String(step));
});

test('the open part of the timeline depends on the step alone and contains it', () => {
  for (let step = 0; step < 1000; step += 1) {
    const { from, to } = openPart(step);
    assert.ok(from <= step && step < to && to - from <= 256, String(step));
  }
  assert.deepEqual(
    [openPart(0), openPart(31), openPart(32), openPart(300)].map(({ from, to }) => [from, to]),
    [
      [0, 32],
      [0, 32],
      [0, 64],
      [256, 512],
    ],
  );
});
