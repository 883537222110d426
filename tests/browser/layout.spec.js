// The layout at every size of window and text: the step buttons and the step number are always there, nothing covers anything, nothing
// scrolls that should not, the tree keeps enough room. The core's own tests check that nothing on the tree collides
// (crate/tests/collisions.rs), and `shownwhere.spec.js` that everything is where the core says.

import { languageIds } from '../../www/src/words/languages.js';
import { expect, test } from './fixture.js';
import { paintNothing } from './lecture.js';
import { findCovered, findFaults, findSideways, numbersBeside } from './room.js';
import { cases } from './scale.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */
/** @typedef {import('@playwright/test').Page} Page */

/** From the smallest phone to the largest projector, portrait and landscape. */
const usual = [
  ...[
    [320, 480],
    [360, 640],
    [390, 844],
    [480, 320],
    [667, 375],
    [844, 390],
    [640, 480],
  ],
  ...[
    [820, 1180],
    [960, 540],
    [1024, 768],
    [1280, 720],
    [1920, 1080],
    [3840, 2160],
  ],
];
/** Also the sizes between the layouts. */
const all = [
  ...usual,
  ...[
    [320, 640],
    [360, 480],
    [430, 932],
    [500, 480],
    [568, 320],
    [600, 600],
    [720, 720],
    [721, 900],
    [800, 800],
  ],
  ...[
    [768, 1024],
    [1024, 600],
    [1024, 1366],
    [1280, 480],
    [1366, 768],
    [1600, 1200],
    [2560, 1080],
    [2160, 3840],
  ],
];

/** A run with enough events for the timeline to show bins. */
const long = nested([12, 12, 8]);
const deep = '(5(3(1 2) 5(8 2)) 2(7(2 9) 4(1 6)))';
const throws = '(chance(.5:(8+6).3:(4+9).2:(2+5))chance(.5:(-2+3).3:(1+4).2:(7+9)))';
const vain = '#step=999&foo=bar&colour=red&tree=((3 12';

/** @type {{ name: string, at: string, language?: string, keys?: string[] }[]} */
const modes = [
  { name: 'a lecture in Russian', at: '#step=14', language: 'ru' },
  { name: 'a lecture in Polish, at its end', at: '#step=26', language: 'pl' },
  { name: 'negamax in Russian', at: '#algorithm=negamax&step=14', language: 'ru' },
  { name: 'a lecture step in Romanian', at: '#step=15&grain=lecture', language: 'ro', keys: ['g'] },
  { name: 'MTD(f) in Polish', at: '#algorithm=mtd-f&step=30', language: 'pl' },
  { name: 'a table', at: '#algorithm=alpha-beta-table&step=20', language: 'ru' },
  { name: 'iterative deepening', at: `#algorithm=iterative-deepening&tree=${encodeURIComponent(deep)}&step=24` },
  { name: 'a root window', at: '#window=3,8&step=9' },
  { name: 'a mean in Russian', at: `#tree=${throws}&algorithm=star1&least=-10&greatest=10&step=30`, language: 'ru' },
  { name: 'a long run', at: `#tree=${encodeURIComponent(long)}&step=400` },
  { name: 'presenting', at: '#step=14', keys: ['p'] },
  { name: 'presenting in Russian', at: '#algorithm=negamax&step=14', keys: ['p'], language: 'ru' },
  { name: 'a frame of another page', at: '?embed#step=14' },
  { name: 'a frame in Russian', at: '?embed#algorithm=negamax&step=14', language: 'ru' },
  { name: 'editing', at: '#step=14', keys: ['e'] },
  { name: 'editing in Polish', at: '#step=14', keys: ['e'], language: 'pl' },
  { name: 'a question to the hall', at: '#step=13', language: 'ru', keys: ['q', 'ArrowRight'] },
  { name: 'what a link said in vain', at: vain },
];
/** Each mode is checked at one in this many sizes; overall, every size is. */
const share = cases(1) > 1 ? 1 : 4;

/** What opens something, and what it shows. @type {[name: string, at: string, keys: string[], shown: string][]} */
const places = [
  ['the first tree', '', [], '.main .stage .node'],
  ['passes and a table', '#algorithm=mtd-f&step=20', [], '.now table, .tabs'],
  ['a question', '#step=13', ['q', 'ArrowRight'], '.say button'],
  ['the edit mode', '#step=0', ['e'], '.making-bar'],
  ['presenting, with the code of the moment', '#step=14', ['p', 's'], '.moment .qr'],
  ['the list of courses', '#step=0', ['n'], '.notation-menu'],
  ['by hand', '#step=0', ['n', 'n'], '.is-notation .hand-groups'],
  ['the examples', '#step=0', ['o'], '.is-picking [role="option"]'],
  ['different numbers', '#step=13', ['d'], 'dialog[open]'],
  ['side by side', '#step=13', ['c'], 'dialog.is-race'],
  ['the keys', '#step=0', ['?'], 'dialog[open]'],
];

/**
 * Opens a page with only the language chosen, and presses keys.
 * @param {Page} page on the page
 * @param {{ at: string, language?: string, keys?: string[] }} mode
 */
async function open(page, { at, language = 'en', keys = [] }) {
  await page.evaluate((language) => {
    sessionStorage.clear();
    localStorage.setItem('secateur', JSON.stringify({ language }));
  }, language);
  await page.goto('about:blank');
  await page.goto(`./${at}`);
  await page.locator('.main .stage .node[data-node="0"]').waitFor();
  await page.locator('#menu option[value="1.15"]').waitFor({ state: 'attached' });
  for (const key of keys) {
    await page.keyboard.press(key);
    if (key === 'n') await page.locator('.notation-menu, .is-notation').first().waitFor();
    if (key === 'p') await page.locator('body.is-presenting').waitFor();
    if (key === 'e') await page.locator('.making-bar').waitFor();
  }
}

/**
 * The errors of the open layout, at sizes of window and text.
 * @param {Page} page
 * @param {number[][]} sizes
 * @param {number[]} texts
 */
async function faultsAt(page, sizes, texts) {
  /** @type {string[]} */
  const faults = [];
  for (const text of texts) {
    await page.evaluate(setText, text);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const found = await page.evaluate(findFaults);
      faults.push(...found.map((fault) => `${width} × ${height} at ${text * 100} %: ${fault}`));
    }
  }
  return faults;
}

test('the steps stay on every screen, at every size of text', async ({ page, lecture }) => {
  await open(page, { at: '#step=14' });
  await paintNothing(lecture.page);
  expect(await faultsAt(page, all, [0.85, 1, 1.3])).toEqual([]);
});

for (const half of [0, 1]) {
  const own = modes.filter((_, index) => index % 2 === half);
  test(`the steps stay on every screen: ${own.map(({ name }) => name).join(', ')}`, async ({ page, lecture }) => {
    await lecture.page.addInitScript(refuseWholeScreen);
    for (const [place, mode] of own.entries()) {
      await test.step(mode.name, async () => {
        await open(page, mode);
        await paintNothing(page);
        const sizes = usual.filter((_, index) => (index + place) % share === 0);
        expect(await faultsAt(page, sizes, [1, 1.3]), mode.name).toEqual([]);
      });
    }
  });
}

// WCAG 1.4.10: a window of 1280 × 1024 px.
test('at 400 % nothing scrolls sideways, and no button reaches beyond what is seen', async ({ page, lecture }) => {
  await lecture.page.setViewportSize({ width: 320, height: 256 });
  for (const [place, [name, at, keys, shown]] of places.entries()) {
    const language = languageIds[place % languageIds.length];
    await open(page, { at, language, keys });
    await page.locator(shown).first().waitFor();
    expect(await page.evaluate(findSideways), `${name}, ${language}`).toEqual([]);
  }
});

test('long numbers stay apart beside the tree, and a long text leaves the buttons beside its field free; the page never scrolls sideways', async ({
  lecture,
  page,
}) => {
  await paintNothing(page);
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    for (const tree of ['(-123456.75 -123456.5)', '((-1234.5678 -1234.5679) (9876.5432 8))', '(W L)']) {
      await lecture.follow(`tree=${encodeURIComponent(tree)}`);
      const keys = ['Home', 'End', 'PageUp', 'PageUp', 'PageUp'];
      for (const [index, boxes] of (await lecture.walk(keys, { read: numbersBeside, frames: 2 })).entries()) {
        const where = `after ${keys.slice(0, index + 1)} on ${tree} at ${width}`;
        expect(boxes.length).toBeGreaterThan(2);
        for (const [index, one] of boxes.entries()) {
          expect.soft(one.right, `“${one.text}” ${where}`).toBeLessThanOrEqual(width);
          for (const other of boxes.slice(index + 1)) {
            const isApart = one.right <= other.left || one.bottom <= other.top || other.bottom <= one.top;
            expect.soft(isApart, `“${one.text}” and “${other.text}” ${where}`).toBe(true);
          }
        }
      }
    }
    await lecture.follow(`tree=${encodeURIComponent(`(${'-123456.75 '.repeat(64)})`)}`);
    const read = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
    };
    for (const over of await lecture.walk(['End', 'Home'], { read, frames: 2 })) expect(over).toBeLessThanOrEqual(0);
  }

  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await lecture.follow(`tree=${encodeURIComponent(`(${Array(400).fill('7').join(' ')})`)}`);
  for (const [width, height] of [
    [768, 1024],
    [820, 1180],
    [960, 540],
    [1024, 768],
    [1280, 720],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height });
    // A resized page moves the field to where it fits, and it may briefly be detached.
    const look = async () => {
      await lecture.treeText.focus();
      return page.evaluate(findCovered);
    };
    await expect.poll(look, `${width} × ${height}`).toEqual([]);
  }
});

test('the stage stands still at every step, and no line of pseudo-code leaves its panel, in every language', async ({
  lecture,
  page,
}) => {
  const stage = () => {
    const { top, bottom } = /** @type {HTMLElement} */ (document.querySelector('.stage')).getBoundingClientRect();
    return `${top} ${bottom}`;
  };
  const wide = () =>
    page.locator('.code li > span:first-child').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const panel = /** @type {HTMLElement} */ (line.closest('.code')).getBoundingClientRect();
        return line.getBoundingClientRect().right > panel.right + 1 ? [line.textContent] : [];
      }),
    );
  for (const language of languageIds) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, { at: '#step=3', language });
    await paintNothing(page);
    // With two plies of one player, for which some programs have their own lines.
    const tree = 'max (max (3 5) min (4 1))';
    for (const algorithm of ['alpha-beta', 'negamax', 'minimax-by-levels', 'aspiration', 'pvs', 'mtd-f']) {
      await lecture.follow(`tree=${encodeURIComponent(tree)}&algorithm=${algorithm}&language=${language}&step=3`);
      await expect(page.locator('.bar select').first()).toHaveValue(algorithm);
      // Another algorithm's lines are drawn before their letters may have loaded.
      await expect.poll(wide, { message: `${language}, ${algorithm}` }).toEqual([]);
    }
    await page.evaluate(refuseWholeScreen);
    await page.setViewportSize({ width: 1024, height: 768 });
    await lecture.press('p');
    await expect(page.locator('.is-presenting')).toBeVisible();
    for (const algorithm of ['alpha-beta', 'mtd-f']) {
      await lecture.follow(`tree=((3 12 8)(2 4 6)(14 5 2))&language=${language}&algorithm=${algorithm}&grain=event`);
      const keys = ['Home', ...Array(30).fill('ArrowRight'), 'End'];
      const boxes = await lecture.walk(keys, { read: stage, frames: 2 });
      expect(new Set(boxes).size, `${language}, ${algorithm}: ${boxes}`).toBe(1);
    }
  }
});

/** Runs in the browser: a full-screen window cannot be resized. */
function refuseWholeScreen() {
  Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
}

/**
 * Runs in the browser: chooses a text size, as the menu does.
 * @param {number} size
 */
function setText(size) {
  const picker = [...document.querySelectorAll('select')].find(({ options }) =>
    [...options].some(({ value }) => value === '1.15'),
  );
  if (!picker) throw new Error('there is a picker for the size of the text');
  picker.value = String(size);
  picker.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * A tree with this branching ply by ply, and scores that cut here and there.
 * @param {number[]} branching
 * @param {number} [seed]
 * @returns {string}
 */
function nested([width, ...rest], seed = 1) {
  if (width === undefined) return String((seed * 29) % 97);
  return `(${Array.from({ length: width }, (_, child) => nested(rest, seed * 7 + child * 13)).join(' ')})`;
}
