// Files: what is saved is open again for whoever opens it, with notation, language and comparison.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileOf, openingOf, readSaved } from '../src/keeping/snapshot.js';
import { initialState } from '../src/state/state.js';
import { act, after, engine } from './core.js';

/** @typedef {import('../src/state/types.js').State} State */

/**
 * @param {unknown} file
 * @param {State} state
 */
function opened(file, state) {
  const saved = readSaved(JSON.parse(JSON.stringify(file)));
  assert.ok(saved);
  return act(state, { type: 'openTree', ...openingOf(saved, state.settings) }, engine);
}

const lectured = after([
  { type: 'openLink', hash: '#tree=((3 12)(2 4))&step=5&compare=pvs;mtd-f,guess=3&by=event&at=4' },
  { type: 'setNotation', change: { skin: 'circles', cuts: 'cross', infinity: 'letters', windows: 'open' } },
  { type: 'setLanguage', language: 'pl' },
]);

test('a file brings notation, language and an open comparison', () => {
  const there = opened(fileOf(lectured), initialState());
  for (const name of /** @type {const} */ ([
    'skin',
    'cuts',
    'infinity',
    'windows',
    'language',
    'step',
    'race',
    'shown',
  ]))
    assert.deepEqual(there[name], lectured[name], name);
});

test('what a file leaves out is as the reader has it', () => {
  const reader = after([
    { type: 'setLanguage', language: 'ru' },
    { type: 'setNotation', change: { skin: 'plain' } },
  ]);
  const there = opened(fileOf({ ...lectured, ...initialState(), shown: lectured.shown }), reader);
  assert.deepEqual([there.language, there.skin], ['ru', 'plain']);
  // A file of earlier days says nothing of all that.
  const old = opened({ tree: '(1 2)', settings: {}, step: 1 }, reader);
  assert.deepEqual([old.language, old.skin, old.race, old.step], ['ru', 'plain', null, 1]);
});

test('another language, which starts the page again, waits where the tree would not outlast that', () => {
  const giant = { tree: `(${'7 '.repeat(600_000)})`, view: { language: 'pl', skin: 'plain' } };
  assert.deepEqual(openingOf(giant, initialState().settings).view, { skin: 'plain' });
});
