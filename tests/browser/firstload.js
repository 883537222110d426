// What the page asks for until it stands there, and everything can be done.

import { brotliCompressSync } from 'node:zlib';

/**
 * Opens the page; what it has asked for, in bytes as a good server sends it.
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
