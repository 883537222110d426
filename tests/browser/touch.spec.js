// Presenting by touch alone: whoever has no keys comes into it, steps both ways and leaves it.

import { expect, test } from './fixture.js';

test.skip(({ browserName }) => browserName === 'firefox', 'no fingers can be sent to Firefox');

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
]) {
  test(`presenting without a keyboard on ${width} × ${height}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport: { width, height }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto('./#step=9&grain=event');
    await page.locator('.node[data-node="0"]').waitFor();
    const present = page.getByRole('button', { name: 'Present' });
    if (!(await present.isVisible())) await page.getByRole('button', { name: 'More settings' }).tap();
    await present
      .or(page.getByRole('dialog', { name: 'Settings' }).getByText('Present'))
      .first()
      .tap();
    await expect(page.locator('body')).toHaveClass(/is-presenting/);
    const step = page.locator('.stepno');
    await page.getByRole('button', { name: 'Step forward' }).tap();
    await expect(step).toContainText('10');
    await swipe(page, 0.7, 0.25);
    await expect(step).toContainText('11');
    await swipe(page, 0.25, 0.7);
    await expect(step).toContainText('10');
    expect(await page.evaluate(lettersBelow, '.leave')).toEqual([]);
    await page.getByRole('button', { name: 'Leave the presentation' }).tap();
    await expect(page.locator('body')).not.toHaveClass(/is-presenting/);
    await expect(page.locator('.aside')).toBeVisible();
    await context.close();
  });
}

/** Runs in the browser: the lines of the sentence on which this lies. @param {string} selector */
function lettersBelow(selector) {
  const sentence = /** @type {HTMLElement} */ (document.querySelector('.say'));
  const over = /** @type {HTMLElement} */ (document.querySelector(selector)).getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(sentence);
  return [...words.getClientRects()]
    .filter(({ right, top, bottom }) => over.left < right && top < over.bottom && over.top < bottom)
    .map(({ right, top }) => [right, top]);
}

/**
 * Over the tree, between shares of the window's width.
 * @param {import('@playwright/test').Page} page
 * @param {number} from
 * @param {number} to
 */
async function swipe(page, from, to) {
  const fingers = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const at = (/** @type {number} */ share) => [{ x: share * width, y: 0.45 * height }];
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
