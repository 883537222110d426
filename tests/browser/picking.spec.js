// The picker of examples by keyboard, pointer and finger, and the keys that go from one example to the next. Tests without a browser check
// its contents, search results and what an example opens with (www/test/picking.test.js, crate/tests/session/choosing.rs).

import { expect, test } from './fixture.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

/** @param {Lecture} lecture */
const chosen = (lecture) => lecture.picker.getByRole('option', { selected: true });

test('opens at the current example; keys search, choose and open, and text typed before the list appears is searched for', async ({
  lecture,
}) => {
  await lecture.follow('tree=(((6 2)(8 7))((5 4)(9 3)))&window=4,6');
  await expect(lecture.example).toHaveText('Window (4, 6)');
  await lecture.press('o');
  const field = lecture.picker.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await expect(chosen(lecture)).toContainText('Window (4, 6)');
  await expect(chosen(lecture).getByRole('img', { name: 'on the stage' })).toBeVisible();
  await expect(chosen(lecture)).toContainText('2 of 8');
  await lecture.press('ArrowDown');
  await expect(chosen(lecture)).toContainText('Zero window (2, 3)');
  await lecture.press('ArrowLeft');
  await expect(lecture.picker.getByRole('listbox', { name: 'Games in Java' })).toBeVisible();
  await expect(chosen(lecture)).toContainText('16 of 16');

  await lecture.page.keyboard.type('nothing like it');
  await expect(lecture.picker.getByRole('status').first()).toContainText('No example has “nothing like it”');
  await field.fill('first value');
  await expect(chosen(lecture)).toContainText('2 + 3');
  await expect(chosen(lecture).locator('mark')).toHaveText(['first', 'value']);
  await expect(lecture.picker.locator('figure .node')).not.toHaveCount(0);
  await lecture.press('Enter');
  await expect(lecture.picker).toHaveCount(0);
  await expect(lecture.algorithm).toHaveValue('mtd-f');
  await lecture.press('ArrowRight');
  expect((await lecture.settled()).step).toBe(1);

  await lecture.page.evaluate(() => {
    for (const key of ['o', 'k', 'i', 'l', 'l'])
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true }),
      );
  });
  await expect(chosen(lecture)).toContainText('Killer moves');
  await expect(lecture.picker.getByRole('combobox')).toHaveValue('kill');
  await lecture.press('Escape');

  // A pointer chooses what it is on, and Escape changes nothing.
  const opened = await lecture.example.textContent();
  await lecture.example.click();
  await lecture.picker.getByRole('option').nth(2).hover();
  await lecture.page.mouse.move(640, 300);
  await lecture.picker.getByRole('option').nth(1).hover();
  await expect(chosen(lecture)).toHaveId((await lecture.picker.getByRole('option').nth(1).getAttribute('id')) ?? '');
  await lecture.press('Escape');
  await expect(lecture.example).toHaveText(String(opened).trim());
  // The keys are for the search again, even if the closed element still has the focus.
  await lecture.press('ArrowRight');
  await expect(lecture.position).toHaveText(/^2 of/);
  await lecture.press('o');
  await lecture.picker.getByRole('combobox', { name: 'Search' }).evaluate((field) => {
    field.closest('dialog')?.close();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
  });
  await expect(lecture.position).toHaveText(/^3 of/);

  // A prepared position has its picture, its counts and its link, like an example.
  await lecture.openGame();
  await lecture.press('Escape');
  await lecture.press('o');
  await field.fill('tic-tac-toe');
  await expect(chosen(lecture)).toContainText(/\d+ of \d+/);
  await expect(lecture.picker.locator('figure .node')).not.toHaveCount(0);
  await lecture.picker.getByRole('button', { name: 'Copy link' }).click();
  await expect(lecture.picker.getByText('The link is copied.')).toBeVisible();
  await expect(lecture.page.locator('dialog[open]')).toHaveCount(1);
});

test('X goes from example to example, also before a class, and each undoes what the last one brought', async ({
  lecture,
  page,
}) => {
  const hint = page.locator('.hint');
  await lecture.press('x');
  await expect(lecture.example).toHaveText('Deep cut-off');
  await expect(hint).toHaveText('2 of 6 · Deep cut-off · X next · Shift X back · O all');
  await lecture.press('p');
  await lecture.press('x');
  await expect(hint).toHaveText('3 of 6 · Best child first');
  await lecture.press('Shift+X');
  await lecture.press('Shift+X');
  await lecture.press('Shift+X');
  await expect(hint).toHaveText('1 of 6 · Textbook, 2 plies · nothing before it');
  await lecture.press('Escape');

  // The notation that comes with an example is not mentioned, the one chosen in it is.
  await lecture.openExample('Win, loss, draw');
  await expect(page.getByRole('combobox', { name: 'Each step' })).toHaveValue('lecture');
  await expect(hint).toBeHidden();
  await lecture.press('g');
  await expect(hint).toHaveText('Each step: one leaf');
  for (let press = 0; press < 3; press += 1) await lecture.press('g');
  await expect(hint).toHaveText('Each step: one slide');

  const race = page.getByRole('dialog', { name: 'Runs side by side' });
  await lecture.openExample('Both side by side');
  await expect(race.locator('.lane')).toHaveCount(2);
  await lecture.press('Escape');
  await expect(race).toHaveCount(0);
  await lecture.press('x');
  await expect(lecture.example).toHaveText('Killer moves');
  await lecture.openExample('MAX’s strategy');
  await expect(page.locator('.stage .plan')).not.toHaveCount(0);
  await expect(lecture.aside.getByRole('tab', { name: 'Strategy' })).toHaveAttribute('aria-selected', 'true');
  await lecture.press('x');
  await expect(page.locator('.stage .plan')).toHaveCount(0);
});

test('a claim asks, answers at its step and shows what to look at; the next one is one press away', async ({
  lecture,
  page,
}) => {
  await lecture.openExample('nearly twice');
  await expect(lecture.example).toHaveText('Is that so?');
  await expect(lecture.sentence).toHaveText(/^At best, alpha-beta looks at √N leaves\? Here N is 8, and √8 is 2.8\./);
  await expect(lecture.aside.locator('dd')).toHaveText(['8', '5', '5', '2.8']);
  await expect(lecture.aside.getByRole('listitem')).toHaveCount(0);

  await lecture.press('ArrowLeft');
  await expect(lecture.sentence).not.toContainText('√8');
  await expect(lecture.aside.locator('dd')).toHaveCount(4);
  await lecture.press('End');
  await expect(lecture.sentence).toContainText('√8');

  await lecture.button('A smaller tree: 4 leaves').click();
  await expect(lecture.sentence).toContainText('Here N is 4, and √4 is 2.');
  await page.getByRole('button', { name: /twice as deep/ }).click();
  await expect(lecture.aside.getByRole('row')).toHaveCount(4);
  await lecture.press('p');
  await expect(lecture.aside.getByRole('table')).toBeVisible();
  await lecture.press('x');
  await expect(lecture.sentence).toContainText('Even without a good order');
  await lecture.press('Escape');

  await lecture.treeText.fill('(1 2)');
  await expect(lecture.example).toHaveText('Your own tree');
  await expect(lecture.aside.getByRole('listitem')).not.toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test.skip(({ browserName }) => browserName === 'firefox', 'no fingers can be sent to Firefox');

  test('a row opens at a touch; groups are one line, no picture is drawn, and trees and games are two halves', async ({
    lecture,
    page,
  }) => {
    await lecture.example.tap();
    await expect(lecture.picker.locator('figure .node')).toHaveCount(0);
    await lecture.picker.getByRole('button', { name: /^Gomoku/ }).tap();
    await lecture.picker.getByRole('option', { name: /^Win, loss, draw/ }).tap();
    await expect(lecture.example).toHaveText('Win, loss, draw');
    await lecture.example.tap();
    const half = (/** @type {string} */ name) => lecture.picker.getByRole('button', { name, exact: true });
    await expect(half('Trees')).toHaveAttribute('aria-pressed', 'true');
    await expect(half('A game …')).toBeHidden();
    await half('Games').tap();
    await expect(half('Games')).toHaveAttribute('aria-pressed', 'true');
    await expect(lecture.picker.getByRole('button', { name: /^Gomoku/ })).toBeHidden();
    await expect(lecture.picker.getByRole('listbox', { name: 'Prepared positions' })).toBeVisible();
    await half('Trees').tap();
    await expect(lecture.picker.getByRole('button', { name: /^Gomoku/ })).toBeVisible();
    await half('Games').tap();
    await half('A game …').tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(lecture.picker).toHaveCount(0);
  });
});
