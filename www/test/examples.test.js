// The trees of the lectures, as the page offers them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { plainSettings } from '../src/core/settings.js';
import { examples, isAsAsked } from '../src/state/examples.js';
import { after, engine, showing } from './core.js';
import { sentence } from './told.js';
import { texts } from './words.js';

/** @typedef {number | string} Number infinities are words */
/**
 * @typedef {object} Lecture what lectures tell of an example
 * @property {string} id
 * @property {string} text
 * @property {Partial<import('../src/state/types.js').Settings>} [settings]
 * @property {Number[]} leaves in the order in which they are looked at
 * @property {number} of leaves that minimax looks at
 * @property {string[]} cutoffs node and bound, and whether it is deep
 * @property {number[]} [passes] leaves of each
 * @property {Number} score
 * @property {string} [bound] else it is exact
 */
/** @type {Lecture[]} */
const told = JSON.parse(readFileSync(new URL('../../crate/tests/cases/examples.json', import.meta.url), 'utf8'));
const word = (/** @type {number} */ score) => (Number.isFinite(score) ? score : score > 0 ? 'inf' : '-inf');

test('every example is read, run and named once', () => {
  assert.equal(new Set(examples.map(({ id }) => id)).size, examples.length);
  for (const { id, text } of examples) {
    const state = after([{ type: 'chooseExample', id }]);
    assert.equal(state.shown.source.text, text);
    assert.equal(state.example, id);
    assert.deepEqual(engine.problems(state), { error: null, trouble: null }, id);
  }
});

test('every example runs as its lecture tells', () => {
  assert.deepEqual(
    told.map(({ id }) => id),
    examples.map(({ id }) => id),
  );
  for (const { text, settings = {}, ...row } of told) {
    const example = examples.find(({ id }) => id === row.id);
    assert.deepEqual({ text, settings }, { text: example?.text, settings: example?.settings }, row.id);
    const run = engine.run(after([{ type: 'chooseExample', id: row.id }]));
    const events = Array.from({ length: run.length }, (_, step) => run.frame(step + 1).event);
    const { result } = run.frame(run.length);
    const found = {
      id: row.id,
      leaves: events.flatMap((event) => (event?.kind === 'evaluate' ? [word(event.score)] : [])),
      of: run.minimaxLeaves,
      cutoffs: events.flatMap((event) =>
        event?.kind === 'cutoff' ? [`${event.node} ${event.side}${event.deep ? ' deep' : ''}`] : [],
      ),
      passes: run.passes().map(({ leaves }) => leaves),
      score: word(result?.score ?? Number.NaN),
      // Nothing is beyond a loss.
      bound: Number.isFinite(result?.score) ? result?.bound : 'exact',
    };
    assert.deepEqual(found, { passes: [], bound: 'exact', ...row });
  }
});

test('an example is known by its tree and by how it is searched', () => {
  /** @type {(hash: string) => string | null} */
  const opened = (hash) => after([{ type: 'openLink', hash: `#tree=${hash}` }]).example;
  const demo = '((((8 6)(2 12))((15 14)(7 13)))(((1 5)(9 10))((3 4)(16 11))))';
  assert.equal(opened(`${demo}&returns=running-bound`), 'demo');
  assert.equal(opened(`${demo}&algorithm=minimax`), 'demo-minimax');
  assert.equal(opened(`${demo}&algorithm=pvs`), 'demo', 'in another search by the one that asks for rules alone');
  assert.equal(opened('(((6 2)(8 7))((5 4)(9 3)))'), null, 'in another window by none');
  assert.equal(opened('(((6 2)(8 7))((5 4)(9 3)))&algorithm=mtd-f&guess=3'), 'mtd');
  assert.equal(opened('(((1 5 6)(8 3))(L(1 W)))&returns=fail-hard&cut=past-bound'), 'gomoku', 'as it was once written');
  assert.equal(opened('((W 0)(L W)(0 0 W))&returns=fail-hard&cut=past-bound'), 'draw');
  assert.equal(opened('(10 3)&algorithm=mtd-f&guess=5&least=0&greatest=10'), 'mtd-range');
  assert.equal(opened('(10 3)&algorithm=mtd-f&guess=5'), null, 'without its payoffs by none');
  assert.equal(opened('(4 4)&cut=past-bound&ties=last'), 'ties-last');
  assert.equal(opened('(4 4)&cut=past-bound'), null, 'nor where the first of equals is taken');
  assert.equal(opened('((3 12 8)(2 4 6)(14 5 2))&ties=last'), 'textbook');
  assert.equal(isAsAsked('textbook', { ...plainSettings, ties: 'last' }), false);
});

test('an example may open with runs side by side, and another one closes them', () => {
  const both = after([{ type: 'chooseExample', id: 'demo-both' }]);
  assert.deepEqual(
    both.race?.runs.map(({ algorithm, returns }) => [algorithm, returns]),
    [
      ['minimax', 'fail-soft'],
      ['alpha-beta', 'running-bound'],
    ],
  );
  assert.equal(both.race?.isOpen, true);
  assert.equal(after([{ type: 'chooseExample', id: 'demo' }], both).race?.isOpen, false);
});

test('an example may open with something written on the tree, and another one with nothing', () => {
  const opened = (/** @type {string} */ id, from = after([])) => after([{ type: 'chooseExample', id }], from);
  for (const id of ['strategy', 'keeping']) {
    const { overlay, panel } = opened(id);
    assert.deepEqual([overlay, panel], [id, id]);
    assert.equal(opened('textbook', opened(id)).overlay, 'none');
  }
});

test('an example opens with nothing of what was chosen before', () => {
  const chosen = after([
    { type: 'chooseAlgorithm', id: 'mtd-f' },
    { type: 'chooseOrder', id: 'killer' },
    { type: 'setField', field: 'guess', text: '5' },
  ]);
  assert.deepEqual(after([{ type: 'chooseExample', id: 'textbook' }], chosen).settings, plainSettings);
});

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} tree
 * @property {(number | string)[]} window
 * @property {{ dialects: string[], score: number | string, bound: string, leaves: (number | string)[], cutoffs: object[] }[]} runs
 */
/** @type {Case[]} */
const golden = JSON.parse(readFileSync(new URL('../../crate/tests/cases/alpha-beta.json', import.meta.url), 'utf8'));
/** @type {(score: number | string) => number} */
const number = (score) => Number(String(score).replace('inf', 'Infinity'));

test('the golden cases are told as they are', () => {
  for (const { name, tree, window, runs } of golden) {
    for (const { dialects, score, bound, leaves, cutoffs } of runs) {
      for (const id of dialects) {
        const [alpha, beta] = window.map(number);
        const state = after([{ type: 'chooseDialect', id }], showing(tree, { alpha, beta }));
        const { length } = engine.run(state);
        const said = Array.from({ length: length + 1 }, (_, step) => sentence(state, step));
        const scores = said.flatMap(
          (line) => line.match(/^(?:The leaf|Leaf \w+) is worth ([−+∞.\d]*[∞\d])/)?.[1] ?? [],
        );
        assert.deepEqual(scores, leaves.map(number).map(texts.score), `${name} ${id}: leaves`);
        assert.equal(
          said.filter((line) => line.endsWith('cut-off.')).length,
          cutoffs.length,
          `${name} ${id}: cut-offs`,
        );
        // Where the result alone is a mere bound, the leaves may say what it is.
        /** @type {Record<string, string[]>} */
        const ends = { exact: ['is worth ', 'exactly '], lower: ['is worth at least '], upper: ['is worth at most '] };
        const last = (ends[bound] ?? []).map((words) => words + texts.score(number(score)));
        assert.ok(
          last.some((words) => said[length].includes(words)),
          `${name} ${id}: end`,
        );
      }
    }
  }
});
