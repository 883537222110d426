// The picker of examples: its groups, what is found, what its rows cost, and the way from one example to the next.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromText } from '../src/core/source.js';
import { createCosts } from '../src/picking/costs.js';
import { courses, found, groupsOf, idsIn, pieces, subjects } from '../src/picking/groups.js';
import { move, placeOf, remember } from '../src/picking/moving.js';
import { prepared } from '../src/picking/prepared.js';
import { examples } from '../src/state/examples.js';
import { languageIds } from '../src/words/languages.js';
import { after, engine, engineOf, gathered, showing, texts } from './setup.js';
import { strictTexts } from './words.js';

/** @typedef {import('../src/page.js').Page} Page */
/** @typedef {import('../src/state/types.js').State} State */

/** @type {(state: State, own?: object) => Page} */
const pageOf = (state, own) =>
  /** @type {Page} */ (/** @type {unknown} */ ({ ...gathered(state), texts, engine: engineOf(state), ...own }));

/** @type {(group: { sections: { rows: { key: string }[] }[] }) => string[]} */
const keysIn = ({ sections }) => sections.flatMap(({ rows }) => rows.map(({ key }) => key));

test('every example stands in its course, in some subject or none, and under everything', () => {
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
    assert.deepEqual(named.get(id), idsIn(id), 'in the order in which the keys go through them');
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

test('every prepared position is a game that opens, and its tree is searched as it asks for', () => {
  for (const { id, text, settings } of prepared) {
    const opened = showing(text, settings);
    assert.deepEqual(opened.shown.settings, opened.settings, id);
    const { tree } = engine.look(opened.shown);
    assert.equal(tree.game()?.fields[0][1], text.split(/[=&]/)[1], id);
    assert.ok(1 < tree.size, id);
    assert.equal(opened.shown.settings.algorithm, settings?.algorithm ?? 'alpha-beta');
  }
});

test('what the lines of prepared positions say is so', () => {
  const opened = (/** @type {string} */ id) => {
    const found = prepared.find((one) => one.id === id);
    return showing(found?.text ?? '', found?.settings);
  };
  const leaves = (/** @type {string} */ id) => engine.run(opened(id)).leafCount;
  assert.deepEqual([leaves('as-listed'), leaves('captures-first')], [111, 9]);
  const nim = engine.look(opened('nim-again').shown).tree;
  const heaps = new Set(Array.from({ length: nim.size }, (_, node) => nim.position(node)?.position.split(' ')[0]));
  const mirrored = prepared.find(({ id }) => id === 'mirrored')?.text ?? '';
  const centreFirst = engine.run(showing(mirrored, { order: 'centre-first' })).leafCount;
  const numbers = new Map([
    ['nim-again', [nim.size, heaps.size]],
    ['mirrored', [leaves('mirrored'), engine.look(opened('mirrored').shown).tree.leafCount, centreFirst]],
    ['from-the-left', [leaves('from-the-left')]],
    ['from-the-middle', [leaves('from-the-middle')]],
  ]);
  for (const language of languageIds) {
    const own = strictTexts(language);
    for (const [id, counted] of numbers)
      assert.deepEqual(own.text(`prepared-${id}-line`).match(/\d+/g)?.map(Number), counted, `${language}: ${id}`);
  }
  const { run } = engine.look(opened('row-of-four').shown);
  assert.equal(run.found().score, -998, 'five follow at once, whatever is played');
});

test('own trees are in the picker, but for the one on the stage', () => {
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

test('names, lines, subjects and courses are searched, word by word and without accents', () => {
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

test('leaves and cut-offs of a row are those of its run', () => {
  const costOf = createCosts(engine);
  const rows = new Map(
    groupsOf(pageOf(after([])))[0].sections.flatMap(({ rows }) => rows.map((row) => [row.key, row])),
  );
  /** @type {(id: string, leaves: number[], of: number | null, cutoffs: number) => void} */
  const check = (id, leaves, of, cutoffs) => {
    const cost = costOf(rows.get(id) ?? assert.fail(id));
    assert.deepEqual(
      [cost?.leaves, cost?.of, cost?.cutoffs, cost?.isSum],
      [leaves, of, cutoffs, leaves.length === 3 || id === 'mtd'],
      id,
    );
  };
  check('textbook', [7], 9, 1);
  check('heuristic-2', [5], 8, 2);
  check('pvs-repeats', [6], null, 2);
  check('deepening', [3, 5, 7], null, 4);
  check('refutation', [3, 6, 8], null, 3);
  check('mtd', [2, 3], null, 5);
  check('mtd-range', [1], 2, 1);
  check('demo-both', [16, 11], null, 0);
  const [row] = rows.values();
  const settings = row.shown.settings;
  const own = { ...row, key: '#0', shown: { source: fromText(`(${'1 '.repeat(2000)})`), settings } };
  assert.equal(costOf(own), null, 'a long text is not run for this');
  const limited = { ...row, key: '#1', shown: { source: fromText('((1 2) 3)'), settings: { ...settings, depth: 1 } } };
  assert.deepEqual(costOf(limited)?.leaves, [3], 'of what cannot run, what is shown instead');
});

/** Goes along by a key, and gives what is shown and said. @type {(state: State, by: 1 | -1) => { state: State, said: string }} */
function moved(state, by) {
  let next = state;
  let said = '';
  const dispatch = (/** @type {import('../src/state/types.js').Action} */ action) => {
    next = after([action], state);
  };
  move(pageOf(state, { dispatch }), by, (text) => {
    said = text;
  });
  return { state: next, said };
}

test('the next example of a course comes, and the last one stays and says so', () => {
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
  assert.deepEqual(placeOf(state), { group: 'games', id: second.id });
});

test('a prepared position is found by other names of its game, and by what it is about', () => {
  const groups = groupsOf(pageOf(after([])));
  const wanted = { othello: 'corner', checkers: 'forced-capture', mancala: 'further-move', noughts: 'last-squares' };
  const more = { 'four in a row': 'from-the-left', quiescence: 'horizon', evaluation: 'row-of-four' };
  for (const [query, id] of Object.entries({ ...wanted, ...more })) {
    const keys = found(groups, query).flatMap(({ rows }) => rows.map(({ key }) => key));
    assert.ok(keys.includes(`prepared-${id}`), `${query}: ${keys}`);
  }
});

test('where two examples are searched alike, none is missed and none comes twice', () => {
  for (const course of ['b', 'd']) {
    const ids = idsIn(course);
    let state = after([{ type: 'chooseExample', id: ids[0] }]);
    const names = ids.map(() => {
      const { id } = placeOf(state);
      ({ state } = moved(state, 1));
      return id;
    });
    assert.deepEqual(names, ids);
    assert.equal(placeOf(state).id, ids.at(-1));
  }
});

test('the keys go through the group that was opened last, from an own tree to its first', () => {
  remember('deep', 'demo');
  const demo = after([{ type: 'chooseExample', id: 'demo' }]);
  assert.equal(placeOf(demo).group, 'deep');
  assert.equal(moved(demo, 1).state.example, 'history');
  assert.equal(moved(after([{ type: 'setText', text: '(1 2)' }]), 1).state.example, 'deep');
  remember('deep', 'demo');
  assert.equal(
    moved(after([{ type: 'chooseExample', id: 'gomoku' }]), 1).state.example,
    'limit-3',
    'not of that group',
  );
});
