// The page in a frame: who may step it, and which way a key leads out of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepAsked, wayOut } from '../src/input/framed.js';

const around = {};
const view = { parent: around };

test('only the page around may step it', () => {
  const data = { secateur: 'last' };
  assert.deepEqual(stepAsked({ data, source: around }, view, 9), { type: 'last' });
  // A page beside it in the same slides, one inside, nobody, and the frame itself.
  for (const source of [{}, null, undefined, view]) assert.equal(stepAsked({ data, source }, view, 9), null);
  const alone = { parent: /** @type {unknown} */ (null) };
  alone.parent = alone;
  assert.equal(stepAsked({ data, source: alone }, alone, 9), null, 'a page in no frame');
});

test('only a step of the run is accepted', () => {
  const asked = (/** @type {unknown} */ data) => stepAsked({ data, source: around }, view, 9);
  for (const [secateur, type] of [
    ['forward', 'stepForward'],
    ['back', 'stepBack'],
    ['first', 'first'],
    ['last', 'last'],
  ])
    assert.equal(asked({ secateur })?.type, type);
  for (const step of [0, 4, 9]) assert.deepEqual(asked({ secateur: 'to', step }), { type: 'goTo', step });
  for (const step of [-1, 10, 1.5, '1', null, undefined, Number.NaN])
    assert.equal(asked({ secateur: 'to', step }), null);
  for (const data of [
    null,
    undefined,
    7,
    'forward',
    [],
    {},
    { secateur: ['last'] },
    { secateur: 'setText', text: '1' },
  ])
    assert.equal(asked(data), null, JSON.stringify(data));
});

test('forward leads out at the end, and back at the beginning', () => {
  const at = (/** @type {number} */ step, change = {}) => ({
    step,
    blank: null,
    asking: /** @type {const} */ ('no'),
    ...change,
  });
  assert.equal(wayOut('stepForward', at(9), 9), 'forward');
  assert.equal(wayOut('stepBack', at(0), 9), 'back');
  for (const [type, step] of /** @type {const} */ ([
    ['stepForward', 0],
    ['stepForward', 8],
    ['stepBack', 9],
    ['stepBack', 1],
    ['last', 9],
    ['first', 0],
  ]))
    assert.equal(wayOut(type, at(step), 9), null, `${type} at ${step}`);
  for (const change of [{ blank: /** @type {const} */ ('black') }, { asking: /** @type {const} */ ('question') }])
    assert.equal(wayOut('stepForward', at(9, change), 9), null);
});
