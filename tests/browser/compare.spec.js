// Why do we get different numbers: the table of every dialect on one tree, with the numbers of the lectures, what differs
// from the row on the page, why it does, and a button in each row that brings it onto the page.

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
 * The rows as a person sees them: what is marked stands in square brackets.
 * @param {Lecture} lecture
 * @returns {Promise<string[]>}
 */
async function rowsOf(lecture) {
  await dialogOf(lecture).waitFor();
  return dialogOf(lecture)
    .locator('tbody tr:first-child')
    .evaluateAll((rows) => {
      /** @param {Element} cell the name, or a number before what is said of it to those who do not see the mark */
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

test('the Romanian notes: 5 leaves, 7 or 8, what every node returns, and why', async ({ lecture }) => {
  await lecture.treeText.fill(romanian);
  await open(lecture);
  await expect(dialogOf(lecture).getByRole('columnheader')).toHaveText([
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
});

test('a table that comes before a new tree is drawn is about the new tree', async ({ page, lecture }) => {
  await page.evaluate(() => {
    const soon = requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => window.setTimeout(() => soon(draw), 1000);
  });
  await lecture.treeText.fill('((3 4) (1 2) (6 5))');
  await open(lecture);
  expect((await rowsOf(lecture)).slice(-1)).toEqual(['Minimax [6] [0] = 5 3 [1] 5']);
});

test('a row comes onto the page at the same moment, and the rest is compared with it', async ({ lecture }) => {
  await lecture.treeText.fill(romanian);
  const before = await lecture.goTo(5);
  await open(lecture);
  await expect(row(lecture, 'Fail-soft')).toBeFocused();
  await row(lecture, 'Fail-hard').press('Enter');
  await expect(row(lecture, 'Fail-hard')).toHaveAttribute('aria-pressed', 'true');
  await expect(row(lecture, 'Fail-soft')).toHaveAttribute('aria-pressed', 'false');
  await expect(lecture.dialect).toHaveValue('fail-hard');
  expect((await rowsOf(lecture)).slice(2, 5)).toEqual([
    'Fail-hard 5 2 = 4 4 ≤ 4 4 ≥ 4 ≤ 4 —',
    'Fail-hard, strict [7] [1] = 4 4 ≤ 4 4 ≥ 4 ≤ 4 [≤ 4]',
    'Running bound 5 2 = 4 4 ≤ 4 4 [≥ 5] ≤ 4 —',
  ]);
  await expect(reason(lecture, 'Fail-hard, strict')).toHaveText(
    /^MIN node c finds 4 ≤ α = 4\. Here only a smaller score cuts, so the search goes on there: 2 leaves more\.$/,
  );
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
});

test('the English notes, a root window, an edit: the table is about the tree as it is', async ({ lecture, page }) => {
  await lecture.treeText.fill('(((W L) L) (L W W))');
  await lecture.openMenu();
  await lecture.menu.getByRole('button', { name: 'Why do we get different numbers?' }).click();
  expect((await rowsOf(lecture)).map((text) => text.replace(/(, strict|[A-Z][a-z -]+)/g, '').trim())).toEqual([
    '3 2 = −∞ −∞ −∞ +∞',
    expect.stringMatching(/^\[6\] \[0\] = −∞/),
    '3 2 = −∞ −∞ −∞ +∞',
    expect.stringMatching(/^\[6\] \[0\]/),
    '3 2 = −∞ −∞ −∞ +∞',
    expect.stringMatching(/^\[6\] \[0\]/),
  ]);
  await page.getByRole('button', { name: 'Close' }).click();
  await lecture.choose({ tree: '(((1 5 6) (8 3)) (L (1 W)))' });
  await lecture.button('Why do we get different numbers?').click();
  expect((await rowsOf(lecture))[0]).toMatch(/^Fail-soft 5 /);
  await lecture.press('Escape');
  await lecture.choose({ tree: '(((6 2) (8 7)) ((5 4) (9 3)))', window: ['4', '6'] });
  await open(lecture);
  await expect(dialogOf(lecture)).toContainText('Root window [4, 6].');
  const before = await rowsOf(lecture);
  expect(before[0]).toMatch(/^Fail-soft 2 3 ≥ 6 /);
  expect(before[5]).toMatch(/^Minimax \[8\] \[0\] \[= 6\]/);
  await lecture.press('Escape');
  await lecture.treeText.fill('(((5 2) (8 7)) ((5 4) (9 3)))');
  await open(lecture);
  expect(await rowsOf(lecture)).not.toEqual(before);
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

test('of 300,000 leaves short runs are compared at once, without columns, and the long one comes', async ({
  lecture,
}) => {
  await lecture.treeText.fill(uniformTree([3, 10, 10, 10, 10, 10], 7));
  await expect(lecture.aside).toContainText('of 300,000');
  const { letGo } = await holdWork(lecture);
  await open(lecture);
  await expect(dialogOf(lecture)).toContainText('Beyond 20,000 nodes');
  expect((await rowsOf(lecture))[0]).toMatch(/^Fail-soft 19,460 3382 = /);
  await expect(reason(lecture, 'Fail-hard')).toContainText('its score is clamped');
  expect((await rowsOf(lecture))[5]).toBe('Minimax … … …');
  await expect(reason(lecture, 'Minimax')).toHaveText('Still being searched …');
  await expect(progress(lecture)).toBeVisible();
  letGo();
  await expect(progress(lecture)).toBeHidden();
  expect((await rowsOf(lecture))[5]).toMatch(/^Minimax \[300,000\] \[0\] = /);
  await expect(reason(lecture, 'Minimax')).toContainText('never cuts, so the search goes on there');
});

test('of a million leaves every row is what the page counts when it is chosen', async ({ lecture }) => {
  test.slow();
  await show(lecture, uniformTree([10, 10, 10, 10, 10, 10], 12), '1,000,000');
  await open(lecture);
  await expect(progress(lecture)).toBeHidden();
  const rows = await rowsOf(lecture);
  expect(rows).toHaveLength(6);
  for (const [index, name] of ['Fail-soft', 'Fail-hard, strict', 'Minimax'].entries()) {
    const [, leaves, cutoffs] = /** @type {string[]} */ (
      rows[[0, 3, 5][index]].slice(name.length).match(/^ \[?([\d,]+)\]? \[?([\d,]+)\]? \[?= /)
    );
    await row(lecture, name).click();
    await expect(row(lecture, name)).toHaveAttribute('aria-pressed', 'true');
    await lecture.press('Escape');
    await expect(dialogOf(lecture)).toHaveCount(0);
    await lecture.timeline.focus();
    await lecture.press('End');
    await expect(lecture.aside).toContainText(`${leaves} of 1,000,000`);
    const counter = lecture.aside.getByText('cut-offs', { exact: true }).locator('xpath=..').getByRole('definition');
    if (name === 'Minimax') expect(cutoffs).toBe('0');
    else await expect(counter).toHaveText(cutoffs);
    await open(lecture);
  }
});

/**
 * How many workers have been ended since. One that is still to fetch its script is known to nobody but the page.
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

test('a table that is still filling is closed at once, comes again, and is anew about another run', async ({
  lecture,
}) => {
  await show(lecture, uniformTree([10, 10, 10, 10, 10], 11), '100,000');
  const { letGo, count } = await holdWork(lecture);
  const ended = await countEnded(lecture);
  await open(lecture);
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
  await expect(reason(lecture, 'Fail-hard')).toHaveText('The page shows this one.');
  await lecture.press('Escape');
  expect((await lecture.settled()).step).toBe(3);
});

test('where no worker may start, long runs say that they are too long', async ({ lecture, page }) => {
  await show(lecture, uniformTree([10, 10, 10, 10, 10], 11), '100,000');
  await page.evaluate(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('no worker here', 'SecurityError');
      }
    };
  });
  await open(lecture);
  await expect(reason(lecture, 'Minimax')).toContainText('too long to be compared');
  expect((await rowsOf(lecture))[5]).toMatch(/^Minimax — — —/);
  await expect(progress(lecture)).toBeHidden();
});

test('it can be read and used on every screen', async ({ lecture, page }) => {
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
});

test('only the table scrolls sideways, in every language', async ({ page }) => {
  for (const language of languageIds) {
    await page.goto('about:blank');
    await page.goto(`./#tree=${encodeURIComponent(romanian)}&language=${language}`);
    await page.getByRole('tree').locator('.node').first().waitFor();
    await page.keyboard.press('d');
    const dialog = page.getByRole('dialog').filter({ has: page.locator('.why') });
    await expect(dialog.locator('.why')).toHaveCount(6);
    for (const width of [1280, 800, 740, 700, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const left = await dialog.evaluate((element) => {
        // As what is looked for in it would scroll it.
        for (const cell of element.querySelectorAll('td')) cell.scrollIntoView();
        element.scrollLeft = 9999;
        return element.scrollLeft;
      });
      expect(left, `${language}, ${width}`).toBe(0);
    }
  }
});

test('it speaks Polish, Romanian and Russian', async ({ page }) => {
  for (const [language, title] of [
    ['pl', 'Skąd biorą się różne liczby?'],
    ['ro', 'De unde vin numerele diferite?'],
    ['ru', 'Откуда берутся разные числа?'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`./#tree=${encodeURIComponent(romanian)}&language=${language}`);
    await page.getByRole('tree').locator('.node').first().waitFor();
    await page.keyboard.press('d');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.locator('.why')).toHaveCount(6);
    for (const text of await dialog.locator('.why, .lead').allTextContents()) expect(text).not.toMatch(/compare-|\{/);
  }
});
