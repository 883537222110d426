// Continuing from a node: by key, from the panel of a game's position, and as a tree of its own, always from the right node.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeFor } from '../src/input/changing.js';
import { positionPanel } from '../src/panels/search/positionpanel.js';
import { after, engine, randomTexts, showing } from './core.js';
import { gathered, texts } from './setup.js';

/** @typedef {import('../src/page/page.js').Page} Page */
/** @typedef {import('../src/port/types.js').Action} Action */

/** The inner nodes of a tree, except the root. @param {import('../src/port/facts.js').Facts} facts */
const inner = (facts) => [...facts.parents.keys()].filter((node) => node > 0 && !facts.isLeaf(node));

test('the tree of a node is its subtree', () => {
  let count = 0;
  for (const text of randomTexts(60, 5)) {
    const state = showing(text);
    const { facts } = engine.look(state.shown);
    const { tree } = facts;
    for (const node of inner(facts)) {
      const on = engine.look(after([{ type: 'goOn', node }], state).shown).tree;
      const below = [node, facts.ends[node]];
      assert.deepEqual(on.scores(), tree.scores().slice(...below), `${text} ${node}`);
      assert.deepEqual(on.players(), tree.players().slice(...below), `${text} ${node}`);
      assert.deepEqual(
        on.ends(),
        tree
          .ends()
          .slice(...below)
          .map((end) => end - node),
        `${text} ${node}`,
      );
      count += 1;
    }
  }
  assert.ok(count > 60);
});

test('H continues from the selected node', () => {
  const { facts } = engine.look(showing('((3 12 8) ((4 6) 2) (14 5 2))').shown);
  const press = /** @type {KeyboardEvent} */ ({ key: 'h', code: 'KeyH' });
  for (const node of inner(facts)) assert.deepEqual(changeFor(press, facts, node), { type: 'goOn', node });
});

/** The actions of the buttons with these words. @type {(template: any, words: string) => (() => void)[]} */
function presses(template, words) {
  if (Array.isArray(template)) return template.flatMap((one) => presses(one, words));
  if (!template?.strings) return [];
  const isIt = template.values.includes(words);
  return template.values.flatMap((/** @type {any} */ value) =>
    isIt && typeof value === 'function' ? [value] : presses(value, words),
  );
}

test('the panel of a position continues from the one that it shows', () => {
  const state = showing('game=connect-four&moves=4453&depth=2');
  const { run } = engine.look(state.shown);
  const seen = new Set();
  for (let step = 0; step <= run.length; step += 1) {
    const page = gathered({ ...state, step });
    /** @type {Action[]} */
    const done = [];
    const view = { ...page, texts, dispatch: (/** @type {Action} */ action) => done.push(action) };
    const panel = positionPanel(/** @type {Page} */ (/** @type {unknown} */ (view)), null);
    for (const press of presses(panel, texts.text('position-onward'))) press();
    const node = run.spoken(step);
    assert.deepEqual(done, node === 0 || page.facts.isLeaf(node) ? [] : [{ type: 'goOn', node }], `step ${step}`);
    if (done.length > 0) seen.add(node);
  }
  assert.ok(seen.size > 2);
});
