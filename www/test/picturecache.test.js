// The picture that the stage keeps, and what of it serves again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canvasFor, createPictureCache, tasksAhead } from '../src/tree/picturecache.js';
import { act, after, engine, showing } from './core.js';
import { texts } from './words.js';

/**
 * What is drawn of a state.
 * @param {import('../src/state/types.js').State} state
 */
function viewOf(state) {
  const { settings } = state.shown;
  const view = { ...engine.look(state.shown), state, settings, algorithm: engine.algorithm(settings) };
  return /** @type {import('../src/state/types.js').View} */ (/** @type {unknown} */ (view));
}

/** @type {(count: number, child: string) => string} */
const family = (count, child) => `(${Array(count).fill(child).join(' ')})`;

const stage = /** @type {HTMLElement} */ (/** @type {unknown} */ ({ clientWidth: 1280, clientHeight: 600 }));

test('a large tree with another score keeps its layout, and nothing of its picture is made ahead', () => {
  const first = after([{ type: 'last' }], showing(family(9, family(20, family(20, '5')))));
  const cache = createPictureCache(stage, texts);
  canvasFor(cache, viewOf(first));
  const edited = act(first, { type: 'setScore', node: 3, text: '42' });
  assert.notEqual(edited.shown.source.text, first.shown.source.text);
  assert.deepEqual(tasksAhead(cache, viewOf(edited)), []);

  const other = act(edited, { type: 'chooseAlgorithm', id: 'minimax' });
  assert.notEqual(tasksAhead(cache, viewOf(other)).length, 0, 'of another search it is');
});
