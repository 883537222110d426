// What a key means, and where it means nothing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actionOf, isCharacter } from '../src/input/keys.js';
import { switches } from '../src/port/notation.js';

/** @type {(key: string, expected: string | null, options?: { on?: string, held?: object }) => void} */
function check(key, expected, { on = 'body', held = {} } = {}) {
  const press = { key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held };
  const target = { closest: (/** @type {string} */ selector) => selector.split(', ').includes(on) };
  const action = actionOf(press, target);
  assert.equal(typeof action === 'object' ? (action?.type ?? null) : action, expected, `${key} on ${on}`);
}

const shift = { held: { shiftKey: true } };

test('arrows, ends and a presenter’s remote step', () => {
  check('ArrowRight', 'stepForward');
  check('ArrowLeft', 'stepBack');
  check('PageDown', 'stepForward');
  check('PageUp', 'stepBack');
  check('Home', 'first');
  check('End', 'last');
});

test('with Shift the arrows go from cut-off to cut-off', () => {
  check('ArrowRight', 'nextCutoff', shift);
  check('ArrowLeft', 'previousCutoff', shift);
  check('Home', null, shift);
});

test('Space plays, but presses a button that has the focus', () => {
  check(' ', 'togglePlay');
  check(' ', null, { on: 'button' });
  check('ArrowRight', 'stepForward', { on: 'button' });
});

test('nothing happens while someone types or chooses', () => {
  for (const on of ['input', 'textarea', 'select', '[contenteditable]', 'dialog']) {
    for (const key of ['ArrowUp', ' ', 'Home', '?']) check(key, null, { on });
    // A presenter's remote steps also while the picker that was just used still has the focus.
    check('PageDown', on === 'select' ? 'stepForward' : null, { on });
    check('F5', on === 'select' ? 'startShow' : null, { on });
  }
});

test('nothing happens with Ctrl, Alt or Meta', () => {
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) check('ArrowRight', null, { held });
});

test('the other arrows move the timeline only when it has the focus', () => {
  check('ArrowUp', 'stepForward', { on: '[role="slider"]' });
  check('ArrowDown', 'stepBack', { on: '[role="slider"]' });
  check('ArrowUp', null);
});

test('O opens the examples, with Shift the games, X goes to the next and with Shift to the previous one', () => {
  check('o', 'examples');
  check('X', 'nextExample');
  check('X', 'previousExample', shift);
  check('o', 'game', shift);
  check('x', null, { on: 'input' });
});

test('a question mark lists the keys, N and D open dialogs, digits choose among the skins', () => {
  check('?', 'help', shift);
  check('n', 'notation');
  check('d', 'compare');
  for (const [index, skin] of switches.skin.entries()) {
    const press = { key: String(index + 1), shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
    assert.deepEqual(actionOf(press, null), { type: 'setNotation', change: { skin } });
  }
  check('1', null, { on: 'input' });
  for (const key of ['0', '7', '9']) check(key, null);
});

test('in a picker of the header the arrows that choose nothing step', () => {
  const press = { key: 'ArrowRight', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  const picker = (/** @type {boolean} */ isElsewhere) => ({
    closest: (/** @type {string} */ selector) =>
      selector.includes('select') && !(isElsewhere && selector.includes(':not')),
  });
  assert.deepEqual(actionOf(press, picker(false)), { type: 'stepForward' });
  assert.equal(actionOf(press, picker(true)), null, 'in a dialog or in the menu they choose');
});

test('remotes start the show and blank the screen, on a Cyrillic keyboard too', () => {
  const press = { code: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  const black = { type: 'toggleBlank', blank: 'black' };
  const white = { type: 'toggleBlank', blank: 'white' };
  for (const [key, code, action] of /** @type {const} */ ([
    ...[
      ['b', 'KeyB', black],
      ['и', 'KeyB', black],
      ['.', 'Period', black],
      ['ю', 'Period', black],
    ],
    ...[
      ['w', 'KeyW', white],
      ['ц', 'KeyW', white],
      [',', 'Comma', white],
      ['б', 'Comma', white],
    ],
    ['F5', 'F5', { type: 'startShow', from: 'first' }],
  ]))
    assert.deepEqual(actionOf({ ...press, key, code }, null), action, key);
  assert.deepEqual(actionOf({ ...press, key: 'F5', shiftKey: true }, null), { type: 'startShow', from: 'here' });
  check('F5', null, { held: { ctrlKey: true } });
  check('f', 'fullScreen');
  check('s', 'moment');
});

test('while presenting no single key changes how the tree is drawn', () => {
  const press = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  const keys = [...Array(95).keys()].map((at) => String.fromCharCode(32 + at));
  const drawing = keys.filter((key) => {
    const action = actionOf({ ...press, key }, null);
    return typeof action === 'object' && action?.type === 'setNotation';
  });
  assert.deepEqual(drawing, ['1', '2', '3', '4', '5', '6']);
  for (const key of drawing) assert.equal(actionOf({ ...press, key }, null, { isPresenting: true }), null, key);
});

test('single characters are distinguished from other keys, and left alone in text fields', () => {
  const press = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  const on = (/** @type {string} */ part) => ({
    closest: (/** @type {string} */ all) => all.split(', ').includes(part),
  });
  for (const key of ['p', 'P', 'ш', '5', '.', ',', '?', '+']) {
    assert.equal(isCharacter({ ...press, key }, on('body')), true, key);
    assert.equal(isCharacter({ ...press, key, ctrlKey: true }, on('body')), false, `Ctrl + ${key}`);
    for (const field of ['input', 'textarea', 'select', 'dialog'])
      assert.equal(isCharacter({ ...press, key }, on(field)), false, `${key} in ${field}`);
  }
  for (const key of ['ArrowRight', 'PageDown', ' ', 'Enter', 'Escape', 'F5', 'Home', 'Tab'])
    assert.equal(isCharacter({ ...press, key }, on('body')), false, key);
});
