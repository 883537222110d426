// Notations: the tables hold what they name, links carry every switch, windows are written as chosen, and every skin has
// room for what it draws.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkTo } from '../src/keeping/address.js';
import { linkOf, viewOf } from '../src/keeping/link.js';
import { changedIn, changesTold, columns, inLink, isOff } from '../src/notation/choices.js';
import { isSameNotation, needsFull, spelled, switches, switchNames, usual } from '../src/state/notation.js';
import { presets } from '../src/state/presets.js';
import { cutMarks, strokesOf } from '../src/tree/cutmarks.js';
import { choiceOf } from '../src/tree/fit.js';
import { sizesOf } from '../src/tree/sizes.js';
import { bodyOf, figureOf, skinFor, skins, spotsOf } from '../src/tree/skins.js';
import { windowLabel } from '../src/tree/windowlabel.js';
import { after, engine, sentence, showing, texts } from './setup.js';

/** @typedef {import('../src/state/types.js').Notation} Notation */

/** Every character is 0.6 em wide. @type {import('../src/tree/measure.js').Measure} */
const measure = (text, size) => 0.6 * size * text.length;

/** @param {Partial<Notation>} change */
const written = (change) => after([{ type: 'setNotation', change }]);

test('the page opens with the first value of every switch', () => {
  for (const name of switchNames) assert.equal(usual[name], switches[name][0]);
  assert.ok(isSameNotation(after([]), usual));
});

test('whole notations hold values there are, each of its own, and reach every dialect', () => {
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
      assert.equal(changed.shown, state.shown);
    }
  }
});

test('the notations of the courses are those of the core', () => {
  const rows = presets.slice(1).map(({ id, notation, rules }) => ({ id, ...rules, notation }));
  assert.deepEqual(engine.core().courses(), rows);
});

test('a link names a whole notation, and what has been changed in it', () => {
  for (const { id, notation } of presets) {
    const whole = after([{ type: 'chooseNotation', id }]);
    assert.equal((linkTo(whole, engine) ?? '').includes(`notation=${id}`), id !== 'general');
    const changed = after([{ type: 'setNotation', change: { cuts: 'scissors' } }], whole);
    const link = linkTo(changed, engine) ?? '';
    assert.deepEqual(
      link.split('&').filter((piece) => switchNames.some((name) => piece.startsWith(`${spelled(name)}=`))),
      ['cuts=scissors'],
    );
    const read = after([{ type: 'openLink', hash: link }], written({ skin: 'plain' }));
    assert.deepEqual([read.notation, read.cuts, read.ignored], [id, 'scissors', []]);
    // What a link does not say of the general notation, its reader has chosen.
    assert.equal(read.skin, id === 'general' ? 'plain' : notation.skin);
  }
  // Whatever stands first: a whole notation comes before what is changed in it.
  const read = after([{ type: 'openLink', hash: 'tree=(1 2)&cuts=cross&notation=e' }]);
  assert.deepEqual([read.notation, read.cuts, read.windows], ['e', 'cross', 'open']);
});

test('by its key a step goes on to the next slide of the course', () => {
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
  // An event that changes nothing a course shows is none of its own.
  const byEvent = after(
    [{ type: 'setGrain', grain: 'event' }, { type: 'goTo', step: 4 }, { type: 'stepForward' }],
    state,
  );
  assert.equal(byEvent.step, 5);
  assert.equal(after([{ type: 'stepForward' }], byEvent).step, 7);
});

test('a course goes slide by slide, however its notation is chosen, until someone says otherwise', () => {
  /** @type {(actions: import('../src/state/types.js').Action[]) => string} */
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
  assert.doesNotMatch(linkOf(after([inE]), '(1 2)'), /grain/, 'which nobody has chosen');
  assert.match(linkOf(after([inE, { type: 'setGrain', grain: 'event' }]), '(1 2)'), /grain=event/);
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

/** @type {(id: string, change?: Partial<Notation>) => import('../src/notation/choices.js').Chosen} */
const chosen = (id, change = {}) => ({
  id,
  notation: {
    .../** @type {import('../src/state/presets.js').Preset} */ (presets.find((one) => one.id === id)).notation,
    ...change,
  },
});

/** @type {(name: keyof Notation, of: import('../src/notation/choices.js').Chosen) => string[]} */
const onIn = (name, of) => switches[name].filter((value) => !isOff(name, value, of));

test('what a course does not know is off, and so is what would change nothing', () => {
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
});

test('what is chosen is never off, whatever a link has brought together', () => {
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

test('what was changed by hand is told in words and as a link says it', () => {
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

test('a course takes the full core, even where all its switches are as in general', () => {
  const state = after([
    { type: 'chooseNotation', id: 'e' },
    { type: 'setNotation', change: usual },
  ]);
  assert.deepEqual([needsFull(after([])), needsFull(state), needsFull(written({ best: 'v' }))], [false, true, true]);
});

test('undo leaves the notation alone', () => {
  const change = /** @type {Partial<Notation>} */ ({ skin: 'plain', cuts: 'stub' });
  const state = after([{ type: 'setText', text: '(1 2)' }, { type: 'setNotation', change }, { type: 'undo' }]);
  assert.deepEqual([state.source.text, state.skin, state.cuts], [after([]).source.text, 'plain', 'stub']);
});

test('links carry every value of every switch, and tell of others', () => {
  for (const name of switchNames) {
    for (const value of switches[name]) {
      const link = linkTo(written({ [name]: value }), engine) ?? '';
      assert.equal(link.includes(`${spelled(name)}=${value}`), value !== usual[name], link);
      const read = after([{ type: 'openLink', hash: link }]);
      assert.deepEqual([read[name], read.ignored], [value, []]);
    }
    const read = after([{ type: 'openLink', hash: `tree=(1 2)&${spelled(name)}=curly` }], written({ skin: 'signs' }));
    assert.deepEqual(read.ignored, [{ piece: `${spelled(name)}=curly`, why: 'unreadable' }]);
    assert.equal(read.skin, 'signs');
  }
});

/** @param {Partial<import('../src/tree/windowlabel.js').Bounds>} bounds @param {object} [setting] */
function label(bounds, setting) {
  return (/** @type {Notation['windows']} */ windows) => {
    const writing = { ...usual, windows };
    const all = { size: 20, isQuiet: false, score: String, comma: ',', measure, writing, ...setting };
    const { pieces, marker, width } = windowLabel(
      'line',
      { alpha: 0, beta: 6, side: null, from: null, ...bounds },
      all,
    );
    return { text: pieces.map(({ text }) => text).join(' '), pieces, marker, width };
  };
}

test('windows are written as chosen', () => {
  assert.deepEqual(
    switches.windows.map((writing) => label({})(writing).text),
    ['[ 0 , 6 ]', '( 0 , 6 )', 'α= 0 β= 6'],
  );
  assert.deepEqual(
    switches.windows.map((writing) => label({}, { isQuiet: true })(writing).text.replaceAll('\u00a0', '_')),
    ['[0, 6]', '(0, 6)', 'α=0__β=6'],
  );
  assert.deepEqual(
    switches.windows.map((writing) => label({ side: 'beta', from: 10 })(writing).text),
    ['[ 0 , 10 → 6 ]', '( 0 , 10 → 6 )', 'α= 0 β= 10 → 6'],
  );
});

test('a line stands under the bound that a cut-off has met, and under nothing else', () => {
  const all = {
    size: 20,
    isQuiet: false,
    score: String,
    comma: ',',
    measure,
    writing: { ...usual, windows: 'labelled' },
  };
  const setting = /** @type {Parameters<typeof windowLabel>[2]} */ (all);
  for (const style of /** @type {const} */ (['line', 'stacked'])) {
    const bounds = { alpha: 5, beta: 6, side: null, from: null };
    assert.equal(windowLabel(style, bounds, setting).held, undefined);
    const { held, pieces } = windowLabel(style, { ...bounds, held: 'beta' }, setting);
    const [first, last] = pieces.filter(({ role }) => role === 'b');
    assert.deepEqual([held?.x, Number(held?.x) + Number(held?.width)], [first.x, last.x + last.width]);
    assert.ok(held && first.y < held.y);
  }
});

test('a bound may stand alone, have another name and need no space', () => {
  const one = label({ alpha: null, beta: 4 });
  assert.deepEqual(
    switches.windows.map((writing) => one(writing).text),
    ['[ 4 ]', '( 4 )', 'β= 4'],
  );
  const tight = { ...usual, separator: 'tight', names: 'min-max' };
  assert.equal(label({}, { isQuiet: true, writing: tight })('closed').text, '[0,6]');
  assert.equal(label({}, { writing: { ...tight, windows: 'labelled' } })('closed').text, 'min= 0 max= 6');
});

test('in every writing the pieces stand in order, and the marker lies under the new bound', () => {
  for (const writing of switches.windows) {
    const { pieces, marker, width } = label({ side: 'alpha', from: -3 })(writing);
    for (const [index, { x, text, size }] of pieces.entries())
      assert.ok(x + measure(text, size, 500) <= (pieces[index + 1]?.x ?? width) + 1e-9, `${writing}: ${text}`);
    const fresh = pieces.find(({ isNew }) => isNew);
    assert.ok(marker && fresh?.text === '0' && marker.x < fresh.x && fresh.x < marker.x + marker.width);
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

test('every skin draws each kind of node within its body, and keeps labels out of it', () => {
  for (const [id, skin] of Object.entries(skins)) {
    assert.equal(skin.id, id);
    for (const widest of ['8', '−123.45']) {
      const words = { inner: /** @type {[string, string][]} */ ([[`≥${widest}`, '']]), leaf: [] };
      const sizes = sizesOf({ scores: [widest], skin, words }, measure, choiceOf(24, 3, 'stacked'));
      for (const kind of /** @type {const} */ (['max', 'min', 'leaf'])) {
        const [width, height] = bodyOf(kind, sizes);
        assert.ok(width > 0 && height > 0 && width <= Math.max(sizes.nodeWidth, sizes.leafWidth));
        assert.match(figureOf(kind, skin).outline(width, height), /^M[^M]*Z$/);
        const { value, window } = spotsOf(kind, sizes);
        assert.ok(window >= width / 2);
        if (skin.isBeside && kind !== 'leaf') assert.ok(value.x < -width / 2 && sizes.valueRoom > 0);
        else if (!skin.isPill) assert.equal(value.x, 0);
      }
      const room = measure(`≥${widest}`, sizes.valueFont, 700);
      assert.ok(room <= (skin.isBeside ? sizes.valueRoom : sizes.nodeWidth) + 1e-9, `${id}: ${widest}`);
    }
  }
});

test('a tree that mixes both players in a row is never drawn without signs', () => {
  const row = (/** @type {'max' | 'min' | null} */ player) => ({ inner: 2, leaves: 0, player });
  const leaves = { inner: 0, leaves: 4, player: null };
  assert.equal(skinFor('plain', [row('max'), row('min'), leaves]).id, 'plain');
  assert.equal(skinFor('plain', [row('max'), row(null), leaves]).id, 'signs');
  assert.equal(skinFor('circles', [row(null), leaves]).id, 'circles');
});

test('every mark of a cut-off stays within its size', () => {
  for (const [cuts, mark] of Object.entries(cutMarks)) {
    assert.equal(strokesOf(mark, 40).length > 0, !mark.isWhole, cuts);
    for (const stroke of strokesOf(mark, 40)) {
      const [, x, y] = stroke.match(/^M([-\d.]+) ([-\d.]+)/) ?? [];
      assert.ok(Math.abs(Number(x)) <= 22 && Math.abs(Number(y)) <= 22, stroke);
    }
  }
});
