// Runs side by side: how a comparison moves and changes, and what its table says of the lectures' trees.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainSettings } from '../src/core/settings.js';
import { fromText } from '../src/core/source.js';
import { linkOf, readLink } from '../src/keeping/link.js';
import { lanesOf, runsOf } from '../src/racing/lanes.js';
import { changed, lastOf, moved, opened, paced, stepOf, withAnother, without } from '../src/racing/moves.js';
import { rowsOf, tableTex, tableText } from '../src/racing/table.js';
import { after, engine, gathered, randomTexts, showing, texts } from './setup.js';

/** @typedef {import('../src/state/types.js').Race} Race */

const textbook = '((3 12 8) (2 4 6) (14 5 2))';
const slides = '(((6 2) (8 7)) ((5 4) (9 3)))';

/**
 * @param {string} runs
 * @param {Partial<Race>} [change]
 * @returns {Race}
 */
const raceOf = (runs, change = {}) => ({
  ...(readLink(`compare=${runs}`).race ?? assert.fail(runs)),
  ...change,
});

/** As a link has them. @type {(runs: import('../src/state/types.js').Runner[]) => string} */
const writtenRuns = (runs) =>
  linkOf({ ...showing(textbook), race: { runs, by: 'leaf', at: 0, isOpen: true } }, '').replace(/^.*&compare=/, '');

/**
 * @param {string} text
 * @param {Race} race
 */
function comparing(text, race) {
  const state = { ...showing(text), race };
  const page = /** @type {import('../src/page.js').Page} */ (
    /** @type {unknown} */ ({ ...gathered(state), engine, texts })
  );
  return { page, lanes: lanesOf(page) };
}

test('a link opens a comparison, and says what it could not follow', () => {
  const state = after([{ type: 'openLink', hash: `tree=${textbook}&compare=alpha-beta;pvs&by=event&at=5` }]);
  assert.deepEqual(state.race, raceOf('alpha-beta;pvs', { by: 'event', at: 5 }));
  assert.deepEqual(state.ignored, []);
  assert.match(linkOf(state, textbook), /&compare=alpha-beta;pvs&by=event&at=5$/);
  const closed = after([{ type: 'openLink', hash: `tree=${slides}` }], state);
  assert.deepEqual(closed.race, { ...state.race, isOpen: false }, 'the runs are kept for the next time');
  assert.doesNotMatch(linkOf(closed, slides), /compare/);
});

test('by leaf every run has evaluated as many leaves, until it ends', () => {
  for (const text of [textbook, slides, ...randomTexts(30, 5)]) {
    const race = raceOf('alpha-beta;minimax;mtd-f;pvs,order=worst-first');
    const runs = runsOf(comparing(text, race).lanes);
    const last = lastOf(race, runs);
    for (let at = 0; at <= last; at += 1) {
      for (const run of runs) {
        const step = stepOf({ by: 'leaf', at }, run);
        assert.equal(run.frame(step).leaves, Math.min(at, run.leafCount), text);
        if (at > run.leafCount) assert.equal(step, run.length, text);
      }
    }
    for (const run of runs) {
      assert.equal(stepOf({ by: 'leaf', at: last }, run), run.length);
      assert.equal(stepOf({ by: 'event', at: 9999 }, run), run.length);
      assert.equal(stepOf({ by: 'end', at: 1 }, run), run.length);
    }
  }
});

test('moves stay between start and end; another pace keeps the place of the first run', () => {
  const race = raceOf('alpha-beta;minimax');
  const runs = runsOf(comparing(textbook, race).lanes);
  assert.equal(moved(race, runs, 'back').at, 0);
  const end = moved(race, runs, 'last');
  assert.deepEqual(moved(end, runs, 'forward'), end);
  assert.equal(moved({ ...race, at: 9999 }, runs, 'back').at, end.at - 1);
  const fifth = { ...race, at: 5 };
  const event = paced(fifth, runs, 'event');
  assert.equal(event.at, stepOf(fifth, runs[0]));
  assert.deepEqual(paced(event, runs, 'leaf'), fifth);
  assert.equal(paced(end, runs, 'event').at, Math.max(...runs.map(({ length }) => length)));
  assert.deepEqual(paced(fifth, runs, 'end'), { ...fifth, by: 'end', at: 1 });
  assert.equal(paced(race, runs, 'end').at, 0);
});

test('it begins with the run on the page and minimax, and grows to four', () => {
  const first = opened(null, { ...plainSettings, returns: 'fail-hard' });
  assert.equal(writtenRuns(first.runs), 'alpha-beta,fail-hard;minimax,fail-hard');
  assert.equal(opened(null, { ...plainSettings, algorithm: 'minimax' }).runs[1].algorithm, 'alpha-beta');
  const kept = { ...first, at: 3, isOpen: false };
  assert.deepEqual(opened(kept, plainSettings), { ...kept, isOpen: true });
  const four = [0, 1, 2].reduce((race) => withAnother(race, () => true), raceOf('alpha-beta;minimax'));
  assert.equal(writtenRuns(four.runs), 'alpha-beta;minimax;pvs;mtd-f');
  assert.equal(
    writtenRuns(withAnother(first, ({ algorithm }) => algorithm === 'negamax').runs),
    `${writtenRuns(first.runs)};negamax,fail-hard`,
  );
  assert.equal(writtenRuns(without(four, 1).runs), 'alpha-beta;pvs;mtd-f');
  assert.equal(writtenRuns(changed(four, 3, { guess: 3 }).runs), 'alpha-beta;minimax;pvs;mtd-f,guess=3');
});

test('the table of the slides: MTD(f) finds 6 in two passes', () => {
  const { page, lanes } = comparing(slides, { ...raceOf('alpha-beta;minimax;mtd-f,guess=2'), at: 9 });
  const rows = Object.fromEntries(rowsOf(page, lanes).map(({ name, values, least }) => [name, [values, least]]));
  assert.deepEqual(rows.evaluations, [[5, 8, 5], 5]);
  assert.deepEqual(rows['cut-offs']?.[1], null, 'more cut-offs are neither good nor bad');
  assert.deepEqual(rows.passes?.[0], [1, 1, 2]);
  const [head, first] = tableText(page, lanes).split('\n');
  assert.equal(head, '\tAlpha-beta\tMinimax\tMTD(f) · First guess: 2');
  assert.equal(first, 'evaluations\t5\t8\t5');
  const tex = tableTex(page, lanes);
  assert.match(
    tex,
    /^\\begin\{tabular\}\{lrrr\}\n {2} & Alpha-beta & Minimax & MTD\(f\) \$\\cdot\$ First guess: 2 \\\\\n {2}\\hline\n/,
  );
  assert.match(tex, /evaluations & \\textbf\{5\} & 8 & \\textbf\{5\} \\\\/);
});

test('a table tells what has been spent, and which is the least once all runs are over', () => {
  for (const [text, row] of /** @type {const} */ ([
    [slides, 'alpha-beta;minimax;mtd-f,guess=2;pvs'],
    [textbook, 'minimax;alpha-beta,order=best-first;sss-star'],
  ])) {
    const race = raceOf(row);
    const last = lastOf(race, runsOf(comparing(text, race).lanes));
    const names = new Set();
    // Forward, and back again.
    for (const at of [...Array(last + 1).keys(), ...Array(last + 1).keys()].sort(
      (one, other) => (one % 7) - (other % 7),
    )) {
      const { page, lanes } = comparing(text, { ...race, at });
      const [evaluations, ...rest] = rowsOf(page, lanes);
      names.add([evaluations, ...rest].map(({ name }) => name).join());
      assert.deepEqual(
        evaluations.values,
        lanes.map(({ view }) => view?.frame.leaves),
      );
      for (const { values, least } of [evaluations, ...rest]) {
        if (at < last) assert.equal(least, null, `${text} at ${at}`);
        if (at === 0) assert.ok(values.every((value) => value === 0));
      }
      assert.equal(evaluations.least !== null, at === last);
    }
    assert.equal(names.size, 1, 'which rows there are says nothing either');
  }
});

test('a run that this tree does not allow says why, and the others go on', () => {
  const { lanes } = comparing(textbook, raceOf('alpha-beta;iterative-deepening'));
  assert.equal(lanes[0].trouble, '');
  assert.equal(lanes[1].view, null);
  assert.match(lanes[1].trouble, /static evaluation/);
  assert.equal(runsOf(lanes).length, 1);
});

test('the runs that are compared are kept as long as they are shown', () => {
  const race = raceOf('alpha-beta;pvs');
  const state = { ...showing(slides), race };
  const run = engine.look({ source: fromText(slides), settings: { ...state.settings, ...race.runs[1] } }).run;
  engine.keepOnly(state);
  assert.equal(run.frame(1).step, 1);
  engine.keepOnly({ ...state, race: { ...race, isOpen: false } });
  assert.throws(() => run.frame(1));
});
