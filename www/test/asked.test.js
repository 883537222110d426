// What is asked for and what is shown: settings that do not work on a tree stay asked for, in the link and in what is kept,
// while the nearest that do are run; whatever way they came, the page shows the same.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromText } from '../src/core/source.js';
import { linkOf, readLink } from '../src/keeping/link.js';
import { withSession } from '../src/keeping/session.js';
import { readSaved, savedOf, settingsOf } from '../src/keeping/snapshot.js';
import { fieldText } from '../src/state/choosing.js';
import { initialState } from '../src/state/state.js';
import { act, after, engine, keeperWith, known, showing } from './core.js';

/** @typedef {import('../src/state/types.js').State} State */
/** @typedef {Partial<import('../src/state/types.js').Settings>} Change */

const bare = '((3 12 8) (2 4 6))';

/** What does not work on the bare tree, and what of it has to give way. @type {[Change, Change][]} */
const unmet = [
  [{ algorithm: 'iterative-deepening' }, { algorithm: 'alpha-beta' }],
  [{ algorithm: 'iterative-deepening', depth: 2 }, { algorithm: 'alpha-beta' }],
  [
    { algorithm: 'iterative-deepening', depth: 1, returns: 'fail-hard' },
    { algorithm: 'alpha-beta', depth: null },
  ],
  [{ depth: 1 }, { depth: null }],
  [{ algorithm: 'negamax', depth: 0, cut: 'past-bound' }, { depth: null }],
  [{ algorithm: 'alpha-beta-table', depth: 1, order: 'killer' }, { depth: null }],
  [
    { alpha: 5, beta: 5 },
    { alpha: -Infinity, beta: Infinity },
  ],
  [
    { algorithm: 'pvs', alpha: 6, beta: -1 },
    { alpha: -Infinity, beta: Infinity },
  ],
  [
    { alpha: Infinity, beta: -Infinity, depth: 1 },
    { alpha: -Infinity, beta: Infinity, depth: null },
  ],
];

/** @param {State} state */
const essence = ({ source, settings, shown, step }) => ({ source, settings, shown, step });

/** @type {(state: State) => string} */
const hashOf = (state) => `#${linkOf(state, engine.shortest(state.shown.source) ?? '')}`;

for (const [change, given] of unmet) {
  test(`${JSON.stringify(change)} stays asked for while what works is shown`, () => {
    const asked = { ...showing(bare).settings, ...change };
    const opened = act(initialState(), { type: 'openTree', source: fromText(bare), settings: asked }, engine);
    assert.deepEqual(
      [opened.settings, opened.shown],
      [asked, { source: fromText(bare), settings: { ...asked, ...given } }],
    );
    assert.ok(engine.problems(opened).trouble);
    assert.ok(engine.look(opened.shown).run.isFinished);

    const state = act(opened, { type: 'goTo', step: 7 }, engine);
    const shortest = fromText(engine.shortest(fromText(bare)) ?? '');
    assert.deepEqual(essence(after([{ type: 'openLink', hash: hashOf(state) }])), {
      ...essence(state),
      source: shortest,
      shown: { ...state.shown, source: shortest },
    });
    const now = JSON.stringify(savedOf(state));
    const keeper = keeperWith({ getItem: () => now, setItem() {}, removeItem() {} });
    assert.deepEqual(essence(known(withSession(initialState(), engine, [keeper]))), essence(state));
    const saved = readSaved(JSON.parse(now));
    assert.deepEqual(saved && settingsOf(saved, initialState().settings), asked);
  });
}

test('what is shown depends on what is asked for, not on what was shown before', () => {
  const chosen = after([
    { type: 'chooseAlgorithm', id: 'negamax' },
    { type: 'chooseAlgorithm', id: 'iterative-deepening' },
  ]);
  assert.equal(chosen.shown.settings.algorithm, 'alpha-beta');
  assert.equal(readLink(hashOf(chosen)).settings.algorithm, 'iterative-deepening');
});

test('what was asked for is run as soon as it works, and no longer wanted when someone says so', () => {
  const asked = after([{ type: 'chooseAlgorithm', id: 'iterative-deepening' }]);
  const filled = after([{ type: 'fillStatics' }], asked);
  assert.equal(filled.shown.settings.algorithm, 'iterative-deepening');
  assert.equal(engine.problems(filled).trouble, null);
  const limited = after([{ type: 'setField', field: 'depth', text: '1' }, { type: 'settle' }]);
  assert.deepEqual([limited.settings, fieldText(limited, 'depth')], [limited.shown.settings, '']);
});

test('a tree that can be read is shown whatever was asked of the one before', () => {
  const before = after([{ type: 'setField', field: 'depth', text: '1' }], showing('(4 (1 2) 3)'));
  const state = after([{ type: 'setText', text: bare }], before);
  assert.deepEqual([state.shown.source.text, state.shown.settings.depth, state.settings.depth], [bare, null, 1]);
});

test('a compared run that does not work says why and keeps nothing else from running', () => {
  const { race } = readLink('compare=iterative-deepening;alpha-beta;minimax');
  const shown = race?.runs.map((run) =>
    engine.trouble({ source: fromText(bare), settings: { ...showing(bare).settings, ...run } }),
  );
  assert.deepEqual(shown, [{ kind: 'missing-static-evaluation', node: 1 }, null, null]);
});
