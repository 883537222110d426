// What is heard about searches: the numbers that are set against it are the core's, a claim is opened and left, and a link holds it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAsking } from '../src/picking/asking.js';
import { claims, heardIn, nameOf, opening } from '../src/picking/claims.js';
import { move } from '../src/picking/moving.js';
import { usual } from '../src/state/notation.js';
import { after, engine, engineOf, gathered, texts } from './setup.js';

/** @typedef {import('../src/picking/looks.js').Look} Look */
/** @typedef {import('../src/state/types.js').State} State */

const ask = createAsking({ engine, texts, score: texts.score, state: usual });

/** What stands beside a tree: the numbers of its bars, or its rows. @type {(look: Look) => (string | string[])[]} */
const told = (look) => ('bars' in look ? look.bars.map(({ shown }) => shown) : look.rows);

/**
 * What lectures.md tells of each claim, on its first tree and on the other one.
 * @type {Record<string, (string | string[])[][]>}
 */
const facts = {
  root: [
    ['8', '5', '5', '2.8'],
    ['4', '3', '3', '2'],
  ],
  twice: [
    [
      ['2', '9', '2', '5'],
      ['3', '27', '4', '17'],
      ['4', '81', '6', '53'],
    ],
  ],
  unordered: [
    [
      ['2', '9', '7.4', '5'],
      ['3', '27', '19.5', '11'],
      ['4', '81', '45.2', '17'],
    ],
    [
      ['2', '4', '3.7', '3'],
      ['3', '8', '6.8', '5'],
      ['4', '16', '12', '7'],
    ],
  ],
  power: [
    ['9', '7', '7.44', '5.2'],
    ['4', '3', '3.67', '2.8'],
  ],
  slower: [
    ['27', '27', '11'],
    ['4', '4', '3'],
  ],
  'each-ply': [
    [
      ['2', '9', '5', '1.7'],
      ['3', '27', '11', '2.2'],
      ['4', '81', '17', '1.5'],
      ['5', '243', '35', '2.1'],
    ],
  ],
  'at-most': [
    [
      ['c', '≥6', '9'],
      ['d', '≥8', '8'],
      ['a', '≥6', '8'],
    ],
    [
      ['b', '≥6', '9'],
      ['a', '≥6', '9'],
    ],
  ],
  approximate: [
    [
      ['e', '≥5', '6'],
      ['c', '≤2', '1'],
    ],
    [['a', '≤2', '1']],
  ],
  skipped: [['2', '2', '1']],
  enough: [
    ['8', '7', '5'],
    ['27', '23', '11'],
  ],
  own: [
    ['6', '6', '3'],
    ['2', '2', '1'],
  ],
  equals: [
    [
      ['first', 'Fail-soft', '4'],
      ['last', 'Fail-soft', '2'],
      ['last', 'Fail-soft, strict', '4'],
    ],
    [
      ['first', 'Fail-hard', '4'],
      ['last', 'Fail-hard', '2'],
      ['last', 'Fail-soft, strict', '4'],
    ],
  ],
  branch: [
    [
      ['(−∞, +∞)', '3'],
      ['(4, 6)', '1'],
    ],
    [
      ['(−∞, +∞)', 'no cut-off'],
      ['(4, 6)', '1'],
    ],
  ],
  printed: [
    [
      ['as printed', 'α, 3', '−∞'],
      ['mended', 'β, 3', '3'],
    ],
    [
      ['as printed', 'α, 5', '−∞'],
      ['mended', 'β, 5', '5'],
    ],
  ],
};

test('every claim stands on trees that show it', () => {
  assert.deepEqual(
    claims.map(({ id }) => id),
    Object.keys(facts),
  );
  for (const { id, trees, look } of claims) {
    for (const [index, shown] of trees.entries()) {
      assert.deepEqual(told(look(ask, shown)), facts[id][index] ?? facts[id][0], `${id} on ${shown.source.text}`);
    }
  }
});

test('what is said has a name, an answer in whole sentences and a course in which it is heard', () => {
  for (const claim of claims) {
    for (const shown of claim.trees) {
      const args = claim.args(ask, shown);
      const [line, verdict, answer, note] = ['line', 'verdict', 'answer', 'note'].map((part) =>
        texts.text(`claim-${claim.id}-${part}`, args),
      );
      assert.doesNotMatch(`${nameOf(ask, claim, shown)} ${line} ${verdict}`, /NaN|undefined|[.]$/);
      assert.match(answer, /^[A-Z\d].*[.]$/);
      assert.match(note, /[.]$/);
      assert.ok(verdict.length <= 20, verdict);
    }
    assert.notEqual(heardIn(texts, claim), '');
  }
});

/** @param {string} id */
const claimed = (id) => claims.find((claim) => claim.id === id) ?? assert.fail(id);

/** @type {(id: string, place?: number) => State} */
const opened = (id, place = 0) => after([opening(ask, claimed(id), claimed(id).trees[place])]);

test('a claim opens at the step that shows it, and ends where an example takes its tree', () => {
  const state = opened('root');
  assert.deepEqual(
    [state.claim, state.step, state.shown.settings.cut],
    ['root', engine.run(state).length, 'past-bound'],
  );
  assert.equal(engine.run(opened('branch')).frame(opened('branch').step).event?.kind, 'cutoff');
  assert.equal(opened('root', 1).claim, 'root');
  assert.equal(after([{ type: 'chooseExample', id: 'line' }], state).claim, null);
});

test('a link holds a claim with its tree and step', () => {
  for (const { id } of claims) {
    const state = opened(id);
    const link = engineOf(state).session.link(false, undefined) ?? '';
    assert.match(link, new RegExp(`&claim=${id}`));
    const again = after([{ type: 'openLink', hash: `#${link}` }]);
    assert.deepEqual([again.claim, again.step, again.shown.settings], [id, state.step, state.shown.settings]);
  }
});

test('the keys go from claim to claim', () => {
  let state = opened('equals');
  let said = '';
  const page = () =>
    /** @type {import('../src/page.js').Page} */ (
      /** @type {unknown} */ ({
        ...gathered(state),
        ...{ texts, engine },
        dispatch: (/** @type {import('../src/state/types.js').Action} */ action) => {
          state = after([action], state);
        },
      })
    );
  move(page(), 1, (text) => {
    said = text;
  });
  assert.deepEqual([state.claim, said.slice(0, 8)], ['branch', '13 of 14']);
  move(page(), 1, () => {});
  move(page(), 1, (text) => {
    said = text;
  });
  assert.equal(state.claim, 'printed');
  assert.match(said, /nothing after it$/);
});
