// Panels that do not depend on the step are left alone by a step, and by nothing else.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSteady } from '../src/panels/steady.js';
import { gathered, showing, texts } from './setup.js';

/** @typedef {import('../src/page/page.js').Page} Page */

const page = () =>
  /** @type {Page} */ (
    /** @type {unknown} */ ({
      ...gathered(showing('((3 12 8) (2 4 6))')),
      ...{ texts, isNarrow: false, isLow: false, kept: '', claim: null, problems: { error: null, trouble: null } },
    })
  );

/** @returns {(page: Page) => boolean} whether only the step differs from the previous page */
function steadiness() {
  const givenOf = createSteady();
  /** @type {object | null} */
  let last = null;
  return (page) => {
    const before = last;
    last = givenOf(page);
    return last === before;
  };
}

test('a step changes none of them', () => {
  const isSteady = steadiness();
  const first = page();
  assert.equal(isSteady(first), false);
  const next = { ...first, state: { ...first.state, step: 1, animate: true } };
  assert.equal(isSteady(next), true);
  assert.equal(isSteady({ ...next, frame: { ...next.frame, step: 2 } }), true);
});

test('anything else does', () => {
  const first = page();
  /** @type {(change: Partial<Page>) => boolean} */
  const isSteadyAfter = (change) => {
    const isSteady = steadiness();
    isSteady(first);
    return isSteady({ ...first, ...change });
  };
  assert.equal(isSteadyAfter({}), true);
  for (const name of Object.keys(first.state).filter((name) => name !== 'step' && name !== 'animate'))
    assert.equal(isSteadyAfter({ state: { ...first.state, [name]: Symbol('another') } }), false, name);
  const error = /** @type {import('../src/port/types.js').ReadError} */ ({ kind: 'unclosed' });
  assert.equal(isSteadyAfter({ problems: { error, trouble: null } }), false);
  for (const change of [
    { isNarrow: true },
    { isLow: true },
    { kept: /** @type {const} */ ('kept') },
    { score: String },
  ])
    assert.equal(isSteadyAfter(change), false, Object.keys(change)[0]);
});

test('so does the end of a run whose future was hidden', () => {
  const first = page();
  const isSteady = steadiness();
  const predicting = { ...first, state: { ...first.state, predict: true } };
  isSteady(predicting);
  assert.equal(isSteady({ ...predicting, frame: { ...first.frame, step: 1 } }), true);
  assert.equal(isSteady({ ...predicting, frame: { ...first.frame, step: first.run.length } }), false);
  assert.equal(isSteady({ ...predicting, frame: { ...first.frame, step: 1 } }), false);
});
