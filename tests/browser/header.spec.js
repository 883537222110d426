// What is searched and how: algorithm, dialect and example, with where each tree comes from; theme, text size and speed;
// and what the page remembers of them.

import { alphaBeta } from './cases.js';
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

test('the example picker has every lecture tree and says where it comes from', async ({ lecture, page }) => {
  const groups = lecture.example.locator('optgroup');
  const origins = await groups.evaluateAll((all) => all.map((group) => group.getAttribute('label') ?? ''));
  for (const origin of [/textbook/i, /Romanian/, /English/, /Polish/]) expect(origins.join('; ')).toMatch(origin);
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const example of await lecture.example.locator('optgroup option').allTextContents()) {
    await lecture.example.selectOption({ label: example });
    const { step, sentence } = await lecture.settled();
    expect([step, sentence], example).toEqual([
      0,
      expect.stringMatching(/Step forward to begin|is called with the window/),
    ]);
    await expect(
      page
        .getByRole('banner')
        .getByText(/textbook|notes|slides|Knuth/i)
        .last(),
    ).toBeVisible();
    const tree = await lecture.treeText.inputValue();
    await lecture.openMenu();
    found.set(tree, [
      ...(found.get(tree) ?? []),
      `${await lecture.alpha.inputValue()} ${await lecture.beta.inputValue()}`,
    ]);
    await lecture.closeMenu();
  }
  for (const { name, tree, window } of alphaBeta) {
    const typed = window.map((cell) => (Number.isFinite(cell) ? String(cell) : '')).join(' ');
    expect(found.get(tree), name).toContain(typed);
  }
});

test('a tree of one’s own is called that', async ({ lecture }) => {
  const chosen = lecture.example.locator('option:checked');
  await expect(chosen).toHaveText('Textbook, 2 plies');
  await lecture.treeText.fill('((3 12 8) (2 4 6) (14 5 3))');
  await expect(chosen).toHaveText('Your own tree');
  await expect(lecture.example.locator('option')).toContainText(['Your own tree', 'Textbook, 2 plies']);
  await lecture.example.selectOption({ label: 'Textbook, 2 plies' });
  await expect(lecture.treeText).toHaveValue('((3 12 8) (2 4 6) (14 5 2))');
  await expect(lecture.example.locator('option'), 'and is gone').not.toContainText(['Your own tree']);
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

test('the system’s theme is followed until another one is chosen', async ({ lecture, page }) => {
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
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no storage here', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await page.reload();
  await lecture.node(0).waitFor();
  await lecture.press('ArrowRight');
  expect((await lecture.settled()).step).toBe(1);
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
