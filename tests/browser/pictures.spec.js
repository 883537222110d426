// Pictures that are taken along: the very first one that a fresh page makes has every letter, because its fonts are inside.

import { expect, test } from './fixture.js';
import { withoutInk } from './ink.js';
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

test.use({ isFirst: true });

test('the first PNG of a comparison has every letter of its sentences', async ({ page }) => {
  await page.goto('./#tree=(ż:(3+5)+(2+9))&compare=alpha-beta;minimax&at=2&language=ru');
  const button = page.getByRole('dialog').locator('.exports').getByRole('button', { name: 'PNG' });
  const first = (await madeBy(page, button)).file;
  const second = (await madeBy(page, button)).file;
  expect(first.equals(second)).toBe(true);
});
