// What stands between a person and the first tree: all that the page asks for until it asks for its rest.

import { brotliCompressSync } from 'node:zlib';

/** @param {import('@playwright/test').Request} request */
const isOfRest = (request) => /\/rest-[^/]*\.(css|js)$/.test(request.url());

/**
 * Opens the page; what it has asked for, in bytes as a good server sends it.
 * @param {import('@playwright/test').Page} page
 */
export async function firstLoad(page) {
  /** @type {import('@playwright/test').Request[]} */
  const requests = [];
  let isFirst = true;
  page.on('request', (request) => {
    if (isOfRest(request)) isFirst = false;
    // Some browsers also fetch the icon of their tab.
    if (isFirst && !/\/icon-/.test(request.url())) requests.push(request);
  });
  const rest = page.waitForRequest(isOfRest);
  await page.goto('./');
  await page.getByRole('tree').locator('.node').first().waitFor();
  await rest;
  return Promise.all(
    requests.map(async (request) => {
      const response = await request.response();
      return { url: request.url(), bytes: brotliCompressSync((await response?.body()) ?? Buffer.alloc(0)).length };
    }),
  );
}
