// The picker of examples: its groups, search results, and the way from one example to the next.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prepared } from '../pkg/tables.js';
import { courses, found, groupsOf, keyOf, pieces, subjects } from '../src/dialogs/picking/groups.js';
import { move, placeOf, remember } from '../src/dialogs/picking/moving.js';
import { examples } from '../src/port/examples.js';
import { languageIds } from '../src/words/languages.js';
import { after, engine, engineOf, gathered, showing, texts } from './setup.js';
import { strictTexts } from './words.js';

/** @typedef {import('../src/page/page.js').Page} Page */
/** @typedef {import('../src/port/types.js').State} State */

/** @type {(state: State, own?: object) => Page} */
const pageOf = (state, own) =>
  /** @type {Page} */ (/** @type {unknown} */ ({ ...gathered(state), texts, engine: engineOf(state), ...own }));

/** @type {(group: { sections: { rows: { key: string }[] }[] }) => string[]} */
const keysIn = ({ sections }) => sections.flatMap(({ rows }) => rows.map(({ key }) => key));

test('every example is in its course, in some subject or none, and under everything', () => {
  const groups = groupsOf(pageOf(after([])));
  assert.deepEqual(
    groups.map(({ id }) => id),
    ['all', 'recent', ...courses, 'claims', 'games', ...Object.keys(subjects)],
  );
  const named = new Map(groups.map((group) => [group.id, keysIn(group)]));
  const all = examples.map(({ id }) => id);
  assert.deepEqual(named.get('all'), [...all, ...(named.get('claims') ?? []), ...(named.get('games') ?? [])]);
  assert.deepEqual(
    courses.flatMap((id) => named.get(id) ?? []),
    all,
  );
  for (const [id, ids] of Object.entries(subjects)) {
    assert.deepEqual(named.get(id)?.toSorted(), ids.toSorted(), `${id} names examples that there are, each once`);
  }
});

test('the keys go through every group in row order', () => {
  for (const { id: group, sections } of groupsOf(pageOf(after([])))) {
    const rows = sections.flatMap(({ rows }) => rows);
    // A group of everything includes claims and positions, which have groups of their own.
    if (rows.length === 0 || group === 'all') continue;
    remember(group, rows[0].key);
    let state = after([rows[0].action]);
    for (const { key } of rows) {
      const here = placeOf(pageOf(state));
      assert.deepEqual([here.group, keyOf(here.group, here.id ?? '')], [group, key]);
      ({ state } = moved(state, 1));
    }
  }
});

test('a line says in at most fifty characters what an example shows', () => {
  for (const language of languageIds) {
    const own = strictTexts(language);
    for (const { id } of examples) {
      const line = own.text(`example-${id}-line`);
      assert.ok(line.length <= 51, `${language}: ${line}: ${line.length}`);
    }
    for (const { id } of prepared) {
      const line = own.text(`prepared-${id}-line`);
      assert.ok(line.length <= 51, `${language}: ${line}: ${line.length}`);
    }
  }
});

test('the lines of prepared positions are true', () => {
  const opened = (/** @type {string} */ id) => after([{ type: 'openPrepared', id }]);
  const leaves = (/** @type {string} */ id) => engine.run(opened(id)).leafCount;
  const tree = (/** @type {string} */ id) => engine.look(opened(id).shown).tree;
  const nim = tree('nim-again');
  const heaps = new Set(Array.from({ length: nim.size }, (_, node) => nim.position(node)?.position.split(' ')[0]));
  const mirrored = prepared.find(({ id }) => id === 'mirrored')?.text ?? '';
  const centreFirst = engine.run(showing(mirrored, { order: 'centre-first' })).leafCount;
  const numbers = new Map([
    ['nim-again', [nim.size, heaps.size]],
    ['mirrored', [leaves('mirrored'), tree('mirrored').leafCount, centreFirst]],
    ['from-the-left', [leaves('from-the-left')]],
    ['from-the-middle', [leaves('from-the-middle')]],
  ]);
  for (const language of languageIds) {
    const own = strictTexts(language);
    for (const [id, counted] of numbers)
      assert.deepEqual(own.text(`prepared-${id}-line`).match(/\d+/g)?.map(Number), counted, `${language}: ${id}`);
  }
});

test('own trees are in the picker, except the one on the stage', () => {
  const state = after([
    { type: 'setText', text: '(1 (2 3))' },
    { type: 'chooseExample', id: 'demo' },
    { type: 'setText', text: '(4 5)' },
  ]);
  const recent = (/** @type {State} */ state) => groupsOf(pageOf(state))[1].sections[0].rows;
  assert.deepEqual(
    recent(state).map(({ name, action }) => [name, action]),
    [['(1 (2 3))', { type: 'openRecent', index: 0 }]],
  );
  assert.deepEqual(
    recent(after([{ type: 'openRecent', index: 0 }], state)).map(({ name }) => name),
    ['(4 5)'],
  );
});

/** @type {(query: string) => string[]} */
function search(query) {
  const groups = groupsOf(pageOf(after([])));
  return keysIn({ sections: found(groups, query) });
}

test('names, lines, subjects and courses are searched, word by word and ignoring accents', () => {
  assert.deepEqual(search('TABLE'), ['graph', 'refutation', 'table-answers', 'table-narrows', 'prepared-nim-again']);
  assert.deepEqual(search('zero 6'), ['window-6-7', 'mtd']);
  for (const typed of ['(4, 6)', '4,6', '[4;6]']) assert.deepEqual(search(typed), ['window-4-6'], typed);
  assert.match(search('nim')[0], /nim/, 'before what is minimax');
  assert.deepEqual(search('java killer'), ['killer']);
  assert.deepEqual(search('opponent’s'), ['hanging']);
  assert.deepEqual(search('nothing of the kind'), []);
  assert.deepEqual(pieces('Głębokie odcięcie', 'gleb ODC'), [
    { text: 'Głęb', isHit: true },
    { text: 'okie ', isHit: false },
    { text: 'odc', isHit: true },
    { text: 'ięcie', isHit: false },
  ]);
});

/** Moves by a key, and returns what is shown and said. @type {(state: State, by: 1 | -1) => { state: State, said: string }} */
function moved(state, by) {
  let next = state;
  let said = '';
  const dispatch = (/** @type {import('../src/port/types.js').Action} */ action) => {
    next = after([action], state);
  };
  move(pageOf(state, { dispatch }), by, (text) => {
    said = text;
  });
  return { state: next, said };
}

test('the next example of a course opens, and the last one stays and says so', () => {
  let { state, said } = moved(after([{ type: 'chooseExample', id: 'table-narrows' }]), 1);
  assert.deepEqual([state.example, said], ['static', '9 of 12 · Static order · X next · Shift X back · O all']);
  ({ state, said } = moved(after([{ type: 'togglePresent' }], state), 1));
  assert.deepEqual([state.example, said], ['fewest-nodes', '10 of 12 · Fewest nodes first']);
  for (let count = 0; count < 3; count += 1) ({ state, said } = moved(state, 1));
  assert.deepEqual([state.example, said], ['equal', '12 of 12 · All equal · nothing after it']);
  ({ state, said } = moved(after([{ type: 'chooseExample', id: 'textbook' }]), -1));
  assert.deepEqual([state.example, said], ['textbook', '1 of 6 · Textbook, 2 plies · nothing before it']);
});

test('from a prepared position the keys go to the next one', () => {
  const [first, second] = prepared;
  const { state, said } = moved(showing(first.text), 1);
  assert.equal(state.shown.source.text, showing(second.text).shown.source.text);
  assert.equal(said.split(' · ')[1], texts.text(`prepared-${second.id}`));
  assert.deepEqual(placeOf(pageOf(state)), { group: 'games', id: second.id });
});

test('a prepared position is found by other names of its game, and by its subject', () => {
  const groups = groupsOf(pageOf(after([])));
  const wanted = { othello: 'corner', checkers: 'forced-capture', mancala: 'further-move', noughts: 'last-squares' };
  const more = { 'four in a row': 'from-the-left', quiescence: 'horizon', evaluation: 'row-of-four' };
  for (const [query, id] of Object.entries({ ...wanted, ...more })) {
    const keys = found(groups, query).flatMap(({ rows }) => rows.map(({ key }) => key));
    assert.ok(keys.includes(`prepared-${id}`), `${query}: ${keys}`);
  }
});
