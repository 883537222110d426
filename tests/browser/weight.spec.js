// What the page weighs until it rests for the first time: every file, compressed as a good server sends it, and nothing from
// anywhere else.

import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './fixture.js';

/** In bytes: the page, its first tree, and all that it takes to step through it. */
const budget = 150_000;

test.use({ isFirst: true });

test('the first load keeps to its weight, and to its own files', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  /** @type {import('@playwright/test').Response[]} */
  const responses = [];
  // Some browsers also fetch the icon of their tab.
  page.on('response', (response) => /\/icon-/.test(response.url()) || responses.push(response));
  await page.goto('./', { waitUntil: 'networkidle' });
  await page.getByRole('tree').locator('.node').first().waitFor();

  const addresses = responses.map((response) => response.url());
  expect(addresses.filter((address) => !address.startsWith(base))).toEqual([]);
  expect(new Set(addresses).size, 'nothing is fetched twice').toBe(addresses.length);
  const files = await Promise.all(
    responses.map(async (response) => {
      const name = response.url().slice(base.length) || 'index.html';
      return { name, bytes: brotliCompressSync(await response.body()).length };
    }),
  );
  for (const ending of ['html', 'js', 'wasm', 'woff2']) {
    expect(
      files.some(({ name }) => name.endsWith(`.${ending}`)),
      `some .${ending} is weighed`,
    ).toBe(true);
  }
  const lines = files.map(({ name, bytes }) => `${bytes} ${name}`).join('\n');
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, `bytes of all files:\n${lines}`).toBeLessThanOrEqual(budget);
});
