// The picture cached by the stage, and which parts of it are reused.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canvasFor, createPictureCache, tasksAhead } from '../src/stage/picturecache.js';
import { createPage } from './core.js';
import { texts } from './words.js';

/** What is drawn of a page. @param {ReturnType<typeof createPage>} page */
function viewOf({ engine, current }) {
  const state = current();
  const { settings } = state.shown;
  const view = { ...engine.look(state.shown), state, settings, algorithm: engine.algorithm(settings) };
  return /** @type {import('../src/port/types.js').View} */ (/** @type {unknown} */ (view));
}

/** @type {(count: number, child: string) => string} */
const family = (count, child) => `(${Array(count).fill(child).join(' ')})`;

const stage = /** @type {HTMLElement} */ (/** @type {unknown} */ ({ clientWidth: 1280, clientHeight: 600 }));

test('a large tree with another score keeps its layout, and no part of its picture is made in advance', () => {
  const page = createPage();
  page.act({ type: 'setText', text: family(9, family(20, family(20, '5'))) });
  page.act({ type: 'last' });
  const before = page.current().shown.source.text;
  const cache = createPictureCache(stage, texts);
  canvasFor(cache, viewOf(page));
  page.act({ type: 'setScore', node: 3, text: '42' });
  assert.notEqual(page.current().shown.source.text, before);
  assert.deepEqual(tasksAhead(cache, viewOf(page)), []);

  page.act({ type: 'chooseAlgorithm', id: 'minimax' });
  assert.notEqual(tasksAhead(cache, viewOf(page)).length, 0, 'of another search it is');
});
