// What the page says about itself: version, licence, its guide, and its components with all their licences.

import { readFileSync } from 'node:fs';
import { languageIds } from '../../www/src/words/languages.js';
import { expect, test } from './fixture.js';
import { Lecture } from './lecture.js';

const read = (/** @type {string} */ path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const { version, dependencies, devDependencies } = read('../../www/package.json');

test('the menu leads to version, licence and what the page is made of, as in the file beside it', async ({
  lecture,
  page,
}) => {
  const dialog = lecture.about;
  await lecture.openAbout();
  await expect(dialog).toContainText(`Version ${version}`);
  await expect(dialog).toContainText('Licence: MIT or Apache-2.0');
  await expect(dialog.getByRole('link', { name: 'Guide' })).toHaveAttribute('href', './guide/');
  const parts = dialog.locator('pre');
  await expect(parts).toBeHidden();
  await dialog.getByText('Its parts and their licences').focus();
  await lecture.press('Enter');
  await expect(parts).toBeVisible();
  const told = (await parts.textContent()) ?? '';
  const file = await (await page.request.get('./notices.txt')).text();
  expect(told.split(/\s+/)).toEqual(file.split(/\s+/));
  const isNamed = (/** @type {string} */ name) => told.split('\n').some((line) => line.startsWith(`${name} `));
  const core = ['serde', 'postcard', 'js-sys', 'wasm-bindgen', 'Rust’s standard library,'];
  for (const name of [...Object.keys(dependencies), ...core, 'Inter']) expect(isNamed(name), name).toBe(true);
  const tools = Object.keys(devDependencies).filter((name) => name !== 'vite');
  expect([...tools, 'syn', 'proptest', 'axe-core'].filter(isNamed), 'named, and not in the page').toEqual([]);
});

test('its text fits every window, in every language', async ({ page }) => {
  for (const language of languageIds) {
    await page.goto('about:blank');
    await page.goto(`./#language=${language}`);
    await new Lecture(page).node(0).waitFor();
    await page.locator('.bar [popovertarget="menu"]').click();
    await page.locator('#menu kbd', { hasText: 'K' }).waitFor();
    await page.locator('#menu button').last().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('summary').click();
    await expect(dialog.locator('pre')).toBeVisible();
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
      [844, 390],
      [320, 480],
    ]) {
      await page.setViewportSize({ width, height });
      const beside = await dialog.evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const isIn = 0 <= left && right <= innerWidth && 0 <= top && bottom <= innerHeight;
        return isIn ? one.scrollWidth - one.clientWidth : 'the dialog';
      });
      expect(beside, `${language}, ${width} × ${height}`).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});
