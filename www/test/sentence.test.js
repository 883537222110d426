// The sentences: the golden moments word for word, and on random trees nothing untrue.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examples } from '../src/port/examples.js';
import { after, engine, randomTexts, showing, waysToSearch } from './core.js';
import { gathered, sentence } from './told.js';
import { texts } from './words.js';

/** @type {(state: import('../src/port/types.js').State, step: number, expected: string) => void} */
const check = (state, step, expected) => assert.equal(sentence(state, step), expected);

const textbook = showing('((3 12 8) (2 4 6) (14 5 2))');

test('before the first step the search says what it will do', () => {
  check(
    textbook,
    0,
    'Alpha-beta searches from the left and skips leaves that cannot change the root’s score. Step forward to begin.',
  );
});

test('a bound says who has it and what the window is', () => {
  check(textbook, 10, 'MAX now has 3 at the root: α rises from −∞ to 3, and the window is [3, +∞].');
  check(textbook, 11, 'MIN node b starts with the window [3, +∞]: MAX already has 3 at the root.');
});

test('a cut-off says whose bound was met, and how', () => {
  check(
    textbook,
    14,
    'MIN node b has seen 2. MAX already has 3 at the root, and 2 ≤ α = 3: its last 2 children cannot matter. α cut-off.',
  );
});

test('a strict dialect compares past the bound', () => {
  const state = showing('((3 12 8) (2 4 6) (14 5 2))', { cut: 'past-bound' });
  assert.match(sentence(state, 14), /2 < α = 3/);
});

test('a return says what it proves and what it means to the parent', () => {
  check(textbook, 8, 'MIN node a returns 3, its exact value. The first score for the root.');
  check(textbook, 15, 'MIN node b returns 2: it is worth at most 2. No better for MAX than the root’s 3.');
});

test('a best score that cannot cut any more says so', () => {
  check(textbook, 24, 'MIN node c takes 2 as its best, better than 5. 2 ≤ α = 3, but nothing is left to cut off.');
});

test('the end gives score, best play and what the search has cost', () => {
  check(textbook, 26, 'The root is worth 3: best play is a, 3. Leaves evaluated: 7 (minimax: 9).');
});

test('fail-hard says when it changes the number', () => {
  const state = after([
    { type: 'chooseExample', id: 'line' },
    { type: 'chooseDialect', id: 'fail-hard' },
  ]);
  check(
    state,
    26,
    'MAX node f found 2 but returns its α = 4: fail-hard never returns less. It is worth at most 4. The first score for MIN node c.',
  );
});

test('a missed window leaves only a bound', () => {
  const state = after([
    { type: 'chooseExample', id: 'window-4-6' },
    { type: 'chooseNotation', id: 'general' },
  ]);
  check(
    state,
    17,
    'The search returns 6, and 6 ≥ β = 6: the root is worth at least 6, no more is known. Leaves evaluated: 2 (minimax: 8).',
  );
  check(state, 2, 'MIN node a starts with the root window, [4, 6]: neither player has anything better yet.');
});

test('a deep cut-off is named', () => {
  const state = showing('(5, ((4, (1 2)), 3))');
  const said = Array.from({ length: engine.run(state).length }, (_, step) => sentence(state, step + 1));
  assert.ok(
    said.some((line) => /MAX already has 5 at the root.*Deep α cut-off\.$/.test(line)),
    said.join('\n'),
  );
});

test('a win needs no holder to cut', () => {
  const state = after([
    { type: 'chooseExample', id: 'win-loss' },
    { type: 'chooseDialect', id: 'fail-soft' },
  ]);
  check(
    state,
    6,
    'MAX node c has seen +∞, the best there is, and +∞ ≥ β = +∞: its last child cannot matter. β cut-off.',
  );
});

test('a single leaf is the whole tree', () => {
  check(showing('7'), 1, 'The whole tree is one leaf, worth 7.');
  check(showing('2(3 4)', { depth: 0 }), 1, 'The depth limit stops at the root, whose static evaluation is 2.');
});

/** @type {(text: string) => number} */
const numberIn = (text) => Number(text.replace('−', '-').replace('∞', 'Infinity'));
/** @type {Record<string, (one: number, other: number) => boolean>} */
const comparisons = {
  '≤': (one, other) => one <= other,
  '≥': (one, other) => one >= other,
  '<': (one, other) => one < other,
  '>': (one, other) => one > other,
};

const compared = /([−+]?(?:\d+(?:\.\d+)?|∞)) ([≤≥<>]) [αβ] = ([−+]?(?:\d+(?:\.\d+)?|∞))/g;

test('on random trees every comparison is true, every holder holds, and no bound claims too much', () => {
  for (const text of randomTexts(80, 23)) {
    const truth = truths(engine.run(showing(text, { algorithm: 'minimax' })));
    for (const way of waysToSearch) {
      for (const window of [{}, { alpha: 0, beta: 3 }]) {
        const state = showing(text, { ...way, ...window });
        const { length } = engine.run(state);
        const run = `${text} ${JSON.stringify({ ...way, ...window })}`;
        for (let step = 0; step <= length; step += 1) {
          const line = sentence(state, step);
          const place = `${line}\n${run} step ${step}`;
          for (const [, one, sign, other] of line.matchAll(compared))
            assert.ok(comparisons[sign](numberIn(one), numberIn(other)), place);
          checkHolder(state, step, line, place);
          checkClaim(state, step, line, place, truth);
        }
      }
    }
  }
});

/** Minimax values by node. @type {(run: import('../src/port/types.js').Run) => Map<number, number>} */
function truths(run) {
  const values = new Map();
  for (let step = 1; step <= run.length; step += 1) {
    const { event } = run.frame(step);
    if (event?.kind === 'return' || event?.kind === 'evaluate') values.set(event.node, event.score);
  }
  return values;
}

/** @type {(state: import('../src/port/types.js').State, step: number, line: string, place: string) => void} */
function checkHolder(state, step, line, place) {
  const { frame, labels } = gathered(state, step);
  const found = line.match(/(MAX|MIN) already has ([−+]?(?:\d+(?:\.\d+)?|∞)) at (the root|node (\w+))/);
  if (!found) return;
  const [, player, score, where, name] = found;
  const holder = frame.open.find(({ node }) => (where === 'the root' ? node === 0 : labels.of(node) === name));
  assert.ok(holder, place);
  assert.equal(holder.player, player.toLowerCase(), place);
  assert.equal(texts.score(player === 'MAX' ? holder.alpha : holder.beta), score, place);
  assert.equal(texts.score(/** @type {number} */ (holder.best)), score, place);
}

/** @type {(state: import('../src/port/types.js').State, step: number, line: string, place: string, truth: Map<number, number>) => void} */
function checkClaim(state, step, line, place, truth) {
  const { event } = gathered(state, step).frame;
  const found = line.match(
    /returns ([−+]?(?:\d+(?:\.\d+)?|∞)), its exact|worth (at most|at least|exactly)? ?([−+]?(?:\d+(?:\.\d+)?|∞))/,
  );
  if (!event || !found) return;
  const value = /** @type {number} */ (truth.get(event.node));
  const claimed = numberIn(found[1] ?? found[3]);
  if (found[2] === 'at most') assert.ok(value <= claimed, place);
  else if (found[2] === 'at least') assert.ok(value >= claimed, place);
  else assert.equal(value, claimed, place);
}

test('sentences of the lectures are short enough for three lines', () => {
  for (const { id } of examples) {
    for (const dialect of engine.dialects) {
      const state = after([
        { type: 'chooseExample', id },
        { type: 'chooseDialect', id: dialect.id },
      ]);
      const { length } = engine.run(state);
      for (let step = 0; step <= length; step += 1) {
        const line = sentence(state, step);
        assert.ok(line.length <= 145, `${line.length}: ${line}`);
      }
    }
  }
});
