// The one state while the page runs: what is typed while something is still being computed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStore } from '../src/port/store.js';
import { after, engineOf } from './core.js';

/** A store in which some texts can only be read once something has arrived. @param {(text: string) => boolean} isSlow */
function patient(isSlow) {
  /** @type {(() => void)[]} */
  const coming = [];
  let next = '';
  const store = createStore({
    engine: engineOf(after([])),
    attempt(act) {
      if (!isSlow(next)) return !act();
      coming.push(act);
      return false;
    },
    withdraw() {},
    changed() {},
  });
  store.dispatch({ type: 'beginText' });
  return {
    coming,
    type(/** @type {string} */ text) {
      next = text;
      store.dispatch({ type: 'setText', text });
    },
    text: () => store.current().source.text,
  };
}

test('an earlier text never overwrites a later one', () => {
  const { coming, type, text } = patient((text) => text === '(1 2)' || text === '(1 2 3)');
  type('(1 2)');
  type('(1 2 ');
  assert.equal(text(), '(1 2 ');
  coming[0]();
  assert.equal(text(), '(1 2 ', 'the field keeps what is in it');
  type('(1 2 3)');
  coming[1]();
  assert.equal(text(), '(1 2 3)');
});
