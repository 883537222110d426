// A game's possible payoffs: in sentences and panels, and the message if a tree has others.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutPayoffs } from '../src/panels/search/effects.js';
import { proof } from '../src/panels/search/proof.js';
import { hasRootWindow } from '../src/panels/search/windowpanel.js';
import { troubleText } from '../src/words/trouble.js';
import { after, engine, engineOf, showing } from './core.js';
import { gathered, sentence } from './told.js';
import { texts } from './words.js';

/** @typedef {import('../src/port/types.js').State} State */

const slides = '(((6 2) (8 7)) ((5 4) (9 3)))';
const fromTo = { least: 0, greatest: 10 };

/** @type {(state: State) => import('../src/port/types.js').Run} */
const runOf = (state) => engine.run(state);

test('the root window is that of the payoffs, unless another is chosen', () => {
  const windowOf = (/** @type {Partial<import('../src/port/types.js').Settings>} */ change) => [
    ...runOf(showing(slides, { ...fromTo, ...change })).window(),
  ];
  assert.deepEqual(windowOf({}), [0, 10]);
  assert.deepEqual(windowOf({ alpha: 4 }), [4, 10]);
  assert.deepEqual(windowOf({ alpha: -5, beta: 15 }), [-5, 15]);
  assert.deepEqual(windowOf({ alpha: 4, beta: 6, algorithm: 'mtd-f' }), [0, 10], 'MTD(f) has none to choose');
});

test('a root window with all payoffs leaves nothing to prove', () => {
  const proves = (/** @type {Partial<import('../src/port/types.js').Settings>} */ change) =>
    hasRootWindow(gathered(showing(slides, { ...fromTo, ...change })));
  assert.deepEqual([{}, { alpha: 0 }, { alpha: 0, beta: 10 }, { alpha: -5, beta: 15 }].filter(proves), []);
  assert.ok([{ alpha: 4 }, { beta: 6 }, { alpha: -5, beta: 6 }].every(proves));
});

test('a score that is not a payoff is named, and so are impossible payoffs', () => {
  const said = (/** @type {State} */ asked) => {
    const { trouble } = engineOf(asked).session.problems();
    assert.ok(trouble);
    return troubleText({ ...gathered(asked), texts, engine }, asked.settings, trouble);
  };
  const state = after([
    { type: 'setText', text: '(a: (1 12) 3)' },
    { type: 'setField', field: 'least', text: '0' },
    { type: 'setField', field: 'greatest', text: '10' },
  ]);
  assert.equal(said(state), 'Leaf 2 of node a has 12, which is not a payoff from 0 to 10.');
  const mended = after([{ type: 'setScore', node: 3, text: '9' }], state);
  const crossed = after([{ type: 'setField', field: 'least', text: '11' }], mended);
  assert.equal(said(crossed), 'The least payoff must be less than the greatest.');
  const wins = after([{ type: 'setText', text: '(W 3)' }], mended);
  assert.equal(said(wins), 'Leaf 1 of the root has +∞, which is not a payoff from 0 to 10.');
});

test('MTD(f) ends where no payoff is greater', () => {
  const state = showing('(10 3)', { algorithm: 'mtd-f', guess: 5, ...fromTo });
  const page = gathered(state);
  const [pass, ...more] = page.run.passes();
  assert.deepEqual([more.length, pass.bound, pass.low, pass.high], [0, 'exact', 10, 10]);
  assert.equal(
    sentence(state, pass.last),
    'The root is worth 10: best play is 10. It is at least that, and no payoff is greater. Leaves evaluated: 1 (minimax: 2).',
  );
  const { id, args } = proof(pass, { ...page, score: texts.score });
  assert.equal(texts.text(id, args), '10 ≥ β = 5, and no payoff is more than 10: the root is worth exactly 10.');
  assert.deepEqual(withoutPayoffs(page), { what: 'passes', here: 1, there: 2 });
  assert.equal(withoutPayoffs(gathered(showing(slides, fromTo)))?.what, 'nothing');
});

test('the saving from knowing the value of a win is counted on the whole tree of a game, too', () => {
  const known = gathered(showing('game=tic-tac-toe', { least: -1, greatest: 1 }));
  assert.deepEqual(withoutPayoffs(known), { what: 'leaves', here: 6740, there: 7330 });
});

test('sentences distinguish the ends of the payoffs from the root window and from what a player has', () => {
  const known = showing('((10 3) (5 4))', fromTo);
  assert.match(sentence(known, 0), /begins with \[0, 10\], from the least payoff/);
  assert.match(sentence(known, 1), /^The root starts with the window \[0, 10\], from the least payoff to the greatest/);
  const told = Array.from({ length: runOf(known).length + 1 }, (_, step) => sentence(known, step));
  const second = told.find((line) => line.startsWith('MIN node b starts'));
  assert.equal(
    second,
    'MIN node b starts with the window [3, 10]: MAX already has 3 at the root, and no payoff is more than 10.',
  );
  const cut = sentence(showing('(10 3)', fromTo), 4);
  assert.equal(
    cut,
    'The root has seen 10, the best there is, and 10 ≥ β = 10: its last child cannot matter. β cut-off.',
  );
  const wide = showing('((10 3) 7)', { ...fromTo, alpha: -5, beta: 15 });
  assert.equal(
    sentence(wide, 2),
    'The root: no payoff is less than 0, so α rises from −5 to 0 before any child is looked at. The window is [0, 15].',
  );
});
