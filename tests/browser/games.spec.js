// Games on the stage: the dialog by keys, the position beside the tree, what is wrong said where it is, and the ways to go on.

import { axeFaults } from './axe.js';
import { expect, test } from './fixture.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

/** @param {Lecture} lecture */
async function openDialog({ page, ...lecture }) {
  await lecture.example.click();
  await lecture.picker.getByRole('button', { name: 'A game …' }).click();
  const dialog = page.getByRole('dialog', { name: 'A game' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** @param {Lecture} lecture */
const address = async ({ page }) => decodeURIComponent(new URL(page.url()).hash);

test('a game is chosen, begun and opened to a limit, by keys alone', async ({ lecture, page }) => {
  await lecture.open();
  const dialog = await openDialog(lecture);
  await dialog.locator('select[name="game"]').selectOption('connect-four');
  for (const move of ['4', '4', '5', '3']) {
    await dialog
      .getByRole('group', { name: 'Moves to play' })
      .getByRole('button', { name: move, exact: true })
      .press('Enter');
  }
  await expect(dialog.getByLabel('Moves', { exact: true })).toHaveValue('4453');
  await expect(dialog.getByRole('img')).toHaveAccessibleName('First player: 4, 5. Second player: 4, 3.');
  // By nodes and positions, which are those of exactly that ply.
  await expect(dialog.locator('.ply').nth(2)).toContainText('343');
  await expect(dialog.locator('.ply').nth(2)).toContainText('238');
  await expect(dialog.locator('.beyond')).toContainText('more than 2,000,000 nodes');
  expect(await axeFaults(page, 'dialog')).toEqual([]);
  await dialog.getByRole('radio', { name: '2' }).first().focus();
  await lecture.press('ArrowRight');
  await lecture.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => address(lecture)).toBe('#game=connect-four&moves=4453&depth=3');
  await expect(lecture.example).toHaveText('Connect Four');
  await expect(page.getByRole('tab', { name: 'Position' })).toHaveAttribute('aria-selected', 'true');

  await lecture.press('Shift+ArrowRight');
  const shown = await lecture.settled();
  await expect.poll(() => address(lecture)).toContain(`&step=${shown.step}`);
  await page.reload();
  await expect.poll(async () => (await lecture.settled()).step).toBe(shown.step);
});

test('what is wrong with a game stands beside its field, and nothing typed is lost', async ({ lecture }) => {
  await lecture.open();
  const dialog = await openDialog(lecture);
  const moves = dialog.getByLabel('Moves', { exact: true });
  await moves.fill('a1 b2 a1');
  await expect(dialog.getByRole('alert')).toHaveText('“a1” is no move here.');
  await expect(moves).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', { name: 'Search from here' }).click();
  await expect(moves).toBeFocused();
  await expect(moves).toHaveValue('a1 b2 a1');
  await moves.fill('a1 b2');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByRole('img')).toHaveAccessibleName('First player: a1. Second player: b2.');
});

test('the position that the sentence speaks of stands beside the tree, and the game goes on from it', async ({
  lecture,
  page,
}) => {
  await lecture.follow('game=tic-tac-toe&moves=a1+b2+c3+a3+c1+b1');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('First position');
  await lecture.press('ArrowRight');
  await lecture.press('ArrowRight');
  await expect(panel).toContainText('After b3');
  await expect(panel).toContainText('Second player to move, MIN');
  await expect(panel.getByRole('img')).toHaveAccessibleName('First player: b3, c3, a1, c1. Second player: a3, b2, b1.');
  expect(await axeFaults(page, '.aside')).toEqual([]);
  await panel.getByRole('button', { name: 'On from here' }).click();
  await expect.poll(() => address(lecture)).toBe('#game=tic-tac-toe&moves=a1+b2+c3+a3+c1+b1+b3');
  await expect(panel).toContainText('Second player to move, MAX');
  await panel.getByRole('button', { name: 'One move back' }).click();
  await expect.poll(() => address(lecture)).toBe('#game=tic-tac-toe&moves=a1+b2+c3+a3+c1+b1');
  await lecture.press('Control+z');
  await expect.poll(() => address(lecture)).toBe('#game=tic-tac-toe&moves=a1+b2+c3+a3+c1+b1+b3');
});

test('one ply more is a tree as any other, and what a leaf is worth can be changed and taken back', async ({
  lecture,
  page,
}) => {
  await lecture.follow('game=kalah&size=3x3&depth=2');
  await page.getByRole('button', { name: 'One ply more' }).click();
  await expect.poll(() => address(lecture)).toBe('#game=kalah&size=3x3&depth=3');
  await lecture.press('Shift+ArrowRight');
  const leaf = page.locator('.node.leaf').first();
  await leaf.click();
  await lecture.editor.fill('42');
  await lecture.press('Enter');
  await expect.poll(() => address(lecture)).toContain('scores=');
  await expect(page.locator('.node.leaf[data-given]')).toHaveCount(1);
  await page.locator('.stage [role="tree"]').focus();
  await lecture.press('Delete');
  await expect.poll(() => address(lecture)).not.toContain('scores=');
  await expect(page.locator('.node[data-given]')).toHaveCount(0);
});

test('a large game is grown beside the page, and searched', async ({ lecture, page }) => {
  await lecture.follow('game=connect-four&depth=6&weights=centre=0&move-order=centre-first');
  await expect(page.locator('.tally')).toContainText('117,649', { timeout: 100_000 });
  await lecture.press('End');
  await expect(page.locator('.tally')).toContainText('685');
});

test('a broken game in a link is said, and the page stays', async ({ lecture, page }) => {
  await lecture.follow('game=connect-four&moves=4458&depth=3');
  await expect(page.locator('.foot')).toContainText('“8” is no move here');
  await expect(lecture.sentence).not.toBeEmpty();
});
