// Numbers beside the tree stay apart and the page never scrolls sideways, at three sizes. That nothing on the tree collides is for
// the core's own tests to say (crate/tests/collisions.rs), and that it stands where the core says for `shownwhere.spec.js`.

import { languageIds } from '../../www/src/words/languages.js';
import { expect, test } from './fixture.js';
import { paintNothing } from './lecture.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test.beforeEach(({ lecture }) => paintNothing(lecture.page));

    test('long numbers stay apart beside the tree, too', async ({ lecture }) => {
      for (const tree of ['(-123456.75 -123456.5)', '((-1234.5678 -1234.5679) (9876.5432 8))', '(W L)']) {
        await setTree(lecture, tree);
        const keys = ['Home', 'End', 'PageUp', 'PageUp', 'PageUp'];
        for (const [index, boxes] of (await lecture.walk(keys, { read: numbersBeside, frames: 2 })).entries()) {
          const where = `after ${keys.slice(0, index + 1)} on ${tree}`;
          expect(boxes.length).toBeGreaterThan(2);
          for (const [index, one] of boxes.entries()) {
            expect.soft(one.right, `“${one.text}” ${where}`).toBeLessThanOrEqual(viewport.width);
            for (const other of boxes.slice(index + 1)) {
              const isApart = one.right <= other.left || one.bottom <= other.top || other.bottom <= one.top;
              expect.soft(isApart, `“${one.text}” and “${other.text}” ${where}`).toBe(true);
            }
          }
        }
      }
    });

    test('the page itself never scrolls sideways', async ({ lecture }) => {
      await setTree(lecture, `(${'-123456.75 '.repeat(64)})`);
      const read = () => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [Math.max(scrollWidth, document.body.scrollWidth), clientWidth];
      };
      for (const [content, seen] of await lecture.walk(['End', 'Home'], { read, frames: 2 }))
        expect(content).toBeLessThanOrEqual(seen);
    });
  });
}

/**
 * @param {Lecture} lecture
 * @param {string} tree
 */
async function setTree(lecture, tree) {
  await lecture.lead(`tree=${encodeURIComponent(tree)}`);
  await lecture.at(0);
}

/** Runs in the browser: the values of the program and the counters, by the boxes of their texts, in reading order. */
function numbersBeside() {
  return [...document.querySelectorAll('aside dd')].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return right > left ? [{ left, right, top, bottom, text: (element.textContent ?? '').trim() }] : [];
  });
}

test('the stage stands still at every step, in every language', async ({ lecture, page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const read = () => {
    const { top, bottom } = /** @type {HTMLElement} */ (document.querySelector('.stage')).getBoundingClientRect();
    return `${top} ${bottom}`;
  };
  for (const language of languageIds) {
    await page.goto('about:blank');
    await lecture.open(`./#language=${language}`);
    await paintNothing(page);
    await lecture.press('p');
    await expect(page.locator('.is-presenting')).toBeVisible();
    for (const algorithm of ['alpha-beta', 'mtd-f']) {
      await lecture.follow(`language=${language}&algorithm=${algorithm}`);
      const keys = ['Home', ...Array(30).fill('ArrowRight'), 'End'];
      const boxes = await lecture.walk(keys, { read, frames: 2 });
      expect(new Set(boxes).size, `${language}, ${algorithm}: ${boxes}`).toBe(1);
    }
  }
});
