// What the page and the program are made of, according to the build's modules.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { noticesOfProgram, packagesOf } from '../vite.notices.js';

const folder = fileURLToPath(new URL('../../node_modules/', import.meta.url));
/** @type {(...ids: string[]) => string[]} */
const namesOf = (...ids) => packagesOf(new Set(ids)).map(({ name }) => name);

test('each package is listed once, including those added by a tool, but not our own files', () => {
  const ids = [`${folder}lit-html/lit-html.js`, `${folder}lit-html/directives/live.js`, '/ours/www/src/main.js'];
  assert.deepEqual(namesOf(...ids, `${folder}@fluent/bundle/esm/index.js`), ['lit-html', '@fluent/bundle']);
  assert.deepEqual(namesOf('\0vite/preload-helper.js'), ['vite']);
});

test('a package only for tools stops the build if it is in the page', () => {
  assert.throws(() => namesOf(`${folder}axe-core/axe.js`), /axe-core is in the page, and named as a tool/);
});

test('everything compiled into the program has a licence to include', () => {
  const notices = noticesOfProgram();
  for (const title of [/^Secateur /m, /^Inter \(OFL/m, /^cozy-chess /m, /^krilla /m, /^clap /m])
    assert.match(notices, title);
  assert.doesNotMatch(notices, /^(wasm-bindgen|walrus|d3-|serde_derive) /m);
});
