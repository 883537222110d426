// What a key means, and where it means nothing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actionOf } from '../src/screen/keys.js';
import { switches } from '../src/state/notation.js';

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
    for (const key of ['ArrowRight', ' ', 'Home', '?']) check(key, null, { on });
    // A presenter's remote steps also while the picker that was just used still has the focus.
    check('PageDown', on === 'select' ? 'stepForward' : null, { on });
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

test('O opens the examples, X goes to the next and with Shift to the one before', () => {
  check('o', 'examples');
  check('X', 'nextExample');
  check('X', 'previousExample', shift);
  check('o', null, shift);
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
