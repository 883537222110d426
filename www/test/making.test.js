// Changes of a tree's shape: the text that follows, where the choice goes, the step that stays, and what is refused.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialState } from '../src/state/state.js';
import { said } from '../src/words/telling.js';
import { after, engine, showing } from './core.js';
import { gathered } from './told.js';

/** @typedef {import('../src/state/types.js').Action} Action */
/** @typedef {import('../src/state/types.js').Change} Change */

/** @type {(node: number, ...changes: Change[]) => Action[]} */
const at = (node, ...changes) => [
  { type: 'focusNode', node },
  ...changes.map((change) => /** @type {Action} */ ({ type: 'changeTree', change })),
];

/** @type {(text: string, node: number, change: Change, expected: string, focus: number) => void} */
function check(text, node, change, expected, focus) {
  const state = after(at(node, change), showing(text));
  assert.equal(state.source.text, expected);
  assert.equal(state.shown.source.text, expected);
  assert.equal(state.focusNode, focus);
  assert.equal(state.making?.error, null);
  assert.equal(after([{ type: 'undo' }], state).source.text, text);
}

test('a child joins its parent, which stays chosen; a sibling is chosen at once', () => {
  check('((3 4) 5)', 1, { kind: 'add-child' }, '((3 4 0) 5)', 1);
  check('((3 4) 5)', 2, { kind: 'add-child' }, '(((3) 4) 5)', 2);
  check('((3 4) 5)', 2, { kind: 'add-sibling' }, '((3 0 4) 5)', 3);
});

test('deleting chooses the parent', () => {
  check('((3 4) 5)', 1, { kind: 'delete' }, '(5)', 0);
  check('((3 4) 5)', 2, { kind: 'delete' }, '((4) 5)', 1);
});

test('moving keeps the node chosen', () => {
  check('((3 4) 5)', 4, { kind: 'move-left' }, '(5, (3 4))', 1);
  check('((3 4) 5)', 1, { kind: 'move-right' }, '(5, (3 4))', 2);
});

test('a player, a name, a score, a static evaluation', () => {
  check('((3 4) 5)', 1, { kind: 'set-player', player: 'max' }, '(max (3 4) 5)', 1);
  check('((3 4) 5)', 1, { kind: 'set-name', name: 'b' }, '(b: (3 4) 5)', 1);
  check('(b: (3 4) 5)', 1, { kind: 'set-name', name: '' }, '((3 4) 5)', 1);
  check('((3 4) 5)', 1, { kind: 'set-score', score: '2.5' }, '(2.5 (3 4) 5)', 1);
  check('(2.5 (3 4) 5)', 1, { kind: 'set-score', score: '' }, '((3 4) 5)', 1);
});

test('a node becomes the root; what a table knew by then is kept in the text', () => {
  const on = after([{ type: 'goOn', node: 5 }], showing('((3 12 8) ((4, 6) 2 1))'));
  assert.equal(on.shown.source.text, 'min ((4 6) 2 1)');
  assert.equal(after([{ type: 'undo' }], on).shown.source.text, '((3 12 8) ((4, 6) 2 1))');

  const table = { algorithm: 'alpha-beta-table' };
  const kept = after([{ type: 'goOn', node: 1 }], showing('(((3 12) (8 2)) ((4 6) 1))', table));
  assert.equal(kept.shown.source.text, 'kept-from=1 (((3 12) (8 2)) ((4 6) 1))');
  assert.equal(kept.step, 0);
  assert.match(said(gathered(kept)).text, /^The table still knows 6 positions from the previous search/);
  const { facts, run } = engine.look(kept.shown);
  assert.equal(facts.tree.text(), kept.shown.source.text, 'as a link names it');
  assert.ok(
    said(gathered({ ...kept, step: run.length })).text.includes(
      'Leaves evaluated: 0 (without what the table knew: 4).',
    ),
  );

  const further = after([{ type: 'goOn', node: 1 }], kept);
  assert.equal(further.shown.source.text, 'kept-from=1,1 (((3 12) (8 2)) ((4 6) 1))');
  const edited = after([{ type: 'setScore', node: 2, text: '5' }], kept);
  assert.equal(edited.shown.source.text, 'min((5 12)(8 2))', 'what was known is of another tree');
});

test('a text that goes on from no node says where', () => {
  const typed = after([{ type: 'setText', text: 'kept-from=1.3 ((3 12) 8)' }], showing('(1 2)'));
  assert.equal(typed.shown.source.text, '(1 2)');
  const error = engine.readError(typed.source);
  assert.deepEqual([error?.kind, error?.offset, error?.found], ['no-such-node', 10, '1.3']);
});

test('a leaf’s score changes in the text and leaves the rest as typed', () => {
  check('( ( 3, 4 ),\n 5 )', 2, { kind: 'set-score', score: 'W' }, '( ( W, 4 ),\n 5 )', 2);
});

test('what is not possible changes nothing and says why', () => {
  /** @type {[text: string, node: number, change: Change, id: string][]} */
  const cases = [
    ['(3 4)', 0, { kind: 'delete' }, 'making-error-no-such-place-root'],
    ['(3 4)', 0, { kind: 'add-sibling' }, 'making-error-no-such-place-root'],
    ['(3 4)', 1, { kind: 'move-left' }, 'making-error-no-such-place-left'],
    ['(3 4)', 2, { kind: 'move-right' }, 'making-error-no-such-place-right'],
    ['(3 4)', 1, { kind: 'set-name', name: 'a b' }, 'making-error-bad-name'],
    ['(3 4)', 1, { kind: 'set-score', score: '' }, 'making-error-leaf-needs-score'],
    ['(3 4)', 1, { kind: 'set-score', score: 'x' }, 'error-bad-score'],
    ['((3 4))', 1, { kind: 'set-score', score: 'W' }, 'making-error-infinite-static'],
    [`${'('.repeat(1000)}7${')'.repeat(1000)}`, 1000, { kind: 'add-child' }, 'making-error-too-deep'],
  ];
  for (const [text, node, change, id] of cases) {
    const state = after(at(node, change), showing(text));
    assert.equal(state.making?.error?.id, id, text.slice(0, 20));
    assert.equal(state.source.text, text);
    assert.equal(state.focusNode, node);
    assert.deepEqual(state.history.past, []);
  }
});

test('a change that the depth limit could not search is refused', () => {
  const state = after(at(1, { kind: 'set-score', score: '' }), showing('(2 (3 4), 5)', { depth: 1 }));
  assert.equal(state.making?.error?.id, 'making-error-settings');
});

test('the search stays at the same moment', () => {
  const text = initialState().source.text;
  const started = after([{ type: 'goTo', step: 11 }]);
  const before = engine.run(started).frame(11);
  assert.equal(before.event?.node, 5);
  const state = after(at(9, { kind: 'add-child' }), started);
  const { event } = engine.run(state).frame(state.step);
  assert.deepEqual([event?.kind, event?.node], [before.event?.kind, 5]);
  assert.equal(after([{ type: 'undo' }], state).step, 11);
  assert.equal(after([{ type: 'undo' }], state).source.text, text);
});

test('the edit mode begins where the search is and ends with a step', () => {
  const open = after([{ type: 'goTo', step: 11 }, { type: 'toggleMaking' }]);
  assert.equal(open.focusNode, 5);
  assert.ok(open.making);
  assert.equal(after([{ type: 'toggleMaking' }], open).making, null);
  for (const type of /** @type {const} */ (['stepForward', 'stepBack', 'last', 'play', 'nextCutoff']))
    assert.equal(after([{ type }], open).making, null, type);
});

test('pieces of one dragging are one change', () => {
  const moves = Array.from(
    { length: 2 },
    () => /** @type {Action} */ ({ type: 'changeTree', change: { kind: 'move-right' }, group: 'drag 1' }),
  );
  const state = after([{ type: 'focusNode', node: 1 }, ...moves], showing('(1 2 3)'));
  assert.equal(state.source.text, '(2 3 1)');
  assert.equal(after([{ type: 'undo' }], state).source.text, '(1 2 3)');
});

test('what is typed right after a leaf was added is its score, and its parent is chosen again', () => {
  const added = after(at(1, { kind: 'add-child' }), showing('((3 4) 5)'));
  const typed = after(
    [
      { type: 'scoreAdded', text: '7' },
      { type: 'editText', node: 4, text: '7.5' },
    ],
    added,
  );
  assert.equal(typed.shown.source.text, '((3 4 7.5) 5)');
  const done = after([{ type: 'commitEdit', move: 'stay' }], typed);
  assert.deepEqual([done.shown.source.text, done.focusNode, done.editing], ['((3 4 7.5) 5)', 1, null]);
  assert.equal(after([{ type: 'cancelEdit' }], typed).shown.source.text, '((3 4 0) 5)');
  const sibling = after([...at(2, { kind: 'add-sibling' }), { type: 'scoreAdded', text: '9' }], showing('((3 4) 5)'));
  assert.equal(sibling.shown.source.text, '((3 9 4) 5)');
  const walked = after([{ type: 'focusNode', node: 2 }], added);
  assert.equal(after([{ type: 'scoreAdded', text: '7' }], walked), walked, 'not after a walk');
});

test('another player at the root turns everyone below', () => {
  check('(((5 6) 3) 2)', 0, { kind: 'set-player', player: 'min' }, 'min (((5 6) 3) 2)', 0);
});
