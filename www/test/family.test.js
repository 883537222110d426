// The algorithms beyond the basic two: everything that happens is described, in every language, on the card beside a node too, and
// truthfully.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { algorithmIds } from '../src/port/settings.js';
import { languageIds } from '../src/words/languages.js';
import { linesOf as storyOf } from '../src/words/storylines.js';
import { tellingOf } from '../src/words/telling.js';
import { engine, gathered, randomTexts, sentence, sentenceOf, showing } from './setup.js';
import { strictTexts } from './words.js';

/** @typedef {import('../src/port/types.js').Settings} Settings */
/** @typedef {import('../src/port/types.js').State} State */
/** @typedef {import('../src/words/telling.js').Args} Args */
/** @typedef {{ id: string, args: Args, place: string, line?: string }} Sentence with its first place; in English, once requested */

const family = algorithmIds.filter((id) => !['alpha-beta', 'minimax'].includes(id));
const orders = ['as-written', 'killer', 'best-first', 'worst-first'];
const languages = languageIds.map(strictTexts);

/** Transpositions, static evaluations for depth limits, and lone leaves. */
const again = [
  'r: (a: (c: (3 5) (2 6)) b: (@c (7 1)))',
  '(a: (b: (4 7) c: (1 9)) d: (@c @b) (@b e: 3 @e))',
  '((x: (5 8) y: (2 9)) (@y @x) (6 @x))',
];
const withStatics = '(4(6(6 2) 7(8 7)) 3(5(5 4) 9(9 3)))';

/**
 * Every way that the family searches a text.
 * @param {string[]} texts
 * @returns {{ state: State, place: string }[]}
 */
const runsOn = (texts) =>
  texts.flatMap((text, index) =>
    family.flatMap((algorithm) =>
      [
        {},
        { alpha: 1, beta: 3 },
        { alpha: -20, beta: 20, least: 1, greatest: 9, guess: 12 },
        { guess: Infinity, cut: 'past-bound', returns: 'fail-hard' },
        { guess: 2.5, margin: 0.5, returns: 'running-bound' },
      ].flatMap((change) => {
        const order = orders[index % orders.length];
        const settings = /** @type {Partial<Settings>} */ ({ algorithm, order, ...change });
        const state = showing(text, settings);
        return engine.works(state.shown) ? [{ state, place: `${text} ${JSON.stringify(settings)}` }] : [];
      }),
    ),
  );

/** Every sentence once, by its message and arguments: repeated ones read the same. @type {Map<string, Sentence>} */
const sentences = new Map();

/**
 * @param {import('../src/words/telling.js').Material} page
 * @param {string} place
 * @returns {Sentence}
 */
function sentenceAt(page, place) {
  const { id, args } = sentenceOf(page);
  const key = keyOf(id, args);
  const known = sentences.get(key) ?? { id, args, place };
  sentences.set(key, known);
  return known;
}

/** Formatted once for all steps. @param {Sentence} sentence */
function inEnglish(sentence) {
  sentence.line ??= languages[0].text(sentence.id, sentence.args);
  return sentence.line;
}

/** @type {(id: string, args: Args) => string} */
const keyOf = (id, args) => id + JSON.stringify(args);

/**
 * With everything a page reads of it and the sentence of each step, read once for all tests.
 * @param {{ state: State, place: string }} run
 */
function read({ state, place }) {
  const page = gathered(state);
  const frames = Array.from({ length: page.run.length + 1 }, (_, step) => page.run.frame(step));
  const run = /** @type {typeof page.run} */ (
    Object.create(page.run, { frame: { value: (/** @type {number} */ step) => frames[step] } })
  );
  const told = frames.map((frame) => sentenceAt({ ...page, frame }, place));
  return { state, place, told, page: { ...page, run } };
}

const runs = runsOn([...randomTexts(24, 5), ...again, withStatics, '7', '(7)', '(W, L)']).map(read);
const limited = ['(4(6(6 2) 7(8 7)) 3(5(5 4) 9(9 3)))', '2(3 1)'].flatMap((text) =>
  family.flatMap((algorithm) =>
    [0, 1, 2]
      .map((depth) => ({ state: showing(text, { algorithm, depth }), place: `${text} ${algorithm} ${depth}` }))
      .filter(({ state }) => engine.works(state.shown))
      .map(read),
  ),
);

test('every step is described in every language, and on the card', () => {
  for (const { id, args, place } of sentences.values()) {
    for (const texts of languages) {
      const line = texts.text(id, args);
      assert.ok(line.length <= 170, `${line.length}: ${line}`);
      assert.doesNotMatch(line, /NaN|\{|undefined/, place);
    }
  }
  /** @type {Set<string>} */
  const cards = new Set();
  for (const { page, place } of [...runs, ...limited]) {
    for (let step = 0; step <= page.run.length; step += 1) {
      const frame = page.run.frame(step);
      for (const { id, args } of storyOf({ ...page, frame }, frame.event?.node ?? 0)) {
        const key = keyOf(id, args);
        if (cards.has(key)) continue;
        cards.add(key);
        for (const texts of languages)
          assert.doesNotMatch(texts.text(`stage-story-${id}`, args), /NaN|undefined/, place);
      }
    }
  }
});

test('so are lecture steps and questions', () => {
  /** @type {Set<string>} */
  const known = new Set();
  for (const { state, page, place } of runs) {
    if (!page.windowed) continue;
    const lecture = { ...state, grain: 'lecture' };
    const question = { ...state, asking: 'question' };
    for (let step = 1; step <= page.run.length; step += 1) {
      const frame = page.run.frame(step);
      for (const now of frame.decides !== null ? [question, lecture] : [lecture]) {
        const told = tellingOf(/** @type {any} */ ({ ...page, state: now, frame, texts: languages[0] }));
        for (const { id, args } of told) {
          const key = keyOf(id, args);
          if (known.has(key)) continue;
          known.add(key);
          assert.doesNotMatch(languages[0].text(id, args), /NaN|undefined/, place);
        }
      }
    }
  }
});

test('a decision is followed by a cut-off, or by what comes before the next child', () => {
  for (const { page, place } of runs) {
    const { run, facts, windowed, tree } = page;
    if (!windowed) continue;
    for (let step = 1; step < run.length; step += 1) {
      const parent = run.frame(step).decides;
      if (parent === null) continue;
      const { event } = run.frame(step + 1);
      assert.ok(event && event.node < tree.size, place);
      const isNext = event.node === parent || facts.parents[event.node] === parent;
      assert.ok(
        isNext && event.kind !== 'return' && event.kind !== 'improve',
        `${JSON.stringify(event)} ${place} ${step}`,
      );
    }
  }
});

test('jumps to a node lead through all its visits and back', () => {
  for (const { page, place } of runs.slice(0, 400)) {
    const { run, tree } = page;
    for (let node = 0; node < tree.size; node += 1) {
      const first = run.jump(node, 0);
      const seen = [first];
      for (let step = run.jump(node, first); step !== first; step = run.jump(node, step)) {
        assert.ok(step > seen[seen.length - 1], `${node}: ${seen} ${step} ${place}`);
        seen.push(step);
      }
    }
  }
});

/** @type {(text: string) => number} */
const numberIn = (text) => Number(text.replace('−', '-').replace('∞', 'Infinity'));
const number = '[−+]?(?:\\d+(?:\\.\\d+)?|∞)';
const comparison = new RegExp(`(${number}) ([≤≥<>]) [αβ] = (${number})`, 'g');
const holding = new RegExp(`(MAX|MIN) already has (${number}) at (the root|node (@?\\w+))`);
const claiming = new RegExp(`worth (?:(at most|at least|exactly) )?(${number})`);

test('every comparison is true, every holder holds, and no bound claims too much', () => {
  for (const { state, page, place, told } of runs) {
    if (state.settings.algorithm === 'iterative-deepening') continue;
    const truth = truths(state.source.text);
    for (let step = 1; step <= page.run.length; step += 1) {
      const { event, open } = page.run.frame(step);
      assert.ok(event);
      const line = inEnglish(told[step]);
      const where = `${line}\n${place} step ${step}`;
      for (const [, one, sign, other] of line.matchAll(comparison)) {
        const [low, high] = '≤<'.includes(sign) ? [one, other] : [other, one];
        assert.ok(numberIn(low) <= numberIn(high), where);
      }
      const held = line.match(holding);
      if (held) {
        const [, player, score, at, name] = held;
        const holder = open.find(({ node }) => (at === 'the root' ? node === 0 : page.labels.of(node) === name));
        assert.equal(holder?.player, player.toLowerCase(), where);
        assert.equal(holder?.best, numberIn(score), where);
      }
      const claim = line.match(claiming);
      if (!claim || line.includes('?') || page.algorithm.fromMover) continue;
      const [value, claimed] = [truth.get(event.node) ?? Number.NaN, numberIn(claim[2])];
      const isTrue =
        claim[1] === 'at most' ? value <= claimed : claim[1] === 'at least' ? value >= claimed : value === claimed;
      assert.ok(isTrue, `${value} ${where}`);
    }
  }
});

/** Minimax values by node. @type {(text: string) => Map<number, number>} */
function truths(text) {
  const run = engine.run(showing(text, { algorithm: 'minimax' }));
  const values = new Map();
  for (let step = 1; step <= run.length; step += 1) {
    const { event } = run.frame(step);
    if (event?.kind === 'return' || event?.kind === 'evaluate') values.set(event.node, event.score);
  }
  return values;
}

const slides = '(((6 2) (8 7)) ((5 4) (9 3)))';

/** @type {(settings: Partial<Settings>, step: number, expected: string, text?: string) => void} */
const check = (settings, step, expected, text = slides) =>
  assert.equal(sentence(showing(text, settings), step), expected);

test('on the slides’ tree MTD(f) says how its two passes meet', () => {
  const mtd = { algorithm: 'mtd-f', guess: 3 };
  check(mtd, 1, 'Pass 1 begins at the guess: is the root worth at least 3? The zero window [2, 3] asks.');
  check(mtd, 8, 'MAX node c has seen 6, and 6 ≥ β = 3 answers the question: its last child cannot matter. β cut-off.');
  check(mtd, 25, 'Pass 1 returns 6: the root is worth at least 6. If time ran out now, the move would be a.');
  check(mtd, 26, 'Pass 2: the root is worth at least 6. Is it worth 7 or more? The zero window [6, 7] asks.');
  check(
    mtd,
    59,
    'The root is worth 6: best play begins a. The two bounds meet in pass 2. Leaves evaluated: 5 (minimax: 8).',
  );
});

test('PVS asks, is surprised, and searches again', () => {
  const text = '(((6 2) (8 7)) ((5 4) (9 3)) ((7 9) (8 2)))';
  check({ algorithm: 'pvs' }, 30, 'MIN node c: is it worth more than 6? The zero window [6, 7] asks only that.', text);
  check(
    { algorithm: 'pvs' },
    44,
    'MIN node c is a surprise: at least 7 is more than 6. How much more? It is searched again with [7, +∞].',
    text,
  );
});

test('a table answers at a transposition', () => {
  const table = { algorithm: 'alpha-beta-table' };
  check(table, 32, 'MAX node @c is in the table: worth exactly 5 (depth 1). It needs no search.', again[0]);
  check(
    table,
    33,
    'MAX node @c returns 5 from the table, without a search: it is worth exactly 5. The first score for MIN node b.',
    again[0],
  );
});

test('negamax speaks from the mover’s side', () => {
  const text = '((3 12 8) (2 4 6) (14 5 2))';
  check(
    { algorithm: 'negamax' },
    12,
    'The leaf is worth 2 for MAX. For MIN that is −2. The first score for MIN node b.',
    text,
  );
  check(
    { algorithm: 'negamax' },
    14,
    'MIN node b has seen −2, and −2 ≥ β = −3, which the opponent has at the root: its last 2 children cannot matter. Cut-off.',
    text,
  );
});
