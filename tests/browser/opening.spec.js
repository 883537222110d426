// The picture delivered with the page: it is visible before the core is loaded, exactly as the page will draw it, and no input to it is
// lost.

import { expect, test } from './fixture.js';
import { hold } from './held.js';
import { Lecture } from './lecture.js';

/** @typedef {import('@playwright/test').Page} Page */

test.use({ isFirst: true });

/**
 * Opens the page with its core delayed, in a browser that is new except for the reader's preferences.
 * @param {Page} page
 * @param {string} [address]
 * @param {object} [chosen]
 * @returns {Promise<() => Promise<void>>} releases it, and waits for the drawn page
 */
async function openWithoutCore(page, address = './', chosen = undefined) {
  if (page.url().startsWith('http')) await page.evaluate(forget, chosen);
  const letCome = await hold(page, /\.wasm$/);
  await page.goto('about:blank');
  await page.goto(address);
  return async () => {
    letCome();
    await page.locator('#menu').waitFor({ state: 'attached' });
    await page.unrouteAll();
  };
}

/** Runs in the browser. A page stores its state on leaving; this one no longer can. @param {object | undefined} chosen */
function forget(chosen) {
  localStorage.clear();
  sessionStorage.clear();
  if (chosen) localStorage.setItem('secateur', JSON.stringify(chosen));
  Storage.prototype.setItem = () => {};
}

/** Runs in the browser: the position of everything, by kind and place in its part of the page. */
function standing() {
  const parts = ['bar', 'say', 'aside', 'stage', 'player'];
  const all = parts.flatMap((name) => {
    const part = /** @type {Element} */ (document.querySelector(`.${name}`));
    return [...part.querySelectorAll('*')].map((element, index) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [`${name} ${index} ${element.localName}.${element.classList}`, [x, y, width, height]];
    });
  });
  return Object.fromEntries(all);
}

/** Runs in the browser: every element of its parts, except numbers, which `standing` compares, and details of a stretched tree. */
function written() {
  const names = ['bar', 'say', 'argument', 'aside', 'stage', 'player'];
  const fields = ['value', 'selected', 'viewBox', 'style', '.style'];
  return names.flatMap((part) =>
    [...document.querySelectorAll(`.${part} *`)].map((element) => {
      const told = [...element.attributes].filter(({ name }) => !fields.includes(name));
      const attributes = told.map(({ name, value }) => `${name}="${value.trim().replace(/\s+/g, ' ')}"`).sort();
      const texts = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data.trim());
      const text = element instanceof HTMLTextAreaElement ? element.value : texts.join('');
      return `${part}: ${element.localName} ${attributes.join(' ')} ${text}`.replace(/-?\d+(\.\d+)?/g, '0');
    }),
  );
}

test('matches at every size what the page draws', async ({ page }) => {
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [1024, 768],
    [960, 540],
    [390, 844],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height });
    const letCome = await openWithoutCore(page);
    await page.evaluate(() => document.fonts.ready);
    const [before, text] = [await page.evaluate(standing), await page.evaluate(written)];
    await letCome();
    expect(await page.evaluate(written), `${width} × ${height}`).toEqual(text);
    const after = Object.entries(await page.evaluate(standing));
    const moved = after.filter(([name, box]) => box.some((at, side) => Math.abs(at - before[name][side]) >= 1.5));
    expect(moved.map(([name, box]) => `${name}: ${before[name]} and then ${box}`)).toEqual([]);
  }
});

test('presses, clicks, choices and typing before the core has loaded are done afterwards', async ({ page }) => {
  const lecture = new Lecture(page);
  let letCome = await openWithoutCore(page);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Step forward' }).click();
  await expect(lecture.position).toHaveText(/^0 of/);
  await letCome();
  await expect(lecture.position).toHaveText(/^2 of/);

  letCome = await openWithoutCore(page);
  await lecture.algorithm.selectOption('minimax');
  const field = page.getByRole('textbox', { name: 'Tree' });
  await field.click();
  await page.keyboard.press('End');
  for (const key of ['Backspace', 'Backspace', 'Backspace', '7', ')', ')']) await page.keyboard.press(key);
  await letCome();
  await expect(lecture.algorithm).toHaveValue('minimax');
  await expect(field).toHaveValue('((3 12 8) (2 4 6) (14 5 7))');
  await expect(field).toBeFocused();
  await page.keyboard.type(' ');
  await expect(field).toHaveValue('((3 12 8) (2 4 6) (14 5 7)) ');
  await expect(page.locator('.node[data-node="12"]')).toContainText('7');

  letCome = await openWithoutCore(page);
  await page.locator('.node[data-node="2"]').click();
  await letCome();
  await expect(page.locator('.leaf-editor input')).toBeFocused();
  await page.keyboard.press('Escape');
  await lecture.press('ArrowRight');
  await expect(lecture.position).toHaveText(/^1 of/);
});

test('no other tree is ever shown first, and a reader’s colours and text size are there from the start', async ({
  page,
}) => {
  const lecture = new Lecture(page);
  let letCome = await openWithoutCore(page, './#tree=(1+2)&step=2');
  await expect(page.locator('.stage .node')).toHaveCount(0);
  await expect(lecture.algorithm).toBeHidden();
  await expect(page.locator('.brand')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await letCome();
  await expect(lecture.position).toHaveText(/^3 of/);
  await expect(page.locator('.stage .node')).toHaveCount(3);

  letCome = await openWithoutCore(page, './', { theme: 'dark', textSize: 1.3 });
  const look = () =>
    page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.documentElement).fontSize,
    ]);
  await expect(page.locator('.stage .node').first()).toBeVisible();
  const before = await look();
  await letCome();
  expect(await look()).toEqual(before);
  expect(before[0]).not.toBe('rgb(252, 251, 248)');
});

test('a frame shows the page when it is visible, and a page that does not load says so', async ({ page, troubles }) => {
  const body = '<iframe src="./" width="800" height="600" hidden></iframe>';
  await page.route('**/around.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('./around.html');
  await page.locator('iframe').evaluate((frame) => frame.removeAttribute('hidden'));
  await expect(page.frameLocator('iframe').locator('.node[data-node="0"]')).toBeVisible();
  expect(troubles, 'hidden, it has nothing to complain about').toEqual([]);

  await page.route(/\/index-[^/]*\.js$/, (route) => route.abort());
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('could not');
  await expect(page.getByRole('tree')).toHaveCount(0);
  expect(troubles.splice(0)).not.toEqual([]);
});
