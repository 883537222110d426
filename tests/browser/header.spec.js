// What is searched and how: algorithm, dialect and example, with where each tree comes from; theme, text size and speed;
// and what the page remembers of them.

import { expect, test } from './fixture.js';
import { dialectNames } from './lecture.js';

test('the algorithm picker offers the family; only some have dialects, windows and cut-offs', async ({ lecture }) => {
  await expect(lecture.algorithm.locator('option')).toHaveText([
    ...['Alpha-beta', 'Negamax', 'Minimax', 'Minimax, level by level'],
    ...['Iterative deepening', 'Aspiration', 'PVS (NegaScout)'],
    ...['Alpha-beta with a table', 'MTD(f)', 'SSS*', 'DUAL*'],
  ]);
  await expect(lecture.dialect.locator('option')).toHaveText(Object.values(dialectNames));
  await lecture.algorithm.selectOption({ label: 'Minimax' });
  await expect(lecture.dialect).toBeHidden();
  await expect(lecture.aside).not.toContainText('α');
  await expect(lecture.aside).not.toContainText('cut-off');
  await lecture.openMenu();
  await expect(lecture.alpha).toBeHidden();
  await expect(lecture.depth).toBeVisible();
  await lecture.closeMenu();
  await lecture.algorithm.selectOption({ label: 'Alpha-beta' });
  await expect(lecture.dialect).toHaveValue('fail-soft');
  await expect(lecture.aside).toContainText('cut-off');
});

/** @type {[dialect: string, cut: string, returns: string][]} */
const rules = [
  ['Fail-soft', 'best ≥ β', 'return best'],
  ['Fail-soft, strict', 'best > β', 'return best'],
  ['Fail-hard', 'best ≥ β', 'return β'],
  ['Fail-hard, strict', 'best > β', 'return β'],
  ['Running bound', 'α ≥ β', 'return α'],
];
test('the pseudo-code is that of the chosen dialect', async ({ lecture }) => {
  for (const [dialect, cut, returns] of rules) {
    await lecture.dialect.selectOption({ label: dialect });
    const line = lecture.aside.getByRole('listitem').filter({ hasText: /^\s*if (best|α)/ });
    await expect(line, dialect).toHaveText(new RegExp(`^\\s*if ${cut}: ${returns}\\s*$`));
  }
  await lecture.algorithm.selectOption({ label: 'Minimax' });
  await expect(lecture.aside).not.toContainText('β');
});

test('every dialect has a line that says its rules', async ({ lecture, page }) => {
  for (const [dialect] of rules) {
    await lecture.dialect.selectOption({ label: dialect });
    await expect(page.getByText(new RegExp(`${dialect}: cuts (at|only past) the bound`))).toBeVisible();
  }
});

test('a tree of one’s own is called that', async ({ lecture }) => {
  await expect(lecture.example).toHaveText('Textbook, 2 plies');
  await lecture.treeText.fill('((3 12 8) (2 4 6) (14 5 3))');
  await expect(lecture.example).toHaveText('Your own tree');
  await lecture.openExample('Textbook, 2 plies');
  await expect(lecture.treeText).toHaveValue('((3 12 8) (2 4 6) (14 5 2))');
  await expect(lecture.example).toHaveText('Textbook, 2 plies');
});

test('a choice by mouse leaves the arrows to the search', async ({ lecture }) => {
  // The list itself is the system's, so the choice is made as the system reports it.
  await lecture.dialect.evaluate((picker) => {
    const select = /** @type {HTMLSelectElement} */ (picker);
    select.focus();
    select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    select.value = 'fail-hard';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await lecture.press('ArrowRight');
  expect((await lecture.settled()).step).toBe(1);
  await expect(lecture.dialect).toHaveValue('fail-hard');
});

test('theme, text size and speed take effect and are remembered', async ({ lecture, page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const [light, normal] = [await paper(), await size()];
  /** @param {string} name */
  const picker = (name) => lecture.menu.getByRole('combobox', { name });
  await lecture.openMenu();
  await picker('Theme').selectOption({ label: 'Dark' });
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await picker('Text size').selectOption({ label: '130 %' });
  await expect.poll(size).toBeGreaterThan(normal * 1.25);
  await picker('Playing speed').selectOption({ label: '2 ×' });
  await lecture.settled();

  await page.reload();
  await lecture.node(0).waitFor();
  expect(await paper()).toBe(dark);
  expect(await size()).toBeGreaterThan(normal * 1.25);
  await lecture.openMenu();
  await expect(picker('Playing speed').locator('option:checked')).toHaveText('2 ×');
  await picker('Theme').selectOption({ label: 'Light' });
  await expect.poll(paper).toBe(light);
});

test('the system’s theme is followed until another one is chosen', async ({ lecture, page, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox has one theme for as long as it runs');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).not.toBe(light);
  await lecture.openMenu();
  await lecture.menu.getByRole('combobox', { name: 'Theme' }).selectOption({ label: 'Light' });
  await expect.poll(paper).toBe(light);
});

test('a page that may keep nothing works all the same', async ({ page, lecture }) => {
  for (const way of ['refused', 'null', 'failing']) {
    await page.addInitScript((way) => {
      const refuse = () => {
        throw new DOMException('no storage here', 'SecurityError');
      };
      const failing = { getItem: refuse, setItem: refuse, removeItem: refuse };
      const get = way === 'refused' ? refuse : () => (way === 'null' ? null : failing);
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get, configurable: true });
    }, way);
    // Without what the page has written into its address meanwhile.
    await page.goto('./');
    await lecture.node(0).waitFor();
    await lecture.press('ArrowRight');
    expect((await lecture.settled()).step, way).toBe(1);
  }
});

test('the page asks nothing of any other server', async ({ page }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('./');
  await page.getByRole('tree').waitFor();
  const home = new URL('.', page.url()).href;
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((url) => !url.startsWith(home) && !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual(
    [],
  );
});
