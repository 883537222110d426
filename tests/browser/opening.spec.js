// The picture that comes with the page: it stands there before the core has come, exactly as the page will draw it, and nothing that is done
// to it is lost.

import { expect, test } from './fixture.js';
import { hold } from './held.js';
import { Lecture } from './lecture.js';

/** @typedef {import('@playwright/test').Page} Page */

test.use({ isFirst: true });

/** Holds the core back. @param {Page} page @returns {Promise<() => Promise<void>>} lets it come, and waits for the page that it draws */
async function withoutCore(page) {
  const letCome = await hold(page, /\.wasm$/);
  return async () => {
    letCome();
    await page.locator('#menu').waitFor({ state: 'attached' });
  };
}

/** Runs in the browser: where everything stands, by what it is and where in its part of the page. */
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

/** Runs in the browser: every element of its parts, but for numbers, which `standing` compares, and what a tree has that is stretched. */
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

for (const [width, height] of [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
  [960, 540],
  [390, 844],
  [844, 390],
]) {
  test(`stands at ${width} × ${height} where the page draws it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const letCome = await withoutCore(page);
    await page.goto('./');
    await page.evaluate(() => document.fonts.ready);
    const [before, text] = [await page.evaluate(standing), await page.evaluate(written)];
    await letCome();
    expect(await page.evaluate(written)).toEqual(text);
    const after = await page.evaluate(standing);
    for (const [name, box] of Object.entries(after))
      for (const [side, at] of box.entries())
        expect(Math.abs(at - before[name][side]), `${name}: ${before[name]} and then ${box}`).toBeLessThan(1.5);
  });
}

test('keys and clicks before the core has come are done when it has', async ({ page }) => {
  const lecture = new Lecture(page);
  const letCome = await withoutCore(page);
  await page.goto('./');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Step forward' }).click();
  await expect(lecture.position).toHaveText(/^0 of/);
  await letCome();
  await expect(lecture.position).toHaveText(/^2 of/);
});

test('what is chosen and typed before the core has come stands there when it has', async ({ page }) => {
  const lecture = new Lecture(page);
  const letCome = await withoutCore(page);
  await page.goto('./');
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
});

test('a leaf that is clicked before the core has come takes its score then', async ({ page }) => {
  const lecture = new Lecture(page);
  const letCome = await withoutCore(page);
  await page.goto('./');
  await page.locator('.node[data-node="2"]').click();
  await letCome();
  await expect(page.locator('.leaf-editor input')).toBeFocused();
  await page.keyboard.press('Escape');
  await lecture.press('ArrowRight');
  await expect(lecture.position).toHaveText(/^1 of/);
});

test('what is to be opened is never another tree first', async ({ page }) => {
  const lecture = new Lecture(page);
  const letCome = await withoutCore(page);
  await page.goto('./#tree=(1+2)&step=2');
  await expect(page.locator('.stage .node')).toHaveCount(0);
  await expect(lecture.algorithm).toBeHidden();
  await expect(page.locator('.brand')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await letCome();
  await expect(lecture.position).toHaveText(/^3 of/);
  await expect(page.locator('.stage .node')).toHaveCount(3);
});

test('a reader’s colours and size of text are there from the start', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(() => localStorage.setItem('secateur', JSON.stringify({ theme: 'dark', textSize: 1.3 })));
  const letCome = await withoutCore(page);
  await page.goto('about:blank');
  await page.goto('./');
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

test('a frame that is not shown has nothing to complain about, and shows the page when it is', async ({ page }) => {
  const body = '<iframe src="./" width="800" height="600" hidden></iframe>';
  await page.route('**/around.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('./around.html');
  await page.locator('iframe').evaluate((frame) => frame.removeAttribute('hidden'));
  await expect(page.frameLocator('iframe').locator('.node[data-node="0"]')).toBeVisible();
});

test('the picture of a page that does not come says so', async ({ page, troubles }) => {
  await page.route(/\/index-[^/]*\.js$/, (route) => route.abort());
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('could not');
  await expect(page.getByRole('tree')).toHaveCount(0);
  expect(troubles.splice(0)).not.toEqual([]);
});
