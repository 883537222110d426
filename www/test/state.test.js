// What the state does under every action.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromText } from '../src/core/source.js';
import { noDrafts } from '../src/state/beginning.js';
import { fieldText } from '../src/state/choosing.js';
import { hintOf } from '../src/state/hints.js';
import { initialState } from '../src/state/state.js';
import { after, engine, showing } from './core.js';

/** @typedef {import('../src/state/types.js').Action} Action */
/** @typedef {import('../src/state/types.js').State} State */

/** @type {(actions: Action[], expected: Partial<State>, from?: State) => void} */
function check(actions, expected, from) {
  const state = after(actions, from);
  for (const [name, value] of Object.entries(expected)) {
    assert.deepEqual(state[/** @type {keyof State} */ (name)], value, name);
  }
}

const length = engine.run(initialState()).length;

test('the page opens at step 0 of the textbook tree, not playing', () => {
  check([], { step: 0, playing: false, animate: false, example: 'textbook', editing: null });
});

test('one step forward is animated, one back and every jump is not', () => {
  check([{ type: 'stepForward' }], { step: 1, animate: true });
  check([{ type: 'stepForward' }, { type: 'stepForward' }, { type: 'stepBack' }], { step: 1, animate: false });
  check([{ type: 'stepForward' }, { type: 'goTo', step: 9 }], { step: 9, animate: false });
});

test('hints are given one at a time: each goes for good when it is done, or after some steps', () => {
  const steps = (/** @type {number} */ count) => /** @type {Action[]} */ (Array(count).fill({ type: 'stepForward' }));
  /** @type {(actions: Action[], told: string | undefined) => void} */
  const tells = (actions, told) => assert.equal(hintOf(after(actions), true), told);
  tells([], 'tip-step');
  tells(steps(2), 'tip-step');
  tells([{ type: 'goTo', step: 20 }], 'tip-step');
  tells([...steps(3), { type: 'first' }], 'tip-leaf');
  tells([...steps(3), { type: 'editLeaf', node: 2 }, { type: 'cancelEdit' }], 'tip-present');
  tells(steps(12), 'tip-present');
  tells([...steps(12), { type: 'togglePresent' }, { type: 'togglePresent' }], undefined);
  tells(steps(24), undefined);
  tells([{ type: 'togglePresent' }], undefined);
  tells([{ type: 'dismissTip' }], undefined);
  assert.equal(hintOf(after(steps(3)), false), 'tip-present', 'leaves take no scores');
});

test('a link to a step brings no hint, and steps from there are no sign of one', () => {
  check([{ type: 'openLink', hash: '#step=14' }, { type: 'stepForward' }], { hasHints: false, knowsStepping: false });
  check([{ type: 'openLink', hash: '#tree=(1+2)' }], { hasHints: true });
});

test('steps stay between the first and the last', () => {
  check([{ type: 'stepBack' }], { step: 0 });
  check([{ type: 'last' }, { type: 'stepForward' }], { step: length });
  check([{ type: 'goTo', step: 1e9 }], { step: length });
  check([{ type: 'goTo', step: -4 }], { step: 0 });
  check([{ type: 'last' }, { type: 'first' }], { step: 0 });
});

test('cut-offs are found forwards and back, and where there is none the step stays', () => {
  check([{ type: 'nextCutoff' }], { step: 14 });
  check([{ type: 'nextCutoff' }, { type: 'nextCutoff' }], { step: 14 });
  check([{ type: 'last' }, { type: 'previousCutoff' }], { step: 14 });
  check([{ type: 'previousCutoff' }], { step: 0 });
});

test('playing steps at once and with every tick until the end, and a key stops it', () => {
  check([{ type: 'play' }], { step: 1, playing: true, animate: true });
  check([{ type: 'play' }, { type: 'tick' }], { step: 2, playing: true });
  check([{ type: 'play' }, { type: 'stepBack' }], { step: 0, playing: false });
  check([{ type: 'goTo', step: length - 1 }, { type: 'togglePlay' }], { step: length, playing: false });
  check([{ type: 'last' }, { type: 'togglePlay' }], { step: 0, playing: true });
  check([{ type: 'togglePlay' }, { type: 'togglePlay' }, { type: 'tick' }], { step: 1, playing: false });
});

test('an edited leaf is run again at once, at the same point of the search', () => {
  const edited = [
    { type: 'goTo', step: 8 },
    { type: 'editLeaf', node: 2 },
    { type: 'editText', node: 2, text: '7' },
  ];
  const state = after(/** @type {Action[]} */ (edited));
  assert.equal(state.source.text, '((7 12 8) (2 4 6) (14 5 2))');
  assert.equal(state.shown.source.text, state.source.text);
  assert.equal(engine.run(state).frame(state.step).event?.kind, 'return');
  assert.equal(engine.run(state).frame(state.step).event?.node, 1);
});

test('where the point is gone, the nearest earlier one is shown', () => {
  // With 3 instead of 14 the first leaf of c cuts, so its other leaves are never evaluated.
  const state = after([
    { type: 'goTo', step: 23 },
    { type: 'setScore', node: 10, text: '3' },
  ]);
  const { event } = engine.run(state).frame(state.step);
  assert.deepEqual([event?.kind, event?.node], ['improve', 9]);
});

test('a wrong score says why, keeps what was typed and changes nothing', () => {
  const state = after([
    { type: 'editLeaf', node: 2 },
    { type: 'editText', node: 2, text: '1x' },
  ]);
  assert.equal(state.editing?.text, '1x');
  assert.equal(state.editing?.error?.kind, 'bad-score');
  assert.equal(state.editing?.error?.found, '1x');
  assert.equal(state.source.text, initialState().source.text);
  check([{ type: 'commitEdit', move: 'next' }], { editing: state.editing }, state);
});

test('the beginning of a score is no mistake yet, but cannot be kept', () => {
  for (const text of ['', '-', '−', '.', 'i', '-in']) {
    const typing = after([
      { type: 'editLeaf', node: 2 },
      { type: 'editText', node: 2, text },
    ]);
    assert.equal(typing.editing?.error, null, text);
    const kept = after([{ type: 'commitEdit', move: 'stay' }], typing);
    assert.ok(kept.editing?.error, text);
    assert.equal(kept.editing?.text, text);
  }
});

test('Escape brings back text, step and example from before', () => {
  const before = after([{ type: 'goTo', step: 14 }]);
  check(
    [{ type: 'editLeaf', node: 6 }, { type: 'editText', node: 6, text: '9' }, { type: 'cancelEdit' }],
    { source: before.source, shown: before.shown, step: 14, example: 'textbook', editing: null },
    before,
  );
});

test('Tab goes to the next leaf and back, and leaves at the ends', () => {
  const editing = after([{ type: 'editLeaf', node: 4 }]);
  assert.equal(after([{ type: 'commitEdit', move: 'next' }], editing).editing?.node, 6);
  assert.equal(after([{ type: 'commitEdit', move: 'previous' }], editing).editing?.node, 3);
  const last = after([{ type: 'editLeaf', node: 12 }]);
  check([{ type: 'commitEdit', move: 'next' }], { editing: null, focusNode: 12 }, last);
});

test('only a leaf can be edited', () => {
  check([{ type: 'editLeaf', node: 1 }], { editing: null });
});

test('decimals, negative numbers and outcomes can be typed', () => {
  for (const [typed, score] of /** @type {[string, number][]} */ ([
    ['-2.5', -2.5],
    ['−4', -4],
    ['W', Infinity],
    ['L', -Infinity],
    ['D', 0],
  ])) {
    const state = after([{ type: 'setScore', node: 2, text: typed }]);
    assert.equal(engine.look(state.shown).facts.scores[2], score, typed);
    assert.equal(state.editing, null);
  }
});

test('bad text keeps the last good tree on the stage, and good text replaces it', () => {
  const bad = after([{ type: 'setText', text: '((3 12' }]);
  assert.equal(bad.shown.source.text, initialState().source.text);
  assert.equal(engine.problems(bad).error?.kind, 'unclosed');
  const good = after([{ type: 'setText', text: '(1 2)' }], bad);
  assert.equal(good.shown.source.text, '(1 2)');
  assert.equal(good.example, null);
});

test('a new setting is run even while the text is bad', () => {
  const state = after([
    { type: 'setText', text: '((' },
    { type: 'chooseAlgorithm', id: 'minimax' },
  ]);
  assert.equal(state.shown.settings.algorithm, 'minimax');
  assert.equal(state.shown.source.text, initialState().source.text);
});

test('an example starts over with its own window and dialect', () => {
  const state = after([
    { type: 'goTo', step: 5 },
    { type: 'setField', field: 'alpha', text: '1' },
    { type: 'chooseExample', id: 'window-4-6' },
  ]);
  assert.equal(state.step, 0);
  assert.deepEqual([state.settings.alpha, state.settings.beta], [4, 6]);
  assert.deepEqual([fieldText(state, 'alpha'), fieldText(state, 'beta')], ['4', '6']);
  check([{ type: 'chooseExample', id: 'textbook' }], { drafts: noDrafts }, state);
});

test('a dialect is a cut rule and a return rule', () => {
  const { settings } = after([{ type: 'chooseDialect', id: 'fail-hard-strict' }]);
  assert.deepEqual([settings.cut, settings.returns], ['past-bound', 'fail-hard']);
});

test('a field that cannot be read changes nothing but itself', () => {
  const state = after([
    { type: 'setField', field: 'alpha', text: 'x' },
    { type: 'setField', field: 'depth', text: '-1' },
  ]);
  assert.deepEqual(state.settings, initialState().settings);
  assert.deepEqual(state.drafts, { alpha: 'x', depth: '-1' });
});

test('the tree walk never stands on a node that is gone', () => {
  check(
    [
      { type: 'focusNode', node: 12 },
      { type: 'setText', text: '(1 2)' },
    ],
    { focusNode: null },
  );
});

test('the state can be copied and sent', () => {
  const state = after([{ type: 'editLeaf', node: 2 }], showing('(1 (2 3))'));
  assert.deepEqual(structuredClone(state), state);
});

test('a score that stands alone may have a decimal comma; a thousand is none', () => {
  for (const [text, score] of /** @type {const} */ ([
    ['3,5', 3.5],
    ['−0,25', -0.25],
    [' ,5 ', 0.5],
  ]))
    assert.equal(engine.readScore(text).score, score, text);
  for (const text of ['1,000', '1,2,3', '3,', ',']) assert.equal(engine.readScore(text).error?.kind, 'bad-score', text);
});

test('missing static evaluations are filled in, and the run goes on', () => {
  const stuck = after([
    { type: 'setText', text: '((3 12 8) (2 4 6))' },
    { type: 'setField', field: 'depth', text: '1' },
  ]);
  assert.equal(engine.problems(stuck).trouble?.kind, 'missing-static-evaluation');
  const filled = after([{ type: 'fillStatics' }], stuck);
  assert.deepEqual([filled.source.text, engine.problems(filled).trouble], ['6 (8 (3 12 8) 4 (2 4 6))', null]);
  assert.equal(filled.shown.settings.depth, 1);
});

test('what is typed in a field stays as typed, until its setting is chosen elsewhere', () => {
  const typed = after([
    { type: 'setField', field: 'alpha', text: '1.0' },
    { type: 'setField', field: 'depth', text: 'x' },
  ]);
  assert.deepEqual([typed.settings.alpha, fieldText(typed, 'alpha'), fieldText(typed, 'depth')], [1, '1.0', 'x']);
  const searched = after([{ type: 'chooseAlgorithm', id: 'pvs' }], typed);
  assert.deepEqual(searched.drafts, typed.drafts);
  const opened = after(
    [{ type: 'openTree', source: fromText('(1 2)'), settings: { ...typed.settings, alpha: -3 } }],
    typed,
  );
  assert.deepEqual([fieldText(opened, 'alpha'), fieldText(opened, 'depth')], ['-3', '']);
  assert.deepEqual(after([{ type: 'undo' }], opened).drafts, typed.drafts);
});

test('nothing is done about a node that the tree does not have, and a focus goes with its tree', () => {
  const types = readFileSync(new URL('../src/state/types.js', import.meta.url), 'utf8');
  const about = [...types.matchAll(/\{ type: '(\w+)', node: number/g)].map(([, type]) => type);
  assert.ok(about.length > 6 && about.includes('jumpTo'));
  const change = { kind: 'add-child' };
  for (const { size, ...state } of [showing('(1 2)'), showing('((1 2) 3)')].map((one) => ({
    ...one,
    size: engine.look(one.shown).size,
  })))
    for (const type of about)
      for (const node of [size, 100, 2 ** 31, 2 ** 32 - 1]) {
        const action = /** @type {Action} */ (/** @type {unknown} */ ({ type, node, text: '7', change }));
        assert.deepEqual(after([action], state), state, `${type} ${node}`);
      }

  const before = after([{ type: 'focusNode', node: 9 }]);
  assert.equal(before.focusNode, 9);
  for (const action of /** @type {Action[]} */ ([
    { type: 'setText', text: '(1 2)' },
    { type: 'openLink', hash: '#tree=(1 2)' },
    { type: 'openTree', source: fromText('(1 2)') },
    { type: 'openRecent', index: 0 },
  ]))
    for (const made of [null, 'openMaking'])
      check(
        [...(made ? [/** @type {Action} */ ({ type: made })] : []), action],
        { focusNode: null },
        {
          ...before,
          recent: [{ tree: '(1 2)', settings: {}, step: 0, example: null, race: null }].map(
            (one) => /** @type {any} */ (one),
          ),
        },
      );
});
