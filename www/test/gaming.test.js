// What is chosen of a game in its dialog: the text that it makes, and where its limit stands on the depth ruler.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as setups from '../src/gaming/setup.js';
import { core } from './core.js';

/** @typedef {import('../src/gaming/setup.js').Setup} Setup */
/** @typedef {import('../src/gaming/setup.js').Counted} Counted */

/** @param {string} id */
function rowOf(id) {
  const row = core.games().find((row) => row.id === id);
  assert.ok(row, id);
  return row;
}

/**
 * The plies of a game, or the first of them.
 * @type {(text: string, most?: number) => Counted}
 */
function counted(text, most = Infinity) {
  const ruler = new core.GameRuler(text);
  const counted = { plies: /** @type {Counted['plies']} */ ([]), isOver: false };
  while (counted.plies.length < most) {
    const ply = ruler.next();
    if (!ply) return { ...counted, isOver: true };
    counted.plies.push(ply);
  }
  return counted;
}

const nim = counted('game=nim');
const four = counted('game=connect-four', 4);
const five = counted('game=connect-four&size=5x4&moves=1', 6);

test('what is typed and chosen is a text, field by field, and what a text says is chosen', () => {
  const values = { moves: ' a1 b2 ', game: 'tic-tac-toe', position: '', symmetry: 'yes', depth: '2' };
  assert.equal(setups.textOf(values), 'game=tic-tac-toe&moves=a1 b2&depth=2&symmetry=yes');
  const said = core.readGame('game=tic-tac-toe&moves=a1 b2&depth=2&scores=c3: 4');
  assert.deepEqual(setups.setupOf(said.fields), { values: { game: 'tic-tac-toe', moves: 'a1 b2' }, limit: 2 });
  assert.deepEqual(setups.setupOf(core.readGame('game=nim').fields).limit, 'end');
});

test('another game keeps nothing that it may not have', () => {
  const values = { game: 'nim', heaps: '1,2', moves: '1-1', rule: 'misere', symmetry: 'yes', 'move-order': 'x' };
  const to = (/** @type {string} */ id) => setups.withGame({ values, limit: 3 }, rowOf(id));
  assert.deepEqual([setups.textOf(to('kalah').values), to('kalah').limit], ['game=kalah', 'fitting']);
  assert.equal(setups.textOf(to('reversi').values), 'game=reversi&symmetry=yes');
  const margin = { ...setups.begun('kalah'), values: { game: 'kalah', utility: 'margin' } };
  assert.equal(setups.textOf(setups.withGame(margin, rowOf('chess')).values), 'game=chess');
  assert.equal(setups.textOf(setups.withGame(margin, rowOf('reversi')).values), 'game=reversi&utility=margin');
});

test('plies are counted anew only where the tree becomes another one', () => {
  const values = { game: 'connect-four', moves: '4', utility: 'speed', weights: 'centre=2', symmetry: 'yes' };
  const counted = (/** @type {import('../src/gaming/setup.js').Values} */ change) =>
    setups.countedText({ ...values, 'move-order': 'centre-first', ...change });
  assert.equal(counted({}), 'game=connect-four&moves=4&symmetry=yes');
  assert.equal(counted({ beyond: '2' }), 'game=connect-four&moves=4&beyond=2&symmetry=yes');
  const sure = counted({ sure: '5' });
  assert.ok(sure.includes('sure=5') && sure.includes('weights=centre=2'), 'what is sure depends on the weights');
});

test('what hangs below the limit has its room, or the limit cannot be chosen', () => {
  const values = { game: 'mnk', mnk: '4,3,3', beyond: '2' };
  const known = counted(setups.countedText(values));
  const [last, limit] = [setups.lastOf(known), 3];
  assert.ok(last < setups.lastOf(counted('game=mnk&mnk=4,3,3')));
  const grown = core.Tree.readTelling(`game=mnk&mnk=4,3,3&depth=${limit}&beyond=2`, () => {});
  assert.equal(setups.nodesTo(known.plies, limit), grown.size);
  assert.ok(!setups.fits({ values, limit: last + 1 }, known));
  assert.ok(setups.fits({ values, limit: last }, known));
});

test('as long as nobody has chosen it, the limit is as far as nodes can be seen as such', () => {
  const text = (/** @type {string} */ id, /** @type {Counted} */ known) => setups.wantedText(setups.begun(id), known);
  assert.equal(text('connect-four', { plies: [], isOver: false }), null, 'nothing is known yet');
  assert.equal(text('connect-four', four), 'game=connect-four&depth=3');
  assert.equal(text('nim', nim), 'game=nim', 'the whole game, which a limit would only hide');
  assert.equal(setups.markOf('fitting', nim), setups.lastOf(nim));
  const wide = { plies: [1, 900].map((nodes) => ({ nodes, positions: nodes, ended: 0, beyond: 0 })), isOver: false };
  assert.equal(setups.markOf('fitting', wide), 1, 'at least one ply');
});

test('a limit that was chosen stands, and the last ply of a whole game is its end', () => {
  assert.equal(setups.markOf(2, four), 2);
  assert.equal(setups.markOf('end', nim), 6);
  assert.equal(setups.markOf('end', four), null);
  assert.equal(setups.limitAt(6, nim), 'end');
  assert.equal(setups.limitAt(3, four), 3);
  assert.equal(setups.wantedText({ ...setups.begun('nim'), limit: 4 }, nim), 'game=nim&depth=4');
  assert.equal(setups.nodesTo(nim.plies, 6), 447);
});

test('what is known to have no room is refused, and nothing before that is known', () => {
  /** @type {(limit: import('../src/gaming/setup.js').Setup['limit'], known: Counted) => boolean} */
  const fits = (limit, known) => setups.fits({ ...setups.begun('nim'), limit }, known);
  assert.ok(fits(40, four), 'there may be more plies');
  assert.ok(!fits(40, { ...four, isOver: true }));
  assert.ok(!fits('end', { ...four, isOver: true }));
  assert.ok(fits(3, { ...four, isOver: true }));
  assert.ok(fits(40, nim), 'no tree is deeper than the game');
  assert.ok(fits('end', five));
});

test('where the count broke off nothing is refused, and a first ply can be opened', () => {
  const broken = { ...four, isOver: true, hasFailed: true };
  const fits = (/** @type {Counted} */ known, limit = 40) => setups.fits({ ...setups.begun('nim'), limit }, known);
  assert.deepEqual(
    [setups.isClosed({ ...four, isOver: true }), setups.isClosed(broken), fits(broken)],
    [true, false, true],
  );
  assert.equal(setups.wantedText(setups.begun('nim'), { ...broken, plies: [] }), 'game=nim&depth=1');
});

test('what a search looks at may have room where the whole tree has none', () => {
  const closed = { ...four, isOver: true };
  const last = setups.lastOf(closed);
  const all = { ...setups.begun('connect-four'), limit: last + 2 };
  const seen = setups.withValues(all, { [setups.seenBy]: 'alpha-beta' });
  assert.deepEqual([setups.fits(all, closed), setups.fits(seen, closed)], [false, true]);
  assert.equal(setups.furthestOf(all, closed), last);
  assert.ok(last + 2 <= setups.furthestOf(seen, closed));
  assert.equal(setups.furthestOf(seen, nim), setups.lastOf(nim), 'no tree is deeper than the game');
  const text = setups.wantedText(seen, closed);
  assert.equal(text, `game=connect-four&depth=${last + 2}&seen-by=alpha-beta`);
  assert.equal(setups.countedText(seen.values), 'game=connect-four', 'plies are those of the whole tree');
  assert.equal(setups.withGame(seen, rowOf('kalah')).values[setups.seenBy], 'alpha-beta');
});

test('what an end is worth where nothing is chosen depends on whether the tree ends before', () => {
  const usual = (/** @type {Setup['limit']} */ limit) =>
    setups.usualOf({ values: { game: 'nim', utility: 'speed' }, limit }, nim);
  assert.deepEqual([usual('end'), usual('fitting'), usual(2)], ['usual', 'usual', 'usual-limited']);
});
