// Choices in the dialog for a game: the text they make, and the limit's place on the depth ruler.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as setups from '../src/dialogs/games/setup.js';
import { core } from './core.js';

/** @typedef {import('../src/dialogs/games/setup.js').Setup} Setup */
/** @typedef {import('../src/dialogs/games/setup.js').GameCount} GameCount */

/** @param {string} id */
function rowOf(id) {
  const row = core.games().find((row) => row.id === id);
  assert.ok(row, id);
  return row;
}

/** @type {GameCount['readable']} */
const readable = { boards: 1, numbers: 3, isWhole: false };

/**
 * The plies of a game, or the first of them.
 * @type {(text: string, most?: number) => GameCount}
 */
function counted(text, most = Infinity) {
  const ruler = new core.GameRuler(text);
  const counted = { plies: /** @type {GameCount['plies']} */ ([]), isOver: false, readable };
  while (counted.plies.length < most) {
    const ply = ruler.next();
    if (!ply) return { ...counted, isOver: true };
    counted.plies.push(ply);
  }
  return counted;
}

/** Nobody has chosen a search. @param {string} text */
const asWritten = (text) => text;

const nim = { ...counted('game=nim'), readable: { boards: 2, numbers: 6, isWhole: false } };
const four = counted('game=connect-four', 4);
const five = counted('game=connect-four&size=5x4&moves=1', 6);

test('typed and chosen values make a text, field by field, and a text sets these', () => {
  const values = { moves: ' a1 b2 ', game: 'tic-tac-toe', position: '', symmetry: 'yes', depth: '2' };
  assert.equal(setups.textOf(values), 'game=tic-tac-toe&moves=a1 b2&depth=2&symmetry=yes');
  const said = core.readGame('game=tic-tac-toe&moves=a1 b2&depth=2&scores=c3: 4');
  assert.deepEqual(setups.setupOf(said.fields), { values: { game: 'tic-tac-toe', moves: 'a1 b2' }, limit: 2 });
  assert.deepEqual(setups.setupOf(core.readGame('game=nim').fields).limit, 'end');
});

test('another game keeps nothing that it does not allow', () => {
  const values = { game: 'nim', heaps: '1,2', moves: '1-1', rule: 'misere', symmetry: 'yes', 'move-order': 'x' };
  const to = (/** @type {string} */ id) => setups.withGame({ values, limit: 3 }, rowOf(id));
  assert.deepEqual([setups.textOf(to('kalah').values), to('kalah').limit], ['game=kalah', 'fitting']);
  assert.equal(setups.textOf(to('reversi').values), 'game=reversi&symmetry=yes');
  const margin = { ...setups.begun('kalah'), values: { game: 'kalah', utility: 'margin' } };
  assert.equal(setups.textOf(setups.withGame(margin, rowOf('chess')).values), 'game=chess');
  assert.equal(setups.textOf(setups.withGame(margin, rowOf('reversi')).values), 'game=reversi&utility=margin');
});

test('plies are recounted only if the tree changes', () => {
  const values = { game: 'connect-four', moves: '4', utility: 'speed', weights: 'centre=2', symmetry: 'yes' };
  const counted = (/** @type {import('../src/dialogs/games/setup.js').Values} */ change) =>
    setups.countedText({ ...values, 'move-order': 'centre-first', ...change }, asWritten);
  assert.equal(counted({}), 'game=connect-four&moves=4&symmetry=yes');
  assert.equal(counted({ beyond: '2' }), 'game=connect-four&moves=4&beyond=2&symmetry=yes');
  const sure = counted({ sure: '5' });
  assert.ok(sure.includes('sure=5') && sure.includes('weights=centre=2'), 'what is sure depends on the weights');
});

test('the part below the limit fits, or the limit cannot be chosen', () => {
  const values = { game: 'mnk', mnk: '4,3,3', beyond: '2' };
  const known = counted(setups.countedText(values, asWritten));
  const [last, limit] = [setups.lastOf(known), 3];
  assert.ok(last < setups.lastOf(counted('game=mnk&mnk=4,3,3')));
  const grown = core.Tree.readTelling(`game=mnk&mnk=4,3,3&depth=${limit}&beyond=2`, () => {});
  assert.equal(setups.nodesTo(known.plies, limit), grown.size);
  assert.ok(!setups.fits({ values, limit: last + 1 }, known));
  assert.ok(setups.fits({ values, limit: last }, known));
});

test('unless chosen, the limit is the deepest at which numbers fit the stage', () => {
  const text = (/** @type {string} */ id, /** @type {GameCount} */ known) => setups.wantedText(setups.begun(id), known);
  assert.equal(text('connect-four', { plies: [], isOver: false, readable }), 'game=connect-four&depth=3');
  assert.equal(text('connect-four', four), 'game=connect-four&depth=3');
  const whole = { plies: [], isOver: false, readable: { ...readable, isWhole: true } };
  assert.equal(text('nim', whole), 'game=nim', 'which is known before it is counted');
  assert.equal(text('nim', nim), 'game=nim', 'the whole game, which a limit would only hide');
  assert.equal(setups.markOf('fitting', nim), setups.lastOf(nim));
  const crowded = { ...four, readable: { boards: 0, numbers: 0, isWhole: false } };
  assert.equal(setups.markOf('fitting', crowded), 1, 'at least one ply');
});

test('a chosen limit stays, and the last ply of a whole game is its end', () => {
  assert.equal(setups.markOf(2, four), 2);
  assert.equal(setups.markOf('end', nim), 6);
  assert.equal(setups.markOf('end', four), null);
  assert.equal(setups.limitAt(6, nim), 'end');
  assert.equal(setups.limitAt(3, four), 3);
  assert.equal(setups.wantedText({ ...setups.begun('nim'), limit: 4 }, nim), 'game=nim&depth=4');
  assert.equal(setups.nodesTo(nim.plies, 6), 447);
});

test('what is known not to fit is rejected, and nothing before that is known', () => {
  /** @type {(limit: import('../src/dialogs/games/setup.js').Setup['limit'], known: GameCount) => boolean} */
  const fits = (limit, known) => setups.fits({ ...setups.begun('nim'), limit }, known);
  assert.ok(fits(40, four), 'there may be more plies');
  assert.ok(!fits(40, { ...four, isOver: true }));
  assert.ok(!fits('end', { ...four, isOver: true }));
  assert.ok(fits(3, { ...four, isOver: true }));
  assert.ok(fits(40, nim), 'no tree is deeper than the game');
  assert.ok(fits('end', five));
});

test('where the count broke off nothing is rejected, and whatever fits the stage can be opened', () => {
  const broken = { ...four, isOver: true, hasFailed: true };
  const fits = (/** @type {GameCount} */ known, limit = 40) => setups.fits({ ...setups.begun('nim'), limit }, known);
  assert.deepEqual(
    [setups.isClosed({ ...four, isOver: true }), setups.isClosed(broken), fits(broken)],
    [true, false, true],
  );
  assert.equal(setups.wantedText(setups.begun('nim'), { ...broken, plies: [] }), 'game=nim&depth=3');
});

test('where only what a search looks at is grown, that is counted, and what does not fit is rejected', () => {
  const begun = setups.begun('tic-tac-toe');
  const seen = setups.withValues({ ...begun, limit: 20 }, { [setups.seenBy]: 'alpha-beta', utility: 'result' });
  const text = setups.countedText(seen.values, (text) => text.replace('alpha-beta', 'pvs'));
  assert.equal(
    text,
    'game=tic-tac-toe&utility=result&seen-by=pvs',
    'by the search on the page, to which a utility matters',
  );
  const known = counted('game=nim&heaps=1,2,3&seen-by=alpha-beta');
  assert.ok(setups.isWhole(known) && setups.fits(seen, known));
  const closed = { ...counted('game=connect-four&seen-by=alpha-beta', 4), isOver: true };
  assert.ok(setups.isClosed(closed));
  const [fits, more] = [3, 4].map((limit) => setups.fits({ ...seen, limit }, closed));
  assert.deepEqual([fits, more], [true, false]);
  assert.equal(setups.withGame(seen, rowOf('kalah')).values[setups.seenBy], 'alpha-beta');
});

test('a request for a tree waits until its limit is counted', () => {
  const asked = (/** @type {Setup['limit']} */ limit, /** @type {GameCount} */ known) =>
    setups.isSettled({ ...setups.begun('connect-four'), limit }, known);
  assert.deepEqual([asked(3, four), asked(4, four), asked('end', four)], [true, false, false]);
  assert.deepEqual([asked(4, { ...four, isOver: true }), asked('end', nim)], [true, true]);
});

test('the default value of an end depends on whether the tree ends before', () => {
  const usual = (/** @type {Setup['limit']} */ limit) =>
    setups.usualOf({ values: { game: 'nim', utility: 'speed' }, limit }, nim);
  assert.deepEqual([usual('end'), usual('fitting'), usual(2)], ['usual', 'usual', 'usual-limited']);
  assert.equal(setups.usualOf({ values: { game: 'nim', die: '3' }, limit: 2 }, nim), 'usual-chance');
});
