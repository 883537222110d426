// Typing on the page with real keys: the tree field takes a text and releases the keyboard, and invalid input at a leaf leaves nothing
// behind. The core's tests check the resulting tree (crate/tests/session/editing.rs, history.rs).

import { expect, test } from './fixture.js';

const textbook = '((3 12 8) (2 4 6) (14 5 2))';
const other = '((3 5) (2 9))';

/** In a phone's menu, which may be closed. @param {import('./lecture.js').Lecture} lecture */
const field = ({ page }) => page.locator('.tree-text');

/** @param {import('./lecture.js').Lecture} lecture */
async function enterField(lecture) {
  if (!(await lecture.treeText.isVisible())) await lecture.openMenu();
  await lecture.treeText.focus();
}

test('Enter commits the tree or leads to a mistake, Escape restores the old one, in the header and on a phone', async ({
  lecture,
  page,
}) => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await lecture.follow(`tree=${textbook}`);
    await enterField(lecture);
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

    await enterField(lecture);
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
    await page.keyboard.type('9');
    await lecture.press('Enter');
    await expect(field(lecture)).not.toBeFocused();
    await expect(lecture.menu).toBeHidden();
    const { step, nodes } = await lecture.settled();
    expect(nodes).toHaveLength(7);
    await lecture.press('ArrowRight');
    await lecture.press('PageDown');
    expect((await lecture.settled()).step).toBe(step + 2);
  }
});

test('in the field, undo is the field’s, Shift and Enter add a line, arrows and page keys move, and rotating the window removes it', async ({
  lecture,
  page,
}) => {
  await lecture.goTo(3);
  await lecture.treeText.focus();
  await lecture.press('ControlOrMeta+a');
  await page.keyboard.type('(1 2)');
  await lecture.press('ControlOrMeta+z');
  await expect(lecture.treeText).toBeFocused();
  await expect(lecture.treeText).not.toHaveValue('(1 2)');
  await lecture.press('ControlOrMeta+Shift+z');
  await expect(lecture.treeText).toHaveValue('(1 2)');
  await lecture.treeText.blur();
  await lecture.press('Control+z');
  await expect(lecture.treeText).not.toHaveValue('(1 2)');

  await lecture.treeText.fill('((3 5)(2 9))');
  const { step } = await lecture.settled();
  await lecture.press('Home');
  for (const key of ['ArrowRight', 'Shift+Enter', 'End', 'Shift+Enter', 'ArrowLeft']) await lecture.press(key);
  await expect(lecture.treeText).toHaveValue('(\n(3 5)(2 9))\n');
  await expect(lecture.treeText).toBeFocused();
  expect((await lecture.settled()).step).toBe(step);
  await lecture.treeText.fill(`(${'(1\n2\n3)\n'.repeat(60)})`);
  await lecture.press('Control+Home');
  const { step: at } = await lecture.settled();
  await lecture.press('PageDown');
  expect((await lecture.settled()).step, 'a text that scrolls keeps the page keys').toBe(at);

  // The field is in the menu then.
  await page.setViewportSize({ width: 390, height: 844 });
  await lecture.settled();
  await lecture.openMenu();
  await expect(lecture.treeText).toHaveValue(/^\(\(1\n2/);
});

test('part of an invalid score does not stay in the tree', async ({ lecture }) => {
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
