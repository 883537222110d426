// The number line of a leaf: its score is dragged, counted and put into the middle of a piece, and the tree follows at once.

import { expect, test } from './fixture.js';

const link = '#tree=((3+12+8)(2+4+6)(14+5+2))&step=20';

test('the score of a chosen leaf is dragged along its pieces, counted and chosen, and one undo takes a drag back', async ({
  lecture,
  page,
}) => {
  await lecture.follow(link);
  await lecture.node(6).click();
  await lecture.press('Enter');
  const strip = page.getByRole('region', { name: 'This leaf: 2' });
  await expect(strip).toBeVisible();
  const { x, y, width } = await boxOf(page.getByRole('slider', { name: 'The score of this leaf' }));
  await page.mouse.move(x + 0.2 * width, y + 20);
  await page.mouse.down();
  for (const share of [0.4, 0.6, 0.9]) await page.mouse.move(x + share * width, y + 20);
  await page.mouse.up();
  await expect(lecture.treeText).toHaveValue('((3 12 8) (5 4 6) (14 5 2))');
  await expect(lecture.node(6)).toHaveText('5');
  // After the mouse, keys control the search.
  const { step } = await lecture.settled();
  await lecture.press('ArrowRight');
  expect((await lecture.settled()).step).toBe(step + 1);
  await expect(page.getByRole('region', { name: 'This leaf: 5' }), 'the search goes on').toBeHidden();
  await lecture.press('ControlOrMeta+z');
  await expect(lecture.treeText).toHaveValue('((3 12 8) (2 4 6) (14 5 2))');
});

test('by keyboard and by a row it gets another score, in its panel, while presenting, and for screen readers', async ({
  lecture,
  page,
}) => {
  await lecture.follow(`${link}&strip=4`);
  const slider = page.getByRole('slider', { name: 'The score of this leaf' });
  await slider.focus();
  await lecture.press('ArrowUp');
  await expect(slider).toHaveAttribute('aria-valuetext', '3');
  await lecture.press('Shift+ArrowUp');
  await expect(slider).toHaveAttribute('aria-valuetext', '13');
  await expect(slider, 'the keys stay there').toBeFocused();
  const row = page.getByRole('button', { name: /^3 < x < 4/ });
  await row.press('Enter');
  await expect(lecture.treeText).toHaveValue('((3 12 8) (3.5 4 6) (14 5 2))');
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('between 3 and 4 the root equals this leaf')).toBeVisible();
  await lecture.press('p');
  await expect(page.getByText('between 3 and 4 the root equals this leaf').first(), 'under the sentence').toBeVisible();
  await lecture.press('Escape');
  await page.getByRole('button', { name: 'All leaves' }).click();
  await page
    .getByRole('button', { name: /changes the root only between 3 and 3.5/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'This leaf: 4' }).first()).toBeVisible();
});

/** @param {import('@playwright/test').Locator} element */
async function boxOf(element) {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not there');
  return box;
}
