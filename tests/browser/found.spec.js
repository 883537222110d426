// What a lecturer looks for: the next cut-off, that leaves can be edited, the commonest rows of the menu; and what may not stand in
// the way: a node's card after an edit, in the edit mode and before a hall, or a table that is wider than a phone.

import { languageIds } from '../../www/src/words/languages.js';
import { expect, test } from './fixture.js';
import { keep } from './lecture.js';

const cutoff = 14;

test('a button goes to the next cut-off, with Shift to the one before', async ({ lecture, page }) => {
  const button = lecture.button('Next cut-off');
  await expect(button).toBeVisible();
  await button.click();
  expect((await lecture.settled()).step).toBe(cutoff);
  await expect(button, 'the textbook has one').toHaveAttribute('aria-disabled', 'true');
  await page.goto('./#step=26');
  // There is none beyond the end, and one before it.
  await button.click({ modifiers: ['Shift'], force: true });
  expect((await lecture.settled()).step).toBe(cutoff);
});

test('a first visit is told one thing at a time, and nothing again', async ({ lecture, page }) => {
  const tip = page.locator('.tip');
  await expect(tip).toHaveText('Press → for the next step.');
  for (let step = 1; step <= 3; step++) await lecture.press('ArrowRight');
  await expect(tip).toHaveText('Click a leaf to change its score.');
  await lecture.node(4).click();
  await lecture.press('Escape');
  await expect(tip).toHaveText('Press P to present to a class.');
  await page.goto('about:blank');
  await page.goto('./#step=2');
  await lecture.node(0).waitFor();
  await page.locator('#menu').waitFor({ state: 'attached' });
  await expect(tip, 'not with a link to a step').toBeEmpty();
  await page.goto('about:blank');
  await page.goto('./');
  await expect(tip).toHaveText('Press P to present to a class.');
  await lecture.press('p');
  await expect(tip, 'not before a hall').toBeEmpty();
  await lecture.press('p');
  await expect(page.locator('body')).not.toHaveClass(/is-presenting/);
  await expect(tip).toBeEmpty();
});

test('the hints can be put away, and a frame of another page has none', async ({ lecture, page }) => {
  const tip = page.getByText('Press → for the next step.');
  await page.goto('./?embed');
  await lecture.node(0).waitFor();
  await expect(tip).toBeHidden();
  await page.goto('./');
  await tip.getByRole('button').click();
  await expect(tip).toBeHidden();
});

for (const language of languageIds) {
  test(`a hint covers nothing: ${language}`, async ({ page }) => {
    for (const knows of [{}, { knowsStepping: true }, { knowsStepping: true, knowsEditing: true }]) {
      await keep(page, { language, ...knows });
      await page.goto('./');
      await page.locator('.tip button').waitFor({ state: 'attached' });
      for (const [width, height] of [
        [1280, 720],
        [844, 390],
        [390, 844],
      ]) {
        await page.setViewportSize({ width, height });
        const covered = await page.evaluate(() => {
          const hint = document.querySelector('.tip')?.getBoundingClientRect() ?? new DOMRect();
          const parts = [...document.querySelectorAll('.stage .node, .stage text, .say, .player, .aside')];
          const meets = (/** @type {Element} */ part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return left < hint.right && hint.left < right && top < hint.bottom && hint.top < bottom;
          };
          return parts.filter(meets).map(({ textContent }) => textContent);
        });
        expect(covered, `${width} × ${height} ${JSON.stringify(knows)}`).toEqual([]);
      }
    }
  });
}

for (const language of languageIds) {
  test(`the commonest rows of the menu need no scrolling at 720 px: ${language}`, async ({ page }) => {
    await keep(page, { language });
    await page.goto('./');
    await page.locator('.node').first().waitFor();
    await page.locator('.bar [popovertarget="menu"]').click();
    const menu = page.locator('#menu');
    const seen = await menu.evaluate((menu) => {
      const { bottom } = menu.getBoundingClientRect();
      const rows = [...menu.querySelectorAll('.row, .plain')];
      return rows
        .filter((row) => row.getBoundingClientRect().bottom <= bottom)
        .map((row) => row.querySelector('kbd')?.textContent ?? row.querySelector('select')?.value ?? '');
    });
    // Language, notation, text size and theme; why numbers differ, runs side by side, the edit mode.
    expect(seen).toEqual(expect.arrayContaining([language, '1', 'auto', 'D', 'C', 'E']));
    expect(seen.slice(0, 3)).toEqual([language, '', '1']);
  });

  test(`the narrowest menu holds all of its rows: ${language}`, async ({ page }) => {
    await keep(page, { language });
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('./#tree=((3+12+8)(2+4+6)(14+5+2))&least=-100.5&greatest=100.25');
    await page.locator('.menu .pair').first().waitFor({ state: 'attached' });
    await page.evaluate(() => document.getElementById('menu')?.showPopover());
    const beyond = await page.locator('#menu').evaluate((menu) => {
      const { paddingLeft, paddingRight } = getComputedStyle(menu);
      const { left, right } = menu.getBoundingClientRect();
      const [from, to] = [left + Number.parseFloat(paddingLeft) - 1, right - Number.parseFloat(paddingRight) + 1];
      const fields = [...menu.querySelectorAll('input')].filter((field) => field.scrollWidth > field.clientWidth);
      const parts = [...menu.querySelectorAll('.row > *, .seg > *')].filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < from || to < right;
      });
      return [...fields, ...parts].map((part) => part.outerHTML);
    });
    expect(beyond).toEqual([]);
  });
}

test.describe('the card of a node', () => {
  /** @param {import('./lecture.js').Lecture} lecture */
  const card = ({ page }) => page.getByRole('tooltip');
  /** What a card waits for, and some. */
  const longest = 900;

  test('stays away after an edit until the pointer goes elsewhere', async ({ lecture, page }) => {
    await lecture.node(4).hover();
    await expect(card(lecture)).toBeVisible();
    // Without the move before it that a click of a test begins with.
    await page.mouse.down();
    await page.mouse.up();
    await lecture.editor.fill('9');
    await lecture.press('Enter');
    await page.waitForTimeout(longest);
    await expect(card(lecture)).toBeHidden();
    await lecture.node(1).locator('.shape').hover();
    await expect(card(lecture)).toBeVisible();
  });

  test('stays away in the edit mode and before a hall', async ({ lecture, page }) => {
    await lecture.node(1).locator('.shape').hover();
    await expect(card(lecture)).toBeVisible();
    for (const key of ['e', 'p']) {
      await lecture.press(key);
      await expect(card(lecture)).toBeHidden();
      await lecture.node(5).locator('.shape').hover();
      await lecture.node(1).locator('.shape').hover();
      await page.waitForTimeout(longest);
      await expect(card(lecture), key).toBeHidden();
      await lecture.press('Escape');
    }
  });
});

for (const width of [390, 360]) {
  test(`at ${width} px all that differs between dialects is seen without moving sideways`, async ({
    lecture,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const tree of ['((3 12 8) (2 4 6) (14 5 2))', '((((8 7)(3 9))((9 8)(2 4)))(((1 8)(8 9))((9 9)(3 4))))']) {
      await page.goto(`./#tree=${encodeURIComponent(tree)}`);
      await lecture.node(0).waitFor();
      await lecture.press('d');
      const dialog = page.getByRole('dialog', { name: 'Why do we get different numbers?' });
      await dialog.waitFor();
      const found = await dialog.evaluate((dialog) => {
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
      expect(found).toEqual({ sideways: 0, cells: found.cells, seen: found.cells });
      await lecture.press('Escape');
    }
  });
}
