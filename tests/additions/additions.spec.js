// Additions to this copy of the project appear wherever others of their kind do: in the picker, in the link, and in sentences.

import { expect, test } from '../browser/fixture.js';
import { madeBy } from '../browser/made.js';

/**
 * The page's link to what it shows, from "#" on.
 * @param {import('@playwright/test').Page} page
 */
async function linkOf(page) {
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this step' }).inputValue();
  await page.keyboard.press('Escape');
  return link.slice(link.indexOf('#'));
}

test('an algorithm from one file, one row and its words', async ({ page, lecture }) => {
  // Plain alpha-beta cuts off the 8 by the bound of the root, deep below; this one does not.
  const plain = await lecture.follow('tree=(5,+(((4+8)+1)+9))&step=99');
  await lecture.algorithm.selectOption({ label: 'Shallow alpha-beta' });
  await lecture.goTo(0);
  await expect(lecture.sentence).toContainText('hands down the parent’s bound alone');
  const link = await linkOf(page);
  expect(link).toContain('&algorithm=shallow');

  await lecture.open('./');
  await lecture.lead(`${link.slice(1)}&step=99`);
  await expect(lecture.algorithm.locator('option:checked')).toHaveText('Shallow alpha-beta');
  const shown = await lecture.settled();
  expect(shown.nodes[0].value).toBe(plain.nodes[0].value);
  const seen = (/** @type {string[]} */ squares) => squares.filter((square) => square.includes('seen')).length;
  expect([seen(plain.squares), seen(shown.squares)]).toEqual([3, 4]);
  // Every step is described, and is on a line.
  for (const { step, sentence, line } of await lecture.walk(
    Array.from({ length: shown.length - 1 }, () => 'ArrowLeft'),
  )) {
    expect(sentence, String(step)).not.toBe('');
    expect(line, sentence).not.toBe('');
  }
});

test('a course from one file, one row and its words', async ({ page, lecture }) => {
  await lecture.openExample('Two seminars');
  await expect(lecture.example).toHaveAccessibleName('Example: Two seminars');
  await expect(page.locator('.bar .chip')).toContainText('Seminar');
  await expect(lecture.sentence).toHaveText('The seminar hands values up. Step forward to begin.');
  await expect(lecture.aside).toContainText('take what is better, or stop');
  await expect(lecture.aside).toContainText('ceiling');
  const link = await linkOf(page);
  expect(link).toContain('&notation=f');
  expect(link).toContain('&cut=past-bound&returns=running-bound');

  await page.evaluate(() => localStorage.clear());
  await page.goto(`./?again${link}`);
  // A slide ends where a node returns its value; every event is on a line of its program.
  await lecture.press('ArrowRight');
  await expect(lecture.sentence).toHaveText('a hands up 1.');
  await expect(lecture.aside.locator('.code .here')).toHaveCount(1);
  await lecture.press('End');
  await expect(lecture.sentence).toHaveText('the root hands up 1. The seminar ends with 1.');
  // In the list of notations it comes last.
  await lecture.press('n');
  await expect(page.getByRole('menuitemradio').last()).toContainText('scissors, players');
});

test('a language from its files and one row', async ({ page, lecture }) => {
  await lecture.algorithm.selectOption({ label: 'Minimax' });
  await lecture.openMenu();
  // Another language reloads the page.
  const again = page.waitForEvent('load');
  await lecture.menu.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Esperanto' });
  await again;
  await page.getByRole('combobox', { name: 'Algoritmo' }).waitFor();
  await expect(page.locator('html')).toHaveAttribute('lang', 'eo');
  const link = await linkOf(page);
  expect(link).toContain('&language=eo');

  await page.evaluate(() => localStorage.clear());
  await page.goto(`./?again${link}`);
  await expect(page.getByRole('combobox', { name: 'Algoritmo' }).locator('option:checked')).toHaveText('Minimakso');
  await expect(lecture.sentence).toHaveText('Minimakso rigardas ĉiun folion. Paŝu antaŭen por komenci.');
});

test('a skin from one row with its drawing', async ({ page, lecture }) => {
  const outline = lecture.node(0).locator('.shape');
  await lecture.press('6');
  await expect(outline).toHaveAttribute('d', /^M-[\d.]+ 0L-[\d.]+ -[\d.]+H/);
  const link = await linkOf(page);
  expect(link).toContain('&skin=hexagons');

  await page.evaluate(() => localStorage.clear());
  await page.goto(`./?again${link}`);
  await expect(outline).toHaveAttribute('d', /^M-[\d.]+ 0L-[\d.]+ -[\d.]+H/);
  // The list of courses, and from it the dialog; both presses may come before the list does.
  await lecture.press('n');
  await lecture.press('n');
  await page.getByRole('dialog').waitFor();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'hexagons' })).toBeChecked();
  await lecture.press('Escape');
  await lecture.press('?');
  await expect(page.getByRole('dialog')).toContainText('hexagons; words');
});

test('a setting from one row and its use in its algorithm', async ({ page, lecture }) => {
  const tree = 'tree=(4(3+12+8)3(2+4+6)5(14+5+2))';
  const whole = await lecture.follow(`${tree}&algorithm=iterative-deepening&step=999`);
  await lecture.openMenu();
  await lecture.menu.getByRole('textbox', { name: 'First depth' }).fill('2');
  await lecture.press('Escape');
  const link = await linkOf(page);
  expect(link).toContain('&first=2');

  const less = await lecture.follow(`${link.slice(1).replace(/&step=\d+/, '')}&step=999`);
  expect([less.length < whole.length, less.nodes[0].value]).toEqual([true, whole.nodes[0].value]);
  await lecture.follow(`${tree}&compare=iterative-deepening,first=2;alpha-beta`);
  await expect(page.getByRole('dialog')).toContainText('First depth: 2');
});

test('a game from one file, its rows in the list of games and its words', async ({ page, lecture }) => {
  await lecture.openGame();
  await lecture.game.getByRole('radio', { name: 'Hex' }).check();
  await lecture.game.getByRole('textbox', { name: 'Width and height' }).fill('2x2');
  await lecture.game.locator('[data-square="a1"]').click();
  await expect(lecture.game.getByRole('textbox', { name: 'Moves from there' })).toHaveValue('a1');
  await expect(lecture.game.getByRole('textbox', { name: 'Weights of the evaluation' })).toHaveAttribute(
    'placeholder',
    /pairs=1$/,
  );
  await lecture.game.getByRole('checkbox', { name: 'Whoever connects loses' }).check();
  await lecture.game.getByRole('button', { name: 'Open' }).click();
  await expect(lecture.example).toHaveText('Hex a1, to the end');
  const link = await linkOf(page);
  expect(decodeURIComponent(link)).toContain('game=hex&size=2x2&reverse=yes&moves=a1');

  // The second player, who is MAX after a move, cannot keep a2 from the upper edge; and lets the first connect where that loses.
  for (const [rule, value] of [
    ['', '−1'],
    ['&reverse=yes', '1'],
  ]) {
    await lecture.follow(`game=hex&size=2x2${rule}&moves=a2&step=999`);
    expect((await lecture.settled()).nodes[0].value).toBe(value);
  }
});

test('a kind of file from one file, its row in the table of formats and its name', async ({ page, lecture }) => {
  await lecture.follow('tree=(3,5)');
  await page.getByRole('button', { name: 'Export' }).click();
  const { name, file } = await madeBy(page, page.getByRole('button', { name: 'Script' }));
  expect(name).toBe('secateur-slides.txt');
  const lines = file.toString().split('\n');
  expect(lines[0]).toMatch(/ · \(3 5\)$/);
  expect(lines[1]).toMatch(/^Step 0 of \d+: ./);
});
