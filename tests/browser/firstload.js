// What the page requests until it is usable.

import { brotliCompressSync } from 'node:zlib';

/**
 * Opens the page; returns its requests, in bytes as a good server sends them.
 * @param {import('@playwright/test').Page} page
 */
export async function firstLoad(page) {
  /** @type {import('@playwright/test').Request[]} */
  const requests = [];
  // Some browsers also fetch the icon of their tab.
  page.on('request', (request) => /\/icon-/.test(request.url()) || requests.push(request));
  await page.goto('./');
  await page.locator('#menu').waitFor({ state: 'attached' });
  return Promise.all(
    requests.map(async (request) => {
      const response = await request.response();
      return { url: request.url(), bytes: brotliCompressSync((await response?.body()) ?? Buffer.alloc(0)).length };
    }),
  );
}
