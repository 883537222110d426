// Notations: the tables contain what they name, links carry every switch, and the sentence matches the tree.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedIn, changesTold, columns, inLink, isOff } from '../src/dialogs/notation/choices.js';
import { viewOf } from '../src/port/link.js';
import { isSameNotation, presets, spelled, switches, switchNames, usual } from '../src/port/notation.js';
import { after, engine, engineOf, sentence, showing, texts } from './setup.js';

/** @typedef {import('../src/port/types.js').Notation} Notation */

/** @param {Partial<Notation>} change */
const written = (change) => after([{ type: 'setNotation', change }]);

/** @param {import('../src/port/types.js').State} state */
const linkTo = (state) => engineOf(state).session.link(false, undefined) ?? assert.fail('it is short');

test('the page opens with the first value of every switch', () => {
  for (const name of switchNames) assert.equal(usual[name], switches[name][0]);
  assert.ok(isSameNotation(after([]), usual));
});

test('whole notations have existing values, all different, and cover every dialect', () => {
  for (const { id, notation } of presets) {
    for (const name of switchNames)
      assert.ok(/** @type {readonly string[]} */ (switches[name]).includes(notation[name]), id);
    assert.ok(texts.text(`notation-preset-${id}`) && texts.text(`notation-preset-${id}-note`));
  }
  const reached = presets.map(
    ({ rules }) => engine.dialects.find(({ cut, returns }) => cut === rules.cut && returns === rules.returns)?.id,
  );
  assert.deepEqual([...new Set(reached)].sort(), engine.dialects.map(({ id }) => id).sort());
  assert.equal(new Set(presets.map((preset) => JSON.stringify(preset.notation))).size, presets.length);
});

test('a whole notation sets every switch and both rules, and keeps its name when one of them changes', () => {
  for (const { id, notation, rules } of presets) {
    const state = after([
      { type: 'goTo', step: 5 },
      { type: 'chooseNotation', id },
    ]);
    assert.ok(isSameNotation(state, notation));
    assert.deepEqual([state.shown.settings.cut, state.shown.settings.returns], [rules.cut, rules.returns]);
    assert.equal(state.notation, id);
    for (const name of switchNames) {
      const other = switches[name].find((value) => value !== notation[name]);
      const changed = after([{ type: 'setNotation', change: { [name]: other } }], state);
      assert.deepEqual([changed.notation, isSameNotation(changed, notation)], [id, false]);
      assert.deepEqual(changed.shown, state.shown);
    }
  }
});

test('a link names a whole notation, and the changes to it', () => {
  for (const { id, notation } of presets) {
    const whole = after([{ type: 'chooseNotation', id }]);
    assert.equal(linkTo(whole).includes(`notation=${id}`), id !== 'general');
    const changed = after([{ type: 'setNotation', change: { cuts: 'scissors' } }], whole);
    const link = linkTo(changed);
    assert.deepEqual(
      link.split('&').filter((piece) => switchNames.some((name) => piece.startsWith(`${spelled(name)}=`))),
      ['cuts=scissors'],
    );
    const read = after([{ type: 'openLink', hash: link }], written({ skin: 'plain' }));
    assert.deepEqual([read.notation, read.cuts, read.ignored], [id, 'scissors', []]);
    // Whatever a link leaves out of the general notation is the reader's choice.
    assert.equal(read.skin, id === 'general' ? 'plain' : notation.skin);
  }
  // Whatever comes first: a complete notation is applied before changes to it.
  const read = after([{ type: 'openLink', hash: 'tree=(1 2)&cuts=cross&notation=e' }]);
  assert.deepEqual([read.notation, read.cuts, read.windows], ['e', 'cross', 'open']);
});

test('its key steps to the next slide of the course', () => {
  const hash = 'tree=(((6 2) (8 7)) ((5 4) (9 3)))&window=0,10&notation=e&grain=lecture';
  let state = after([{ type: 'openLink', hash }]);
  const stops = [];
  while (state.step < 28) {
    state = after([{ type: 'stepForward' }], state);
    stops.push(state.step);
  }
  assert.deepEqual(stops, [4, 6, 8, 10, 11, 13, 15, 16, 18, 21, 22, 24, 28]);
  for (const stop of stops.slice(0, -1).reverse()) {
    state = after([{ type: 'stepBack' }], state);
    assert.equal(state.step, stop);
  }
  // An event that changes nothing a course shows is not a step of its own.
  const byEvent = after(
    [{ type: 'setGrain', grain: 'event' }, { type: 'goTo', step: 4 }, { type: 'stepForward' }],
    state,
  );
  assert.equal(byEvent.step, 5);
  assert.equal(after([{ type: 'stepForward' }], byEvent).step, 7);
});

test('a course goes slide by slide, however its notation is chosen, until someone says otherwise', () => {
  /** @type {(actions: import('../src/port/types.js').Action[]) => string} */
  const grainAfter = (actions) => after(actions).grain;
  const inE = /** @type {const} */ ({ type: 'chooseNotation', id: 'e' });
  const general = /** @type {const} */ ({ type: 'chooseNotation', id: 'general' });
  const byLink = (/** @type {string} */ said) => /** @type {const} */ ({ type: 'openLink', hash: `#${said}` });
  assert.equal(grainAfter([inE]), 'lecture');
  assert.equal(grainAfter([inE, general]), 'event');
  assert.equal(grainAfter([byLink('tree=(1 2)&notation=e')]), 'lecture');
  assert.equal(grainAfter([byLink('notation=e')]), 'lecture');
  assert.equal(grainAfter([byLink('grain=event&notation=e')]), 'event');
  assert.equal(grainAfter([inE, { type: 'togglePresent' }, { type: 'togglePresent' }]), 'lecture');
  assert.equal(grainAfter([{ type: 'togglePresent' }, inE, general]), 'lecture', 'a hall goes by lecture steps');
  assert.equal(grainAfter([{ type: 'setGrain', grain: 'leaf' }, inE]), 'leaf');
  assert.doesNotMatch(linkTo(after([inE])), /grain/, 'which nobody has chosen');
  assert.match(linkTo(after([inE, { type: 'setGrain', grain: 'event' }])), /grain=event/);
});

test('an example opens in the notation of its course, and undo goes back', () => {
  const opened = after([{ type: 'chooseExample', id: 'gomoku' }]);
  assert.deepEqual([opened.notation, opened.names, opened.grain], ['c', 'min-max', 'lecture']);
  const changed = after(
    [
      { type: 'setNotation', change: { cuts: 'scissors' } },
      { type: 'chooseExample', id: 'draw' },
    ],
    opened,
  );
  assert.deepEqual([changed.notation, changed.cuts], ['c', 'scissors'], 'what was changed in it stays');
  const basics = after([{ type: 'chooseExample', id: 'deep' }], changed);
  assert.deepEqual([basics.notation, basics.cuts], ['c', 'scissors'], 'the basics are everybody’s');
  assert.equal(after([{ type: 'chooseExample', id: 'mtd' }], basics).cuts, 'slashes');
  const back = after([{ type: 'undo' }], opened);
  assert.deepEqual([back.notation, back.names, back.grain, back.example], ['general', 'greek', 'event', 'textbook']);
  const again = after([{ type: 'redo' }], back);
  assert.deepEqual([again.notation, again.names, again.grain, again.example], ['c', 'min-max', 'lecture', 'gomoku']);
});

test('by hand every switch can be chosen once', () => {
  const names = columns.flat().flatMap((group) => group.names);
  assert.deepEqual([...names].sort(), [...switchNames].sort());
  for (const name of names) assert.ok(texts.text(`notation-${spelled(name)}-why`).endsWith('.'));
});

/** @type {(id: string, change?: Partial<Notation>) => import('../src/dialogs/notation/choices.js').NotationChoice} */
const chosen = (id, change = {}) => ({
  id,
  notation: {
    .../** @type {import('../src/port/notation.js').Preset} */ (presets.find((one) => one.id === id)).notation,
    ...change,
  },
});

/** @type {(name: keyof Notation, of: import('../src/dialogs/notation/choices.js').NotationChoice) => string[]} */
const onIn = (name, of) => switches[name].filter((value) => !isOff(name, value, of));

test('what a course does not have is disabled, and so is what would change nothing', () => {
  assert.deepEqual(
    presets.map(({ id }) => onIn('best', chosen(id)).join()),
    ['best,none,v,res', 'none', 'best,none,v,res', 'v', 'none', 'best,none,v,res'],
  );
  assert.deepEqual(onIn('bounds', chosen('general')), ['both']);
  assert.deepEqual(onIn('bounds', chosen('general', { windows: 'labelled' })), ['both', 'own']);
  assert.deepEqual(onIn('windows', chosen('b')), ['labelled'], 'a bound alone says which it is');
  assert.deepEqual(onIn('raised', chosen('e')), ['after']);
  assert.deepEqual(onIn('raised', chosen('e', { asOf: 'left' })), ['after', 'before']);
  assert.deepEqual(onIn('interim', chosen('c')), ['plain']);
  const ofUnseen = (/** @type {boolean} */ seesAll) =>
    /** @type {const} */ (['numbers', 'unseen']).map((name) => onIn(name, { ...chosen('c'), seesAll }));
  assert.deepEqual(ofUnseen(true), [['seen'], ['dots']], 'nothing is unseen at the end of minimax');
  assert.deepEqual(ofUnseen(false), [switches.numbers, switches.unseen]);
});

test('a chosen value is never disabled, whatever a link combines', () => {
  for (const { id } of presets) {
    for (const name of switchNames) {
      for (const value of switches[name]) {
        const all = chosen(id, { [name]: value });
        for (const other of switchNames)
          assert.equal(isOff(other, all.notation[other], all), false, `${id} ${name}=${value}: ${other}`);
      }
    }
  }
});

test('manual changes are given in words and as in a link', () => {
  for (const { id } of presets) {
    assert.deepEqual(changedIn(chosen(id)), []);
    assert.deepEqual(changedIn(chosen(id, { cuts: 'scissors', separator: 'semicolon' })), ['cuts', 'separator']);
  }
  const changed = chosen('e', { cuts: 'cross', numbers: 'seen' });
  assert.equal(changesTold(changed, texts), 'Leaf numbers: when looked at; Cut mark: cross');
  const said = viewOf({ ...after([]), ...changed.notation, notation: 'e', theme: 'dark' });
  assert.equal(inLink(said), 'notation=e, numbers=seen, cuts=cross');
  assert.equal(inLink(viewOf(after([]))), '');
});

test('undo leaves the notation alone', () => {
  const change = /** @type {Partial<Notation>} */ ({ skin: 'plain', cuts: 'stub' });
  const state = after([{ type: 'setText', text: '(1 2)' }, { type: 'setNotation', change }, { type: 'undo' }]);
  assert.deepEqual([state.source.text, state.skin, state.cuts], [after([]).source.text, 'plain', 'stub']);
});

test('links carry every value of every switch, and report others', () => {
  for (const name of switchNames) {
    for (const value of switches[name]) {
      const link = linkTo(written({ [name]: value }));
      assert.equal(link.includes(`${spelled(name)}=${value}`), value !== usual[name], link);
      const read = after([{ type: 'openLink', hash: link }]);
      assert.deepEqual([read[name], read.ignored], [value, []]);
    }
    const read = after([{ type: 'openLink', hash: `tree=(1 2)&${spelled(name)}=curly` }], written({ skin: 'signs' }));
    assert.deepEqual(read.ignored, [{ piece: `${spelled(name)}=curly`, why: 'unreadable' }]);
    assert.equal(read.skin, 'signs');
  }
});

test('the sentence writes windows and infinities as the tree does', () => {
  const shown = showing('((3 5) (2 4))', { alpha: -9 });
  const said = (/** @type {Partial<Notation>} */ change) => sentence({ ...shown, ...change, step: 1 });
  assert.match(said({}), /\[−9, \+∞\]/);
  assert.match(said({ windows: 'open' }), /\(−9, \+∞\)/);
  assert.match(said({ windows: 'labelled' }), /α = −9, β = \+∞/);
  assert.deepEqual(
    [texts.scores.letters(Infinity), texts.scores.letters(-Infinity), texts.scores.letters(-3)],
    ['W', 'L', '−3'],
  );
});
