// The page's weight until it is usable: every file, compressed as a good server sends it, and nothing from anywhere else.

import { firstLoad } from './firstload.js';
import { expect, test } from './fixture.js';

/** In bytes: what loads before the first picture, i.e. the page's own text and its font; and all that stepping needs. */
const budgets = { picture: 56_000, steps: 1_030_000 };

test.use({ isFirst: true });

test('the first load keeps to its weight, and to its own files', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  const files = await firstLoad(page);
  expect(files.filter(({ url }) => !url.startsWith(base))).toEqual([]);
  expect(new Set(files.map(({ url }) => url)).size, 'nothing is fetched twice').toBe(files.length);
  for (const ending of ['html', 'js', 'wasm', 'woff2']) {
    expect(
      files.some(({ url }) => (url === base ? 'index.html' : url).endsWith(`.${ending}`)),
      `some .${ending} is weighed`,
    ).toBe(true);
  }
  const lines = files.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
  const weigh = (/** @type {typeof files} */ some) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  const drawn = files.filter(({ url }) => url === base || url.endsWith('.woff2'));
  expect(weigh(drawn), `bytes of all files:\n${lines}`).toBeLessThanOrEqual(budgets.picture);
  expect(weigh(files), `bytes of all files:\n${lines}`).toBeLessThanOrEqual(budgets.steps);
});
