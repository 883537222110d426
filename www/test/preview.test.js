// The local server: who gets what from it, and that it ends with the script that it was started for.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

for (const base of ['./', '/dist/']) {
  test(`everybody gets the files, and nobody the version file of a build, under ${base}`, async (t) => {
    const outDir = mkdtempSync(join(tmpdir(), 'secateur-served-'));
    t.after(() => rmSync(outDir, { recursive: true }));
    writeFileSync(join(outDir, 'version.json'), '{ "offline": true }');
    const content = 'the same again and again '.repeat(100);
    for (const name of ['core.wasm', 'page.js']) writeFileSync(join(outDir, name), content);
    const server = await preview({ root, base, build: { outDir }, preview: { port: 0 } });
    t.after(() => server.close());
    const address = server.resolvedUrls?.local[0] ?? '';
    assert.equal(new URL(address).hostname, '127.0.0.1');
    const get = (/** @type {string} */ path) => fetch(address + path, { headers: { origin: 'null' } });
    for (const [name, type] of [
      ['core.wasm', 'application/wasm'],
      ['page.js', 'text/javascript'],
    ]) {
      const answer = await get(name);
      const header = (/** @type {string} */ field) => answer.headers.get(field);
      assert.equal(await answer.text(), content);
      assert.equal(header('content-type'), type);
      assert.equal(header('access-control-allow-origin'), '*');
      assert.equal(header('cache-control'), 'no-cache');
      assert.equal(header('content-encoding'), null, 'inside one machine, compressing only takes time');
    }
    assert.deepEqual(await (await get('version.json')).json(), { offline: false });
    assert.equal((await get('nothing')).status, 404);
  });
}

test('a script has the server while it runs, and its exit status is passed on', async () => {
  const script = `
    const { SECATEUR_URL } = process.env;
    const version = await fetch(SECATEUR_URL + 'version.json');
    console.log(JSON.stringify({ ...(await version.json()), url: SECATEUR_URL }));
    process.exit(7);`;
  const options = ['--input-type=module', '--eval', script];
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'vite.served.js'), ...options], {
    encoding: 'utf8',
  });
  const { url, offline } = JSON.parse(stdout);
  assert.deepEqual([status, offline, new URL(url).pathname], [7, false, '/dist/']);
  await assert.rejects(fetch(url));
});
