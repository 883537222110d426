// Runs side by side: how a comparison moves and changes, and what its table says of the lectures' trees.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lanesOf } from '../src/dialogs/racing/lanes.js';
import { rowsOf, tableTex, tableText } from '../src/dialogs/racing/table.js';
import { act, after, createPage, engineOf, gathered, randomTexts, showing, texts } from './setup.js';

/** @typedef {import('../src/port/types.js').State} State */
/** @typedef {import('../src/port/types.js').Action} Action */

const textbook = '((3 12 8) (2 4 6) (14 5 2))';
const slides = '(((6 2) (8 7)) ((5 4) (9 3)))';

/**
 * The action that opens a comparison.
 * @param {string} text
 * @param {string} runs as in a link
 * @param {{ by?: string, at?: number }} [change]
 * @returns {Action}
 */
const comparison = (text, runs, { by = 'leaf', at = 0 } = {}) => ({
  type: 'openLink',
  hash: `tree=${encodeURIComponent(text)}&compare=${runs}&by=${by}&at=${at}`,
});

/** @type {(text: string, runs: string, change?: { by?: string, at?: number }) => State} */
const compared = (text, runs, change) => after([comparison(text, runs, change)]);

/** @param {State} state */
const raceIn = ({ race }) => race ?? assert.fail('nothing is compared');

/** As in a link. @param {State} state */
const runsIn = (state) => /&compare=([^&]*)/.exec(engineOf(state).session.link(false, undefined) ?? '')?.[1];

/** @param {State} state */
function comparing(state) {
  const page = /** @type {import('../src/page/page.js').Page} */ (
    /** @type {unknown} */ ({ ...gathered(state), engine: engineOf(state), texts })
  );
  return { page, lanes: lanesOf(page) };
}

/** @param {State} state */
const runsOf = (state) => comparing(state).lanes.flatMap(({ view }) => (view ? [view.run] : []));

const forward = /** @type {const} */ ({ type: 'moveRace', step: 'forward' });
const back = /** @type {const} */ ({ type: 'moveRace', step: 'back' });
const end = /** @type {const} */ ({ type: 'moveRace', step: 'last' });
const byEvent = /** @type {const} */ ({ type: 'paceRace', by: 'event' });

test('by leaf all runs have evaluated equally many leaves, until they end', () => {
  for (const text of [textbook, slides, ...randomTexts(30, 5)]) {
    const runs = 'alpha-beta;minimax;mtd-f;pvs,order=worst-first';
    const state = compared(text, runs);
    const kept = runsOf(state);
    const ends = kept.map(({ length }) => length);
    const page = createPage();
    page.act(comparison(text, runs));
    const { session } = page.engine;
    const last = session.raceLast();
    for (let at = 0; at <= last; at += 1) {
      for (const [index, step] of session.raceSteps().entries()) {
        const run = kept[index];
        assert.equal(run.frame(step ?? assert.fail(text)).leaves, Math.min(at, run.leafCount), text);
        if (at > run.leafCount) assert.equal(step, run.length, text);
      }
      if (at === last) assert.deepEqual(session.raceSteps(), ends);
      page.act(forward);
    }
    for (const change of [
      { by: 'event', at: 9999 },
      { by: 'end', at: 1 },
    ])
      assert.deepEqual(engineOf(compared(text, runs, change)).session.raceSteps(), ends);
  }
});

test('moves stay between start and end; another pace keeps the place of the first run', () => {
  const start = compared(textbook, 'alpha-beta;minimax');
  const at = (/** @type {State} */ state, /** @type {Action[]} */ ...actions) => raceIn(after(actions, state)).at;
  const over = at(start, end);
  assert.equal(over, engineOf(start).session.raceLast());
  assert.equal(at(start, back), 0);
  assert.equal(at(start, end, forward), over);
  assert.equal(at(start, end, { type: 'moveRace', step: 'first' }), 0);
  assert.equal(at(compared(textbook, 'alpha-beta;minimax', { at: 9999 }), back), over - 1);
  const fifth = compared(textbook, 'alpha-beta;minimax', { at: 5 });
  const event = act(fifth, byEvent);
  assert.deepEqual(raceIn(event), { ...raceIn(fifth), by: 'event', at: engineOf(fifth).session.raceSteps()[0] });
  assert.deepEqual(raceIn(act(event, { type: 'paceRace', by: 'leaf' })), raceIn(fifth));
  assert.equal(at(start, end, byEvent), Math.max(...runsOf(start).map(({ length }) => length)));
  const byEnd = /** @type {const} */ ({ type: 'paceRace', by: 'end' });
  assert.deepEqual(raceIn(act(fifth, byEnd)), { ...raceIn(fifth), by: 'end', at: 1 });
  assert.equal(at(start, byEnd), 0);
});

test('a step beyond the end is reported when the runs are shown', () => {
  const { race, ignored } = after([{ type: 'showRace' }], compared(textbook, 'alpha-beta;minimax', { at: 9999 }));
  assert.equal(race?.at, engineOf(compared(textbook, 'alpha-beta;minimax')).session.raceLast());
  assert.deepEqual(ignored, [{ piece: 'at=9999', why: 'step', limit: race?.at }]);
});

test('it starts with the run on the page and minimax, and grows to four', () => {
  const open = /** @type {const} */ ({ type: 'openRace' });
  const add = /** @type {const} */ ({ type: 'addRun' });
  const first = after([open], showing(textbook, { returns: 'fail-hard' }));
  assert.equal(runsIn(first), 'alpha-beta,fail-hard;minimax,fail-hard');
  assert.equal(runsIn(after([open], showing(textbook, { algorithm: 'minimax' }))), 'minimax;alpha-beta');
  const kept = compared(textbook, 'pvs;mtd-f', { at: 3 });
  assert.deepEqual(raceIn(after([{ type: 'closeRace' }], kept)), { ...raceIn(kept), isOpen: false });
  assert.deepEqual(raceIn(after([{ type: 'closeRace' }, open], kept)), raceIn(kept));
  const two = compared(textbook, 'alpha-beta;minimax');
  const four = after([add, add, add], two);
  assert.equal(runsIn(four), 'alpha-beta;minimax;pvs;mtd-f');
  // On a game grown for alpha-beta, minimax would need more.
  const grown = compared('game=tic-tac-toe&depth=2&seen-by=alpha-beta', 'alpha-beta,fail-hard;pvs');
  assert.equal(runsIn(act(grown, add)), 'alpha-beta,fail-hard;pvs;mtd-f,fail-hard');
  assert.equal(runsIn(act(four, { type: 'removeRun', index: 1 })), 'alpha-beta;pvs;mtd-f');
  assert.equal(runsIn(act(two, { type: 'removeRun', index: 1 })), 'alpha-beta;minimax');
  const changed = act(four, { type: 'changeRun', index: 3, name: 'guess', text: '3' });
  assert.equal(runsIn(changed), 'alpha-beta;minimax;pvs;mtd-f,guess=3');
});

test('the table of the slides: MTD(f) finds 6 in two passes', () => {
  const { page, lanes } = comparing(compared(slides, 'alpha-beta;minimax;mtd-f,guess=2', { at: 9 }));
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

test('a table shows the cost so far, and the lowest once all runs are over', () => {
  for (const [text, row] of /** @type {const} */ ([
    [slides, 'alpha-beta;minimax;mtd-f,guess=2;pvs'],
    [textbook, 'minimax;alpha-beta,order=best-first;sss-star'],
  ])) {
    const last = engineOf(compared(text, row)).session.raceLast();
    const names = new Set();
    // Forward, and back again.
    for (const at of [...Array(last + 1).keys(), ...Array(last + 1).keys()].sort(
      (one, other) => (one % 7) - (other % 7),
    )) {
      const { page, lanes } = comparing(compared(text, row, { at }));
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

test('a run that this tree does not allow says why, and the others continue', () => {
  const state = compared(textbook, 'alpha-beta;iterative-deepening');
  const { lanes } = comparing(state);
  assert.equal(lanes[0].trouble, '');
  assert.equal(lanes[1].view, null);
  assert.match(lanes[1].trouble, /static evaluation/);
  assert.equal(runsOf(state).length, 1);
});

test('the compared runs are kept as long as they are shown', () => {
  const { engine, current, act } = createPage();
  act(comparison(slides, 'alpha-beta;pvs'));
  const { source, settings } = current().shown;
  const { run } = engine.look({ source, settings: { ...settings, ...raceIn(current()).runs[1] } });
  engine.keepOnly();
  assert.equal(run.frame(1).step, 1);
  act({ type: 'closeRace' });
  engine.keepOnly();
  assert.throws(() => run.frame(1));
});
