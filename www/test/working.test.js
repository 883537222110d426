// Slow work is refused until a worker has done it; its results equal what the page would have computed itself.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEngine } from '../src/port/engine.js';
import { fromText } from '../src/port/source.js';
import { core, createPage } from './core.js';
import { texts as words } from './words.js';

/** @typedef {import('../src/port/answers.js').Job} Job */
/** @typedef {import('../src/port/types.js').Settings} Settings */
/** @typedef {import('../src/port/types.js').Action} Action */
/** @typedef {ReturnType<typeof createPage>} Page */

/** Longer than a page reads at once. Alpha-beta can cut a lot here. */
const long = `((9 9 9) ${'(1 9 9 9 9 9 9 9) '.repeat(20_000)})`;
/** As long, but small trees. @type {(text: string) => string} */
const spaced = (text) => `${' '.repeat(100_000)}${text}`;
const minimax = /** @type {const} */ ({ type: 'chooseAlgorithm', id: 'minimax' });

/**
 * A worker's results, without the worker.
 * @param {Job} job
 * @param {Page} page
 * @returns {Parameters<import('../pkg/core.js').Session['adopt']>}
 */
function worked(job, { engine }) {
  if ('asked' in job) return [undefined, undefined, undefined, undefined, core.randomTree(job.asked), undefined];
  if ('wanted' in job) return assert.fail('no scores are looked for here');
  const read = core.Tree.readTelling(job.source.text, () => {});
  const settings = /** @type {Settings} */ (job.settings);
  const run = read.run(settings);
  const known = job.isRead ? engine.known(job.source)?.tree : handedOver(read);
  const arriving = new core.ArrivingRun(known ?? assert.fail('it is known'), settings);
  for (const part of parts(run)) arriving.take(part);
  return [job.isRead ? undefined : known, arriving.finish(), undefined, undefined, undefined, undefined];
}

/** @param {import('../src/port/types.js').Tree} read */
function handedOver(read) {
  const tree = new core.ArrivingTree();
  for (const part of parts(read)) tree.take(part);
  return tree.finish(read.places());
}

/** @param {{ part: (number: number) => Uint8Array | undefined }} whole */
function* parts(whole) {
  for (let number = 0; whole.part(number); number += 1) yield/** @type {Uint8Array} */ (whole.part(number));
}

/**
 * Does an action, and returns the jobs that it took.
 * @param {Page} page
 * @param {Action} action
 */
function patient(page, action) {
  /** @type {Job[]} */
  const jobs = [];
  for (let job = page.act(action); job; job = page.act(action)) {
    jobs.push(job);
    page.engine.session.adopt(...worked(job, page));
  }
  return jobs;
}

/**
 * A page that leaves slow work to a worker, after some actions.
 * @param {Action[]} actions
 */
function after(...actions) {
  const page = createPage(true);
  for (const action of actions) patient(page, action);
  return page;
}

/** Whether only a run is missing. @param {Job} job */
const isOfKnown = (job) => 'isRead' in job && job.isRead;

/** One on which every typed score takes a worker. */
const searching = () => after({ type: 'setText', text: long }, minimax);

test('a long text is read by a worker, with its run', () => {
  const page = after();
  const { settings } = page.current();
  const jobs = patient(page, { type: 'setText', text: long });
  assert.deepEqual(jobs, [{ source: fromText(long), settings, isRead: false }]);
  const { shown } = page.current();
  assert.equal(shown.source.text, long);
  const [found, own] = [page.engine, createEngine(core)].map((engine) => engine.look(shown).run);
  assert.equal(found.length, own.length);
  assert.deepEqual(found.frame(found.length), own.frame(own.length));
  assert.deepEqual(found.kinds(), own.kinds());
});

test('a slow run is searched by a worker, on the known tree', () => {
  const jobs = patient(after({ type: 'setText', text: long }), minimax);
  const asked = jobs.map((job) => 'source' in job && [job.source.text === long, job.settings?.algorithm]);
  assert.deepEqual([asked, jobs.map(isOfKnown)], [[[true, 'minimax']], [true]]);
});

test('a large random tree is grown by a worker, and a hopeless one is rejected at once', () => {
  const page = after({ type: 'setRandom', change: { least: '32', most: '32', depth: '3', high: '9' } });
  const jobs = patient(page, { type: 'makeRandom' });
  assert.ok('asked' in jobs[0]);
  assert.equal(page.engine.look(page.current().shown).size, 1 + 32 + 32 ** 2 + 32 ** 3);
  const hopeless = after({ type: 'setRandom', change: { most: '1000', depth: '9' } });
  const before = hopeless.current();
  assert.equal(hopeless.act({ type: 'makeRandom' }), undefined);
  assert.deepEqual(hopeless.current(), before);
});

test('a leaf of a long text is changed without reading it again, in the tree as in the text', () => {
  const texts = [
    '((3 12 8) (2 4 6) (14 5 2) (1 2 3) (4 5 6) (7 8 9) (2 4 8) (1 1 2))',
    '((3 12 8) (2 4 6) (9 (3, (α: 7) x: 5)))',
    `( ${'('.repeat(9)}1${')'.repeat(9)} "n": [3, 4.5, {W L}] ((é: 3 4) (5 6) (7 8)))`,
    '((b: (3 12 8) 4 (2 4 6)) (@b 14 5 2) (@b (@b 1 W 3)) (4 5 6) (7 8 9))',
  ].map(spaced);
  for (const text of texts) {
    const page = createPage(true);
    assert.equal(patient(page, { type: 'setText', text }).length, 1);
    assert.equal(page.current().shown.source.text, text);
    const { facts } = page.engine.look(page.current().shown);
    const leaves = Array.from({ length: facts.tree.size }, (_, node) => node).filter((node) => facts.isLeaf(node));
    for (const [index, node] of leaves.entries()) {
      const score = ['-12.75', '3', 'W', '100', ' 2,5'][index % 5];
      assert.deepEqual(patient(page, { type: 'setScore', node, text: score }), []);
      page.engine.keepOnly();
      const { shown } = page.current();
      const tree = core.Tree.read(shown.source.text);
      const { facts: now, labels } = page.engine.look(shown);
      const { scores, range } = now;
      assert.equal(scores[node], core.readScore(score), shown.source.text);
      assert.deepEqual(scores, tree.scores());
      const afresh = createEngine(core).look(shown).labels;
      for (let one = 0; one < scores.length; one += 1) assert.equal(labels.of(one), afresh.of(one), shown.source.text);
      assert.deepEqual(range && [range.low, range.high], Array.from(tree.range()));
      assert.equal(now.tree.decimals, tree.decimals);
    }
  }
});

test('an invalid or too precise score says so as in a short text', () => {
  const text = spaced('((3 12 8) (2 4 6))');
  const kinds = ['x', '0.000000000000001'].map((typed) => {
    const page = after({ type: 'setText', text }, { type: 'editLeaf', node: 2 });
    patient(page, { type: 'editText', node: 2, text: typed });
    const error = page.current().editing?.error;
    assert.ok(error && words.error(error));
    return error.kind;
  });
  assert.deepEqual(kinds, ['bad-score', 'score-too-precise']);
});

test('a worker’s result is kept until it is used, and no longer', () => {
  const page = createPage(true);
  const { engine } = page;
  const asked = { source: fromText(long), settings: page.current().settings };
  const job = page.act({ type: 'setText', text: long }) ?? assert.fail('it takes long');
  engine.session.hold();
  engine.session.adopt(...worked(job, page));
  engine.keepOnly();
  assert.ok(engine.works(asked));
  engine.session.letGo();
  engine.keepOnly();
  assert.ok(!engine.works(asked) && engine.mayWork(asked));
  assert.deepEqual(page.act({ type: 'setText', text: long }), job);
});

test('text typed at a leaf is kept while a worker searches, and Enter waits for it', () => {
  const page = searching();
  page.act({ type: 'editLeaf', node: 2 });
  assert.ok(page.act({ type: 'editText', node: 2, text: '7' }));
  page.act({ type: 'awaitEdit', node: 2, text: '7' });
  assert.equal(page.current().editing?.text, '7');
  assert.equal(page.current().source.text, long);
  const enter = /** @type {const} */ ({ type: 'commitEdit', move: 'stay' });
  assert.deepEqual(patient(page, enter).map(isOfKnown), [true]);
  assert.equal(page.current().editing, null);
  assert.equal(page.current().source.text, long.replace('9', '7'));
});

test('opening another leaf makes the waiting edit first, and loses neither', () => {
  const page = searching();
  const next = /** @type {const} */ ({ type: 'editLeaf', node: 3 });
  page.act({ type: 'editLeaf', node: 2 });
  page.act({ type: 'awaitEdit', node: 2, text: '7' });
  assert.deepEqual(patient(page, next).map(isOfKnown), [true]);
  assert.equal(page.current().source.text, long.replace('9', '7'));
  assert.equal(page.current().editing?.node, 3);
  page.act({ type: 'awaitEdit', node: 3, text: 'x' });
  patient(page, { type: 'editLeaf', node: 2 });
  const { editing } = page.current();
  assert.deepEqual([editing?.node, editing?.text], [3, 'x']);
  assert.ok(editing?.error);
});

test('text typed at a since closed leaf goes into no other', () => {
  const page = after({ type: 'editLeaf', node: 3 });
  const before = page.current();
  assert.equal(page.act({ type: 'editText', node: 2, text: '7' }), undefined);
  assert.deepEqual(page.current(), before);
});

test('a short text for a giant tree is left to the worker, a lecture tree is not', () => {
  const doubled = (/** @type {number} */ times) =>
    Array.from({ length: times }).reduce((text, _, at) => `p${at + 1}:(${text} @p${at})`, 'p0:(1 2)');
  assert.ok(createPage(true).act({ type: 'setText', text: String(doubled(19)) }));
  assert.equal(createPage(true).act({ type: 'setText', text: String(doubled(6)) }), undefined);
});

test('the message quotes the beginning of a giant word', () => {
  const error = { kind: 'bad-score', line: 1, column: 2, offset: 1, length: 5e6, found: 'x'.repeat(5e6) };
  assert.ok(words.error(error).length < 200);
});
