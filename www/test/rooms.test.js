// What each folder of the page must not depend on: panels not on storage, the stage not on panels and dialogs, storage not on drawing.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';

const src = resolve(import.meta.dirname, '../src');
/** What each must not import. @type {Record<string, string[]>} */
const unknown = {
  port: ['stage', 'input', 'panels', 'dialogs', 'storage', 'page'],
  words: ['stage', 'input', 'panels', 'dialogs', 'storage', 'page'],
  storage: ['stage', 'input', 'panels', 'dialogs', 'page'],
  stage: ['panels', 'dialogs', 'storage', 'page'],
  input: ['dialogs', 'storage', 'page'],
  panels: ['storage', 'page'],
  dialogs: ['storage', 'page'],
};

/** The modules that a script imports, also dynamically; types alone are allowed everywhere. @type {(folder: string, source: string) => string[]} */
const importsOf = (folder, source) =>
  [...source.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^'?]*)/g)].map(([, path]) =>
    resolve(folder, path).slice(src.length + 1),
  );

test('no folder imports what it must not', () => {
  let count = 0;
  for (const entry of readdirSync(src, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const file = resolve(entry.parentPath, entry.name);
    const [room] = file.slice(src.length + 1).split('/');
    for (const other of importsOf(entry.parentPath, readFileSync(file, 'utf8'))) {
      count += 1;
      const of = other.split('/')[0];
      assert.ok(!unknown[room]?.includes(of), `${file.slice(src.length + 1)} imports ${other}: ${room} knows no ${of}`);
    }
  }
  assert.ok(count > 200, `${count} imports are looked at`);
  assert.deepEqual(importsOf(resolve(src, 'stage'), "import '../panels/menu.css';\n/** import('../page/page.js') */"), [
    'panels/menu.css',
  ]);
});
