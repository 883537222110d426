// What the page weighs until it asks for the rest: every file, compressed as a good server sends it, and nothing from anywhere else.

import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './fixture.js';

/** In bytes: the page, its first tree, and all that it takes to step through it. */
const budget = 150_000;

test.use({ isFirst: true });

test('the first load keeps to its weight, and to its own files', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  /** @type {import('@playwright/test').Request[]} */
  const requests = [];
  let isFirst = true;
  page.on('request', (request) => {
    if (/\/rest-[^/]*\.(css|js)$/.test(request.url())) isFirst = false;
    // Some browsers also fetch the icon of their tab.
    if (isFirst && !/\/icon-/.test(request.url())) requests.push(request);
  });
  await page.goto('./');
  await page.getByRole('tree').locator('.node').first().waitFor();
  await expect.poll(() => isFirst, 'the rest is asked for when the tree stands').toBe(false);

  const addresses = requests.map((request) => request.url());
  expect(addresses.filter((address) => !address.startsWith(base))).toEqual([]);
  expect(new Set(addresses).size, 'nothing is fetched twice').toBe(addresses.length);
  const files = await Promise.all(
    requests.map(async (request) => {
      const name = request.url().slice(base.length) || 'index.html';
      const response = await request.response();
      return { name, bytes: brotliCompressSync((await response?.body()) ?? Buffer.alloc(0)).length };
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
