// What is searched and how: algorithm, dialect and example, with each tree's source; theme, text size and speed; and what the page
// remembers of them.

import { expect, test } from './fixture.js';
import { dialectNames } from './lecture.js';

test('the pickers offer the whole family, and only the chosen one shows its fields, rules and pseudo-code', async ({
  lecture,
  page,
}) => {
  await expect(lecture.algorithm.locator('option')).toHaveText([
    ...['Alpha-beta', 'Negamax', 'Minimax', 'Minimax, level by level', 'Expectiminimax', 'Star1'],
    ...['Iterative deepening', 'Aspiration', 'PVS (NegaScout)'],
    ...['Alpha-beta with a table', 'MTD(f)', 'SSS*', 'DUAL*'],
  ]);
  await expect(lecture.dialect.locator('option')).toHaveText(Object.values(dialectNames));
  await lecture.dialect.selectOption({ label: 'Fail-hard, strict' });
  const line = lecture.aside.getByRole('listitem').filter({ hasText: /^\s*if (best|α)/ });
  await expect(line).toHaveText(/^\s*if best > β: return β\s*$/);
  await expect(page.getByText(/Fail-hard, strict: cuts only past the bound/)).toBeVisible();
  await lecture.algorithm.selectOption({ label: 'Minimax' });
  await expect(lecture.dialect).toBeHidden();
  await expect(lecture.aside).not.toContainText(/α|β|cut-off/);
  await lecture.openMenu();
  await expect(lecture.alpha).toBeHidden();
  await expect(lecture.depth).toBeVisible();
  await lecture.closeMenu();
  await lecture.algorithm.selectOption({ label: 'Alpha-beta' });
  await expect(lecture.dialect).toHaveValue('fail-hard-strict');
  await expect(lecture.aside).toContainText('cut-off');

  await expect(lecture.example).toHaveText('Textbook, 2 plies');
  await lecture.treeText.fill('((3 12 8) (2 4 6) (14 5 3))');
  await expect(lecture.example).toHaveText('Your own tree');
  await lecture.openExample('Textbook, 2 plies');
  await expect(lecture.treeText).toHaveValue('((3 12 8) (2 4 6) (14 5 2))');
  await expect(lecture.example).toHaveText('Textbook, 2 plies');

  // A choice by mouse leaves the arrows to the search. The list itself is the system's, so the choice is made as the system reports it.
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

test('the theme, which is the system’s until one is chosen, text size and speed take effect and are remembered', async ({
  lecture,
  page,
  browserName,
}) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const [light, normal] = [await paper(), await size()];
  // Firefox has one theme for as long as it runs.
  if (browserName !== 'firefox') {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(paper).not.toBe(light);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(paper).toBe(light);
  }
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

test('a page that may store nothing works all the same, and contacts no other server', async ({ page, lecture }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
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
  const home = new URL('.', page.url()).href;
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((url) => !url.startsWith(home) && !/^(data|blob):/.test(url))).toEqual([]);
});
