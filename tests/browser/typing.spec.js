// Typing on the page: the tree field lets go of the keyboard, and what a leaf cannot take leaves nothing behind.

import { expect, test } from './fixture.js';

const textbook = '((3 12 8) (2 4 6) (14 5 2))';
const other = '((3 5) (2 9))';

/** In the menu of a phone, which may be closed. @param {import('./lecture.js').Lecture} lecture */
const field = ({ page }) => page.locator('.tree-text');

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test.describe(`the tree field at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test.beforeEach(async ({ lecture }) => {
      if (!(await lecture.treeText.isVisible())) await lecture.openMenu();
      await lecture.treeText.focus();
    });

    test('Enter takes the tree, and arrows and remote step at once', async ({ lecture }) => {
      await lecture.treeText.fill(other);
      await lecture.press('Enter');
      await expect(field(lecture)).not.toBeFocused();
      await expect(lecture.menu).toBeHidden();
      const { step, nodes } = await lecture.settled();
      expect(nodes).toHaveLength(7);
      await lecture.press('ArrowRight');
      await lecture.press('PageDown');
      expect((await lecture.settled()).step).toBe(step + 2);
    });

    test('Escape brings back the text and the step, and leaves', async ({ lecture }) => {
      await lecture.press('PageDown');
      const before = await lecture.settled();
      expect(before.step, 'a remote steps from the field').toBe(1);
      await lecture.treeText.blur();
      await lecture.treeText.focus();
      await lecture.treeText.fill(other);
      await lecture.treeText.fill('((3 5');
      await lecture.press('Escape');
      await expect(field(lecture)).not.toBeFocused();
      await expect(field(lecture)).toHaveValue(textbook);
      expect(await lecture.settled()).toEqual(before);
      await lecture.press('ArrowRight');
      expect((await lecture.settled()).step).toBe(2);
      await lecture.press('Control+z');
      await expect(field(lecture), 'nothing is left to be undone').toHaveValue(textbook);
    });

    test('Enter leads to a mistake and loses nothing', async ({ lecture }) => {
      await lecture.treeText.fill('((3 5) (2 x9))');
      await lecture.press('Enter');
      await expect(lecture.treeText).toBeFocused();
      await expect(lecture.treeText).toHaveValue('((3 5) (2 x9))');
      await expect(lecture.treeText).toHaveAccessibleDescription(/x9.*not a score/);
      const selected = await lecture.treeText.evaluate((it) => {
        const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (it);
        return value.slice(selectionStart, selectionEnd);
      });
      expect(selected).toBe('x9');
    });
  });
}

test('Shift and Enter make a new line, and the arrows move in the text', async ({ lecture }) => {
  await lecture.goTo(3);
  await lecture.treeText.fill('((3 5)(2 9))');
  await lecture.press('Home');
  for (const key of ['ArrowRight', 'Shift+Enter', 'End', 'Shift+Enter', 'ArrowLeft']) await lecture.press(key);
  await expect(lecture.treeText).toHaveValue('(\n(3 5)(2 9))\n');
  await expect(lecture.treeText).toBeFocused();
  expect((await lecture.settled()).step).toBe(3);
});

test('a text that scrolls keeps the page keys to itself', async ({ lecture }) => {
  await lecture.treeText.fill(`(${'(1\n2\n3)\n'.repeat(60)})`);
  await lecture.press('Control+Home');
  const { step } = await lecture.settled();
  await lecture.press('PageDown');
  expect((await lecture.settled()).step).toBe(step);
});

test('a part of what is no score does not stay in the tree', async ({ lecture }) => {
  for (const [typed, leave] of /** @type {const} */ ([
    ['1/2', () => lecture.press('Escape')],
    ['1e999', () => lecture.timeline.focus()],
    ['7x', () => lecture.node(12).click()],
  ])) {
    await lecture.node(6).click();
    await expect(lecture.editor).toBeFocused();
    await lecture.page.keyboard.type(typed);
    await lecture.press('Enter');
    await expect(lecture.editor).toHaveValue(typed);
    await expect(lecture.editor).toHaveAccessibleDescription(/score/);
    await expect(lecture.treeText).toHaveValue(textbook);
    await leave();
    await expect(lecture.treeText, typed).toHaveValue(textbook);
    await expect(lecture.node(6)).toHaveText('2');
    await lecture.press('Escape');
    await expect(lecture.editor).toBeHidden();
  }
});
