// Pictures that are taken along: the very first one that a fresh page makes has every letter, because its fonts are inside.

import { differences } from './asshown.js';
import { expect, test } from './fixture.js';
import { withoutInk } from './ink.js';
import { Lecture } from './lecture.js';
import { madeBy } from './made.js';

/** Letters of both font files, and signs that a browser draws with whichever comes. */
const tree = 'ż: (я$: (3 12 Дж: 8) a\\b: (2 4 6) ćma<b: (14 5 2))';

for (const { language, png, svg } of [
  { language: 'pl', png: 'Obraz, PNG', svg: 'Obraz, SVG' },
  { language: 'ru', png: 'Рисунок, PNG', svg: 'Рисунок, SVG' },
]) {
  test(`the first PNG of a fresh page has every letter: ${language}`, async ({ page }) => {
    await page.goto(`./#tree=${encodeURIComponent(tree)}&step=14&language=${language}`);
    await page.locator('.takes').getByRole('button').nth(1).click();
    const button = (/** @type {string} */ name) => page.getByRole('dialog').getByRole('button', { name });
    const first = (await madeBy(page, button(png))).file.toString('base64');
    const second = (await madeBy(page, button(png))).file.toString('base64');
    const drawing = (await madeBy(page, button(svg))).file.toString();
    const empty = await page.evaluate(withoutInk, { picture: first, drawing });
    expect(empty, 'texts without a dark pixel').toEqual([]);
    expect(first === second, 'the second one is the same').toBe(true);
  });
}

/** The room that the core gives a picture. */
const room = { width: 1340, height: 760 };

/** @param {import('@playwright/test').Page} page */
async function withStageOfRoom(page) {
  await page.locator('.stage').evaluate((stage, { width, height }) => {
    const { style } = /** @type {HTMLElement} */ (stage);
    Object.assign(style, { position: 'fixed', left: '0', top: '0', width: `${width}px`, height: `${height}px` });
  }, room);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

const trees = ['((3 12 8) (2 4 6) (14 5 2))', '(((6 2) (8 7)) ((5 4) (9 3)))'];
for (const [look, step] of [
  ['', 14],
  ['&skin=letters&cuts=scissors', 9],
  ['&skin=pills', 15],
  ['&skin=plain&cuts=stub&windows=labelled', 17],
  ['&skin=signs&cuts=cross', 26],
  ['&notation=c', 12],
  ['&notation=e', 13],
  ['&algorithm=negascout', 11],
  ['&overlay=critical', 8],
]) {
  test(`a picture is what the stage shows, in its places and paints: ${look || 'as it opens'}`, async ({ page }) => {
    for (const tree of trees) {
      await page.goto(`./#tree=${encodeURIComponent(tree)}&step=${step}${look}`);
      await new Lecture(page).node(0).waitFor();
      await withStageOfRoom(page);
      await page.getByRole('button', { name: 'Take it along' }).click();
      const { file } = await madeBy(page, page.getByRole('button', { name: 'Picture, SVG' }));
      const found = await page.evaluate(differences, file.toString());
      expect(found, tree).toEqual([]);
      // A planted fault is found.
      const planted = file.toString().replace(/(<text [^>]*fill=")#\w+("[^>]*>[^<])/, '$1#123456$2');
      expect(await page.evaluate(differences, planted)).not.toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

test.use({ isFirst: true });

test('the first PNG of a comparison has every letter of its sentences', async ({ page }) => {
  await page.goto('./#tree=(ż:(3+5)+(2+9))&compare=alpha-beta;minimax&at=2&language=ru');
  const button = page.getByRole('dialog').locator('.exports').getByRole('button', { name: 'PNG' });
  const first = (await madeBy(page, button)).file;
  const second = (await madeBy(page, button)).file;
  expect(first.equals(second)).toBe(true);
});
