// Trees far too large for a slide: the tab stays alive, steps, and moves its camera, and never has more elements than a screen can show.

import { findCollisions } from './boxes.js';
import { expect, test } from './fixture.js';
import { Lecture } from './lecture.js';
import { chain, uniformTree } from './trees.js';

const mostElements = 3000;

/** @type {[name: string, tree: string, leaves: number][]} */
const trees = [
  ['5,000 leaves in one row', uniformTree([2, 2500], 6), 5000],
  ['200,000 leaves', uniformTree([2, 10, 10, 10, 10, 10], 7), 200_000],
];

for (const [name, tree, leaves] of trees) {
  test(`${name}: steps, pans, zooms and fits, with few elements`, async ({ lecture, page }) => {
    test.slow();
    await lecture.treeText.fill(tree);
    await expect(lecture.aside).toContainText(`0 of ${grouped(leaves)}`);
    await lecture.timeline.focus();
    await lecture.press('Home');
    for (let step = 1; step <= 12; step += 1) {
      await lecture.press('ArrowRight');
      await checkStage(lecture, step);
    }
    await lecture.press('Shift+ArrowRight');
    expect((await lecture.settled()).sentence).toMatch(/cut-off/);
    await lecture.press('End');
    const { step, length } = await lecture.settled();
    expect(step).toBe(length);
    await checkStage(lecture, length);
    const { x, y, width, height } = /** @type {DOMRect} */ (await lecture.timeline.boundingBox());
    for (const share of [0.3, 0.9, 0.5]) {
      await page.mouse.click(x + share * width, y + height / 2);
      const { step, now } = await lecture.settled();
      expect(Math.abs(step / length - share)).toBeLessThan(0.01);
      if (now === null) throw new Error(`step ${step} shows no current node`);
      await expect(lecture.node(now).locator('.shape'), `step ${step}`).toBeInViewport({ ratio: 0.9 });
      await checkStage(lecture, step);
    }
    await moveCamera(lecture);
  });
}

test('moving about in a run leaves nothing behind in the page', async ({ lecture, page }) => {
  await lecture.treeText.fill(uniformTree([9, 10, 10, 10], 8));
  await expect(lecture.aside).toContainText('0 of 9000');
  const { x, y, width, height } = /** @type {DOMRect} */ (await lecture.timeline.boundingBox());
  const goTo = async (/** @type {number} */ share) => {
    await page.mouse.click(x + share * width, y + height / 2);
    await lecture.settled();
  };
  /** Comments and texts too, which are not elements. */
  const nodes = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document);
      let count = 0;
      while (walker.nextNode()) count += 1;
      return count;
    });
  const shares = [0.2, 0.6, 0.4, 0.8];
  for (const share of shares) await goTo(share);
  const before = await nodes();
  for (let round = 0; round < 5; round += 1) for (const share of shares) await goTo(share);
  expect(await nodes()).toBe(before);
});

test('the deepest tree, 1,000 plies, is searched and stepped', async ({ lecture }) => {
  await lecture.treeText.fill(chain(1000));
  await expect.poll(async () => (await lecture.settled()).length).toBeGreaterThan(1000);
  await lecture.timeline.focus();
  await lecture.press('End');
  const { nodes, sentence, step, length } = await lecture.settled();
  expect(step).toBe(length);
  expect(sentence).toMatch(/worth 7/);
  expect(nodes.length).toBeGreaterThan(0);
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'End', 'ArrowLeft', 'ArrowLeft']) {
    await lecture.press(key);
    await checkStage(lecture, (await lecture.settled()).step);
  }
});

test('the wheel zooms, a drag pans, and a tree that fits stays where it is', async ({ lecture, page }) => {
  const { x, y, width, height } = /** @type {DOMRect} */ (await lecture.stage.boundingBox());
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const closer = lecture.button('Zoom in');
  await expect(closer, 'nothing lies beyond the stage').toBeHidden();
  await page.mouse.move(middleX, middleY);
  await page.mouse.wheel(0, -400);
  await expect(closer).toBeVisible();
  const before = await place(lecture, 0);
  await page.mouse.down();
  await page.mouse.move(middleX + 60, middleY + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await place(lecture, 0)).x).toBeGreaterThan(before.x + 30);
  await expect(lecture.editor, 'a drag that ends on a leaf edits nothing').toBeHidden();
  await lecture.button('Show the whole tree').click();
  await expect(closer).toBeHidden();
  await page.mouse.move(middleX, middleY);
  await page.mouse.down();
  const still = await place(lecture, 0);
  await page.mouse.move(middleX + 60, middleY + 10, { steps: 4 });
  await page.mouse.up();
  await lecture.settled();
  expect(await place(lecture, 0)).toEqual(still);
});

/**
 * English number format with four digits ungrouped.
 * @param {number} count
 */
const grouped = (count) => new Intl.NumberFormat('en', { useGrouping: 'min2' }).format(count);

/** @param {Lecture} lecture */
async function moveCamera(lecture) {
  const { page } = lecture;
  const [closer, farther, whole] = ['Zoom in', 'Zoom out', 'Show the whole tree'].map((name) => lecture.button(name));
  await closer.click();
  await closer.click();
  await checkStage(lecture);
  await farther.click();
  await checkStage(lecture);
  await whole.click();
  await expect(whole).toHaveAttribute('aria-disabled', 'true');
  await checkStage(lecture);
  const { x, y, width, height } = /** @type {DOMRect} */ (await lecture.stage.boundingBox());
  const middle = y + height / 2;
  for (const share of [0.5, 0.2, 0.8]) {
    await page.mouse.move(x + share * width, middle);
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -300);
    await checkStage(lecture);
    await page.mouse.down();
    await page.mouse.move(x + 0.5 * width, middle, { steps: 5 });
    await page.mouse.up();
    await checkStage(lecture);
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, 300);
  }
  await lecture.timeline.focus();
  await lecture.press('ArrowRight');
  await checkStage(lecture);
}

/**
 * @param {Lecture} lecture
 * @param {number} [step]
 */
async function checkStage(lecture, step) {
  const picture = await lecture.settled();
  if (step !== undefined) expect(picture.step).toBe(step);
  expect(picture.nodes.length).toBeGreaterThan(0);
  expect(await lecture.page.locator('body *').count()).toBeLessThan(mostElements);
  const { meetings } = await lecture.page.evaluate(findCollisions);
  expect.soft(meetings, `at step ${picture.step}`).toEqual([]);
}

/**
 * @param {Lecture} lecture
 * @param {number} node
 */
async function place(lecture, node) {
  const box = await lecture.node(node).locator('.shape').boundingBox();
  if (!box) throw new Error(`node ${node} is not drawn`);
  return { x: box.x, y: box.y };
}
