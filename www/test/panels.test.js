// The panels of passes, tables, moves and the critical tree: which ones a run has, and what they say at a step.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { between, nameOf, rangeOf } from '../src/panels/search/bounds.js';
import { countedOf, saidOf } from '../src/panels/search/costs.js';
import { leastOf } from '../src/panels/search/critical.js';
import { byWeight } from '../src/panels/search/moves.js';
import { choiceOf, roomFor } from '../src/panels/search/panels.js';
import { standing } from '../src/panels/search/passpanel.js';
import { proof } from '../src/panels/search/proof.js';
import { touchedBy } from '../src/panels/search/tablepanel.js';
import { hasRootWindow } from '../src/panels/search/windowpanel.js';
import { placeBy } from '../src/panels/tabs.js';
import { tellingOf } from '../src/words/telling.js';
import { after, gathered, sentence, showing, texts } from './setup.js';

const textbook = '((3 12 8) (2 4 6) (14 5 2))';
const slides = '(((6 2) (8 7)) ((5 4) (9 3)))';
const deepening = 'max 0 (min 5 (3 12) min 4 (2 9))';

/** @typedef {import('../src/page/page.js').Page} Page */

/** @type {(text: string, change?: Partial<import('../src/port/types.js').Settings>, step?: number) => Page} */
const pageOf = (text, change = {}, step = 0) =>
  /** @type {Page} */ (/** @type {unknown} */ ({ ...gathered(showing(text, change), step), texts }));

test('a run has the panels with something to show, and opens the most informative one', () => {
  /** @type {[Partial<import('../src/port/types.js').Settings>, string, string][]} */
  const cases = [
    [{}, 'window', 'window'],
    [{ algorithm: 'minimax' }, 'window', 'window'],
    [{ algorithm: 'pvs' }, 'window', 'window'],
    [{ algorithm: 'mtd-f' }, 'window passes table', 'passes'],
    [{ algorithm: 'sss-star' }, 'window passes table', 'passes'],
    [{ algorithm: 'dual-star' }, 'window passes table', 'passes'],
    [{ algorithm: 'aspiration' }, 'window passes', 'passes'],
    [{ algorithm: 'alpha-beta-table' }, 'window table', 'table'],
    [{ order: 'killer' }, 'window moves', 'moves'],
    [{ order: 'history', algorithm: 'mtd-f' }, 'window passes table moves', 'passes'],
  ];
  for (const [change, ids, chosen] of cases) {
    assert.deepEqual(
      choiceOf(pageOf(textbook, change)),
      { ids: [...ids.split(' '), 'leaves', 'counts'], chosen },
      JSON.stringify(change),
    );
  }
  assert.equal(choiceOf(pageOf(deepening, { algorithm: 'iterative-deepening' })).chosen, 'passes');
});

test('the panel that someone has chosen stays where the run has it', () => {
  const state = after([{ type: 'choosePanel', panel: 'table' }], showing(textbook, { algorithm: 'mtd-f' }));
  assert.equal(choiceOf(gathered(state)).chosen, 'table');
  const other = after([{ type: 'chooseAlgorithm', id: 'aspiration' }], state);
  assert.equal(choiceOf(gathered(other)).chosen, 'passes');
});

test('the critical tree comes with a panel of its own, and goes with it', () => {
  const on = after([{ type: 'chooseOverlay', id: 'critical' }], showing(textbook));
  assert.deepEqual(choiceOf(gathered(on)), { ids: ['window', 'critical', 'leaves', 'counts'], chosen: 'critical' });
  const off = after([{ type: 'chooseOverlay', id: 'none' }], on);
  assert.deepEqual(choiceOf(gathered(off)), { ids: ['window', 'leaves', 'counts'], chosen: 'window' });
});

test('the counts exist for any run, whatever panel is chosen, and whatever K does', () => {
  const table = after([{ type: 'choosePanel', panel: 'table' }], showing(textbook, { algorithm: 'mtd-f' }));
  const on = after([{ type: 'toggleCounts' }], table);
  assert.equal(choiceOf(gathered(on)).chosen, 'counts');
  assert.equal(roomFor(gathered(on)), 'counts');
  assert.equal(choiceOf(gathered(after([{ type: 'toggleCounts' }], on))).chosen, 'table');
  assert.deepEqual(after([{ type: 'choosePanel', panel: 'counts' }], table), on);
  const types = after([{ type: 'chooseOverlay', id: 'critical' }], on);
  assert.deepEqual(choiceOf(gathered(types)), {
    ids: ['window', 'passes', 'table', 'critical', 'leaves', 'counts'],
    chosen: 'counts',
  });
  assert.equal(choiceOf(gathered(after([{ type: 'toggleCounts' }], types))).chosen, 'critical');
  assert.equal(after([{ type: 'choosePanel', panel: 'window' }], on).counting, false);
  assert.deepEqual([roomFor(pageOf(textbook)), roomFor(pageOf(slides, { alpha: 2, beta: 3 }))], ['search', 'proved']);
  assert.equal(roomFor(pageOf('(chance (3 5) 2)', { algorithm: 'expectiminimax' })), 'mean');
});

/** @type {(page: Page) => string[]} */
const counted = (page) =>
  countedOf(page).map(({ name, note, value }) => `${name} (${note}): ${Math.round(value * 1000) / 1000}`);

test('a run is compared with the minimum, the means and the maximum, if known', () => {
  assert.deepEqual(counted(pageOf(textbook)), [
    'this run (of 9 leaves): 7',
    'least (best order): 5',
    'mean, orders (all 1296 of this tree): 7.667',
    'mean, random (leaves drawn anew): 7.443',
    'most (worst order, minimax): 9',
  ]);
  // What is clamped to the bound no longer cuts past it: no mean is known, and best-first takes more than the minimum.
  const trebled = '(((27 26 25) (24 23 22) (21 20 19)) ((18 17 16) (15 14 13) (12 11 10)) ((9 8 7) (6 5 4) (3 2 1)))';
  const strict = pageOf(trebled, { cut: 'past-bound', returns: 'fail-hard' });
  assert.deepEqual(counted(strict).slice(1), [
    'best child first (not always the least): 23',
    'most (worst order, minimax): 27',
  ]);
  assert.deepEqual(
    saidOf(strict).map(({ note, value }) => `${note}: ${Math.round(value)}`),
    ['Knuth, Moore; best first: 23: 11', 'at best; best first: 23: 5'],
  );
  assert.deepEqual(counted(pageOf(textbook, { algorithm: 'mtd-f' })), [
    'this run (of 9 leaves): 7',
    'least (any search needs them): 5',
    'minimax (every leaf): 9',
  ]);
  assert.equal(
    counted(pageOf(textbook, { algorithm: 'aspiration', guess: 100 }))[0],
    'this run (evaluations, 7 of 9 leaves): 10',
  );
  // Worst-first takes 14 here, and some other order more.
  const deep = pageOf('((((8 6) (2 12)) ((15 14) (7 13))) (((1 5) (9 10)) ((3 4) (16 11))))');
  assert.equal(counted(deep).at(-1), 'minimax (every leaf): 16');
  const chance = pageOf('((1 2 4) (chance (1 2 2) 7) (3 5 1))', { algorithm: 'expectiminimax' });
  assert.deepEqual(counted(chance), ['this run (of 10 leaves): 10']);
  const limited = pageOf('((0 (1 2) 0 (3 4)) (0 (5 6) 0 (7 8)))', { depth: 2 });
  assert.deepEqual(
    [counted(limited)[0], counted(limited).at(-1)],
    ['this run (of 4 positions): 3', 'minimax (every position): 4'],
  );
});

test('formulas are shown beside what they predict, and only on a uniform tree', () => {
  const said = (/** @type {Page} */ page) =>
    saidOf(page).map(({ note, value, about }) => [
      note,
      Math.round(value * 10) / 10,
      about && Math.round(about * 1000) / 1000,
    ]);
  assert.deepEqual(said(pageOf(textbook)), [
    ['Knuth, Moore; least is 5', 5, 5],
    ['at best; least is 5', 3, 5],
    ['random; mean is ≈7.443', 5.2, 7.443],
  ]);
  assert.deepEqual(said(pageOf('((1 2) (3 4 5))')), []);
  assert.deepEqual(said(pageOf(textbook, { algorithm: 'minimax' })), []);
});

test('at the end the sentence says what other orders would have taken, where the counts are shown', () => {
  const on = after([{ type: 'toggleCounts' }], showing(textbook));
  const end = gathered(on).run.length;
  const told = (/** @type {import('../src/port/types.js').State} */ state, /** @type {number} */ step) =>
    tellingOf(/** @type {Page} */ (/** @type {unknown} */ ({ ...gathered({ ...state, step }, step), texts })))
      .map(({ id, args }) => texts.text(id, args))
      .join(' ');
  const expected =
    'The root is worth 3, after 7 of 9 leaves. The best order looks at 5; the mean over all orders is ≈7.667.';
  assert.equal(told(on, end), expected);
  assert.equal(told({ ...on, grain: 'lecture' }, end), expected);
  for (const [state, step] of /** @type {const} */ ([
    [on, end - 1],
    [showing(textbook), end],
    [
      { ...showing(textbook, { algorithm: 'minimax' }), counting: true },
      gathered(showing(textbook, { algorithm: 'minimax' })).run.length,
    ],
    [{ ...showing('7'), counting: true }, gathered(showing('7')).run.length],
  ]))
    assert.doesNotMatch(told(state, step), /best order/);
  const uneven = { ...showing('((5 6) ((1 0) 2))'), counting: true };
  assert.match(
    told(uneven, gathered(uneven).run.length),
    /, after 4 of 5 leaves\. With the best child first it looks at 4; the mean/,
  );
});

test('the arrow keys cycle through the tabs', () => {
  const keys = ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'ArrowUp'];
  assert.deepEqual(
    keys.map((key) => placeBy(key, 2, 3)),
    [0, 1, 0, 2, null],
  );
});

test('bounds are written as short as they can be', () => {
  const written = [
    [3, 3],
    [3, Infinity],
    [-Infinity, 8],
    [-2, 8],
    [-Infinity, Infinity],
  ].map(([low, high]) => between(low, high, texts.score));
  assert.deepEqual(written, ['= 3', '≥ 3', '≤ 8', '−2 … 8', '?']);
  assert.deepEqual(rangeOf('lower', 6), { low: 6, high: Infinity });
  assert.deepEqual(rangeOf('upper', 6), { low: -Infinity, high: 6 });
});

test('a leaf without a name is counted among the children of its parent', () => {
  const page = pageOf(textbook);
  assert.deepEqual(
    [0, 1, 3].map((node) => nameOf(page, node)),
    ['root', 'a', 'a: leaf 2'],
  );
  assert.equal(nameOf(pageOf('(7 3)'), 2), 'root: leaf 2');
});

test('MTD(f) closes in on the score of the slides in two passes', () => {
  const { run } = pageOf(slides, { algorithm: 'mtd-f', guess: 2.5 });
  const passes = run.passes();
  const said = passes.map((pass) => {
    const { id, args } = proof(pass, { run, score: texts.score });
    return `${texts.text(id, args)} ${between(pass.low, pass.high, texts.score)}`;
  });
  const last = passes.at(-1);
  assert.ok(last);
  assert.equal(said.at(-1), `6 ≤ α = 6: the root is worth 6 or less. = 6`);
  assert.deepEqual(standing(passes, 0), { current: -1, known: { low: -Infinity, high: Infinity } });
  assert.deepEqual(standing(passes, 1), { current: 0, known: { low: -Infinity, high: Infinity } });
  assert.deepEqual(standing(passes, passes[0].last), { current: 0, known: { low: 6, high: Infinity } });
  assert.deepEqual(standing(passes, passes[1].first), { current: 1, known: { low: 6, high: Infinity } });
  assert.deepEqual(standing(passes, last.last), { current: passes.length - 1, known: { low: 6, high: 6 } });
});

test('a result proves no more than its window allows', () => {
  /** @type {[number, number, string][]} */
  const cases = [
    [2, 3, '6 ≥ β = 3: the root is worth 6 or more. How much more is not known.'],
    [6, 7, '6 ≤ α = 6: the root is worth 6 or less. How much less is not known.'],
    [0, 10, '0 < 6 < 10: inside the window, so the root is worth exactly 6.'],
  ];
  for (const [alpha, beta, expected] of cases) {
    const { run } = pageOf(slides, { alpha, beta });
    const { result } = run.frame(run.length);
    assert.ok(result);
    const { id, args, open } = proof({ ...result, alpha, beta }, { run, score: texts.score });
    assert.equal([texts.text(id, args), ...(open ? [texts.text(open)] : [])].join(' '), expected);
  }
});

test('where only a score past a bound cuts, one on a bound is exact', () => {
  const { run } = pageOf(slides, { alpha: 4, beta: 6, cut: 'past-bound' });
  const { result } = run.frame(run.length);
  assert.ok(result);
  const { id, args } = proof({ ...result, alpha: 4, beta: 6 }, { run, score: texts.score });
  assert.equal(
    texts.text(id, args),
    '4 ≤ 6 ≤ 6: only a score past a bound cuts here, so one on a bound is exact too. The root is worth exactly 6.',
  );
  const told = sentence(showing(slides, { alpha: 4, beta: 6, cut: 'past-bound' }), run.length);
  assert.match(told, /^The root is worth 6: best play is a, c, 6\./);
});

test('only a root window of one’s own may leave the result unknown', () => {
  assert.equal(hasRootWindow(pageOf(slides)), false);
  assert.equal(hasRootWindow(pageOf(slides, { alpha: 2, beta: 3 })), true);
  assert.equal(hasRootWindow(pageOf(slides, { algorithm: 'minimax', alpha: 2, beta: 3 })), false);
  assert.equal(hasRootWindow(pageOf(slides, { algorithm: 'mtd-f', alpha: 2, beta: 3 })), false);
});

test('the table highlights the first occurrence of a position', () => {
  const text = 'r: (a: (x: 3 y: (5 9)) b: (@y z: 2) c: (x: 7 @a))';
  const { run, facts } = pageOf(text, { algorithm: 'alpha-beta-table' });
  const kinds = [...run.kinds()];
  const touched = kinds.map((_, index) => touchedBy({ frame: run.frame(index + 1), facts }));
  const again = [...facts.positions].flatMap((first, node) => (first === node ? [] : [node]));
  assert.ok(again.length > 0 && touched.some((node) => node > 0));
  assert.ok(touched.every((node) => !again.includes(node)));
});

test('moves are sorted by their weight for both players', () => {
  const rows = [
    { name: 'z', max: 1, min: 0 },
    { name: 'x', max: 0, min: 4 },
    { name: 'a', max: 0, min: 1 },
  ];
  assert.deepEqual(
    byWeight(rows).map(({ name }) => name),
    ['x', 'a', 'z'],
  );
});

test('the minimum of a search is Knuth and Moore’s formula on uniform trees', () => {
  for (const text of [textbook, slides]) {
    const page = pageOf(text);
    const { uniform, bestFirst } = page.run.costs();
    assert.ok(uniform);
    const { branching: b, depth: d, least } = uniform;
    assert.equal(least, b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1);
    assert.deepEqual([leastOf(page), bestFirst], [least, least], text);
  }
  const limited = pageOf('((0 (1 2) 0 (3 4)) (0 (5 6) 0 (7 8)))', { depth: 2 }).run.costs().uniform;
  assert.deepEqual([limited?.branching, limited?.depth], [2, 2]);
  for (const text of ['((1 2) 3)', '((1 2) (3 4 5))', '7']) assert.equal(pageOf(text).run.costs().uniform, null, text);
});
