// A tree with decimal commas in a link: the page says how it read them, and reads them as decimals on request.

import { expect, test } from './fixture.js';

test('a decimal comma in a linked tree is told and mended', async ({ lecture, page }) => {
  await page.goto('./#tree=(3,5+4,2)');
  await page.reload();
  const note = page.getByRole('status').filter({ hasText: '“3,5” is two scores, 3 and 5' });
  await expect(note).toBeVisible();
  await expect(lecture.node(4)).toHaveText('2');
  await note.getByRole('button', { name: 'Read as decimals' }).click();
  await expect(lecture.treeText).toHaveValue('(3.5 4.2)');
  await expect(note).toBeHidden();
  await lecture.treeText.fill('(7,5 4,2)');
  await page.getByRole('status').filter({ hasText: '7,5' }).getByRole('button', { name: 'Leave it as it is' }).click();
  await lecture.treeText.fill('((7,5 4,2) 1)');
  await expect(lecture.node(5)).toBeVisible();
  await expect(page.getByText('two scores')).toHaveCount(0);
});
