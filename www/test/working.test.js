// What takes long is refused until a worker has answered it; what it found is then what the page would have found itself.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quick } from '../src/core/answers.js';
import { createEngine } from '../src/core/engine.js';
import { fromText } from '../src/core/source.js';
import { initialState, update } from '../src/state/state.js';
import { act, core } from './core.js';
import { texts as words } from './words.js';

/** @typedef {import('../src/core/answers.js').Job} Job */
/** @typedef {import('../src/state/types.js').State} State */

const hurried = { characters: 60, recorded: 30, nodes: 20, grown: 100 };
const long = '((3 12 8) (2 4 6) (14 5 2) (1 2 3) (4 5 6) (7 8 9) (2 4 8) (1 1 2))';
/** Alpha-beta has much to cut here. */
const short = '((9 9 9) (1 9 9 9 9 9 9 9) (1 9 9 9 9 9 9 9))';

/** What a worker does with a job, without the worker. @type {(job: Job) => Parameters<import('../src/core/engine.js').Engine['adopt']>[1]} */
function worked(job) {
  if ('asked' in job) return { text: core.randomTree(job.asked.written) };
  const read = core.Tree.readTelling(job.source.text, () => {});
  const settings = /** @type {import('../src/state/types.js').Settings} */ (job.settings);
  const [tree, run] = [new core.ArrivingTree(), read.run(settings)];
  for (const part of parts(read)) tree.take(part);
  const whole = tree.finish(read.places());
  const arriving = new core.ArrivingRun(whole, settings);
  for (const part of parts(run)) arriving.take(part);
  return { tree: job.isRead ? undefined : whole, run: arriving.finish() };
}

/** @param {{ part: (number: number) => Uint8Array | undefined }} whole */
function* parts(whole) {
  for (let number = 0; whole.part(number); number += 1) yield/** @type {Uint8Array} */ (whole.part(number));
}

/**
 * The state after an action, with the jobs that it took.
 * @param {ReturnType<typeof createEngine>} engine
 * @param {State} state
 * @param {import('../src/state/types.js').Action} action
 */
function patient(engine, state, action) {
  /** @type {Job[]} */
  const jobs = [];
  for (;;) {
    const answer = update(state, action, engine);
    if (!('needs' in answer)) return { state: answer, jobs };
    assert.ok(typeof answer.needs === 'object');
    jobs.push(answer.needs);
    engine.adopt(answer.needs, worked(answer.needs));
  }
}

/** @type {(answer: object) => boolean} whether a worker has to come before that is known */
const takesTime = (answer) => 'needs' in answer && typeof answer.needs === 'object';

/** @param {State} state */
const opened = (state = initialState()) => ({ engine: createEngine(core, hurried), state });

test('a long text is read by a worker, with its run', () => {
  const { engine, state: before } = opened();
  const { state, jobs } = patient(engine, before, { type: 'setText', text: long });
  assert.deepEqual(jobs, [{ source: fromText(long), settings: before.settings, isRead: false }]);
  assert.equal(state.shown.source.text, long);
  const [found, own] = [engine.run(state), createEngine(core).run(state)];
  assert.equal(found.length, own.length);
  assert.deepEqual(found.frame(found.length), own.frame(own.length));
  assert.deepEqual(found.kinds(), own.kinds());
});

test('a run beyond what is quick is searched by a worker, on the tree that is known', () => {
  const { engine, state } = opened();
  const first = patient(engine, state, { type: 'setText', text: short });
  const { jobs } = patient(engine, first.state, { type: 'chooseAlgorithm', id: 'minimax' });
  assert.deepEqual(
    jobs.map((job) => 'source' in job && [job.source.text, job.settings?.algorithm, job.isRead]),
    [[short, 'minimax', true]],
  );
});

test('a large random tree is grown by a worker, and a hopeless one is refused at once', () => {
  const { engine, state } = opened();
  const wide = act(state, { type: 'setRandom', change: { most: '4', least: '4', depth: '2' } }, engine);
  const { state: made, jobs } = patient(engine, wide, { type: 'makeRandom' });
  assert.ok('asked' in jobs[0]);
  assert.equal(engine.look(made.shown).size, 21);
  const hopeless = act(state, { type: 'setRandom', change: { most: '1000', depth: '9' } }, engine);
  assert.equal(update(hopeless, { type: 'makeRandom' }, engine), hopeless);
});

test('a leaf of a long text is changed without reading it again, in the tree as in the text', () => {
  const texts = [
    long,
    `${long.slice(0, -1)} (9 (3, (α: 7) x: 5)))`,
    `( ${'('.repeat(9)}1${')'.repeat(9)} "n": [3, 4.5, {W L}] ((é: 3 4) (5 6) (7 8)))`,
    '((b: (3 12 8) 4 (2 4 6)) (@b 14 5 2) (@b (@b 1 W 3)) (4 5 6) (7 8 9))',
  ];
  for (const text of texts) {
    const { engine, state } = opened();
    let { state: shown } = patient(engine, state, { type: 'setText', text });
    assert.equal(shown.shown.source.text, text);
    const { facts } = engine.look(shown.shown);
    const leaves = Array.from({ length: facts.tree.size }, (_, node) => node).filter((node) => facts.isLeaf(node));
    for (const [index, node] of leaves.entries()) {
      const score = ['-12.75', '3', 'W', '100', ' 2,5'][index % 5];
      const { jobs, state: edited } = patient(engine, shown, { type: 'setScore', node, text: score });
      assert.ok(
        jobs.every((job) => 'isRead' in job && job.isRead),
        'only runs take a worker',
      );
      engine.keepOnly(edited);
      const tree = core.Tree.read(edited.source.text);
      const { facts: now, labels } = engine.look(edited.shown);
      const { scores, range } = now;
      assert.equal(scores[node], core.readScore(score), edited.source.text);
      assert.deepEqual(scores, tree.scores());
      const afresh = createEngine(core).look(edited.shown).labels;
      for (let one = 0; one < scores.length; one += 1) assert.equal(labels.of(one), afresh.of(one), edited.source.text);
      assert.deepEqual(range && [range.low, range.high], Array.from(tree.range()));
      assert.equal(engine.look(edited.shown).tree.decimals, tree.decimals);
      shown = edited;
    }
  }
});

test('a score that is none, or too precise, says so as in a short text', () => {
  const { engine, state } = opened();
  const { state: shown } = patient(engine, state, { type: 'setText', text: long });
  const open = act(shown, { type: 'editLeaf', node: 2 }, engine);
  const kinds = ['x', '0.000000000000001'].map((text) => {
    const { state: typed } = patient(engine, open, { type: 'editText', node: 2, text });
    assert.ok(typed.editing?.error && words.error(typed.editing.error));
    return typed.editing.error.kind;
  });
  assert.deepEqual(kinds, ['bad-score', 'score-too-precise']);
});

test('what a worker found is kept until it is asked for, and not longer', () => {
  const { engine, state } = opened();
  const job = /** @type {Job} */ ({ source: fromText(long), settings: state.settings, isRead: false });
  engine.hold(job);
  engine.adopt(job, worked(job));
  engine.keepOnly(state);
  const asked = { source: fromText(long), settings: state.settings };
  assert.ok(engine.works(asked));
  engine.letGo();
  engine.keepOnly(state);
  assert.ok(takesTime(engine.outcome(asked)));
});

test('what is typed at a leaf is kept while a worker searches, and Enter waits for it', () => {
  const { engine, state } = opened();
  const { state: shown } = patient(engine, state, { type: 'setText', text: long });
  const open = act(shown, { type: 'editLeaf', node: 2 }, engine);
  assert.ok(takesTime(update(open, { type: 'editText', node: 2, text: '7' }, engine)));
  const waiting = act(open, { type: 'awaitEdit', node: 2, text: '7' }, engine);
  assert.equal(waiting.editing?.text, '7');
  assert.equal(waiting.source.text, long);
  assert.ok(takesTime(update(waiting, { type: 'commitEdit', move: 'stay' }, engine)));
  const { state: done } = patient(engine, waiting, { type: 'commitEdit', move: 'stay' });
  assert.equal(done.editing, null);
  assert.equal(done.source.text, long.replace('3', '7'));
});

test('opening another leaf makes the edit that still waits first, and loses neither', () => {
  const { engine, state } = opened();
  const { state: shown } = patient(engine, state, { type: 'setText', text: long });
  const open = act(shown, { type: 'editLeaf', node: 2 }, engine);
  const waiting = act(open, { type: 'awaitEdit', node: 2, text: '7' }, engine);
  assert.ok(takesTime(update(waiting, { type: 'editLeaf', node: 3 }, engine)));
  const { state: next } = patient(engine, waiting, { type: 'editLeaf', node: 3 });
  assert.equal(next.source.text, long.replace('3', '7'));
  assert.equal(next.editing?.node, 3);
  const { state: refused } = patient(engine, act(open, { type: 'awaitEdit', node: 2, text: 'x' }, engine), {
    type: 'editLeaf',
    node: 3,
  });
  assert.equal(refused.editing?.node, 2);
  assert.equal(refused.editing?.text, 'x');
  assert.ok(refused.editing?.error);
});

test('what was typed at a leaf that is closed by now goes into no other', () => {
  const { engine, state } = opened();
  const { state: shown } = patient(engine, state, { type: 'setText', text: long });
  const other = act(shown, { type: 'editLeaf', node: 3 }, engine);
  assert.equal(update(other, { type: 'editText', node: 2, text: '7' }, engine), other);
});

test('a short text that stands for a giant is left to the worker, a lecture tree is not', () => {
  const engine = createEngine(core, quick);
  const { settings } = initialState();
  const doubled = (/** @type {number} */ times) =>
    Array.from({ length: times }).reduce((text, _, at) => `p${at + 1}:(${text} @p${at})`, 'p0:(1 2)');
  assert.ok(takesTime(engine.outcome({ source: fromText(String(doubled(19))), settings })));
  assert.ok(engine.works({ source: fromText(String(doubled(6))), settings }));
});

test('of a giant word the message says the beginning', () => {
  const error = { kind: 'bad-score', line: 1, column: 2, offset: 1, length: 5e6, found: 'x'.repeat(5e6) };
  assert.ok(words.error(error).length < 200);
});
