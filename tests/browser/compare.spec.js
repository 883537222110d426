// Why do we get different numbers: the table of every dialect on one tree, with the lectures' numbers, the differences from the row on the
// page, their reason, and a button in each row that brings it onto the page; below it other opponents.

import { languageIds } from '../../www/src/words/languages.js';
import { axeFaults } from './axe.js';
import { expect, test } from './fixture.js';
import { holdWork, paste } from './large.js';
import { uniformTree } from './trees.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

const romanian = 'a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))';

/** @param {Lecture} lecture */
const dialogOf = ({ page }) => page.getByRole('dialog', { name: 'Why do we get different numbers?' });

/**
 * Opens the table by its key.
 * @param {Lecture} lecture
 */
async function open(lecture) {
  await lecture.timeline.focus();
  await lecture.press('d');
  await dialogOf(lecture).waitFor();
}

/**
 * The rows as a person sees them: marked text is in square brackets.
 * @param {Lecture} lecture
 * @returns {Promise<string[]>}
 */
async function rowsOf(lecture) {
  await dialogOf(lecture).waitFor();
  return dialogOf(lecture)
    .locator('.dialects tbody tr:first-child')
    .evaluateAll((rows) => {
      /** @param {Element} cell the name, or a number before its mark's text for screen readers */
      const textOf = (cell) => {
        const shown = cell.firstElementChild?.firstElementChild ?? cell.firstElementChild;
        const text = shown?.textContent?.trim();
        return cell.matches('.is-different') ? `[${text}]` : text;
      };
      return rows.map((row) => [...row.children].map(textOf).join(' '));
    });
}

/**
 * @param {Lecture} lecture
 * @param {string} name
 */
const row = (lecture, name) => dialogOf(lecture).getByRole('button', { name, exact: true });

/**
 * @param {Lecture} lecture
 * @param {string} name
 */
const reason = (lecture, name) =>
  dialogOf(lecture)
    .locator('tbody')
    .filter({ has: lecture.button(name) })
    .locator('.why');

test('the table lists every dialect and why it differs, and a row opens on the page at the same moment', async ({
  lecture,
  page,
}) => {
  await lecture.treeText.fill(romanian);
  const before = await lecture.goTo(5);
  await open(lecture);
  await expect(row(lecture, 'Fail-soft')).toBeFocused();
  await expect(dialogOf(lecture).getByRole('table').first().getByRole('columnheader')).toHaveText([
    'Dialect',
    'leaves evaluated',
    'cut-offs',
    'returned by',
    'root a',
    'b',
    'c',
    'd',
    'e',
    'f',
    'g',
  ]);
  expect(await rowsOf(lecture)).toEqual([
    'Fail-soft 5 2 = 4 4 ≤ 2 4 ≥ 5 2 —',
    'Fail-soft, strict 5 2 = 4 4 ≤ 2 4 ≥ 5 2 —',
    'Fail-hard 5 2 = 4 4 [≤ 4] 4 [≥ 4] [≤ 4] —',
    'Fail-hard, strict [7] [1] = 4 4 [≤ 4] 4 [≥ 4] [≤ 4] [≤ 4]',
    'Running bound 5 2 = 4 4 [≤ 4] 4 ≥ 5 [≤ 4] —',
    'Minimax [8] [0] = 4 4 [1] 4 [6] 2 [1]',
  ]);
  await expect(reason(lecture, 'Fail-soft, strict')).toHaveText('The same numbers on this tree.');
  await expect(reason(lecture, 'Running bound')).toHaveText(/^MAX node f finds 2 but returns 4: never less than the α/);
  await expect(dialogOf(lecture).getByRole('cell', { name: '7 , differs' })).toBeVisible();

  await row(lecture, 'Fail-hard').press('Enter');
  await expect(row(lecture, 'Fail-hard')).toHaveAttribute('aria-pressed', 'true');
  await expect(row(lecture, 'Fail-soft')).toHaveAttribute('aria-pressed', 'false');
  await expect(lecture.dialect).toHaveValue('fail-hard');
  expect((await rowsOf(lecture)).slice(2, 5)).toEqual([
    'Fail-hard 5 2 = 4 4 ≤ 4 4 ≥ 4 ≤ 4 —',
    'Fail-hard, strict [7] [1] = 4 4 ≤ 4 4 ≥ 4 ≤ 4 [≤ 4]',
    'Running bound 5 2 = 4 4 ≤ 4 4 [≥ 5] ≤ 4 —',
  ]);
  await row(lecture, 'Minimax').click();
  await expect(lecture.algorithm).toHaveValue('minimax');
  await row(lecture, 'Fail-hard, strict').click();
  await expect(lecture.dialect).toHaveValue('fail-hard-strict');
  await lecture.press('Escape');
  await expect(dialogOf(lecture)).toHaveCount(0);
  const { step, sentence } = await lecture.settled();
  expect([step, sentence]).toEqual([before.step, before.sentence]);
  await lecture.press('End');
  await expect(lecture.aside).toContainText('7 of 8');

  // Through the menu, for another tree with a root window.
  await lecture.choose({ tree: '(((6 2) (8 7)) ((5 4) (9 3)))', dialect: 'Fail-soft', window: ['4', '6'] });
  await lecture.openMenu();
  await lecture.menu.getByRole('button', { name: 'Why do we get different numbers?' }).click();
  await expect(dialogOf(lecture)).toContainText('Root window [4, 6].');
  const [soft, ...others] = await rowsOf(lecture);
  expect(soft).toMatch(/^Fail-soft 2 3 ≥ 6 /);
  expect(others.at(-1)).toMatch(/^Minimax \[8\] \[0\] \[= 6\]/);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialogOf(lecture)).toHaveCount(0);

  // It is about the new tree, though that is not drawn yet.
  await lecture.choose({ window: ['', ''] });
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await lecture.treeText.fill('((3 4) (1 2) (6 5))');
  await open(lecture);
  expect((await rowsOf(lecture)).at(-1)).toBe('Minimax [6] [0] = 5 3 [1] 5');
  await expect(dialogOf(lecture).getByRole('table', { name: 'Other opponents' }).getByRole('row')).toHaveText([
    'If MIN … each move is worth',
    'abc',
    'plays best315, best',
    'errs on one move in four3.1251.1255.125, best',
    'moves at random3.51.55.5, best',
    'helps426, best',
  ]);

  // With chance, alpha-beta has no dialects to show.
  await lecture.press('Escape');
  await lecture.treeText.fill('(chance ((2 6) 3) 4)');
  await open(lecture);
  await expect(dialogOf(lecture)).toContainText('cannot deal with chance nodes');
  await expect(dialogOf(lecture).getByRole('table')).toHaveCount(1);
});

/** @param {Lecture} lecture */
const progress = (lecture) => dialogOf(lecture).getByRole('group', { name: 'Work under way' });

/**
 * @param {Lecture} lecture
 * @param {string} text
 * @param {string} leaves
 */
async function show(lecture, text, leaves) {
  await paste(lecture, text);
  await expect(lecture.aside).toContainText(`of ${leaves}`);
}

/**
 * How many workers have been ended since. Only the page knows one that has not fetched its script yet.
 * @param {Lecture} lecture
 */
async function countEnded({ page }) {
  await page.evaluate(() => {
    const { terminate } = Worker.prototype;
    const { dataset } = document.documentElement;
    Worker.prototype.terminate = function () {
      dataset.ended = String(Number(dataset.ended ?? 0) + 1);
      terminate.call(this);
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.ended ?? 0));
}

test('with 100,000 leaves short runs are compared at once, without columns, and the long one follows or is left out', async ({
  lecture,
  page,
}) => {
  await show(lecture, uniformTree([10, 10, 10, 10, 10], 11), '100,000');
  const { letGo, count } = await holdWork(lecture);
  const ended = await countEnded(lecture);
  await open(lecture);
  await expect(dialogOf(lecture)).toContainText('Beyond 20,000 nodes');
  await expect(reason(lecture, 'Fail-hard')).toContainText('its score is clamped');
  expect((await rowsOf(lecture))[5]).toBe('Minimax … … …');
  await expect(reason(lecture, 'Minimax')).toHaveText('Still being searched …');
  await expect(progress(lecture)).toBeVisible();
  await expect.poll(count).toBe(1);
  await lecture.press('Escape');
  await expect(dialogOf(lecture)).toHaveCount(0);
  await expect.poll(ended).toBe(1);
  await lecture.goTo(3);
  await open(lecture);
  await expect.poll(count).toBe(2);
  expect((await rowsOf(lecture))[2]).toMatch(/^Fail-hard [\d,[]+/);
  await row(lecture, 'Fail-hard').click();
  await expect(row(lecture, 'Fail-hard')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(count).toBe(3);
  await expect.poll(ended).toBe(2);
  await expect(progress(lecture)).toBeVisible();
  letGo();
  await expect(progress(lecture)).toBeHidden();
  expect((await rowsOf(lecture))[5]).toMatch(/^Minimax \[100,000\] \[0\] = /);
  await expect(reason(lecture, 'Minimax')).toContainText('never cuts, so the search goes on there');
  await expect(reason(lecture, 'Fail-hard')).toHaveText('The page shows this one.');
  await lecture.press('Escape');
  expect((await lecture.settled()).step).toBe(3);

  // If no worker may start they say that they are too long.
  await page.evaluate(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('no worker here', 'SecurityError');
      }
    };
  });
  await lecture.dialect.selectOption({ label: 'Fail-soft, strict' });
  await open(lecture);
  await expect(reason(lecture, 'Minimax')).toContainText('too long to be compared');
  expect((await rowsOf(lecture))[5]).toMatch(/^Minimax — — —/);
  await expect(progress(lecture)).toBeHidden();
});

test('it can be read and used on every screen, and only the table scrolls sideways, in every language', async ({
  lecture,
  page,
}) => {
  await lecture.treeText.fill(romanian);
  await open(lecture);
  for (const [width, height, colorScheme] of /** @type {const} */ ([
    [1920, 1080, 'light'],
    [390, 844, 'dark'],
  ])) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
    for (const name of ['Fail-soft', 'Fail-hard, strict', 'Minimax']) {
      const { height: tall, width: wide, x } = /** @type {DOMRect} */ (await row(lecture, name).boundingBox());
      expect(Math.min(tall, wide), name).toBeGreaterThanOrEqual(44);
      expect(x, name).toBeGreaterThanOrEqual(0);
    }
  }
  const isWide = await dialogOf(lecture).evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isWide, 'nothing lies beyond its edge').toBe(false);

  for (const language of languageIds) {
    await page.goto('about:blank');
    await page.goto(`./#tree=${encodeURIComponent(romanian)}&language=${language}`);
    await lecture.node(0).waitFor();
    await lecture.press('d');
    const dialog = page.getByRole('dialog').filter({ has: page.locator('.why') });
    await expect(dialog.locator('.why')).toHaveCount(6);
    for (const width of [1280, 800, 740, 700, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const left = await dialog.evaluate((element) => {
        // As searching in it would scroll it.
        for (const cell of element.querySelectorAll('td')) cell.scrollIntoView();
        element.scrollLeft = 9999;
        return element.scrollLeft;
      });
      expect(left, `${language}, ${width}`).toBe(0);
    }
  }

  // On a phone all differences are visible without scrolling sideways.
  for (const tree of ['((3 12 8) (2 4 6) (14 5 2))', '((((8 7)(3 9))((9 8)(2 4)))(((1 8)(8 9))((9 9)(3 4))))']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('about:blank');
    await page.goto(`./#tree=${encodeURIComponent(tree)}`);
    await lecture.node(0).waitFor();
    await lecture.press('d');
    await dialogOf(lecture).waitFor();
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      const found = await dialogOf(lecture).evaluate((dialog) => {
        const boxes = [dialog, ...dialog.querySelectorAll('.scroll')];
        const cells = [...dialog.querySelectorAll('.is-different > span:first-child')];
        const { left, right } = dialog.getBoundingClientRect();
        const isIn = (/** @type {Element} */ cell) => {
          const box = cell.getBoundingClientRect();
          return box.width > 0 && left <= box.left && box.right <= right;
        };
        return {
          sideways: boxes.filter((box) => box.scrollWidth > box.clientWidth).length,
          cells: cells.length,
          seen: cells.filter(isIn).length,
        };
      });
      expect(found.cells).toBeGreaterThan(1);
      expect(found, `${tree} at ${width} px`).toEqual({ sideways: 0, cells: found.cells, seen: found.cells });
    }
  }
});
