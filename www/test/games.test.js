// Games on the page: what their links say, how they are grown, and how they are described.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkIn } from '../src/port/link.js';
import { ofReplies, orderLabel, orderName } from '../src/words/orders.js';
import { scoreWords } from '../src/words/scores.js';
import { linesOf as storyOf } from '../src/words/storylines.js';
import { said } from '../src/words/telling.js';
import { act, after, core, engine, engineOf, showing } from './core.js';
import { gathered } from './told.js';

const texts = [
  'game=connect-four&moves=4453&depth=3',
  'game=tic-tac-toe&position=o../.x./... x&depth=2&symmetry=yes',
  'game=nim&heaps=1,2,3&rule=misere',
  'game=connect-four&size=5x4&depth=2&weights=open-lines=2,centre=0.5&move-order=centre-first',
  'game=kalah&size=3x3&depth=3&utility=margin',
];

test('a link names the fields of a game one by one, and opens the same', () => {
  for (const text of texts) {
    const state = act(showing(text, { algorithm: 'pvs', depth: 2 }), { type: 'goTo', step: 3 });
    const link = engineOf(state).session.link(false, undefined) ?? '';
    assert.ok(link.startsWith('game='), link);
    assert.ok(link.includes('&limit=2') && !link.includes('tree='), link);
    const opened = after([{ type: 'openLink', hash: `#${link}` }]);
    assert.equal(opened.shown.source.text, text);
    assert.deepEqual([opened.settings.depth, opened.settings.algorithm, opened.step], [2, 'pvs', 3]);
    assert.deepEqual(opened.ignored, []);
  }
});

test('a link to a game may have its fields in any order, and is recognised when pasted', () => {
  const hash = '#moves=4453&algorithm=minimax&depth=3&game=connect-four';
  const { tree, settings, ignored } = core.readLink(hash, []);
  assert.deepEqual(
    [tree, settings.algorithm, settings.depth, ignored],
    ['game=connect-four&moves=4453&depth=3', 'minimax', null, []],
  );
  assert.equal(
    linkIn(`https://example.org/secateur/${hash.replace('#moves=4453&', '#game=connect-four&')}`)?.slice(0, 6),
    '#game=',
  );
  assert.deepEqual(
    core.readLink('#depth=3&tree=(1 2)', []).settings.depth,
    3,
    'elsewhere the limit is called as it was',
  );
});

test('a game is recognised as one, and never as an example, whatever its tree', () => {
  const { tree, facts } = engine.look(showing(texts[0]).shown);
  assert.equal(tree.size, 1 + 7 + 49 + 343);
  assert.equal(tree.game()?.id, 'connect-four');
  assert.equal(facts.isLeaf(3), true);
  assert.equal(after([{ type: 'last' }], showing(texts[0])).example, null);
  assert.equal(engine.look(showing('((1 2) 3)').shown).tree.game(), undefined);
});

test('every node of a game has a position, with its board and what it adds up from', () => {
  for (const text of texts) {
    const { tree, facts } = engine.look(showing(text).shown);
    for (let node = 0; node < tree.size; node += 17) {
      const { diagram, sum, total, moves, isOver } = tree.position(node) ?? assert.fail(text);
      assert.ok(diagram && JSON.parse(diagram.drawn).length > 0, text);
      assert.equal(
        sum.reduce((all, { product }) => all + product, 0),
        total,
      );
      const depth = tree.game()?.depth ?? Infinity;
      assert.equal(facts.isLeaf(node), isOver || facts.plies[node] === depth, `${text}: ${tree.path(node)}`);
      assert.equal(moves.length === 0, isOver);
    }
  }
  assert.equal(engine.look(showing('((1 2) 3)').shown).tree.position(0), undefined);
});

test('a sum says what it counts as where it exceeds any evaluation', () => {
  const counted = (/** @type {string} */ text) => {
    const { total, counted } = engine.look(showing(text).shown).tree.position(0) ?? assert.fail(text);
    return [total, counted];
  };
  assert.deepEqual(counted('game=tic-tac-toe&moves=b2 a1&depth=1&utility=speed'), [1, 0]);
  assert.deepEqual(counted('game=tic-tac-toe&moves=b2 a1&depth=1'), [1, null]);
});

test('a game continues from any node, one move earlier, and deeper', () => {
  const { tree } = engine.look(showing('game=connect-four&moves=44&depth=2').shown);
  const node = [...Array(tree.size).keys()].find((one) => tree.path(one) === '5 3') ?? 0;
  assert.equal(tree.onward('', node, false), 'game=connect-four&moves=4453&depth=2');
  assert.equal(tree.oneMoveBack(), 'game=connect-four&moves=4&depth=2');
  assert.equal(tree.withDepth(3), 'game=connect-four&moves=44&depth=3');
  assert.equal(tree.withDepth(undefined), 'game=connect-four&moves=44');
  assert.equal(engine.look(showing('game=nim&heaps=1,2').shown).tree.oneMoveBack(), undefined);
});

test('a sentence calls a node by the moves that lead there', () => {
  const state = after([{ type: 'last' }], showing('game=connect-four&moves=4453&depth=3'));
  const spoken = [...Array(state.step).keys()].map((step) => said(gathered(state, step)).text);
  assert.ok(
    spoken.some((line) => line.startsWith('After 4 3, MAX starts with')),
    'one move is not enough',
  );
  assert.ok(
    spoken.some((line) => line.startsWith('After 1 2, MAX has seen 8. MIN already has 7 after 1, and 8')),
    'a cut-off',
  );
  assert.ok(!spoken.some((line) => /node|After \d \d \d,/.test(line)), 'nobody moves at leaves');
  assert.match(spoken[spoken.length - 1] + said(gathered(state, state.step)).text, /best play is \d \d \d\./);
});

test('where a position is not quiet, the sentence says why the search goes on', () => {
  const state = after([{ type: 'last' }], showing('game=connect-four&moves=444333555&depth=2&beyond=1'));
  const spoken = [...Array(state.step).keys()].map((step) => said(gathered(state, step)).text);
  const why =
    /The position is not quiet: a player can win at once, so the search goes on beyond its limit of 2 plies\.$/;
  assert.ok(spoken.some((line) => /^After \d \d, /.test(line) && why.test(line)));
  assert.ok(!spoken.some((line) => /^After \d, .* not quiet/.test(line)), 'above the limit nothing is said of it');
});

test('in negamax, too, each node is named by its mover', () => {
  const state = after([{ type: 'last' }], showing('game=kalah&size=3x3&depth=3', { algorithm: 'negamax' }));
  const { facts, tree } = engine.look(state.shown);
  for (let step = 0; step <= state.step; step += 1) {
    const [, moves, mover] = said(gathered(state, step)).text.match(/^After ([\d ]+), (MAX|MIN)/) ?? [];
    if (!moves) continue;
    const node = moves.split(' ').reduce((at, by) => facts.children(at).find((one) => tree.name(one) === by) ?? -1, 0);
    assert.equal(mover, facts.player(node) === 'max' ? 'MAX' : 'MIN', `${step}: after ${moves}`);
  }
});

test('a decided position stops before the limit, and says so', () => {
  const sure = 'game=reversi&size=6x6&depth=3&sure=2.5';
  const state = after([{ type: 'last' }], showing(sure));
  const spoken = [...Array(state.step).keys()].map((step) => said(gathered(state, step)).text);
  const why = /That is certain enough: the search stops 2 plies before its limit\.$/;
  assert.ok(
    spoken.some((line) => /^Leaf \w\d is worth −?\d/.test(line) && why.test(line)),
    spoken.join('\n'),
  );
  const changed = act(state, { type: 'setWeight', feature: 'discs', text: '0', isTyped: false });
  const { tree } = engine.look(changed.shown);
  assert.equal(tree.neverSure(), 'game=reversi&size=6x6&depth=3&weights=discs=0');
});

test('a changed weight is mentioned until the next step', () => {
  const start = act(showing('game=tic-tac-toe&depth=2&symmetry=yes'), { type: 'last' });
  const set = (/** @type {string} */ text, feature = 'rows-with-one') =>
    /** @type {const} */ ({ type: 'setWeight', feature, text, isTyped: false });
  const changed = after([set('0'), set('-2')], start);
  const told = said(gathered(changed)).text;
  assert.match(told, /^Weight of “rows with one”: −2 instead of 1\. MAX gets 0 with b3, no longer 1 with b2; /);
  const back = act(changed, set('1'));
  assert.equal(said(gathered(back)).text, 'Weight of “rows with one”: 1, as before.');
  for (const feature of [null, 'rows-with-two']) {
    const left = act(changed, { type: 'openWeight', feature });
    assert.equal(said(gathered(left)).text, told, 'the box is left, and nothing else has happened');
  }
  const other = act(changed, set('4', 'rows-with-two'));
  assert.match(said(gathered(other)).text, /^Weight of “rows with two”: 4 instead of /);
  assert.doesNotMatch(said(gathered(act(changed, { type: 'stepBack' }))).text, /Weight/);
});

test('beside the tree is the leaf that has caused a cut-off, and at the end the one that the result comes from', () => {
  const { run, tree } = engine.look(showing('game=tic-tac-toe&depth=2&symmetry=yes').shown);
  assert.equal(tree.path(run.spoken(20)), 'b3 a3');
  assert.equal(tree.path(run.spoken(run.length)), 'b2 a3');
  assert.equal(run.spoken(0), 0);
});

test('only what a search looks at is grown, and the rest has no score to change', () => {
  const first = showing('game=connect-four&depth=3&seen-by=alpha-beta');
  const { tree, facts } = engine.look(first.shown);
  assert.ok(facts.isPartial && tree.size < 400);
  const stub = [...facts.ends.keys()].findIndex((node) => tree.stub(node) !== undefined);
  assert.equal(tree.stub(stub), 7);
  assert.equal(act(first, { type: 'editLeaf', node: stub }).editing, null);
  const whole = act(first, { type: 'growWhole' });
  assert.equal(engine.look(whole.shown).tree.size, 400);
});

test('a game that continues keeps the table’s contents, and says what that has saved', () => {
  const table = { algorithm: 'alpha-beta-table' };
  const first = showing('game=tic-tac-toe&moves=a1 b2', table);
  const { tree } = engine.look(first.shown);
  const on = act(first, { type: 'goOn', node: 1 });
  assert.equal(on.source.text, 'game=tic-tac-toe&moves=a1 b2 a3&kept-from=1');
  const without = tree.onward('', 1, false);
  assert.equal(without, 'game=tic-tac-toe&moves=a1 b2 a3');

  const [kept, plain] = [on, showing(without, table)];
  const [run, alone] = [kept, plain].map(({ shown }) => engine.look(shown).run);
  assert.ok(run.leafCount < alone.leafCount);
  assert.ok(run.table(0, 5).length > 0 && alone.table(0, 5).length === 0, 'the table begins with what it knew');
  assert.match(said(gathered(kept, 0)).text, /^The table still knows [0-9,]+ positions from the previous search/);
  const end = said(gathered(kept, run.length)).text;
  const evaluated = `evaluated: ${run.leafCount} (without what the table knew: ${alone.leafCount}).`;
  assert.ok(end.includes(evaluated), end);
  const shallow = act(showing('game=connect-four&depth=2', table), { type: 'goOn', node: 1 });
  assert.equal(
    said(gathered(shallow, 0)).text,
    'The table still knows 0 positions from the previous search: everything is searched.',
  );
  const other = act(kept, { type: 'chooseAlgorithm', id: 'alpha-beta' });
  assert.equal(engine.look(other.shown).run.length, engine.look(showing(without).shown).run.length);
});

test('in a game children are replies, and results are W, D and L wherever its scores are written', () => {
  const game = showing('game=nim&heaps=1,2', { algorithm: 'minimax' });
  const spoken = (/** @type {import('../src/port/types.js').State} */ state) => said(gathered(state, 1)).text;
  assert.equal(spoken(game), 'The root looks for the largest score among its replies.');
  assert.equal(
    spoken(showing('(1 2)', { algorithm: 'minimax' })),
    'The root looks for the largest score among its children.',
  );
  const [page, other] = [gathered(game), gathered(showing('(1 2)'))];
  assert.equal(orderName(page, 'fewest-children'), 'Fewest replies first');
  assert.deepEqual([orderLabel(page), ofReplies(page, 'cost-best')], ['Order of moves', 'best reply first']);
  assert.deepEqual([orderName(other, 'fewest-children'), orderLabel(other)], ['Fewest children first', 'Child order']);
  const written = (/** @type {typeof page} */ { texts, facts }, /** @type {'letters' | 'signs'} */ infinity) =>
    [1, 0, -1].map(scoreWords(texts, facts, { infinity }));
  assert.deepEqual(
    [written(page, 'letters'), written(other, 'letters')],
    [
      ['W', 'D', 'L'],
      ['1', '0', '−1'],
    ],
  );
  assert.deepEqual(written(page, 'signs'), ['1', '0', '−1']);
});

test('where chance moves, means are rounded to three decimals and a node’s story has the fraction; more decimals of leaves stay', () => {
  const written = (/** @type {ReturnType<typeof gathered>} */ { texts, facts }, /** @type {number[]} */ values) =>
    values.map(scoreWords(texts, facts, { infinity: 'signs' }));
  const thirds = gathered(showing('(a: chance (3 12 8) chance (2 4))', { algorithm: 'expectiminimax' }), 9);
  assert.deepEqual(written(thirds, [7.666666667, -1.0005, 40.0005, 2.5, 1e-7, Infinity]), [
    '≈7.667',
    '≈−1.001',
    '≈40.001',
    '2.5',
    '≈0',
    '+∞',
  ]);
  const finer = gathered(showing('chance (2.00045 1)', { algorithm: 'expectiminimax' }));
  assert.deepEqual(written(finer, [2.00045, 1.500225]), ['2.00045', '≈1.50023']);
  const returned = storyOf(thirds, 1).at(-1);
  assert.equal(thirds.texts.text(`stage-story-${returned?.id}`, returned?.args ?? {}), 'returns ≈7.667: exactly 23/3');
});
