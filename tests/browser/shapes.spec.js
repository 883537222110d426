// The layout at every size of window and text: the step buttons and the step's number are always there, nothing covers anything,
// nothing scrolls that should not, the tree keeps real room. One page for each test; a size is one call and one evaluation.

import { expect, test } from './fixture.js';
import { keep, paintNothing } from './lecture.js';
import { findFaults } from './room.js';
import { cases } from './scale.js';

/** From the smallest phone to the largest projector, upright and lying. */
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
/** Also what lies between the layouts. */
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

/** A run of so many events that the timeline shows bins. */
const long = nested([12, 12, 8]);
const deep = '(5(3(1 2) 5(8 2)) 2(7(2 9) 4(1 6)))';
const vain = '#step=999&foo=bar&colour=red&tree=((3 12';

/** @type {{ name: string, at: string, language?: string, keys?: string[], sizes?: number[][] }[]} */
const modes = [
  { name: 'a lecture', at: '#step=14', sizes: all },
  { name: 'a lecture in Russian', at: '#step=14', language: 'ru' },
  { name: 'a lecture in Polish, at its end', at: '#step=26', language: 'pl' },
  { name: 'negamax in Russian', at: '#algorithm=negamax&step=14', language: 'ru' },
  { name: 'a lecture step in Romanian', at: '#step=15&grain=lecture', language: 'ro', keys: ['g'] },
  { name: 'MTD(f)', at: '#algorithm=mtd-f&step=20' },
  { name: 'MTD(f) in Polish', at: '#algorithm=mtd-f&step=30', language: 'pl' },
  { name: 'a table', at: '#algorithm=alpha-beta-table&step=20', language: 'ru' },
  { name: 'iterative deepening', at: `#algorithm=iterative-deepening&tree=${encodeURIComponent(deep)}&step=24` },
  { name: 'a root window', at: '#window=3,8&step=9' },
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

/** All modes but the first are each looked at in one size out of so many; all in all, every size is. */
const share = cases(1) > 1 ? 1 : 3;

for (const [place, { name, at, language = 'en', keys = [], sizes = spread(usual, place) }] of modes.entries()) {
  test(`the steps stay on every screen: ${name}`, async ({ page }) => {
    await keep(page, { language });
    await page.addInitScript(() => {
      // A window that fills the screen takes no other size.
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
    });
    await page.goto(`./${at}`);
    await page.locator('.node[data-node="0"]').waitFor();
    await page.locator('#menu option[value="1.15"]').waitFor({ state: 'attached' });
    for (const key of keys) await page.keyboard.press(key);
    if (keys.includes('e')) await page.locator('.making-bar').waitFor();
    await paintNothing(page);
    /** @type {string[]} */
    const faults = [];
    for (const text of sizes === all ? [0.85, 1, 1.3] : [1, 1.3]) {
      await page.evaluate(setText, text);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const found = await page.evaluate(findFaults);
        faults.push(...found.map((fault) => `${width} × ${height} at ${text * 100} %: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

/** @type {(sizes: number[][], place: number) => number[][]} */
function spread(sizes, place) {
  return sizes.filter((_, index) => (index + place) % share === 0);
}

/**
 * Runs in the browser: chooses a size of the text, as the menu does.
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
 * A tree with so many children ply by ply, and scores that cut here and there.
 * @param {number[]} branching
 * @param {number} [seed]
 * @returns {string}
 */
function nested([width, ...rest], seed = 1) {
  if (width === undefined) return String((seed * 29) % 97);
  return `(${Array.from({ length: width }, (_, child) => nested(rest, seed * 7 + child * 13)).join(' ')})`;
}
