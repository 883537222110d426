// Pictures that are taken along: the very first one that a fresh page makes has every letter, because its fonts are inside.

import { expect, test } from './fixture.js';
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

/**
 * The texts of a drawing where its picture of twice the size shows nothing but paper.
 * @param {{ picture: string, drawing: string }} files the picture in base64
 */
async function withoutInk({ picture, drawing }) {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
    new OffscreenCanvas(image.width, image.height).getContext('2d')
  );
  context.drawImage(image, 0, 0);
  // On the page, because only there has a text a place.
  const host = document.createElement('div');
  host.style.cssText = 'position:absolute;left:0;top:0';
  // The page has the font that the picture brings along, and its policy takes no styles.
  const plain = drawing.replace(/<style\b[\s\S]*?<\/style>/, '');
  host.append(new DOMParser().parseFromString(plain, 'image/svg+xml').documentElement);
  (document.querySelector('dialog[open]') ?? document.body).append(host);
  const svg = /** @type {SVGSVGElement} */ (host.firstElementChild);
  const toPicture = /** @type {DOMMatrix} */ (svg.getScreenCTM()).inverse();
  return [...svg.querySelectorAll('text')]
    .filter((text) => text.textContent?.trim())
    .filter((text) => {
      const { x, y, width, height } = text.getBBox();
      const matrix = toPicture.multiply(/** @type {DOMMatrix} */ (text.getScreenCTM()));
      const corner = new DOMPoint(x, y).matrixTransform(matrix);
      const { data } = context.getImageData(2 * corner.x, 2 * corner.y, 2 * width, 2 * height);
      const paper = data.slice(0, 4).toString();
      for (let at = 0; at < data.length; at += 4) if (data.slice(at, at + 4).toString() !== paper) return false;
      return true;
    })
    .map((text) => text.textContent);
}
