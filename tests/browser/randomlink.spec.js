// How a random tree was made stands in the address: the tree is there at once, R goes on with the next seed, an edit ends it
// and undo brings it back. Without its tree the link makes it, a large one by a worker, with the page there meanwhile.

import { expect, test } from './fixture.js';
import { hold } from './held.js';
import { Lecture } from './lecture.js';

const kind = 'random=children:2,depth:2,seed';
const first = 'tree=((9+9)(16+18))';

test('a tree with its making is there at once; R, an edit and undo do what they say', async ({ page }) => {
  const lecture = new Lecture(page);
  await page.goto(`./#${first}&${kind}:1&step=3`);
  await expect(lecture.position).toHaveText(/^3 of/);
  await expect(lecture.treeText).toHaveValue('((9 9)(16 18))');
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

test('a link without a tree makes it', async ({ page }) => {
  const lecture = new Lecture(page);
  await page.goto(`./#${kind}:1&step=3`);
  await expect(lecture.treeText).toHaveValue('((9 9) (16 18))');
  await expect(lecture.position).toHaveText(/^3 of/);
  await expect(page).toHaveURL((url) => url.hash === `#${first}&${kind}:1&step=3`);
});

const large = '#random=children:4,depth:8,seed:1';

test('while a large one is made, the page is there; whoever steps meanwhile wants it all the same', async ({
  page,
}) => {
  const go = await hold(page, /worker-[^/]*\.js$/);
  const lecture = new Lecture(page);
  await page.goto(`./${large}&step=3`);
  await expect(page.getByRole('group', { name: 'Work under way' })).toBeVisible();
  await lecture.press('ArrowRight');
  await expect(lecture.position).toHaveText(/^1 of/);
  await expect(page).toHaveURL((url) => url.hash === `${large}&step=3`);
  go();
  await expect(lecture.position).toHaveText(/^3 of/);
});

test('whoever types meanwhile keeps what they typed, even what cannot be read', async ({ page }) => {
  const go = await hold(page, /worker-[^/]*\.js$/);
  const lecture = new Lecture(page);
  await page.goto(`./${large}`);
  await expect(page.getByRole('group', { name: 'Work under way' })).toBeVisible();
  await lecture.treeText.fill('((1 2) (3');
  go();
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
