// Exports, as only a browser can show them: the link in the address, sharing, files that buttons make, letters in pictures, paper, the page
// in a frame and as one file. www/test/targets.test.js checks that page and program make the same files, and every choice reaches them; the
// core's own tests, what a link means.

import { fileURLToPath, pathToFileURL } from 'node:url';
import { encode } from 'uqr';
import { differences } from './asshown.js';
import { axeFaults } from './axe.js';
import { expect, test } from './fixture.js';
import { withoutInk } from './ink.js';
import { Lecture } from './lecture.js';
import { madeBy } from './made.js';
import { readWhen } from './shown.js';

/** @typedef {import('@playwright/test').Page} Page */

const oneFile = fileURLToPath(new URL('../../www/dist/secateur.html', import.meta.url));
const textbook = '#tree=((3 12 8)(2 4 6)(14 5 2))&step=14';
/**
 * @param {Page} page
 * @param {string} hash
 */
async function follow(page, hash) {
  await page.goto(`./${hash}`);
  const lecture = new Lecture(page);
  await lecture.node(0).waitFor();
  return lecture;
}

/** @param {Page} page */
const hashOf = (page) => page.evaluate(() => location.hash);

/**
 * The dark modules of a QR code for a text, adjacent ones in a row as one bar.
 * @param {string} text
 */
const barsOf = (text) =>
  encode(text, { ecc: 'M', border: 4 })
    .data.map((row, y) => {
      const dark = row.map((isDark) => (isDark ? 'x' : ' ')).join('');
      return [...dark.matchAll(/x+/g)]
        .map(({ 0: bar, index }) => `M${index} ${y}h${bar.length}v1h-${bar.length}z`)
        .join('');
    })
    .join('');

/** @param {Page} page */
const shared = (page) => page.getByRole('dialog', { name: 'Share' });

/** @param {Page} page */
async function openExports(page) {
  await page.getByRole('button', { name: 'Export' }).click();
  return page.getByRole('dialog', { name: 'Export' });
}

/**
 * @param {Page} page
 * @param {string} name of the button
 */
const made = (page, name) => madeBy(page, page.getByRole('button', { name }));

test('the link follows what is shown, the page follows it, and a giant tree is left out', async ({
  context,
  viewport,
}) => {
  // A tab with its own history; otherwise it is as large as in the test that made the context.
  const page = await context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  const lecture = new Lecture(page);
  await lecture.open();
  expect(await hashOf(page)).toBe('');
  await lecture.press('ArrowRight');
  await lecture.press('ArrowRight');
  await expect.poll(() => hashOf(page)).toBe('#tree=((3+12+8)(2+4+6)(14+5+2))&step=2');
  await lecture.choose({ tree: '(1 (2 3))', algorithm: 'Minimax' });
  await expect.poll(() => hashOf(page)).toBe('#tree=(1(2+3))&algorithm=minimax');
  await page.evaluate(() => {
    location.hash = '#tree=((1 2) (4 3))&step=5';
  });
  await expect(lecture.treeText).toHaveValue('((1 2) (4 3))');
  await page.evaluate(readWhen, 5);
  await page.reload();
  await lecture.node(0).waitFor();
  await page.evaluate(readWhen, 5);
  expect(await page.evaluate(() => history.length)).toBeLessThan(5);

  await lecture.treeText.fill(`(${new Array(3000).fill('7').join(' ')})`);
  await expect.poll(() => hashOf(page)).toBe('');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(shared(page)).toContainText('too long for a link');
  const { file } = await made(page, 'Save the tree as a file');
  expect(file.toString()).toContain('(7 7 7 ');
});

test('sharing copies the link and shows it as a QR code, dark on light in both themes, on a phone too', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Firefox lets no test read the clipboard');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    await follow(page, '#tree=(1 2)&step=2');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(shared(page)).toContainText('The link is copied.');
    const href = await shared(page).getByRole('textbox', { name: 'Link to this step' }).inputValue();
    expect(href).toMatch(/\/#tree=\(1\+2\)&step=2$/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(href);
    await expect(shared(page)).toContainText('Phones cannot open this address');
    const { light, dark, zone, width, held } = await shared(page)
      .getByRole('img', { name: 'QR code' })
      .evaluate((svg) => {
        const [paper, ink] = [svg.querySelector('rect'), svg.querySelector('path')].map(
          (part) => /** @type {SVGGraphicsElement} */ (part),
        );
        return {
          light: getComputedStyle(paper).fill,
          dark: getComputedStyle(ink).fill,
          zone: ink.getBBox().x,
          width: svg.getBoundingClientRect().width,
          held: ink.getAttribute('d'),
        };
      });
    expect(held).toBe(barsOf(href));
    expect([light, dark, zone]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 4]);
    expect(width).toBeGreaterThan(380);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(shared(page)).toHaveCount(0);
  }
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(shared(page), 'where the clipboard is not to be had').toContainText('The link is copied.');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await new Lecture(page).openMenu();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(shared(page)).toBeVisible();
  const box = await shared(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  expect(await axeFaults(page)).toEqual([]);
});

test('while presenting, S shows the code of this moment in a corner, and phones are asked first', async ({
  page,
  lecture,
}) => {
  // Only the browser knows the size of the whole screen; the button needs room.
  await page.evaluate(() => {
    document.documentElement.requestFullscreen = () => Promise.reject();
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await lecture.follow('tree=((3 12 8) (2 4 6) (14 5 2))&step=14');
  await lecture.press('p');
  await lecture.press('s');
  const code = page.locator('.moment').getByRole('img');
  await expect(code).toBeVisible();
  const drawn = await code.innerHTML();
  const moment = '#tree=((3+12+8)(2+4+6)(14+5+2))&step=14&predict=on';
  expect(drawn).toContain(`d="${barsOf(new URL(moment, page.url()).href)}"`);
  await lecture.press('PageDown');
  await lecture.settled();
  expect(await code.innerHTML(), 'it is of that moment').toBe(drawn);
  const stage = await lecture.stage.boundingBox();
  const corner = await page.locator('.moment').boundingBox();
  expect((stage?.x ?? 0) + (stage?.width ?? 0), 'it covers nothing').toBeLessThanOrEqual(corner?.x ?? 0);
  await lecture.press('Escape');
  await expect(code).toHaveCount(0);
  await lecture.press('p');
  await page.getByRole('button', { name: 'QR code of this moment' }).click();
  await expect(code).toBeVisible();
  await lecture.press('s');
  await expect(code).toHaveCount(0);
});

test('buttons make the files: self-contained pictures, white or transparent, LaTeX with a frame for every step, slides', async ({
  page,
}) => {
  await follow(page, textbook);
  // Exports are light, whatever the page is.
  await page.emulateMedia({ colorScheme: 'dark' });
  const dialog = await openExports(page);
  expect(await axeFaults(page)).toEqual([]);
  const whole = (await made(page, 'Picture, SVG')).file.toString();
  // Firefox itself takes the keys when it reports a file.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Picture, SVG');
  expect(whole).toContain('@font-face');
  await dialog.getByRole('checkbox', { name: 'Font inside' }).uncheck();
  const { name, file } = await made(page, 'Picture, SVG');
  const text = file.toString();
  // Firefox numbers files of the same name.
  expect(name).toMatch(/^secateur-step-14(\(1\))?\.svg$/);
  expect(text.length).toBeLessThan(20_000);
  expect(text).not.toMatch(/class=|style=|light-dark|var\(|<!--|url\(|oklab|px"/);
  expect(text).toContain('fill="#16181b"');
  expect(text).not.toContain('#f2f0ea');
  expect(text).toMatch(/<title>[^<]*α cut-off/);
  const shown = await page.evaluate((source) => {
    const picture = new DOMParser().parseFromString(source, 'image/svg+xml');
    return [...picture.querySelectorAll('text')].map((one) => one.textContent);
  }, text);
  for (const words of ['≥3', '≤2', '12', 'MAX', 'b']) expect(shown).toContain(words);

  const white = (await made(page, 'Picture, PNG')).file;
  expect(white.subarray(1, 4).toString()).toBe('PNG');
  expect(white.readUInt32BE(16)).toBeGreaterThan(2600);
  await dialog.getByRole('checkbox', { name: 'White background' }).uncheck();
  const clear = (await made(page, 'Picture, PNG')).file;
  const corners = await page.evaluate(
    async (files) =>
      Promise.all(
        files.map(async (file) => {
          const image = new Image();
          image.src = `data:image/png;base64,${file}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          return [...(context?.getImageData(3, 3, 1, 1).data ?? [])];
        }),
      ),
    [white, clear].map((file) => file.toString('base64')),
  );
  expect(corners).toEqual([
    [255, 255, 255, 255],
    [0, 0, 0, 0],
  ]);

  const tikz = (await made(page, 'LaTeX, TikZ')).file.toString();
  expect(tikz).toMatch(/^% needs tikz\n% Alpha-beta [^\n]*\n% Step 14 of 26\n% [^\n\\]*\n\\begin\{tikzpicture\}/);
  expect(tikz).toContain('{$\\geq$3}');
  expect(tikz.replace(/^%.*$/gm, '')).toMatch(/^[ -~\n]*$/);
  await dialog.getByRole('combobox', { name: 'A frame for' }).selectOption({ label: 'every lecture step' });
  await expect(dialog).toContainText('The run, 12 frames');
  const beamer = (await made(page, 'LaTeX, Beamer')).file.toString();
  expect(beamer.match(/\\begin\{frame\}/g)).toHaveLength(1);
  expect(beamer).toMatch(/\\only<8>\{[^\n]*\{\\no /);
  expect(beamer).toContain('\\only<12>{Step 26 of 26}');
  expect(beamer).not.toMatch(/undefined|NaN|againframe/);
  await dialog.getByRole('checkbox', { name: 'Beamer: a frame for each step' }).check();
  const separate = (await made(page, 'LaTeX, Beamer')).file.toString();
  expect(separate.match(/\\againframe<\d+>/g)).toHaveLength(11);
  const slides = await made(page, 'PowerPoint');
  expect(slides.name).toMatch(/^secateur-slides(\(\d\))?\.pptx$/);
  expect(slides.file.subarray(0, 2).toString()).toBe('PK');
});

/** The core's size for a picture. */
const room = { width: 1340, height: 760 };

/** @param {Page} page */
async function withStageOfRoom(page) {
  await page.locator('.stage').evaluate((stage, { width, height }) => {
    const { style } = /** @type {HTMLElement} */ (stage);
    Object.assign(style, { position: 'fixed', left: '0', top: '0', width: `${width}px`, height: `${height}px` });
  }, room);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

test('a picture is what the stage shows, with its positions and paints', async ({ page }) => {
  const trees = ['((3 12 8) (2 4 6) (14 5 2))', '(((6 2) (8 7)) ((5 4) (9 3)))'];
  for (const [at, [look, step]] of /** @type {[string, number][]} */ ([
    ['', 14],
    ['&skin=letters&cuts=scissors', 9],
    ['&skin=pills', 15],
    ['&skin=plain&cuts=stub&windows=labelled', 17],
    ['&skin=signs&cuts=cross', 26],
    ['&notation=c', 12],
    ['&notation=e', 13],
    ['&algorithm=negascout', 11],
    ['&overlay=critical', 8],
  ]).entries()) {
    await page.goto('about:blank');
    await follow(page, `#tree=${encodeURIComponent(trees[at % 2])}&step=${step}${look}`);
    await withStageOfRoom(page);
    await openExports(page);
    const { file } = await made(page, 'Picture, SVG');
    expect(await page.evaluate(differences, file.toString()), look).toEqual([]);
    // A planted error is found.
    const planted = file.toString().replace(/(<text [^>]*fill=")#\w+("[^>]*>[^<])/, '$1#123456$2');
    expect(await page.evaluate(differences, planted)).not.toEqual([]);
  }
});

test.describe('where nothing was ever shown', () => {
  test.use({ isFirst: true });

  /** Letters of both font files, and characters drawn with whichever loads. */
  const tree = 'ż: (я$: (3 12 Дж: 8) a\\b: (2 4 6) ćma<b: (14 5 2))';

  test('the first picture of a fresh page has every letter, like the first of a comparison', async ({
    page,
    context,
  }) => {
    await page.goto(`./#tree=${encodeURIComponent(tree)}&step=14&language=ru`);
    await page.locator('.takes').getByRole('button').nth(1).click();
    const button = (/** @type {string} */ name) => page.getByRole('dialog').getByRole('button', { name });
    const first = (await madeBy(page, button('Рисунок, PNG'))).file;
    const second = (await madeBy(page, button('Рисунок, PNG'))).file;
    const drawing = (await madeBy(page, button('Рисунок, SVG'))).file.toString();
    const empty = await page.evaluate(withoutInk, { picture: first.toString('base64'), drawing });
    expect(empty, 'texts without a dark pixel').toEqual([]);
    expect(first.equals(second), 'the second one is the same').toBe(true);

    const other = await context.newPage();
    await other.goto('./#tree=(ż:(3+5)+(2+9))&compare=alpha-beta;minimax&at=2&language=ru');
    const png = other.getByRole('dialog').locator('.exports').getByRole('button', { name: 'PNG' });
    const one = (await madeBy(other, png)).file;
    expect(one.equals((await madeBy(other, png)).file)).toBe(true);
  });

  // A blank page that comes after one of this machine may show none of it in a frame.
  test('?embed shows sentence, tree and transport, as large as the frame, by the lines that are there to copy', async ({
    page,
    baseURL,
  }) => {
    // In Firefox no key press reaches a frame from elsewhere.
    await page.route('**/around', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe title="tree" width="640" height="400" style="border:0"
          src="${baseURL}?embed#tree=((3 12 8)(2 4 6)(14 5 2))&amp;step=14"></iframe>`,
      }),
    );
    await page.goto('./around');
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('.say')).toContainText('α cut-off');
    for (const part of ['.bar', '.aside']) await expect(frame.locator(part)).toBeHidden();
    await expect(frame.getByRole('tree')).toBeVisible();
    await frame.getByRole('button', { name: 'Step forward' }).click();
    await expect(frame.locator('.stepno')).toContainText('15');
    const overflow = await frame.locator('html').evaluate((html) => [html.scrollHeight - 400, html.scrollWidth - 640]);
    expect(Math.max(...overflow)).toBeLessThanOrEqual(0);

    await follow(page, '#tree=(1 2)&step=2');
    const dialog = await openExports(page);
    const lines = await dialog.getByRole('textbox', { name: 'In a page of your own' }).inputValue();
    expect(lines).toMatch(/<iframe src="http[^"]*\/\?embed#tree=\(1\+2\)&amp;step=2"/);
  });
});

test('a handout has every lecture step once, whole on its page; plain printing gives one page, which the tree fills, from any window', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Firefox shows no page as printed');
  await follow(page, textbook);
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printing';
    };
  });
  const dialog = await openExports(page);
  await dialog.getByRole('combobox', { name: 'A frame for' }).selectOption({ label: 'every lecture step' });
  await dialog.getByRole('button', { name: 'Print or PDF' }).click();
  await expect(page).toHaveTitle('printing');
  await page.emulateMedia({ media: 'print' });
  const frames = page.locator('.handout li');
  await expect(frames).toHaveCount(12);
  await expect(frames.nth(7).locator('.says')).toContainText('α cut-off');
  await expect(frames.nth(7).locator('svg text').filter({ hasText: '≤2' })).toHaveCount(2);
  await expect(page.locator('.app')).toBeHidden();
  await expect(dialog).toBeHidden();
  const inks = await frames.nth(7).evaluate((frame) =>
    [...frame.querySelectorAll('svg *, .says *')].flatMap((part) => {
      const { stroke, fill, color, opacity } = getComputedStyle(part);
      return [stroke, fill, color, opacity];
    }),
  );
  expect(new Set(inks.filter((ink) => /rgb/.test(ink) && !/^rgb\((\d+), \1, \1\)$/.test(ink)))).toEqual(new Set());
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.handout')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: null });

  const large = `(${Array.from({ length: 9 }, (_, node) => `(${node} 2 (3 4 5) 6)`).join(' ')})`;
  for (const [width, height] of [
    [1920, 1080],
    [1340, 760],
    [800, 1100],
    [390, 844],
    [640, 360],
  ]) {
    for (const tree of ['((3 12 8)(2 4 6)(14 5 2))', large]) {
      await page.setViewportSize({ width, height });
      await follow(page, `#tree=${encodeURIComponent(tree)}&step=14`);
      await expect(page.locator('.print-key')).not.toBeEmpty();
      await page.evaluate(() => {
        const look = () => {
          const tree = /** @type {Element} */ (document.querySelector('.stage > .tree'));
          const { width, height } = tree.getBoundingClientRect();
          document.documentElement.dataset.printed = String(tree.getAttribute('viewBox') === `0 0 ${width} ${height}`);
        };
        addEventListener('beforeprint', look, { once: true });
      });
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), `${width} × ${height}`).toHaveLength(1);
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
      await expect(page.locator('.stage > .tree')).not.toHaveAttribute('viewBox');
    }
  }
});

test('one file from disk needs nothing else, and does everything', async ({ page, browserName }) => {
  if (browserName !== 'firefox') await page.context().setOffline(true);
  /** @type {string[]} */
  const outside = [];
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) outside.push(request.url());
  });
  await page.goto(`${pathToFileURL(oneFile).href}${textbook}`);
  const lecture = new Lecture(page);
  await lecture.node(0).waitFor();
  await expect(lecture.sentence).toContainText('α cut-off');
  await lecture.press('ArrowRight');
  await expect(page.locator('.stepno')).toContainText('15');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(shared(page)).toContainText('the page is a file on this computer');
  await page.keyboard.press('Escape');
  const dialog = await openExports(page);
  // Not every browser reports a download from a file.
  await dialog.getByRole('button', { name: 'Picture, PNG' }).click();
  await expect(dialog).toContainText('The file is ready.');
  await page.keyboard.press('Escape');
  await lecture.openAbout();
  await lecture.about.locator('summary').click();
  await expect(lecture.about.locator('pre')).toContainText('lit-html 3');
  expect(outside).toEqual([]);
  expect(await page.evaluate(() => document.fonts.check('600 20px "Inter Secateur"'))).toBe(true);
});
