// Taking it along: the link in the address, sharing, the page as one file, pictures, handout, LaTeX, and the page in a frame.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { firefox } from '@playwright/test';
import { encode } from 'uqr';
import { axeFaults } from './axe.js';
import { expect, test } from './fixture.js';
import { forget, Lecture } from './lecture.js';
import { madeBy } from './made.js';
import { native } from './native.js';
import { readWhen } from './shown.js';

const slides = '(((6 2) (8 7)) ((5 4) (9 3)))';
const oneFile = fileURLToPath(new URL('../../www/dist/secateur.html', import.meta.url));

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} hash
 * @param {string} [query]
 */
async function follow(page, hash, query = '') {
  await page.goto(`./${query}${hash}`);
  const lecture = new Lecture(page);
  await lecture.node(0).waitFor();
  return lecture;
}

/** @param {import('@playwright/test').Page} page */
const hashOf = (page) => page.evaluate(() => location.hash);

/**
 * The dark modules of a QR code for a text, neighbours of a row as one bar.
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

/** @param {import('@playwright/test').Page} page */
const shared = (page) => page.getByRole('dialog', { name: 'Share' });

/** @param {import('@playwright/test').Page} page */
async function openExports(page) {
  await page.getByRole('button', { name: 'Take it along' }).click();
  return page.getByRole('dialog', { name: 'Take it along' });
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} name of the button
 */
const made = (page, name) => madeBy(page, page.getByRole('button', { name }));

test.describe('the link', () => {
  test('opens the same tree, run and step', async ({ page }) => {
    await follow(page, '#tree=((3 12 8)(2 4 6)(14 5 2))&step=14');
    const shown = await page.evaluate(readWhen, 14);
    expect(shown.sentence).toContain('α cut-off');
    const lecture = await follow(page, `#tree=${slides}&window=4,6&cut=past-bound&returns=fail-hard&step=3`);
    await page.evaluate(readWhen, 3);
    await expect(lecture.dialect).toHaveValue('fail-hard-strict');
  });

  test('follows what is shown, and the page follows it', async ({ context, viewport }) => {
    // A tab with a history of its own; without this it is as large as that of whichever test made the context.
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
  });

  test('leaves a giant tree out of the address', async ({ page, lecture }) => {
    await lecture.press('ArrowRight');
    await expect.poll(() => hashOf(page)).not.toBe('');
    await lecture.treeText.fill(`(${new Array(3000).fill('7').join(' ')})`);
    await expect.poll(() => hashOf(page)).toBe('');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(shared(page)).toContainText('too long for a link');
    const { file } = await made(page, 'Save the tree as a file');
    expect(file.toString()).toContain('(7 7 7 ');
  });

  const broken = [
    ['an unknown field', '#tree=(1 2)&colour=red', 'colour=red'],
    ['a step after the end', '#tree=(1 2)&step=999', 'this run ends at step'],
    ['a broken tree', '#tree=((3 12 8)(2 4&step=4', 'cannot be read'],
    ['a broken escape', '#tree=%E0%A4%A&%', 'cannot be read'],
    ['markup', '#tree=(1 2)&<img src=x onerror=alert(1)>=1', '<img src=x onerror'],
    ['a limit without evaluations', '#tree=((1 2) 3)&depth=1', 'static evaluation'],
    ['ten thousand brackets', `#tree=${'('.repeat(10_000)}`, 'cannot be read'],
  ];
  test('that says nonsense gives a page that works and says what it ignored', async ({ page }) => {
    await forget(page);
    for (const [what, hash, told] of broken) {
      await page.goto('about:blank');
      const lecture = await follow(page, hash);
      const note = page.getByRole('status').filter({ hasText: told });
      await expect(note, what).toBeVisible();
      await lecture.press('Home');
      await lecture.press('ArrowRight');
      await page.evaluate(readWhen, 1);
      await note.getByRole('button').last().click();
      await expect(note).toHaveCount(0);
    }
  });
});

test.describe('sharing', () => {
  test('copies the link and shows it as a QR code, dark on light in both themes', async ({
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
  });

  test('works where the clipboard is not to be had', async ({ page, lecture }) => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await lecture.press('ArrowRight');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(shared(page)).toContainText('The link is copied.');
  });

  test('stands in a corner while presenting, on S, for this moment, and phones are asked first', async ({
    page,
    lecture,
  }) => {
    // How large the whole screen is, only the browser knows; the button needs room.
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

  test('is in the menu on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const lecture = await follow(page, '');
    await lecture.openMenu();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(shared(page)).toBeVisible();
    const box = await shared(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
  });
});

test.describe('the exports', () => {
  test.beforeEach(async ({ page }) => {
    await follow(page, '#tree=((3 12 8)(2 4 6)(14 5 2))&step=14');
  });

  test('an SVG that needs nothing else', async ({ page }) => {
    const dialog = await openExports(page);
    expect(await axeFaults(page)).toEqual([]);
    const whole = (await made(page, 'Picture, SVG')).file.toString();
    await expect(dialog.getByRole('button', { name: 'Picture, SVG' })).toBeFocused();
    expect(whole).toContain('@font-face');
    await dialog.getByRole('checkbox', { name: 'Font inside' }).uncheck();
    const { name, file } = await made(page, 'Picture, SVG');
    const text = file.toString();
    // Firefox numbers files of the same name.
    expect(name).toMatch(/^secateur-step-14(\(1\))?\.svg$/);
    expect(text.length).toBeLessThan(20_000);
    expect(text).not.toMatch(/class=|style=|light-dark|var\(|<!--|url\(|oklab|px"/);
    expect(text).toMatch(/<title>[^<]*α cut-off/);
    const shown = await page.evaluate((source) => {
      const picture = new DOMParser().parseFromString(source, 'image/svg+xml');
      return [...picture.querySelectorAll('text')].map((one) => one.textContent);
    }, text);
    for (const words of ['≥3', '≤2', '12', 'MAX', 'b']) expect(shown).toContain(words);
  });

  test('a PNG of twice the size, white or clear', async ({ page }) => {
    const dialog = await openExports(page);
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
  });

  test('TikZ and Beamer with a frame for every lecture step', async ({ page }) => {
    const dialog = await openExports(page);
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
  });

  test('PowerPoint slides in every language, byte for byte those of the program', async ({ page, browserName }) => {
    const options = { tree: '((3 12 8) (2 4 6) (14 5 2))', grain: 'lecture' };
    for (const [language, theme] of [
      ['en', 'light'],
      ['pl', 'dark'],
      ['ro', 'light'],
      ['ru', 'dark'],
    ]) {
      await follow(page, `#language=${language}`);
      await page.locator('.takes button').nth(1).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').selectOption(options.grain);
      if (theme === 'dark') await dialog.getByRole('checkbox').nth(2).check();
      const { name, file } = await made(page, 'PowerPoint');
      // Firefox numbers files of one name.
      expect(browserName === 'firefox' ? name.replace(/\(\d\)/, '') : name).toBe('secateur-slides.pptx');
      const asked = ['run', options.tree, '--grain', options.grain, '--language', language, '--theme', theme];
      const told = execFileSync(native('secateur'), [...asked, '--format', 'pptx', '--output', '-'], {
        maxBuffer: 2 ** 28,
      });
      expect(file.equals(told), `${language}, ${theme}`).toBe(true);
    }
  });

  test('a handout: every lecture step once, whole on its page, and gone after printing', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'Firefox shows no page as printed');
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
  });

  test('every example at its last step, as every kind of file', async ({ page }) => {
    for (const tree of [
      '7',
      '(((W L) L) (L W W))',
      'a_b: (50%: 1 #c: -2.5)',
      `(${new Array(70).fill('(1 2)').join(' ')})`,
    ]) {
      await follow(page, `#tree=${encodeURIComponent(tree)}&step=3`);
      await openExports(page);
      for (const kind of ['Picture, SVG', 'LaTeX, TikZ'])
        expect((await made(page, kind)).file.length).toBeGreaterThan(900);
      await page.keyboard.press('Escape');
    }
  });
});

test('plain printing gives one page, on which the tree fills its place, from any window', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Firefox shows no page as printed');
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

test.describe('in a frame', () => {
  // A blank page that comes after one of this machine may show none of it in a frame.
  test.use({ isFirst: true });

  test('?embed shows sentence, tree and transport, as large as the frame', async ({ page, baseURL }) => {
    // In Firefox no press comes to a frame from elsewhere.
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
  });

  test('the lines to embed are those', async ({ page }) => {
    await follow(page, '#tree=(1 2)&step=2');
    const dialog = await openExports(page);
    const lines = await dialog.getByRole('textbox', { name: 'In a page of your own' }).inputValue();
    expect(lines).toMatch(/<iframe src="http[^"]*\/\?embed#tree=\(1\+2\)&amp;step=2"/);
  });
});

test.describe('one file from disk', () => {
  const address = `${pathToFileURL(oneFile).href}#tree=((3 12 8)(2 4 6)(14 5 2))&step=14`;

  /** @param {import('@playwright/test').Page} page */
  async function tryOut(page) {
    /** @type {string[]} */
    const outside = [];
    page.on('request', (request) => {
      if (!/^(file|data|blob):/.test(request.url())) outside.push(request.url());
    });
    await page.goto(address);
    const lecture = new Lecture(page);
    await lecture.node(0).waitFor();
    await expect(lecture.sentence).toContainText('α cut-off');
    await lecture.press('ArrowRight');
    await expect(page.locator('.stepno')).toContainText('15');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(shared(page)).toContainText('the page is a file on this computer');
    await page.keyboard.press('Escape');
    const dialog = await openExports(page);
    // Not every browser tells of a download from a file.
    await dialog.getByRole('button', { name: 'Picture, PNG' }).click();
    await expect(dialog).toContainText('The file is made.');
    await page.keyboard.press('Escape');
    await lecture.openAbout();
    await lecture.about.locator('summary').click();
    await expect(lecture.about.locator('pre')).toContainText('lit-html 3');
    expect(outside).toEqual([]);
    expect(await page.evaluate(() => document.fonts.check('600 20px "Inter Secateur"'))).toBe(true);
  }

  test('in Chromium', async ({ page, context, browserName }) => {
    test.skip(browserName === 'firefox', 'the next one is in Firefox');
    await context.setOffline(true);
    expect(existsSync(oneFile)).toBe(true);
    await tryOut(page);
  });

  test('in Firefox', async () => {
    test.skip(!process.env.FIREFOX, 'no Firefox on this computer');
    const browser = await firefox.launch({
      channel: 'moz-firefox',
      executablePath: process.env.FIREFOX,
    });
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    /** @type {string[]} */
    const troubles = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    await tryOut(page);
    expect(troubles).toEqual([]);
    await browser.close();
  });
});
