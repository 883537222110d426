// Never stuck: what takes long runs beside the page, says how far it is, can be ended at once, and leaves what was there; a
// run that is too long to keep ends early and says so.

import { expect, test } from './fixture.js';
import { holdWork, paste } from './large.js';
import { uniformTree } from './trees.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

const textbook = '((3 12 8) (2 4 6) (14 5 2))';
const large = uniformTree([10, 10, 10, 10, 10], 11);
const giant = uniformTree([10, 10, 10, 10, 10, 10], 12);

/** @param {Lecture} lecture */
const job = ({ page }) => page.getByRole('group', { name: 'Work under way' });

/**
 * @param {Lecture} lecture
 * @param {string} leaves
 */
const isShown = (lecture, leaves) => expect(lecture.aside).toContainText(`of ${leaves}`);

test('a large tree is read beside the page, which says so and goes on meanwhile', async ({ lecture }) => {
  const { letGo } = await holdWork(lecture);
  await lecture.goTo(4);
  await paste(lecture, giant);
  await expect(job(lecture)).toBeVisible();
  await expect(job(lecture)).toContainText(/Reading the tree: [\d,]+ nodes/);
  await lecture.press('ArrowRight');
  expect((await lecture.settled()).step).toBe(5);
  letGo();
  await isShown(lecture, '1,000,000');
  await expect(job(lecture)).toBeHidden();
  expect((await lecture.settled()).step).toBe(0);
});

test('what is taken along is the tree that has come meanwhile', async ({ page, lecture }) => {
  await paste(lecture, large);
  await isShown(lecture, '100,000');
  const { letGo } = await holdWork(lecture);
  await paste(lecture, `(1, ${large})`);
  await expect(job(lecture)).toBeVisible();
  await page.getByRole('button', { name: 'Take it along' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take it along' });
  await expect(dialog).toBeVisible();
  letGo();
  await isShown(lecture, '100,001');
  await dialog.getByRole('button', { name: 'LaTeX, TikZ' }).click();
  await expect(dialog.getByRole('status')).toHaveText('The file is made.');
});

for (const [name, end] of /** @type {[string, (lecture: Lecture) => Promise<void>][]} */ ([
  ['the button', (lecture) => job(lecture).getByRole('button', { name: 'Cancel' }).click()],
  ['Escape', (lecture) => lecture.press('Escape')],
])) {
  test(`${name} ends the work at once, and what was there stays`, async ({ lecture }) => {
    await holdWork(lecture);
    await lecture.goTo(7);
    const before = await lecture.settled();
    await paste(lecture, giant);
    await expect(job(lecture)).toBeVisible();
    await end(lecture);
    await expect(job(lecture)).toBeHidden();
    expect(await lecture.settled()).toEqual(before);
    await expect(lecture.treeText).toHaveValue(textbook);
    await lecture.press('ArrowRight');
    expect((await lecture.settled()).step).toBe(8);
    // And the next tree is read as if nothing had been.
    await paste(lecture, '(1 2)');
    await expect(lecture.treeText).toHaveValue('(1 2)');
  });
}

test('a giant text pasted into the field goes past it, and takes the place of the tree', async ({ lecture }) => {
  await lecture.treeText.focus();
  await lecture.press('ControlOrMeta+a');
  await lecture.treeText.evaluate((field, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'clipboardData', { value: data });
    field.dispatchEvent(event);
  }, large);
  await isShown(lecture, '100,000');
  expect((await lecture.treeText.inputValue()).length).toBeLessThan(1000);
});

test('the latest tree counts', async ({ lecture }) => {
  const { letGo } = await holdWork(lecture);
  await paste(lecture, giant);
  await expect(job(lecture)).toBeVisible();
  await paste(lecture, large);
  letGo();
  await isShown(lecture, '100,000');
  await expect(job(lecture)).toBeHidden();
  await isShown(lecture, '100,000');
});

test('a leaf of a large tree is edited on the tree, and the search goes on', async ({ lecture }) => {
  await paste(lecture, large);
  await isShown(lecture, '100,000');
  // The leaf that is evaluated first.
  await lecture.goTo(6);
  await lecture.node(5).click();
  const before = await lecture.editor.inputValue();
  const value = before === '7' ? '8' : '7';
  await lecture.page.keyboard.type(value);
  await lecture.press('Enter');
  await expect(lecture.editor).toBeHidden();
  await expect(lecture.node(5)).toHaveText(value);
  await lecture.press('Control+z');
  await expect(lecture.node(5)).toHaveText(before);
  await lecture.timeline.focus();
  await lecture.press('Shift+ArrowRight');
  expect((await lecture.settled()).sentence).toMatch(/cut-off/);
});

test('the field of a text that is too long to type in shows its start and says so', async ({ lecture }) => {
  await paste(lecture, large);
  await isShown(lecture, '100,000');
  await lecture.treeText.focus();
  await expect(lecture.treeText).toHaveAttribute('readonly');
  await expect(lecture.treeText).toHaveAccessibleDescription(
    /characters: the field shows its beginning.*2,000,000 nodes/,
  );
  expect((await lecture.treeText.inputValue()).length).toBeLessThan(10_000);
});

test('a run that is too long to keep ends early, says so, and can be stepped', async ({ lecture }) => {
  test.slow();
  // Every row is better than those before it, so DUAL* needs a pass for each, over all that were there.
  const rows = Array.from({ length: 2000 }, (_, row) => `(${row * 3} ${row * 3 + 1} ${row * 3 + 2})`);
  await paste(lecture, `(${rows.join(' ')})`);
  await isShown(lecture, '6000');
  await lecture.algorithm.selectOption('DUAL*');
  await expect(lecture.page.getByText(/This run is longer than can be kept here/)).toBeVisible();
  await lecture.timeline.focus();
  await lecture.press('End');
  const { step, length } = await lecture.settled();
  expect(step).toBe(length);
  expect(length).toBeGreaterThan(1_000_000);
  await lecture.press('ArrowLeft');
  expect((await lecture.settled()).step).toBe(length - 1);
  await lecture.algorithm.selectOption('Alpha-beta');
  await expect(lecture.page.getByText(/This run is longer than can be kept here/)).toBeHidden();
});

test('a large random tree grows beside the page', async ({ lecture, page }) => {
  await lecture.press('r');
  const dialog = page.getByRole('dialog', { name: 'Random tree' });
  await expect(dialog).toContainText('At most 2,000,000 nodes and 1000 plies');
  for (const [name, value] of [
    ['Fewest children', '10'],
    ['Most children', '10'],
    ['Depth, in plies', '5'],
  ]) {
    await dialog.getByRole('textbox', { name, exact: true }).fill(value);
  }
  await expect(dialog).toContainText('at most 111,111 nodes');
  await dialog.getByRole('button', { name: 'Make the tree' }).click();
  await isShown(lecture, '100,000');
});

test('a tree beyond the limit says so, and the next one can be pasted', async ({ lecture }) => {
  await paste(lecture, `(${'1 '.repeat(2_000_001)})`);
  await expect(lecture.treeText).toHaveAccessibleDescription(/more than 2,000,000 nodes/);
  await expect(lecture.node(9)).toBeVisible();
  await paste(lecture, '(1 2)');
  await expect(lecture.treeText).toHaveValue('(1 2)');
  await expect(lecture.treeText).toBeEditable();
});

test('a long tree comes back when the page is opened again', async ({ lecture, page }) => {
  await paste(lecture, large);
  await isShown(lecture, '100,000');
  await lecture.goTo(3);
  // What closing the tab must not lose is written after a moment of rest.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('secateur-now')?.length ?? 0))
    .toBeGreaterThan(300_000);
  await page.reload();
  await isShown(lecture, '100,000');
  await expect.poll(async () => (await lecture.settled()).step).toBe(3);
});
