// What a lecturer looks for: the next cut-off, that leaves can be edited, the commonest rows of the menu; and what must not get in the way:
// a hint, or a node's card after an edit, in the edit mode and before a class.

import { languageIds } from '../../www/src/words/languages.js';
import { expect, test } from './fixture.js';
import { keep, Lecture } from './lecture.js';

const cutoff = 14;

test('a button goes to the next cut-off, with Shift to the previous one', async ({ lecture, page }) => {
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

test('a first visit gets one hint at a time, never twice and never in the way', async ({ lecture, page }) => {
  const tip = page.locator('.tip');
  await expect(tip).toHaveText('Press → for the next step.');
  for (let step = 1; step <= 3; step++) await lecture.press('ArrowRight');
  await expect(tip).toHaveText('Click a leaf to change its score.');
  await lecture.node(4).click();
  await lecture.press('Escape');
  await expect(tip).toHaveText('Press P to present to a class.');
  await page.goto('about:blank');
  await page.goto('./?embed#tree=(1+2)');
  await lecture.node(0).waitFor();
  await expect(tip, 'in a frame').toBeHidden();
  await page.goto('./');
  await expect(tip).toHaveText('Press P to present to a class.');
  await lecture.press('p');
  await expect(tip, 'not before a hall').toBeEmpty();
  await lecture.press('p');
  await expect(page.locator('body')).not.toHaveClass(/is-presenting/);
  await expect(tip).toBeEmpty();
});

test('a hint covers nothing, and can be dismissed', async ({ page }) => {
  // Each in the language in which it is the longest.
  for (const [language, knows] of /** @type {[string, object][]} */ ([
    ['pl', {}],
    ['ro', { knowsStepping: true }],
    ['ro', { knowsStepping: true, knowsEditing: true }],
  ])) {
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
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.locator('.tip button').click();
  await expect(page.locator('.tip')).toBeEmpty();
});

test('the commonest rows of the menu need no scrolling at 720 px, and the narrowest one holds all of them, in every language', async ({
  page,
}) => {
  for (const language of languageIds) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await keep(page, { language });
    await page.goto('about:blank');
    await page.goto('./#tree=((3+12+8)(2+4+6)(14+5+2))&least=-100.5&greatest=100.25');
    await page.locator('.node').first().waitFor();
    await page.locator('.bar [popovertarget="menu"]').click();
    const menu = page.locator('#menu');
    await menu.locator('.pair').first().waitFor({ state: 'attached' });
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

    await page.setViewportSize({ width: 320, height: 568 });
    await expect(menu).toBeVisible();
    const beyond = await menu.evaluate((menu) => {
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
    expect(beyond, language).toEqual([]);
  }
});

test('the card of a node stays away after an edit until the pointer moves away, in the edit mode and before a class', async ({
  page,
}) => {
  const lecture = new Lecture(page);
  await page.clock.install();
  await lecture.open();
  const card = page.getByRole('tooltip');
  /** A card's delay, and some more. */
  const waitLong = () => page.clock.fastForward(900);
  await lecture.node(4).hover();
  await waitLong();
  await expect(card).toBeVisible();
  // Without the move that precedes a test's click.
  await page.mouse.down();
  await page.mouse.up();
  await lecture.editor.fill('9');
  await lecture.press('Enter');
  await waitLong();
  await expect(card).toBeHidden();
  for (const key of ['e', 'p']) {
    await lecture.node(1).locator('.shape').hover();
    await waitLong();
    await expect(card).toBeVisible();
    await lecture.press(key);
    await expect(card).toBeHidden();
    for (const node of [5, 1]) await lecture.node(node).locator('.shape').hover();
    await waitLong();
    await expect(card, key).toBeHidden();
    await lecture.press('Escape');
    await lecture.node(5).locator('.shape').hover();
  }
});
