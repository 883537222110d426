// What the page weighs until it asks for the rest: every file, compressed as a good server sends it, and nothing from anywhere else.

import { firstLoad } from './firstload.js';
import { expect, test } from './fixture.js';

/**
 * In bytes: the page, its first tree, and all that it takes to step through it; 5,000 of it play a step as a film and draw its
 * argument, 2,000 order children by their ranks in a game, 1,500 show uneven trees whole and know a text that may be in another form.
 */
const budget = 158_500;

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
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, `bytes of all files:\n${lines}`).toBeLessThanOrEqual(budget);
});
