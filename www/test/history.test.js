// Undo and redo: what they bring back, what is taken together, and how much is kept.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialState } from '../src/state/state.js';
import { after, showing } from './core.js';

/** @typedef {import('../src/state/types.js').Action} Action */
/** @typedef {import('../src/state/types.js').State} State */

const textbook = initialState().source.text;
/** @type {Action} */
const undo = { type: 'undo' };
/** @type {Action} */
const redo = { type: 'redo' };

/** Every text on the way back.
 * @param {State} state */
function wayBack(state) {
  const texts = [state.source.text];
  for (let now = state; now.history.past.length > 0; ) {
    now = after([undo], now);
    texts.push(now.source.text);
  }
  return texts;
}

/** Each text that stands in the field while someone types.
 * @type {(...texts: string[]) => Action[]} */
const typing = (...texts) => texts.map((text) => ({ type: 'setText', text }));

/** @type {(node: number, ...texts: string[]) => Action[]} */
const leaf = (node, ...texts) => [
  { type: 'editLeaf', node },
  ...texts.map((text) => /** @type {Action} */ ({ type: 'editText', node, text })),
  { type: 'commitEdit', move: 'stay' },
];

test('nothing to undo or redo changes nothing', () => {
  const state = initialState();
  assert.equal(after([undo], state), state);
  assert.equal(after([redo], state), state);
});

test('an edited leaf is one change, however much was typed', () => {
  const edited = after([{ type: 'goTo', step: 8 }, ...leaf(2, '1', '17', '17x', '17.', '17.5')]);
  assert.deepEqual(wayBack(edited), ['((17.5 12 8) (2 4 6) (14 5 2))', textbook]);
  const back = after([undo], edited);
  assert.equal(back.step, 8);
  assert.equal(back.example, 'textbook');
  assert.equal(after([redo], back).source.text, '((17.5 12 8) (2 4 6) (14 5 2))');
});

test('the same leaf edited twice is two changes', () => {
  assert.equal(wayBack(after([...leaf(2, '1'), ...leaf(2, '2')])).length, 3);
});

test('an edit that Escape took back leaves nothing to undo', () => {
  const state = after([
    { type: 'editLeaf', node: 2 },
    { type: 'editText', node: 2, text: '7' },
    { type: 'cancelEdit' },
  ]);
  assert.equal(state.source.text, textbook);
  assert.deepEqual(state.history, initialState().history);
});

test('characters of a word are one change, words are several', () => {
  const words = typing('(1', '(1 ', '(1 2', '(1 23', '(1 23 ', '(1 23 4', '(1 23 4)');
  assert.deepEqual(wayBack(after([...typing('(1)'), ...words])).slice(-2), ['(1)', textbook]);
  const numbers = after(typing('(1 2)', '(13 2)', '(135 2)', '(135 4)', '(135 42)', '(135 4)', '(135 )', '(135)'));
  assert.deepEqual(wayBack(numbers), ['(135)', '(135 42)', '(135 2)', '(1 2)', textbook]);
});

test('the field’s own undo goes back in the history too', () => {
  const state = after(typing('(1 2)', '(1 2 3)', '(1 2)'));
  assert.deepEqual(wayBack(state), ['(1 2)', textbook]);
  assert.equal(after([redo], state).source.text, '(1 2 3)');
  assert.deepEqual(wayBack(after(typing('(1 2 3)'), state)), ['(1 2 3)', '(1 2)', textbook]);
});

test('a text that cannot be read is never lost to an example, and comes back with the tree that stood then', () => {
  const state = after([...typing('(1 2)', '(1 2'), { type: 'chooseExample', id: 'gomoku' }]);
  const back = after([undo], state);
  assert.equal(back.source.text, '(1 2');
  assert.equal(back.shown.source.text, '(1 2)');
  assert.equal(after([undo], back).source.text, '(1 2)');
});

test('an example brings settings, and undo brings back those from before, and the step', () => {
  const before = after([
    { type: 'setField', field: 'alpha', text: '1' },
    { type: 'goTo', step: 7 },
  ]);
  const chosen = after(
    [
      { type: 'chooseExample', id: 'window-4-6' },
      { type: 'goTo', step: 3 },
    ],
    before,
  );
  const back = after([undo], chosen);
  for (const name of /** @type {const} */ (['source', 'settings', 'drafts', 'step', 'example']))
    assert.deepEqual(back[name], before[name], name);
  const again = after([redo], back);
  for (const name of /** @type {const} */ (['source', 'settings', 'drafts', 'step', 'example']))
    assert.deepEqual(again[name], chosen[name], name);
});

test('examples of the same tree with other windows are changes too', () => {
  const state = after(['window-4-6', 'window-2-3'].map((id) => /** @type {Action} */ ({ type: 'chooseExample', id })));
  const back = after([undo], state);
  assert.equal(back.example, 'window-4-6');
  assert.equal(back.settings.alpha, 4);
});

test('after an edit of its text the dialect chosen since stays', () => {
  const state = after([...leaf(2, '5'), { type: 'chooseDialect', id: 'fail-hard' }, undo]);
  assert.equal(state.source.text, textbook);
  assert.equal(state.settings.returns, 'fail-hard');
});

test('a new change forgets what could be redone', () => {
  const state = after([...leaf(2, '5'), undo, ...leaf(3, '6')]);
  assert.deepEqual(state.history.future, []);
});

test('the history is bounded, in moments and in characters', () => {
  const many = after(Array.from({ length: 300 }, (_, number) => leaf(2, String(number + 20))).flat());
  assert.equal(many.history.past.length, 200);
  const long = ' '.repeat(900_000);
  const wide = after(Array.from({ length: 8 }, (_, number) => typing(`(${number} 1)${long}`)).flat(), showing('(1 2)'));
  assert.ok(wide.history.past.length < 6);
});

test('the history is plain data', () => {
  const { history } = after([...leaf(2, '5'), { type: 'chooseExample', id: 'gomoku' }, undo]);
  assert.deepEqual(structuredClone(history), history);
});
