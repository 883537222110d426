// Every lecturer's notation, chosen with real keys and clicks: the menu of courses, the chip in the header, every switch by hand; what is
// remembered, what hangs from a stub, and sizes for fingers. Tests without a browser check a notation's contents and drawing
// (www/test/notation.test.js, crate/tests/session/choosing.rs, crate/tests/scene.rs).

import { presets, switches } from '../../www/src/port/notation.js';
import { axeFaults } from './axe.js';
import { expect, test } from './fixture.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

const textbook = 'tree=((3+12+8)(2+4+6)(14+5+2))';

/** @param {Lecture} lecture */
async function openDialog({ page }) {
  await page.keyboard.press('n');
  await page.getByRole('menu', { name: 'Notation' }).waitFor();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'By hand' });
  await dialog.waitFor();
  return dialog;
}

/** @param {Lecture} lecture */
const chipOf = ({ page }) => page.getByRole('banner').getByRole('group', { name: 'Notation' });

/** @param {Lecture} lecture */
async function openWhole(lecture) {
  const chip = chipOf(lecture);
  if (await chip.isVisible()) await chip.getByRole('button').first().click();
  else {
    await lecture.openMenu();
    await lecture.menu.getByRole('button', { name: 'Notation' }).last().click();
  }
  const menu = lecture.page.getByRole('menu', { name: 'Notation' });
  await menu.waitFor();
  return menu;
}

/**
 * What is too small for a finger, or outside the window.
 * @param {import('@playwright/test').Locator} part
 */
const unreachable = (part) =>
  part.evaluate((element) =>
    [...element.querySelectorAll('label, button')].flatMap((target) => {
      const { width, height, left, right } = target.getBoundingClientRect();
      const isIn = left >= 0 && right <= innerWidth;
      return Math.min(width, height) < 43.9 || !isIn
        ? [`${target.textContent?.trim()} ${width} ${height} ${isIn}`]
        : [];
    }),
  );

test('menu and dialog are large enough for a finger and pass axe, at every size', async ({ lecture, page }) => {
  for (const [width, height, colorScheme] of /** @type {const} */ ([
    [1920, 1080, 'light'],
    [1280, 720, 'dark'],
    [390, 844, 'light'],
  ])) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await lecture.lead(`${textbook}&notation=c&numbers=start`);
    await lecture.settled();
    const menu = await openWhole(lecture);
    expect(await unreachable(menu)).toEqual([]);
    await expect(menu.locator('svg.tree')).toHaveCount(presets.length);
    expect(await axeFaults(page, '.notation-menu')).toEqual([]);
    await lecture.press('Escape');
    await expect(menu).toHaveCount(0);
    const dialog = await openDialog(lecture);
    expect(await unreachable(dialog)).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
    await expect(dialog.locator('.hand-sample svg.tree')).toBeInViewport({ ratio: 0.9 });
    await lecture.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('a whole notation is a click away, is named in the header, remembered, and left by its cross', async ({
  lecture,
  page,
}) => {
  const tree = page.locator('.stage .tree');
  for (const [index, { notation }] of presets.entries()) {
    const menu = await openWhole(lecture);
    await menu.getByRole('menuitemradio').nth(index).click();
    await expect(menu).toHaveCount(0);
    await expect(tree).toHaveAttribute('data-skin', notation.skin);
    await expect(tree).toHaveAttribute('data-cuts', notation.cuts);
  }
  await expect(page).toHaveURL(/notation=e/);
  const dialog = await openDialog(lecture);
  await dialog.getByRole('radio', { name: 'Scissors' }).check();
  await expect(page).toHaveURL(/cuts=scissors/);
  await page.goto('./');
  await page.reload();
  await lecture.node(0).waitFor();
  await expect(tree).toHaveAttribute('data-skin', 'circles');
  await expect(tree).toHaveAttribute('data-cuts', 'scissors');
  const chip = chipOf(lecture);
  await expect(chip).toContainText('As in α-β and MTD(f), changed');

  await lecture.follow(`${textbook}&returns=fail-hard&notation=a`);
  await expect(chip).toHaveText('As in Game model');
  await expect(lecture.dialect, 'the chip stands in its place').toBeHidden();
  expect(await axeFaults(page, '.bar')).toEqual([]);
  await lecture.openMenu();
  await expect(lecture.menu.getByRole('combobox', { name: 'Dialect' })).toHaveCount(1);
  await lecture.closeMenu();
  await chip.getByRole('button', { name: 'Back to the general notation' }).click();
  await expect(chip).toHaveCount(0);
  await expect(lecture.dialect).toHaveValue('fail-soft');
  await expect(tree).toHaveAttribute('data-cuts', 'slashes');
  await page.setViewportSize({ width: 390, height: 844 });
  await lecture.lead('tree=(1+2)&notation=a');
  await expect(chip).toHaveCount(0);
  await lecture.openMenu();
  await lecture.menu.getByRole('button', { name: 'Back to the general notation' }).click();
  await expect(tree).toHaveAttribute('data-cuts', 'slashes');
});

test('arrows walk the menu, Enter chooses, Escape changes nothing, one click undoes the changes, and digits choose the skin except in text fields', async ({
  lecture,
  page,
}) => {
  const tree = page.locator('.stage .tree');
  await lecture.lead(`${textbook}&notation=e&cuts=cross&numbers=seen`);
  const { step } = await lecture.settled();
  let menu = await openWhole(lecture);
  await expect(menu.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await lecture.press('ArrowDown');
  const back = menu.getByRole('menuitem', { name: 'Leaf numbers: when looked at; Cut mark: cross' });
  await expect(back).toBeFocused();
  await lecture.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(tree).toHaveAttribute('data-cuts', 'cross');
  menu = await openWhole(lecture);
  await back.click();
  await expect(tree).toHaveAttribute('data-cuts', 'slashes');
  await expect(chipOf(lecture)).toHaveText('As in α-β and MTD(f)');
  menu = await openWhole(lecture);
  for (const key of ['Home', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter']) await lecture.press(key);
  await expect(menu).toHaveCount(0);
  await expect(chipOf(lecture)).toHaveText('As in Games in Java');
  expect((await lecture.settled()).step).toBe(step);
  await openWhole(lecture);
  await lecture.press('n');
  await expect(page.getByRole('dialog', { name: 'By hand' })).toBeVisible();
  await expect(menu).toHaveCount(0);

  await lecture.press('Escape');
  for (const [index, skin] of switches.skin.entries()) {
    await lecture.press(String(index + 1));
    await expect(tree).toHaveAttribute('data-skin', skin);
    await lecture.press('Shift+ArrowRight');
    expect(await axeFaults(page, '.stage')).toEqual([]);
  }
  await lecture.press('4');
  await lecture.treeText.focus();
  await page.keyboard.type('1n');
  await expect(tree).toHaveAttribute('data-skin', 'plain');
  await expect(page.getByRole('dialog', { name: 'By hand' })).toHaveCount(0);
  await lecture.treeText.fill('(1 2)');
  menu = await openWhole(lecture);
  await menu.getByRole('menuitem', { name: 'By hand' }).click();
  const dialog = page.getByRole('dialog', { name: 'By hand' });
  await dialog.getByRole('radio', { name: 'dots' }).focus();
  await lecture.press('ArrowUp');
  await expect(tree).toHaveAttribute('data-skin', 'signs');
  await lecture.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('by hand, the focused row shows its effect on a small tree, what a course does not have is disabled, and a line repeats the panel', async ({
  lecture,
  page,
}) => {
  await lecture.lead(`${textbook}&notation=a`);
  await lecture.settled();
  const dialog = await openDialog(lecture);
  const sample = dialog.locator('.hand-sample');
  const row = (/** @type {string} */ name) => dialog.getByRole('radiogroup', { name });
  for (const group of await dialog.getByRole('radiogroup').all()) {
    await group.locator('input:checked').focus();
    await expect(group).toHaveClass(/is-spot/);
    await expect(dialog.locator('.is-spot')).toHaveCount(1);
    await expect(sample.locator('.spot')).toHaveCount(1);
  }
  await expect(row('Best so far').locator('input:enabled')).toHaveCount(1);
  await expect(row('At a node').getByRole('radio', { name: 'its own' })).toBeEnabled();
  await row('Cut mark').getByRole('radio', { name: 'stub' }).focus();
  await lecture.press('ArrowLeft');
  await lecture.press('ArrowLeft');
  await expect(row('Cut mark').getByRole('radio', { name: 'cross' })).toBeChecked();
  for (const tree of [sample.locator('svg.tree'), page.locator('.stage .tree')])
    await expect(tree).toHaveAttribute('data-cuts', 'cross');
  await expect(dialog.getByText('Game model, 1 changed')).toBeVisible();
  await expect(sample).toContainText('notation=a, cuts=cross');
  await row('Window style').getByRole('radio', { name: '[α, β]' }).check();
  await expect(row('At a node').getByRole('radio', { name: 'its own' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Back to the slides' }).click();
  await expect(row('Cut mark').getByRole('radio', { name: 'stub' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Back to the slides' })).toHaveCount(0);
  await expect(page.locator('.stage .tree')).toHaveAttribute('data-cuts', 'stub');
  await lecture.press('Escape');

  const names = async () => (await page.locator('.hand-told .live dt').allTextContents()).map((name) => name.trim());
  for (const [notation, expected] of Object.entries({ general: ['α', 'β', 'best'], c: ['min', 'max', 'v'] })) {
    const rules = presets.find(({ id }) => id === notation)?.rules;
    await lecture.follow(`${textbook}&step=8&notation=${notation}&${new URLSearchParams(rules)}`);
    await openDialog(lecture);
    const inPanel = (await page.locator('.aside .live dt').allTextContents()).map((name) => name.trim());
    expect((await names()).map((name) => name.split(/\s/)[0])).toEqual(expected);
    expect(await names()).toEqual(inPanel);
    // Of both names of the bounds each has its own, whichever the page uses.
    const other = notation === 'c' ? 'α β' : 'min max';
    await dialog.getByRole('radio', { name: other, exact: true }).check();
    expect((await names()).map((name) => name.split(/\s/)[0])).toEqual(['min', 'max', expected[2]]);
    await lecture.press('Escape');
  }
});

test('nodes below a stub are invisible, and there for keys, screen readers and the editor', async ({
  lecture,
  page,
}) => {
  await lecture.follow(`${textbook}&step=26&cuts=stub`);
  const lost = lecture.node(7);
  const opacity = () => lost.evaluate((element) => Number(getComputedStyle(element).opacity));
  expect(await opacity()).toBe(0);
  await expect(page.getByRole('treeitem', { name: /cut off/ })).toHaveCount(2);
  await lecture.stage.focus();
  expect(await opacity()).toBe(1);
  await lecture.stage.blur();
  expect(await opacity()).toBe(0);
  await lost.click();
  await expect(lecture.editor).toHaveValue('4');
  await lecture.editor.fill('1');
  await lecture.press('Enter');
  await expect(lecture.treeText).toHaveValue('((3 12 8) (2 1 6) (14 5 2))');
});
