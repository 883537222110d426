// The main tasks in WebKit: opening, stepping there and back, editing, dragging, every dialog, every exported file and its contents, a tree
// of 300,000 leaves, and the page as one file from disk. Node's own test runner runs it, one test after another in one window.

import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withoutInk } from '../ink.js';
import { paste } from '../large.js';
import { uniformTree } from '../trees.js';
import { openBrowser } from './browser.js';
import { Page } from './page.js';

const site = process.env.SECATEUR_URL ?? 'http://127.0.0.1:4179/';
const oneFile = pathToFileURL(fileURLToPath(new URL('../../../www/dist/secateur.html', import.meta.url))).href;
const textbook = '#tree=((3 12 8)(2 4 6)(14 5 2))';

/** @param {string} text */
const tree = (text) =>
  page.until(
    text,
    (text) => /** @type {HTMLTextAreaElement} */ (document.querySelector('.tree-text')).value === text,
    text,
  );

/** The oldest WebKitGTK known to work. */
const least = [2, 50];

/** What each says, and how it is opened. @type {[string, () => Promise<void>][]} */
const dialogs = [
  ['Keys', () => page.press('?')],
  ['Why do we get different numbers?', () => page.press('d')],
  [
    'By hand',
    async () => {
      await page.press('n');
      await page.until('the menu', () => document.querySelector('.notation-menu') !== null);
      await page.press('n');
    },
  ],
  ['Runs side by side', () => page.press('c')],
  ['Examples', () => page.press('o')],
  ['Copy link', () => page.button('Share')],
  ['Picture, SVG', () => page.button('Export')],
  ['Language', () => page.button('More settings')],
];

/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
/** @type {Page} */
let page;

before(async () => {
  browser = await openBrowser(process.env.WEBKIT ?? 'WebKitWebDriver', { width: 1280, height: 800 });
  const [major, minor] = browser.version.split('.').map(Number);
  assert.ok(
    major > least[0] || (major === least[0] && minor >= least[1]),
    `WebKitGTK ${browser.version} is too old: ${least.join('.')} or newer is needed (on Debian, \`apt-get update && apt-get install webkit2gtk-driver\`)`,
  );
  page = new Page(browser.driver);
});
after(() => browser?.close());

test('the page starts without a complaint', async () => {
  assert.deepEqual(await page.troublesOfStart(site), []);
});

test('errors are noticed', async () => {
  await page.open(site);
  await page.evaluate(() => {
    console.error('one');
    Promise.reject(new Error('two'));
    setTimeout(() => {
      throw new Error('three');
    });
    document.body.setAttribute('style', 'color: red');
    document.head.append(Object.assign(document.createElement('script'), { src: 'nothing-is-here.js' }));
  });
  const signs = ['one', 'two', 'three', 'style-src', 'nothing-is-here'];
  await page.until(
    'all of it',
    (signs) => signs.every((sign) => /** @type {any} */ (window).troubles.some((one) => one.includes(sign))),
    signs,
  );
});

for (const [place, address] of [
  ['from a server', site],
  ['as one file from disk', oneFile],
]) {
  describe(`the page ${place}`, () => {
    afterEach(async () => {
      assert.deepEqual(await page.troubles(), [], 'what the page complains about');
    });

    test('steps there and back by every key', async () => {
      await page.open(address + textbook);
      const first = await page.read(0);
      assert.equal(first.nodes.length, 13);
      await page.press('End');
      const last = await page.read(first.length);
      assert.equal(last.nodes[0].value, '3');
      assert.ok(last.nodes.some(({ isLost }) => isLost));
      await page.press('Home');
      assert.deepEqual(await page.read(0), first);
      await page.press('ArrowRight', 'PageDown', 'ArrowRight', 'ArrowLeft');
      assert.equal((await page.read(2)).step, 2);
      await page.press('Shift+ArrowRight');
      const cut = await page.read(14);
      assert.match(cut.sentence, /α cut-off/);
      await page.press('PageUp', 'PageUp', 'PageDown', 'PageDown');
      assert.deepEqual(await page.read(14), cut);
    });

    test('takes a new score for a clicked leaf, and takes it back', async () => {
      await page.open(address + textbook);
      await page.click('.node[data-node="2"]');
      await page.until('the editor', () => document.activeElement?.matches('input'));
      await page.press('9', 'Enter');
      await tree('((9 12 8) (2 4 6) (14 5 2))');
      await page.press('Escape', 'End');
      await page.until('the end', () => document.querySelector('.say')?.textContent?.includes('8'));
      await page.press('Control+z');
      await tree('((3 12 8) (2 4 6) (14 5 2))');
    });

    test('drags a zoomed tree, and a node to another place', async () => {
      await page.open(`${address}#tree=${uniformTree([4, 30], 5).replaceAll(' ', '+')}`);
      const root = '.node[data-node="0"] .shape';
      await page.button('Zoom in');
      await page.button('Zoom in');
      // The drawing of such a tree comes in parts, its map last; the camera's moves are drawn in the next frame.
      await page.until('the map', () => document.querySelector('.minimap') !== null);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
      );
      const [before] = await page.middle(root);
      await page.drag('.stage', -100, 0);
      await page.until(
        'the root 100 to the left',
        (root, place) => {
          const box = document.querySelector(root)?.getBoundingClientRect();
          return box && Math.abs(box.x + box.width / 2 - place) <= 2;
        },
        root,
        before - 100,
      );
      await page.open(address + textbook);
      await page.press('e');
      await page.until('the tools', () => document.documentElement.classList.contains('is-making'));
      const [[from], [to]] = [await page.middle('.node[data-node="1"]'), await page.middle('.node[data-node="5"]')];
      await page.drag('.node[data-node="1"]', to - from + 30, 0);
      await tree('((2 4 6) (3 12 8) (14 5 2))');
    });

    test('opens every dialog', async () => {
      await page.open(`${address}${textbook}&step=5`);
      for (const [title, open] of dialogs) {
        await open();
        await page.until(
          title,
          (title) => {
            const dialog = document.querySelector('dialog[open], [popover]:popover-open');
            return dialog?.textContent?.includes(title) && dialog.textContent.length > 100;
          },
          title,
        );
        await page.press('Escape');
        await page.until('the page again', () => !document.querySelector('dialog[open], [popover]:popover-open'));
      }
    });

    test('presents, goes dark, shows the counts and asks for a prediction', async () => {
      await page.open(`${address}${textbook}&step=5`);
      const hasClass = (/** @type {string} */ name) =>
        page.until(name, (name) => document.body.classList.contains(name), name);
      await page.press('p');
      await hasClass('is-presenting');
      await page.press('b');
      await hasClass('is-dark');
      await page.press('b', 'Escape');
      await page.until('the header', () => document.querySelector('.bar')?.checkVisibility());
      await page.press('l');
      await page.until('the counts', () => document.querySelector('.aside')?.textContent?.includes('most'));
      // The question is what the second leaf of a node does to its window.
      await page.press('q', 'Shift+ArrowRight');
      await page.until('the question', () => document.querySelector('[role="group"][aria-label="Your answer"]'));
    });

    test('makes every file, with all its letters', async () => {
      await page.open(`${address}#tree=(ż:(3+12+8)+b:(2+4+6))&step=9&language=pl`);
      await page.button('Eksportuj');
      await page.until('the dialog', () => document.querySelector('dialog[open]'));
      const buttons = ['Obraz, SVG', 'Obraz, PNG', 'LaTeX, TikZ', 'LaTeX, Beamer', 'Plik tekstowy'];
      for (const [index, name] of buttons.entries()) {
        await page.button(name);
        await page.until(name, (count) => /** @type {any} */ (window).made.length === count, index + 1);
      }
      const made = await page.made();
      const names = [
        'secateur-step-9.svg',
        'secateur-step-9.png',
        'secateur-step-9.tex',
        'secateur-slides.tex',
        'tree.txt',
      ];
      assert.deepEqual(
        made.map(({ name }) => name),
        names,
      );
      const [drawing, , step, slides, text] = made.map(({ data }) => Buffer.from(data, 'base64').toString());
      assert.match(drawing, />ż</);
      assert.deepEqual(
        await page.evaluate(withoutInk, { picture: made[1].data, drawing }),
        [],
        'texts without a dark pixel',
      );
      assert.match(step, /^% needs tikz; T1 .*\n.*\n% Krok 9 z 16\n[\s\S]*ż[\s\S]*\\end\{tikzpicture\}\s*$/);
      assert.match(slides, /\\only<17>\{Krok 16 z 16\}/);
      assert.equal(text, '(ż:(3 12 8)b:(2 4 6))\n');
      await page.evaluate(() => {
        window.print = () => {
          document.title = 'printed';
        };
      });
      await page.button('Druk lub PDF');
      await page.until('the handout', () => document.title === 'printed');
      assert.equal(await page.evaluate(() => document.querySelectorAll('.handout li').length), 17);
    });

    test('works on 300,000 leaves in the background', async () => {
      await page.open(address);
      await paste({ page }, uniformTree([3, 10, 10, 10, 10, 10], 7));
      await page.until(
        'the run',
        () => Number(document.querySelector('.stepno')?.textContent?.replace(/.* of |\D/g, '')) > 9999,
      );
      await page.press('End');
      await page.until('its end', () => /^([\d,]+) of \1$/.test(document.querySelector('.stepno')?.textContent ?? ''));
      await page.press('ArrowLeft', 'Home', 'ArrowRight');
      assert.equal((await page.read(1)).step, 1);
    });
  });
}
