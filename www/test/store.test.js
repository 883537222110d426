// The one state while the page runs: what is typed while something is still found out.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStore } from '../src/port/store.js';
import { after, engineOf } from './core.js';

/** A store in which something has to come before some texts can be read. @param {(text: string) => boolean} isSlow */
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

test('what was typed before comes over nothing that was typed since', () => {
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
