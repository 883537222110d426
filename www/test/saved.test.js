// Files: what is saved is open again for whoever opens it, with notation, language and comparison; and a link that is pasted is
// known as one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromText } from '../src/core/source.js';
import { linkIn } from '../src/keeping/link.js';
import { broughtBy, fileOf, readSaved, settingsOf } from '../src/keeping/snapshot.js';
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
  const { tree: text, step } = saved;
  const settings = settingsOf(saved, state.settings, engine);
  return act(state, { type: 'openTree', source: fromText(text), step, settings, ...broughtBy(saved) }, engine);
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

test('what a file says wrongly counts for nothing', () => {
  const view = { skin: 'stars', language: 'xx', theme: 7, step: '3', tree: '(9 9)', constructor: 'x' };
  const there = opened({ tree: '(1 2)', view, race: { runs: 'alpha-beta;nothing' } }, initialState());
  assert.deepEqual(
    [there.skin, there.language, there.theme, there.step, there.shown.source.text, there.race],
    ['triangles', 'en', 'auto', 0, '(1 2)', null],
  );
});

test('another language, which starts the page again, waits where the tree would not outlast that', () => {
  const giant = { tree: `(${'7 '.repeat(600_000)})`, view: { language: 'pl', skin: 'plain' } };
  assert.deepEqual(broughtBy(giant).view, { skin: 'plain' });
});

for (const [text, hash] of [
  ['#tree=((3 12 8)(2 4 6))&step=4', '#tree=((3 12 8)(2 4 6))&step=4'],
  [' https://example.org/some/where/?embed#tree=(1+2)\n', '#tree=(1+2)'],
  ['<https://example.org/#algorithm=pvs&tree=(1+2)>', '#algorithm=pvs&tree=(1+2)'],
  ['file:///home/me/secateur.html#step=3', '#step=3'],
  ['((3 12 8)(2 4 6))', null],
  ['#a: (1 2)', null],
  ['tree: (#1 2)', null],
  ['https://example.org/#section', null],
  ['https://example.org/#colour=red', null],
  ['(1 2)#tree=(3 4)', null],
]) {
  test(`${hash ? 'a link' : 'no link'}: ${text?.trim()}`, () => assert.equal(linkIn(String(text)), hash));
}
