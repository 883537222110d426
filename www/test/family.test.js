// The algorithms beyond the basic two: everything that happens is told, in every language, on the card beside a node too,
// and what is told is true.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { jumpFrom } from '../src/moments.js';
import { lineOf, linesOf } from '../src/pseudocode.js';
import { sentenceOf } from '../src/sentence.js';
import { inForce } from '../src/settings.js';
import { linesOf as storyOf } from '../src/storylines.js';
import { tellingOf } from '../src/telling.js';
import { createTexts } from '../src/texts.js';
import { core, engine, gathered, randomTexts, sentence, showing } from './setup.js';

/** @typedef {import('../src/types.js').Settings} Settings */
/** @typedef {import('../src/types.js').State} State */

const family = core
  .algorithms()
  .map(({ id }) => id)
  .filter((id) => !['alpha-beta', 'minimax'].includes(id));
const orders = ['as-written', 'killer', 'best-first', 'worst-first'];
const languages = ['en', 'pl', 'ro', 'ru'].map((id) =>
  createTexts(
    id,
    [id, `${id}.more`, `${id}.family`]
      .map((name) => readFileSync(new URL(`../locales/${name}.ftl`, import.meta.url), 'utf8'))
      .join('\n'),
    {
      onMissing(message, problem) {
        throw new Error(`${id}: ${message}: ${problem}`);
      },
    },
  ),
);

/** Positions that are met again, static evaluations for depth limits, and lone leaves. */
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

const runs = runsOn([...randomTexts(24, 5), ...again, withStatics, '7', '(7)', '(W, L)']);
const limited = ['(4(6(6 2) 7(8 7)) 3(5(5 4) 9(9 3)))', '2(3 1)'].flatMap((text) =>
  family.flatMap((algorithm) =>
    [0, 1, 2]
      .map((depth) => ({ state: showing(text, { algorithm, depth }), place: `${text} ${algorithm} ${depth}` }))
      .filter(({ state }) => engine.works(state.shown)),
  ),
);

test('every event of every algorithm stands on exactly one line', () => {
  for (const { state, place } of [...runs, ...limited]) {
    const page = gathered(state);
    const settings = inForce(page.settings, page.algorithm);
    const lines = linesOf(settings, page.family);
    assert.ok(lines.length <= 16, `${lines.length} lines: ${place}`);
    for (let step = 1; step <= page.run.length; step += 1) {
      const { event } = page.run.frame(step);
      assert.ok(event);
      const line = lineOf(lines, event, page.facts.player(event.node), settings);
      assert.notEqual(line, -1, `${JSON.stringify(event)} ${place}`);
    }
  }
  for (const algorithm of family) {
    const kinds = linesOf(showing('1', { algorithm, depth: 1 }).settings, gathered(showing('1')).family).flatMap(
      ({ events }) => events,
    );
    assert.equal(new Set(kinds).size, kinds.length, `${algorithm}: no kind stands on two lines`);
  }
});

test('every step is told in every language, and on the card', () => {
  for (const { state, place } of [...runs, ...limited]) {
    const page = gathered(state);
    for (let step = 0; step <= page.run.length; step += 1) {
      const now = { ...page, frame: page.run.frame(step) };
      const { id, args } = sentenceOf(now);
      const node = now.frame.event?.node ?? 0;
      const story = storyOf(now, node);
      for (const texts of languages) {
        const line = texts.text(id, args);
        assert.ok(line.length <= 170, `${line.length}: ${line}`);
        assert.doesNotMatch(line, /NaN|\{|undefined/, place);
        for (const own of story) assert.doesNotMatch(texts.text(`stage-story-${own.id}`, own.args), /NaN|undefined/);
      }
    }
  }
});
