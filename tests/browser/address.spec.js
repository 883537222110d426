// The address always matches the page: another tab shows the same from the address alone.

import { expect, test } from './fixture.js';
import { readPage } from './seen.js';
import { uniformTree } from './trees.js';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * What the page's address opens in a tab that knows nothing else.
 * @param {Page} page
 */
async function freshOf(page) {
  const tab = await page.context().newPage();
  await tab.addInitScript(() => localStorage.clear());
  await tab.setViewportSize(/** @type {{ width: number, height: number }} */ (page.viewportSize()));
  await tab.goto(page.url());
  await tab.locator('.main .stage .node').first().waitFor({ state: 'attached' });
  return tab;
}

/** @param {Page} page */
const drawing = (page) => page.evaluate(readPage).then(({ step, view, nodes, rows }) => ({ step, view, nodes, rows }));

const trees = /** @type {[string, string, number][]} */ ([
  ['wider than the stage', uniformTree([7, 8], 3), 20],
  ['wider and deeper', uniformTree([2, 2, 2, 2, 2, 2], 5), 60],
  ['with a position met again', '((b: (1 2)) @b (3 4))', 4],
  ['with more leaves than are read at once', uniformTree([5, 5, 4], 7), 40],
]);

test('a tree of any width and depth is folded and labelled as in a fresh tab', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const [name, tree, step] of trees) {
    await test.step(name, async () => {
      await page.goto('about:blank');
      await page.goto(`./#tree=${tree.replaceAll(' ', '+')}`);
      await page.locator('.main .stage .node').first().waitFor({ state: 'attached' });
      // To the end and back: a view that remembers has something to remember.
      for (const key of ['End', 'Home', 'End']) await page.keyboard.press(key);
      await page.getByRole('slider').focus();
      await page.evaluate((step) => {
        for (let at = Number(document.querySelector('.timeline')?.getAttribute('aria-valuemax')); at > step; at -= 1)
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }),
          );
      }, step);
      await expect(page).toHaveURL(new RegExp(`step=${step}(&|$)`));
      const tab = await freshOf(page);
      await expect.poll(async () => JSON.stringify(await drawing(tab))).toBe(JSON.stringify(await drawing(page)));
      // Loading a dialog's code changes nothing.
      await tab.keyboard.press('n');
      await tab.getByRole('menu', { name: 'Notation' }).waitFor();
      expect(await drawing(tab)).toEqual(await drawing(page));
      await tab.close();
    });
  }
});
