// Predicting first: the question takes an answer and counts it, nothing passes over it, and the timeline tells nothing of what is
// to come.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPart } from '../src/panels/predicting.js';
import { tellingOf } from '../src/words/telling.js';
import { after, engine, showing } from './core.js';
import { gathered } from './told.js';

/** @typedef {import('../src/state/types.js').Action} Action */

/** At node c, after 14; its next child is looked at. */
const seen = after([{ type: 'goTo', step: 18 }, { type: 'togglePredict' }, { type: 'stepForward' }]);
/** At node b, after 2, which cuts. */
const cut = after([{ type: 'goTo', step: 13 }, { type: 'togglePredict' }, { type: 'stepForward' }]);

/** @type {(answer: 'yes' | 'no') => Action} */
const say = (answer) => ({ type: 'answer', answer });

test('an answer is right or wrong, is counted, and then what happens is told', () => {
  for (const [state, right, wrong] of /** @type {const} */ ([
    [seen, 'yes', 'no'],
    [cut, 'no', 'yes'],
  ])) {
    assert.equal(state.asking, 'question');
    for (const answer of [right, wrong]) {
      const told = after([say(answer)], state);
      assert.equal(told.step, state.step + 1);
      assert.equal(told.asking, answer === right ? 'right' : 'wrong');
      assert.deepEqual(told.predictions, [{ step: state.step, isRight: answer === right }]);
      const [{ id, args }] = tellingOf(
        /** @type {import('../src/page.js').Page} */ (/** @type {unknown} */ (gathered(told))),
      );
      assert.deepEqual([id, args], ['stage-answer', { said: told.asking, answer: right }]);
    }
    const revealed = after([{ type: 'stepForward' }], state);
    assert.equal(revealed.asking, 'answer', 'a remote goes on without an answer');
    assert.deepEqual(revealed.predictions, []);
  }
});

test('nothing is answered where nothing is asked, and asked again, the last answer counts', () => {
  const state = after([{ type: 'goTo', step: 18 }]);
  assert.equal(after([say('yes')], state), state);
  const again = after([say('no'), { type: 'stepBack' }, { type: 'stepForward' }, say('yes')], seen);
  assert.deepEqual(again.predictions, [{ step: seen.step, isRight: true }]);
});

test('another run and another turn begin to count anew', () => {
  const told = after([say('yes')], seen);
  assert.deepEqual(after([{ type: 'setText', text: '((1 2) 3)' }], told).predictions, []);
  assert.deepEqual(after([{ type: 'togglePredict' }], told).predictions, []);
  assert.equal(after([{ type: 'stepForward' }], told).predictions, told.predictions);
});

test('the way to the next cut-off asks before every decision', () => {
  let state = after([{ type: 'togglePredict' }]);
  for (let press = 0; press < 100 && state.step < engine.run(state).length; press += 1) {
    const { step } = state;
    const [asked, next] = [state.asking === 'question', after([{ type: 'nextCutoff' }], state)];
    assert.ok(!asked || next.step === step + 1);
    const { event } = engine.run(next).frame(next.step);
    if (event?.kind === 'cutoff') assert.ok(asked, 'only after a question');
    state = next;
  }
  assert.equal(state.step, engine.run(state).length);
});

test('what a new best does to the window is not told before the question', () => {
  const outside = showing('((5 6) (7 (3 9) 8))');
  const { run, facts } = engine.look(outside.shown);
  const steps = Array.from({ length: run.length }, (_, step) => step);
  const tellingAt = (/** @type {boolean} */ predict, /** @type {number} */ step) =>
    tellingOf(
      /** @type {import('../src/page.js').Page} */ (
        /** @type {unknown} */ (gathered({ ...outside, predict, step, asking: 'no' }, step))
      ),
    )[0].id;
  assert.ok(steps.some((step) => tellingAt(false, step) === 'improve-outside') && facts.tree.size > 0);
  for (const step of steps) assert.notEqual(tellingAt(true, step), 'improve-outside', String(step));
});

test('the open part of the timeline depends on the step alone and holds it', () => {
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
