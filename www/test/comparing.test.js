// Every dialect on one tree: the numbers of the lectures, which nodes get a column, and the sentence of each row.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf } from '../src/dialogs/comparing/opponents.js';
import { reasonsOf } from '../src/dialogs/comparing/reason.js';
import { answers, awaited, begun, comparisonOf, mostColumns, mostNodes } from '../src/port/comparison.js';
import { fromText } from '../src/port/source.js';
import { engine, randomTexts, showing, waysToSearch } from './core.js';
import { gathered } from './told.js';
import { texts } from './words.js';

/** @typedef {Partial<import('../src/port/types.js').Settings>} Change */

const romanian = 'a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))';
const english = '(((W L) L) (L W W))';
const hard = /** @type {Change} */ ({ returns: 'fail-hard' });

/**
 * @param {string} text
 * @param {Change} [change]
 */
function comparing(text, change) {
  const page = /** @type {import('../src/page/page.js').Page} */ (
    /** @type {unknown} */ ({ ...gathered(showing(text, change)), engine })
  );
  return { page, comparison: comparisonOf(begun(page)) };
}

/** @param {import('../src/port/comparison.js').ReturnedScore | null} one */
const written = (one) => (one ? `${{ exact: '', upper: '≤', lower: '≥' }[one.bound]}${one.score}` : '—');

/** @type {(text: string, change: Change, expected: string[]) => void} */
function checkRows(text, change, expected) {
  const { rows } = comparing(text, change).comparison;
  const found = rows.map(({ dialect, algorithm, isCurrent, numbers: { leaves, cutoffs, root, returns } }) => {
    const name = `${isCurrent ? '* ' : ''}${dialect ?? algorithm}`;
    return `${name}: ${leaves} ${cutoffs}, ${written(root)}, ${returns.map(written).join(' ')}`;
  });
  assert.deepEqual(found, expected);
}

test('the Romanian notes: 5 leaves or 7, and what every node returns', () => {
  checkRows(romanian, {}, [
    '* fail-soft: 5 2, 4, 4 ≤2 4 ≥5 2 —',
    'fail-soft-strict: 5 2, 4, 4 ≤2 4 ≥5 2 —',
    'fail-hard: 5 2, 4, 4 ≤4 4 ≥4 ≤4 —',
    'fail-hard-strict: 7 1, 4, 4 ≤4 4 ≥4 ≤4 ≤4',
    'running-bound: 5 2, 4, 4 ≤4 4 ≥5 ≤4 —',
    'minimax: 8 0, 4, 4 1 4 6 2 1',
  ]);
});

test('the English notes: 3 leaves or all 6', () => {
  const counts = comparing(english).comparison.rows.map(({ numbers }) => numbers.leaves);
  assert.deepEqual(counts, [3, 6, 3, 6, 3, 6]);
});

test('each row has the numbers of its own run, under every way to search and window', () => {
  for (const text of randomTexts(40, 3)) {
    for (const way of waysToSearch) {
      for (const window of [{}, { alpha: -1, beta: 2 }]) {
        const { page, comparison } = comparing(text, { ...way, ...window });
        const { columns, current, rows } = comparison;
        assert.deepEqual(summed(current), alone(page.run, columns), text);
        for (const { algorithm, dialect, numbers } of rows) {
          const rules = engine.dialects.find(({ id }) => id === dialect);
          const settings = /** @type {import('../src/port/types.js').Settings} */ ({
            ...page.settings,
            ...rules,
            algorithm,
          });
          assert.deepEqual(summed(numbers), alone(page.tree.run(settings), columns), text);
        }
      }
    }
  }
});

/** @param {import('../src/port/comparison.js').Numbers} numbers */
const summed = ({ leaves, cutoffs, root, returns }) => [leaves, cutoffs, root?.score, ...returns.map(written)];

/**
 * The same for a single run.
 * @param {import('../src/port/types.js').Run} run
 * @param {number[]} columns
 */
function alone(run, columns) {
  const marks = columns.map((node) => markOf(run.marks(run.length, Uint32Array.of(node))));
  return [run.leafCount, run.cutoffCount, run.frame(run.length).result?.score, ...marks];
}

/** @param {Float64Array} mark */
const markOf = ([state, score, sign]) => (state === 2 ? `${['', '≤', '≥'][sign]}${score}` : '—');

test('a combination without a name has no row, and the rows are still compared with it', () => {
  const { comparison } = comparing(romanian, { cut: 'past-bound', returns: 'running-bound' });
  assert.deepEqual(
    comparison.rows.map(({ isCurrent }) => isCurrent),
    Array(6).fill(false),
  );
  assert.equal(comparison.current.leaves, 7);
  assert.ok(comparison.rows[0].differences.length > 0);
});

test('with an algorithm that has no row, no row is marked as on the page', () => {
  for (const [algorithm, said] of [
    ['alpha-beta', 'compare-current'],
    ['mtd-f', 'compare-beside'],
    ['negamax', 'compare-beside'],
  ]) {
    const { page, comparison } = comparing(romanian, /** @type {Change} */ ({ algorithm }));
    const reasons = comparison.rows.filter(({ isCurrent }) => isCurrent).map((row) => reasonsOf(page, row)[0].id);
    assert.deepEqual(reasons, [said], algorithm);
  }
});

test('among many nodes only those that differ have columns, and a very large tree has none', () => {
  const branch = '((3 12) (2 4) (14 5) (8 9))';
  const { columns, hidden, rows } = comparing(`(${branch} ${branch} ${branch} ${branch})`).comparison;
  assert.ok(columns.length <= mostColumns && hidden !== null);
  for (const index of columns.keys()) {
    assert.ok(new Set(rows.map(({ numbers }) => written(numbers.returns[index]))).size > 1, `column ${index}`);
  }
  const large = comparing(`(${'(1 3 2 1)'.repeat(mostNodes / 5 + 1)})`).comparison;
  assert.deepEqual([large.columns, large.isWhole], [[], false]);
  assert.equal(large.rows[5].numbers.leaves, (mostNodes / 5 + 1) * 4);
});

test('a limit leaves out the nodes it stops at', () => {
  const { columns, rows } = comparing('max (min 4 (3 5), min 6 (1 2))', { depth: 1 }).comparison;
  assert.deepEqual([columns, rows[0].numbers.leaves], [[], 2]);
});

/** A worker's job, without the worker: every awaited search, reported one by one.
 * @type {(page: import('../src/page/page.js').Page, findings: import('../src/port/comparison.js').Findings) => Generator<number>} */
function* filling(page, findings) {
  const missing = awaited(findings);
  if (missing.length === 0) return;
  const question = { source: fromText(''), compared: missing.map(({ settings }) => settings), nodes: findings.nodes };
  let told = 0;
  for (const answer of answers(question, (settings) => page.tree.run(settings))) {
    missing[told].told = answer;
    told += 1;
    yield told;
  }
  assert.equal(told, missing.length);
}

test('long runs are left out at first, and arriving one by one they make the same table', () => {
  let late = 0;
  for (const text of randomTexts(60, 5)) {
    for (const way of [...waysToSearch, { algorithm: 'negamax' }, { algorithm: 'pvs' }, { alpha: -1, beta: 2 }]) {
      const { page, comparison } = comparing(text, /** @type {Change} */ (way));
      const findings = begun(page, 25);
      const missing = awaited(findings);
      for (const told of filling(page, findings)) {
        const { rows } = comparisonOf(findings);
        const [here, coming] = [rows.filter((row) => !row.isComing), rows.filter((row) => row.isComing)];
        assert.equal(coming.length, missing.length - told);
        assert.ok(here.every(({ numbers }) => numbers.leaves !== null));
        for (const row of coming) {
          assert.deepEqual([row.numbers.leaves, row.numbers.root], [null, null]);
          assert.deepEqual(reasonsOf(page, row), [{ id: 'compare-coming', args: {} }]);
        }
        late += 1;
      }
      assert.deepEqual(comparisonOf(findings), comparison, text);
      assert.deepEqual(awaited(findings), []);
    }
  }
  assert.ok(late > 500);
});

test('compared with a truncated run, every run is too long to say where they diverge, and gives its numbers', () => {
  const { page } = comparing(romanian, { algorithm: 'minimax' });
  const run = page.tree.run(page.settings, 12);
  assert.equal(run.isFinished, false);
  const { rows, current } = comparisonOf(begun({ ...page, run }));
  assert.deepEqual([current.leaves, current.root], [null, null]);
  assert.deepEqual(
    rows.map(({ isLong, isCurrent, numbers }) => (isCurrent ? 'own' : isLong && numbers.leaves)),
    [5, 5, 5, 7, 5, 'own'],
  );
  assert.deepEqual(reasonsOf(page, rows[0]), [{ id: 'compare-long', args: {} }]);
});

/** @type {(text: string, change: Change, expected: (string | undefined)[]) => void} */
function checkReasons(text, change, expected) {
  const { page, comparison } = comparing(text, change);
  const found = comparison.rows.map((row) =>
    reasonsOf(page, row)
      .map(({ id, args }) => texts.text(id, args))
      .join(' '),
  );
  for (const [index, sentence] of expected.entries()) if (sentence) assert.equal(found[index], sentence);
}

test('each row says why, where the searches first diverge', () => {
  const clamped = 'MAX node e finds 5 but returns 4: its score is clamped into its window [−∞, 4].';
  checkReasons(romanian, {}, [
    'The page shows this one.',
    'The same numbers on this tree.',
    clamped,
    `${clamped} MIN node c then cuts in the chosen row, as 2 ≤ α = 4, but not here: 2 leaves more.`,
    'MAX node f finds 2 but returns 4: never less than the α it was called with.',
    'MAX node e finds 5 ≥ β = 4. Minimax has no window and never cuts, so the search goes on there: 1 leaf more.',
  ]);
  checkReasons(romanian, hard, [
    'MAX node e returns 5, the best it found, and not 4: the score may lie outside its window [−∞, 4].',
    undefined,
    'The page shows this one.',
    'MIN node c finds 4 ≤ α = 4. Here only a smaller score cuts, so the search goes on there: 2 leaves more.',
  ]);
  checkReasons(romanian, { ...hard, cut: 'past-bound' }, [
    'MAX node e returns 5, the best it found, and not 4: the score may lie outside its window [−∞, 4]. ' +
      'MIN node c then cuts here, as 2 ≤ α = 4, but not in the chosen row: 2 leaves fewer.',
    undefined,
    'MIN node c finds 4 ≤ α = 4. Here that is enough to cut: 2 leaves fewer.',
  ]);
  checkReasons(romanian, { algorithm: 'minimax' }, [
    'MAX node e finds 5 ≥ β = 4. Here that is enough to cut: 1 leaf fewer.',
  ]);
  checkReasons('((3 12) (2))', {}, [...Array(5).fill(undefined), 'The same numbers on this tree.']);
  checkReasons('((3 12) (9 3))', { returns: 'fail-hard' }, [
    undefined,
    undefined,
    undefined,
    'MIN node b finds 3 ≤ α = 3, but no child is left to cut off: the same numbers.',
  ]);
  checkReasons('(5 9)', { ...hard, alpha: 2, beta: 4 }, [
    'The root returns 5, the best it found, and not 4: the score may lie outside its window [2, 4].',
  ]);
});

test('a limit counts positions', () => {
  checkReasons('(((W L) L) (L W W))', { depth: 9 }, [
    undefined,
    'MAX node c finds +∞ ≥ β = +∞. Here only a larger score cuts, so the search goes on there: 1 position more.',
  ]);
});

/** @type {(text: string, expected: string[]) => void} the best moves are in square brackets */
function checkOpponents(text, expected) {
  const { page } = comparing(text);
  const { head, lines } = linesOf(page, opponentsOf(page));
  const rows = lines.map(({ name, cells }) => `${name}: ${cells.map(marked).join(' ')}`);
  assert.deepEqual([head.join(' '), ...rows], expected);
}

/** @param {import('../src/page/page.js').Page} page */
const opponentsOf = ({ run }) => /** @type {import('../src/port/types.js').Opponents} */ (run.opponents());

/** @type {(cell: import('../src/dialogs/comparing/opponents.js').Cell) => string} */
const marked = ({ text, isBest }) => (isBest ? `[${text}]` : text);

test('each kind of opponent has a row that says what the moves are worth against it', () => {
  checkOpponents('((3 12 8) (2 4 6) (14 5 2))', [
    'a b c',
    'plays best: [3] 2 2',
    'errs on one move in four: [≈4.167] 2.5 3.25',
    'moves at random: [≈7.667] 4 7',
    'helps: 12 6 [14]',
  ]);
  checkOpponents('min (max (W -3.5) -1)', [
    'a −1',
    'plays best: +∞ [−1]',
    'errs on one move in four: – −1',
    'moves at random: – −1',
    'helps: [−3.5] −1',
  ]);
  checkOpponents(`(${'(1 2)'.repeat(11)} x: (5 6) y: (5 6))`, [
    'best move worth',
    'plays best: x, y 5',
    'errs on one move in four: x, y 5.125',
    'moves at random: x, y 5.5',
    'helps: x, y 6',
  ]);
  const { page } = comparing(`(${'(5 6)'.repeat(13)})`);
  assert.equal(linesOf(page, opponentsOf(page)).lines[0].cells[0].text, 'a, b, c, d, e, f, g, h, j, k, m, n …');
});
