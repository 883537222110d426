// Nothing on the tree ever collides: at three sizes, over whole runs, on every example and on random trees to 64 leaves.
// Larger trees keep the page alive and can be moved about.

import { findCollisions } from './boxes.js';
import { expect, test } from './fixture.js';
import { randomTree, scores, uniformTree } from './trees.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];
/** So many steps of a long run are looked at, evenly spread; short runs are looked at step by step. */
const mostSteps = 12;

/** The smallest text on the tree that the back of a hall can read, in px on a screen 1080 px high. */
const leastFont = 16;

/** Random trees: small and large, and every kind of score, name and player; each is looked at in one size. */
const trees = [8, 16, 24, 32, 48, 64].flatMap((leaves, row) =>
  Object.values(scores).map((score, column) =>
    randomTree(100 * row + column, {
      ...{ leaves, score },
      height: 2 + ((row + column) % 5),
      branching: 2 + ((row + 2 * column) % 6),
      names: column % 2 === 0,
      players: column % 3 === 2,
    }),
  ),
);
/** Trees with which a layout goes wrong first. */
const awkward = [
  'a: (b: (-12.5 4.25, (3 5 W)) c: max (7, (2, (8 1) -3)) (L D (1 2 3)))',
  '((((((1 2))))) (((3))) 4)',
  '(-1234.56, (-1234.57, 9876.54), -0.01)',
  'the root: (a long name: (leaf one: 1 leaf two: 2) another: (leaf three: 3 4))'.replace(/(\w+) (?=\w+:)/g, '$1_'),
  `(${Array.from({ length: 64 }, (_, leaf) => leaf).join(' ')})`,
  `(${Array.from({ length: 32 }, (_, pair) => `(${pair} -${pair})`).join(' ')})`,
  '7',
];

for (const [place, viewport] of sizes.entries()) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('no labels collide on any example at any step', async ({ lecture }) => {
      test.slow();
      for (const example of await options(lecture.example)) {
        await lecture.example.selectOption({ label: example });
        await checkRun(lecture, example);
      }
    });

    test('no labels collide on awkward trees', async ({ lecture }) => {
      for (const tree of awkward) await checkTree(lecture, tree);
    });

    test('no labels collide on random trees', async ({ lecture }) => {
      test.slow();
      for (const tree of trees.filter((_, index) => index % sizes.length === place)) await checkTree(lecture, tree);
    });

    test('trees of 64 leaves are large enough to read, and those of 27 are whole on the stage', async ({
      lecture,
      page,
    }) => {
      test.skip(viewport.width < 640, 'a phone is held in the hand');
      const least = (leastFont * viewport.height) / 1080;
      for (const branching of [[64], [8, 8], [4, 4, 4], [2, 2, 2, 2, 2, 2], [32, 2], [2, 32], [3, 3, 3], [5, 5]]) {
        await setTree(lecture, uniformTree(branching, 64));
        await lecture.goTo(3);
        const { isZoomed, smallest } = await page.evaluate(findCollisions);
        const leaves = branching.reduce((product, children) => product * children);
        if (leaves < 28) expect.soft(isZoomed, branching.join(' · ')).toBe(false);
        expect.soft(smallest, branching.join(' · ')).toBeGreaterThanOrEqual(least);
      }
    });

    test('long numbers stay apart beside the tree, too', async ({ lecture, page }) => {
      for (const tree of ['(-123456.75 -123456.5)', '((-1234.5678 -1234.5679) (9876.5432 8))', '(W L)']) {
        await setTree(lecture, tree);
        for (const key of ['Home', 'End', 'PageUp', 'PageUp', 'PageUp']) {
          await lecture.timeline.focus();
          await lecture.press(key);
          const { step } = await lecture.settled();
          const boxes = await page.evaluate(numbersBeside);
          expect(boxes.length).toBeGreaterThan(2);
          for (const [index, one] of boxes.entries()) {
            expect.soft(one.right, `“${one.text}” at step ${step} of ${tree}`).toBeLessThanOrEqual(viewport.width);
            for (const other of boxes.slice(index + 1)) {
              const isApart = one.right <= other.left || one.bottom <= other.top || other.bottom <= one.top;
              expect.soft(isApart, `“${one.text}” and “${other.text}” at step ${step} of ${tree}`).toBe(true);
            }
          }
        }
      }
    });

    test('the page itself never scrolls sideways', async ({ lecture, page }) => {
      await setTree(lecture, `(${'-123456.75 '.repeat(64)})`);
      for (const key of ['End', 'Home']) {
        await lecture.timeline.focus();
        await lecture.press(key);
        await lecture.settled();
        const [content, seen] = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return [Math.max(scrollWidth, document.body.scrollWidth), clientWidth];
        });
        expect(content).toBeLessThanOrEqual(seen);
      }
    });
  });
}

/**
 * @param {import('@playwright/test').Locator} picker
 */
const options = (picker) => picker.locator('option').allTextContents();

/**
 * On a phone the tree field is in the menu.
 * @param {Lecture} lecture
 * @param {string} tree
 */
async function setTree(lecture, tree) {
  const isInMenu = !(await lecture.treeText.isVisible());
  if (isInMenu) await lecture.openMenu();
  await lecture.treeText.fill(tree);
  if (isInMenu) await lecture.closeMenu();
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

/**
 * @param {Lecture} lecture
 * @param {string} tree
 */
async function checkTree(lecture, tree) {
  await setTree(lecture, tree);
  await checkRun(lecture, tree);
}

/**
 * @param {Lecture} lecture
 * @param {string} what
 */
async function checkRun(lecture, what) {
  const { page } = lecture;
  let { step, length } = await lecture.goTo(0);
  const stride = Math.ceil(length / mostSteps);
  /** @type {Map<string, number>} */
  const found = new Map();
  for (;;) {
    const { meetings, faults, labels } = await page.evaluate(findCollisions);
    expect(labels, `labels at step ${step} of ${what}`).toBeGreaterThan(0);
    for (const fault of [...meetings, ...faults]) if (!found.has(fault)) found.set(fault, step);
    if (step === length) break;
    for (let press = 0; press < stride; press += 1) await lecture.press('ArrowRight');
    step = Math.min(step + stride, length);
    await lecture.at(step);
  }
  const told = [...found].map(([fault, first]) => `${fault}, first at step ${first}`);
  expect.soft(told, what).toEqual([]);
}
