// How a random tree was made stands in the address: the tree is there at once, R goes on with the next seed, an edit ends it
// and undo brings it back. Without its tree the link makes it, and the page is there meanwhile.

import { alone, expect, test } from './fixture.js';
import { Lecture } from './lecture.js';

const kind = 'random=children:2,depth:2,seed';
const first = 'tree=((9+9)(16+18))';

/** What is held back need not have come: Firefox waits for it before it calls a page loaded. */
const begun = /** @type {const} */ ({ waitUntil: 'domcontentloaded' });

/**
 * Holds everything late back until the answer is called.
 * @param {import('@playwright/test').Page} page
 */
async function heldBack(page) {
  /** @type {() => void} */
  let go = () => {};
  const released = new Promise((resolve) => (go = () => resolve(undefined)));
  await page.route('**/assets/full-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return go;
}

test('a tree with its making is there at once; R, an edit and undo do what they say', async ({ page }) => {
  const go = await heldBack(page);
  const lecture = new Lecture(page);
  await page.goto(`./#${first}&${kind}:1&step=3`);
  await expect(lecture.position).toHaveText(/^3 of/);
  await expect(lecture.treeText).toHaveValue('((9 9)(16 18))');
  go();
  await lecture.press('r');
  await expect(page).toHaveURL(new RegExp(`&${kind}:2$`));
  const second = await lecture.treeText.inputValue();
  await lecture.node(2).click();
  await page.keyboard.type('77');
  await lecture.press('Enter');
  await expect(page).toHaveURL(/#tree=\(\(77[^&]*$/);
  await lecture.press('Control+z');
  await expect(page).toHaveURL(new RegExp(`&${kind}:2$`));
  await expect(lecture.treeText).toHaveValue(second);
  await lecture.press('Control+z');
  await expect(page).toHaveURL((url) => url.hash === `#${first}&${kind}:1&step=3`);
});

test('a link without a tree makes it, and the page is there meanwhile', async ({ page }) => {
  const go = await heldBack(page);
  const lecture = new Lecture(page);
  await page.goto(`./#${kind}:1&step=3`, begun);
  const coming = page.getByRole('status').filter({ hasText: 'The tree of the link is being made' });
  await expect(coming).toBeVisible();
  // Whoever steps on what stands there meanwhile wants the tree all the same.
  await lecture.press('ArrowRight');
  await expect(lecture.position).toHaveText(/^1 of/);
  go();
  await expect(lecture.treeText).toHaveValue('((9 9) (16 18))');
  await expect(lecture.position).toHaveText(/^3 of/);
  await expect(coming).toBeHidden();
  await expect(page).toHaveURL((url) => url.hash === `#${first}&${kind}:1&step=3`);
});

test('whoever types meanwhile keeps what they typed, even what cannot be read', async ({ page }) => {
  const go = await heldBack(page);
  const lecture = new Lecture(page);
  await page.goto(`./#${kind}:1`, begun);
  const coming = page.getByRole('status').filter({ hasText: 'The tree of the link is being made' });
  await expect(coming).toBeVisible();
  await lecture.treeText.fill('((1 2) (3');
  await expect(coming).toBeHidden();
  go();
  // Only the full core has it.
  await lecture.press('Enter');
  await lecture.algorithm.selectOption('pvs');
  await expect(lecture.algorithm).toHaveValue('pvs');
  await expect(lecture.treeText).toHaveValue('((1 2) (3');
});

test('everything wrong in it is told where the other fields are', async ({ page }) => {
  const lecture = new Lecture(page);
  await page.goto('./#tree=(1+2)&random=children:0,depth:4,seed:x');
  const told = page.getByRole('status').filter({ hasText: 'cannot be read' });
  await expect(told).toContainText('“random=children:0”');
  await expect(told).toContainText('“random=seed:x”');
  await expect(lecture.treeText).toHaveValue('(1 2)');
});

alone('without the network the link stays, and is opened by loading again', async ({ page }) => {
  await page.route('**/assets/full-*.js', (route) => route.abort());
  // In another language than the reader's.
  const link = `#${kind}:1&language=pl`;
  await page.goto(`./${link}`);
  const missing = page.getByRole('status').filter({ hasText: 'Części strony nie udało się wczytać.' });
  await expect(missing).toBeVisible();
  await expect(missing).not.toContainText('Powstaje drzewo');
  expect(new URL(page.url()).hash).toBe(link);
  await page.unrouteAll();
  await missing.getByRole('button', { name: 'Odśwież' }).click();
  await expect(page.locator('.tree-text').first()).toHaveValue('((9 9) (16 18))');
});
