// Typing a leaf's score, key by key: what is a score on the way is shown at once, and what turns out to be none leaves
// nothing behind.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, engine, known } from './core.js';

/** @typedef {import('../src/state/types.js').Action} Action */

const node = 6;

/**
 * One key after the other.
 * @param {string} text
 * @returns {Action[]}
 */
const typed = (text) => Array.from(text, (_, index) => ({ type: 'editText', node, text: text.slice(0, index + 1) }));

/** @param {import('../src/state/types.js').State} state */
const tree = ({ source, shown, step, example, history }) => ({ source, shown, step, example, history });

const before = after([
  { type: 'goTo', step: 14 },
  { type: 'editLeaf', node },
]);

test('what is no score brings back the tree and the step from before, even after a part that was one', () => {
  for (const text of ['1/2', '1e999', '12x', '-3-', '1.2.3', '5 6', '4(', 'infinite', '1,234,5']) {
    const shown = typed(text).map((_, index) => after(typed(text).slice(0, index + 1), before));
    assert.ok(
      shown.some(({ shown: { source } }) => source.text !== before.shown.source.text) || text === 'infinite',
      `${text}: a part of it is shown`,
    );
    const wrong = after([{ type: 'commitEdit', move: 'stay' }], after(typed(text), before));
    assert.equal(wrong.editing?.text, text, 'what was typed stays');
    assert.ok(wrong.editing?.error, text);
    assert.deepEqual(tree(wrong), tree(before), text);
    assert.deepEqual(after([{ type: 'leaveEdit' }], wrong), { ...before, editing: null }, text);
  }
});

test('the beginning of a score shows the tree from before too', () => {
  for (const text of ['', '-', 'i']) {
    const state = after([...typed('9'), { type: 'editText', node, text }], before);
    assert.equal(state.editing?.error, null);
    assert.deepEqual(tree(state), tree(before), text);
    assert.deepEqual(after([{ type: 'leaveEdit' }], state), { ...before, editing: null }, text);
  }
});

test('the core counts what the arrow keys do, in the tree’s decimals, and what it says can be typed', () => {
  /** @type {(typed: string, units: number) => string | undefined} */
  const moved = (typed, units) => {
    const { shown } = after([{ type: 'editText', node, text: typed }], before);
    return engine.look(shown).tree.plusUnits(typed, units);
  };
  for (const [typed, units, text] of /** @type {[string, number, string | undefined][]} */ ([
    ['2', 1, '3'],
    ['2,5', 1, '2,6'],
    ['2,5', -1, '2,4'],
    ['0.29', 1, '0.30'],
    ['-0.1', 1, '0.0'],
    ['9007199254740991', 1, '9007199254740991'],
    ['9007199254740991', -1, '9007199254740990'],
    ['W', 1, undefined],
    ['-', 1, undefined],
    ['', 1, undefined],
  ])) {
    assert.equal(moved(typed, units), text, typed);
    if (text) assert.equal(known(engine.rescore(before.shown.source, node, text)).error, undefined, text);
  }
  const hundredths = engine.look(after([{ type: 'setText', text: '(1.25 2)' }]).shown).tree;
  assert.equal(hundredths.plusUnits('2', 1), '2.01');
});

test('a score mended after a mistake is one change, and is kept when one goes elsewhere', () => {
  const state = after([...typed('1/2'), ...typed('20'), { type: 'leaveEdit' }], before);
  assert.equal(state.editing, null);
  assert.equal(state.source.text, '((3 12 8) (20 4 6) (14 5 2))');
  const undone = after([{ type: 'undo' }], state);
  assert.deepEqual([undone.source.text, undone.history.past], [before.source.text, []]);
});

test('settings that were chosen meanwhile stay when what was typed is taken back', () => {
  const chosen = /** @type {Action} */ ({ type: 'chooseAlgorithm', id: 'minimax' });
  for (const [wrong, end] of /** @type {[string, Action][]} */ ([
    ['k', { type: 'leaveEdit' }],
    ['9', { type: 'cancelEdit' }],
    ['-', { type: 'cancelEdit' }],
  ])) {
    const state = after([...typed(wrong), chosen, end], before);
    assert.deepEqual([state.source.text, state.shown.settings.algorithm], [before.source.text, 'minimax'], wrong);
    assert.deepEqual(state.history, before.history);
  }
  const field = after(
    [{ type: 'beginText' }, { type: 'setText', text: '(1 2)' }, chosen, { type: 'cancelText' }],
    before,
  );
  assert.deepEqual([field.source.text, field.shown.settings.algorithm], [before.source.text, 'minimax']);
});

test('what is typed on from before is still known when everything else is forgotten', () => {
  const begun = after(typed('1e9'), before);
  engine.keepOnly(begun);
  const wrong = after(typed('1e999').slice(3), begun);
  assert.equal(wrong.shown, before.shown);
  engine.keepOnly(wrong);
  assert.deepEqual(tree(after([{ type: 'cancelEdit' }], after(typed('1'), wrong))), tree(before));
});
