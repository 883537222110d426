// What the browser has kept may be spoiled: what is no value of its field is as if nobody had chosen it, alone.

import { expect, test } from './fixture.js';

const good = { theme: 'dark', textSize: 1.3, speed: 2, skin: 'circles', arrange: 'search', language: 'pl' };
const junk = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'x',
  '1',
  'constructor',
  '__proto__',
  [],
  [1.3],
  ['pl'],
  {},
  { toString: 1 },
];

test('preferences are checked one by one', async ({ page }) => {
  await page.addInitScript(() => {
    const kept = window.name && JSON.parse(window.name);
    if (kept) localStorage.setItem('secateur', JSON.stringify(kept));
  });
  await page.goto('./');
  for (const bad of junk) {
    const spoiled = { ...Object.fromEntries(Object.keys(good).map((name) => [name, bad])), cuts: 'scissors' };
    await page.evaluate((kept) => {
      window.name = JSON.stringify(kept);
    }, spoiled);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Step forward' })).toBeVisible();
    const look = await page.evaluate(() => ({
      language: document.documentElement.lang,
      theme: document.documentElement.getAttribute('data-theme'),
      size: document.documentElement.style.getPropertyValue('--text-size'),
    }));
    expect(look, JSON.stringify(bad)).toEqual({ language: 'en', theme: null, size: '1' });
    await expect(page.locator('.print-key')).toContainText('Scissors');
  }
});
