// Notations: the tables hold what they name, links carry every switch, windows are written as chosen, and every skin has
// room for what it draws.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkTo } from '../src/address.js';
import { isSameNotation, switches, switchNames, usual } from '../src/notation.js';
import { presetOf, presets } from '../src/presets.js';
import { cutMarks, strokesOf } from '../src/tree/cutmarks.js';
import { choiceOf } from '../src/tree/fit.js';
import { sizesOf } from '../src/tree/sizes.js';
import { bodyOf, figureOf, skinFor, skins, spotsOf } from '../src/tree/skins.js';
import { windowLabel } from '../src/tree/windowlabel.js';
import { after, engine, sentence, showing, texts } from './setup.js';

/** @typedef {import('../src/types.js').Notation} Notation */

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

test('a whole notation sets every switch and both rules, and holds until one of them changes', () => {
  for (const { id, notation, rules } of presets) {
    const state = after([
      { type: 'goTo', step: 5 },
      { type: 'setNotation', change: notation, rules },
    ]);
    assert.ok(isSameNotation(state, notation));
    assert.deepEqual([state.shown.settings.cut, state.shown.settings.returns], [rules.cut, rules.returns]);
    assert.equal(presetOf(state, state.settings)?.id, id);
    for (const name of switchNames) {
      const other = switches[name].find((value) => value !== notation[name]);
      const changed = after([{ type: 'setNotation', change: { [name]: other } }], state);
      assert.notEqual(presetOf(changed, changed.settings)?.id, id);
      assert.equal(changed.shown, state.shown);
    }
  }
});

test('undo leaves the notation alone', () => {
  const change = /** @type {Partial<Notation>} */ ({ skin: 'plain', cuts: 'stub' });
  const state = after([{ type: 'setText', text: '(1 2)' }, { type: 'setNotation', change }, { type: 'undo' }]);
  assert.deepEqual([state.text, state.skin, state.cuts], [after([]).text, 'plain', 'stub']);
});

test('links carry every value of every switch, and tell of others', () => {
  for (const name of switchNames) {
    for (const value of switches[name]) {
      const link = linkTo(written({ [name]: value }), engine) ?? '';
      assert.equal(link.includes(`${name}=${value}`), value !== usual[name], link);
      const read = after([{ type: 'openLink', hash: link }]);
      assert.deepEqual([read[name], read.ignored], [value, []]);
    }
    const read = after([{ type: 'openLink', hash: `tree=(1 2)&${name}=curly` }], written({ skin: 'signs' }));
    assert.deepEqual(read.ignored, [{ piece: `${name}=curly`, why: 'unreadable' }]);
    assert.equal(read.skin, 'signs');
  }
});

/** @param {Partial<import('../src/tree/windowlabel.js').Bounds>} bounds @param {object} [setting] */
function label(bounds, setting) {
  return (/** @type {Notation['windows']} */ writing) => {
    const all = { size: 20, isQuiet: false, score: String, separator: ',', measure, writing, ...setting };
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
      const sizes = sizesOf([widest], skin, measure, choiceOf(24, 3, 'stacked'));
      for (const kind of /** @type {const} */ (['max', 'min', 'leaf'])) {
        const [width, height] = bodyOf(kind, sizes);
        assert.ok(width > 0 && height > 0 && width <= Math.max(sizes.nodeWidth, sizes.leafWidth));
        assert.match(figureOf(kind, skin).outline(width, height), /^M[^M]*Z$/);
        const { value, window } = spotsOf(kind, sizes);
        assert.ok(window >= width / 2);
        if (skin.isBeside && kind !== 'leaf') assert.ok(value.x < -width / 2 && sizes.valueRoom > 0);
        else assert.equal(value.x, 0);
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
