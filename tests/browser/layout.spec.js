// Nothing on the tree ever collides: at three sizes, over whole runs, on every example and on random trees to 64 leaves.
// Larger trees keep the page alive and can be moved about.

import { plainSettings } from '../../www/src/core/settings.js';
import { linkOf } from '../../www/src/keeping/link.js';
import { examples, settingsFor } from '../../www/src/state/examples.js';
import { initialState } from '../../www/src/state/state.js';
import { findCollisions } from './boxes.js';
import { expect, test } from './fixture.js';
import { paintNothing } from './lecture.js';
import { cases } from './scale.js';
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
const trees = Array.from({ length: cases(30) }, (_, index) => {
  const kinds = Object.values(scores);
  const [row, column] = [Math.floor(index / kinds.length), index % kinds.length];
  return randomTree(100 * row + column, {
    ...{ leaves: [8, 16, 24, 32, 48, 64][row % 6], score: kinds[column] },
    height: 2 + ((row + column) % 5),
    branching: 2 + ((row + 2 * column) % 6),
    names: column % 2 === 0,
    players: column % 3 === 2,
  });
});
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

    // When the full core comes in the middle of a run, its panels take room from the tree, which is right a frame later.
    test.beforeEach(async ({ lecture }) => {
      await lecture.follow('tree=(1 2)&algorithm=pvs');
      await expect(lecture.algorithm).toHaveValue('pvs');
      await lecture.follow('tree=(1 2)');
      await expect(lecture.algorithm).toHaveValue('alpha-beta');
      await paintNothing(lecture.page);
    });

    test('no labels collide on any example at any step', async ({ lecture }) => {
      for (const example of examples) {
        const settings = settingsFor(example);
        // The places of children in an order stand on the edges.
        const state = { ...initialState(), settings: example.settings.order ? plainSettings : settings };
        await lecture.follow(linkOf(state, example.text));
        await checkRun(lecture, example.id);
      }
    });

    test('no labels collide on awkward trees', async ({ lecture }) => {
      for (const tree of awkward) await checkTree(lecture, tree);
    });

    test('no labels collide on random trees', async ({ lecture }) => {
      for (const tree of trees.filter((_, index) => index % sizes.length === place)) await checkTree(lecture, tree);
    });

    test('trees of 64 leaves are large enough to read, and those of 27 are whole on the stage', async ({ lecture }) => {
      test.skip(viewport.width < 640, 'a phone is held in the hand');
      // Through the lens a little less.
      const least = (0.97 * leastFont * viewport.height) / 1080;
      for (const branching of [[64], [8, 8], [4, 4, 4], [2, 2, 2, 2, 2, 2], [32, 2], [2, 32], [3, 3, 3], [5, 5]]) {
        await setTree(lecture, uniformTree(branching, 64));
        await lecture.goTo(3);
        const { isZoomed, smallest } = await lecture.page.evaluate(findCollisions);
        const leaves = branching.reduce((product, children) => product * children);
        if (leaves < 28) expect.soft(isZoomed, branching.join(' · ')).toBe(false);
        expect.soft(smallest, branching.join(' · ')).toBeGreaterThanOrEqual(least);
      }
    });

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
  const { length } = await lecture.at(0);
  const stride = Math.ceil(length / mostSteps) || 1;
  const strides = Array.from({ length: Math.ceil(length / stride) }, (_, index) =>
    Array(Math.min(stride, length - index * stride)).fill('ArrowRight'),
  );
  const looks = await lecture.walk([[], ...strides], { read: findCollisions, frames: 1 });
  expect((await lecture.at()).step, `the end of ${what}`).toBe(length);
  /** @type {Map<string, number>} */
  const found = new Map();
  expect(Math.min(...looks.map(({ labels }) => labels)), `labels at every step of ${what}`).toBeGreaterThan(0);
  for (const [index, { meetings, faults }] of looks.entries()) {
    const step = Math.min(index * stride, length);
    for (const fault of [...meetings, ...faults]) if (!found.has(fault)) found.set(fault, step);
  }
  const told = [...found].map(([fault, first]) => `${fault}, first at step ${first}`);
  expect.soft(told, what).toEqual([]);
}
