// A session of real keys, clicks and typing in sequence: the keyboard focus is never lost, undo leads back to the opening, and another tab
// with the address shows the same. The core's own tests check this for any session (crate/tests/session/properties.rs).

import { expect, test } from './fixture.js';
import { readPage } from './seen.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

const opening = '((3 12 8) (2 4 6) (14 5 2))';

/** The actions, and where the focus is afterwards. @type {[does: (lecture: Lecture) => Promise<unknown>, focus: string][]} */
const acts = [
  [(lecture) => lecture.press('ArrowRight'), 'body'],
  [(lecture) => lecture.button('Step forward').click(), '[aria-label="Step forward"]'],
  [(lecture) => lecture.press('PageDown'), '[aria-label="Step forward"]'],
  // A leaf is typed, and the next one.
  [(lecture) => lecture.node(3).click(), '.leaf-editor input'],
  [(lecture) => lecture.page.keyboard.type('77'), '.leaf-editor input'],
  [(lecture) => lecture.press('Tab'), '.leaf-editor input'],
  [(lecture) => lecture.page.keyboard.type('-4.5'), '.leaf-editor input'],
  [(lecture) => lecture.press('Enter'), 'body'],
  [(lecture) => lecture.press('Shift+ArrowRight'), 'body'],
  // A dialog takes the keyboard and gives it back.
  [(lecture) => lecture.press('?'), 'dialog.keys *'],
  [(lecture) => lecture.press('Escape'), 'body'],
  [(lecture) => lecture.algorithm.selectOption('pvs'), 'body'],
  // The text is typed, wrongly and then right: Enter leads to the error.
  [(lecture) => lecture.treeText.click(), '.tree-text'],
  [(lecture) => lecture.press('ControlOrMeta+a'), '.tree-text'],
  [(lecture) => lecture.page.keyboard.type('((1 9) (4x 2 W))'), '.tree-text'],
  [(lecture) => lecture.press('Enter'), '.tree-text'],
  [(lecture) => lecture.page.keyboard.type('4'), '.tree-text'],
  [(lecture) => lecture.press('Enter'), '.stage'],
  // The tree is changed by the keys of the edit mode.
  [(lecture) => lecture.press('e'), 'svg.tree'],
  [(lecture) => lecture.press('ArrowDown'), 'svg.tree'],
  [(lecture) => lecture.press('Insert'), 'svg.tree'],
  [(lecture) => lecture.press('6'), '.leaf-editor input'],
  [(lecture) => lecture.press('Enter'), 'svg.tree'],
  [(lecture) => lecture.press('Escape'), 'body'],
  [(lecture) => lecture.timeline.click(), '.timeline'],
  [(lecture) => lecture.press('ArrowLeft'), '.timeline'],
  [(lecture) => lecture.press('2'), '.timeline'],
];

test('keys, clicks and typing: the keyboard is never lost, another tab shows the same, and undo leads back', async ({
  lecture,
  page,
}) => {
  for (const [index, [does, focus]] of acts.entries()) {
    await does(lecture);
    await lecture.settled();
    const has = () => page.evaluate((focus) => document.activeElement?.matches(focus), focus);
    await expect.poll(has, `after act ${index} ${focus} has the keyboard`).toBe(true);
  }
  const shown = await page.evaluate(readPage);
  expect(shown.field).toBe('((1 9) ((6) 2 W))');
  expect(shown.step).toBeGreaterThan(1);

  await expect(page).toHaveURL(new RegExp(`#tree=.*&algorithm=pvs&.*step=${shown.step}`));
  const tab = await page.context().newPage();
  await tab.addInitScript(() => localStorage.clear());
  await tab.setViewportSize(/** @type {{ width: number, height: number }} */ (page.viewportSize()));
  await tab.goto(page.url());
  await tab.locator('.main .stage .node').first().waitFor({ state: 'attached' });
  // The address has the shortest text of the tree.
  const there = async () => ({ ...(await tab.evaluate(readPage)), field: shown.field });
  await expect.poll(there).toEqual(shown);
  // A difference is detected.
  await tab.locator('.node[data-node="2"] .val').evaluate((value) => value.replaceChildren('99'));
  expect(await there()).not.toEqual(shown);
  await tab.close();

  for (let press = 0; press < 20 && (await lecture.treeText.inputValue()) !== opening; press += 1)
    await lecture.press('Control+z');
  await lecture.press('Control+z');
  await expect(lecture.treeText).toHaveValue(opening);
  for (let press = 0; press < 20; press += 1) await lecture.press('Control+y');
  await expect(lecture.treeText).toHaveValue(shown.field);
});
