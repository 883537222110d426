// The timeline of a long run: it zooms by wheel, keys, buttons and fingers, shows every cut-off, leads to each of them, and keeps the step
// visible.

import { axeFaults } from './axe.js';
import { expect, test } from './fixture.js';
import { uniformTree } from './trees.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

const tree = uniformTree(Array(17).fill(2), 7);
/** This many events get a column each. */
const mostColumns = 250;

/** @param {Lecture} lecture */
async function openLong(lecture) {
  await lecture.algorithm.selectOption('alpha-beta-table');
  await lecture.treeText.fill(tree);
  await expect(lecture.button('Zoom into the run')).toBeVisible();
  const { length } = await lecture.settled();
  expect(length).toBeGreaterThan(100_000);
  return length;
}

/**
 * Places on the timeline, on whole pixels: there a wheel and a press report the same place.
 * @param {Lecture} lecture
 */
async function box(lecture) {
  const { x, y, width, height } = /** @type {DOMRect} */ (await lecture.timeline.boundingBox());
  /** @type {(share: number, down?: number) => [number, number]} */
  return (share, down = 0.48) => [Math.round(x + share * width), Math.round(y + down * height)];
}

/** @param {Lecture} lecture */
const columns = (lecture) => lecture.timeline.locator('.columns .column').count();

/**
 * The playhead's position, as a share of the width.
 * @param {Lecture} lecture
 */
const playhead = (lecture) => lecture.page.evaluate(readPlayhead);

/** Runs in the browser. */
function readPlayhead() {
  const [line, head] = ['.player .timeline', '.player .timeline .playhead'].map((one) =>
    /** @type {Element} */ (document.querySelector(one)).getBoundingClientRect(),
  );
  return (head.left + head.width / 2 - line.left) / line.width;
}

/**
 * @param {Lecture} lecture
 * @param {[number, number]} place
 */
async function zoomByWheel(lecture, place) {
  const { page } = lecture;
  await page.mouse.move(...place);
  for (let turn = 0; turn < 60 && (await columns(lecture)) === 0; turn += 1) {
    await page.evaluate(() => {
      const turned = new Promise((done) => addEventListener('wheel', () => done(null), { once: true, capture: true }));
      Object.assign(window, { turned });
    });
    await page.mouse.wheel(0, -120);
    // In Firefox it may come after the next frames, and would draw other columns then.
    await page.evaluate(() => Reflect.get(window, 'turned'));
    await lecture.settled();
  }
}

/** @typedef {{ lecture: Lecture, page: import('@playwright/test').Page, length: number }} LongRun */

/** @type {{ title: string, look: (run: LongRun) => Promise<void> }[]} */
const looks = [];

/**
 * Opening a long run takes longer than most checks of it, so several share a page; each begins with the whole run, at its
 * start.
 * @param {string} title
 * @param {(run: LongRun) => Promise<void>} look
 */
const onLongRun = (title, look) => looks.push({ title, look });

onLongRun(
  'the wheel zooms about the pointer until every event is a column, and Shift moves along',
  async ({ lecture, page, length }) => {
    const at = await box(lecture);
    await page.mouse.click(...at(0.3));
    const { step } = await lecture.settled();
    expect(Math.abs(step / length - 0.3)).toBeLessThan(0.01);
    await zoomByWheel(lecture, at(0.3));
    const count = await columns(lecture);
    expect(count).toBeGreaterThan(100);
    expect(count).toBeLessThanOrEqual(mostColumns);
    expect(Math.abs((await playhead(lecture)) - 0.3), 'what is pointed at stays').toBeLessThan(0.05);
    expect((await lecture.settled()).step, 'zooming takes no steps').toBe(step);

    await page.mouse.click(...at(0.6));
    const { step: other } = await lecture.settled();
    expect(Math.abs(other - step - 0.3 * count)).toBeLessThan(0.05 * count);
    await page.keyboard.down('Shift');
    await page.mouse.wheel(0, 100);
    await page.keyboard.up('Shift');
    await expect.poll(() => playhead(lecture)).toBeLessThan(0.59);
    await page.mouse.wheel(3000, 0);
    await expect(lecture.timeline.locator('.playhead'), 'moved out of sight').toBeHidden();
    await lecture.press('ArrowRight');
    await expect(lecture.timeline.locator('.playhead'), 'a step brings the part back').toBeVisible();
    expect((await lecture.settled()).step).toBe(other + 1);
  },
);

onLongRun('keys and buttons zoom about the step, and lead back to the whole run', async ({ lecture, page }) => {
  const at = await box(lecture);
  await page.mouse.click(...at(0.7));
  await lecture.settled();
  await lecture.timeline.focus();
  const whole = lecture.button('Show the whole run');
  await expect(whole).toHaveAttribute('aria-disabled', 'true');
  const before = await playhead(lecture);
  for (let press = 0; press < 20 && (await columns(lecture)) === 0; press += 1) {
    await lecture.press('+');
    await lecture.settled();
    expect(Math.abs((await playhead(lecture)) - before)).toBeLessThan(0.02);
  }
  const count = await columns(lecture);
  expect(count).toBeGreaterThan(100);
  await lecture.press('-');
  await lecture.settled();
  expect(await columns(lecture)).toBe(0);
  await lecture.button('Zoom into the run').click();
  await lecture.settled();
  expect(Math.abs((await columns(lecture)) - count)).toBeLessThanOrEqual(1);
  await whole.click();
  await expect(whole).toHaveAttribute('aria-disabled', 'true');
  await lecture.button('Zoom into the run').click();
  await expect(whole).toHaveAttribute('aria-disabled', 'false');
  await lecture.timeline.focus();
  await lecture.press('0');
  await expect(whole).toHaveAttribute('aria-disabled', 'true');
});

onLongRun('a part comes along with the steps, and another run forgets it', async ({ lecture, page }) => {
  const at = await box(lecture);
  await page.mouse.click(...at(0.5));
  await zoomByWheel(lecture, at(0.5));
  const count = await columns(lecture);
  const { step } = await lecture.settled();
  const cuts = Array(60).fill('Shift+ArrowRight');
  for (const [index, place] of (await lecture.walk(cuts, { read: readPlayhead, frames: 1 })).entries())
    expect(place > 0 && place < 1, `cut-off ${index} is in sight`).toBe(true);
  expect(await columns(lecture), 'as many columns as before').toBe(count);
  expect((await lecture.settled()).step - step, 'far beyond the first part').toBeGreaterThan(count);
  await lecture.press('End');
  await lecture.settled();
  expect(await playhead(lecture)).toBeGreaterThan(0.9);
  await lecture.press('Home');
  await lecture.settled();
  expect(await playhead(lecture)).toBeLessThan(0.1);

  await lecture.algorithm.selectOption('alpha-beta');
  await expect(lecture.button('Show the whole run')).toHaveAttribute('aria-disabled', 'true');
});

onLongRun(
  'a click on the mark of a cut-off goes to a cut-off, at every size of the bins',
  async ({ lecture, page }) => {
    const at = await box(lecture);
    for (const share of [0.11, 0.43, 0.72]) {
      await page.mouse.click(...at(share));
      await lecture.timeline.focus();
      for (const presses of [0, 3, 4]) {
        for (let press = 0; press < presses; press += 1) await lecture.press('+');
        await lecture.settled();
        const mark = await firstMark(lecture);
        expect(mark.width, 'wide enough to see').toBeGreaterThanOrEqual(2);
        expect(mark.height).toBeGreaterThanOrEqual(2);
        await page.mouse.click(mark.x, mark.y);
        expect((await lecture.settled()).sentence).toMatch(/cut-off\.$/);
      }
      await lecture.press('0');
      await lecture.settled();
    }
  },
);

/**
 * The first fully visible bar of the lane of cut-offs.
 * @param {Lecture} lecture
 */
function firstMark(lecture) {
  return lecture.timeline.locator('.cuts-lane').evaluate((path) => {
    const svg = /** @type {SVGSVGElement} */ (path.closest('svg'));
    const { left, top, width, height } = svg.getBoundingClientRect();
    const view = svg.viewBox.baseVal;
    for (const [, x, y, h] of (path.getAttribute('d') ?? '').matchAll(/M(\S+) (\S+)h1v(\S+?)h/g)) {
      const unit = width / view.width;
      const from = left + (Number(x) - view.x) * unit;
      if (from < left) continue;
      const tall = (Number(h) / view.height) * height;
      return { x: from + unit / 2, y: top + (Number(y) / view.height) * height + tall / 2, width: unit, height: tall };
    }
    throw new Error('no cut-off is in sight');
  });
}

onLongRun('a bin says what happens in it, to the pointer and to a screen reader', async ({ lecture, page }) => {
  const at = await box(lecture);
  const told = /Events [\d,]+–[\d,]+: \d+ leaves, \d+ cut-offs\./;
  await page.mouse.move(...at(0.4));
  await expect(lecture.timeline.locator('.bins')).toHaveAttribute('title', told);
  await page.mouse.click(...at(0.4));
  await expect(lecture.timeline).toHaveAttribute('aria-valuetext', told);
});

onLongRun('a drag beyond an edge takes the part along', async ({ lecture, page }) => {
  const at = await box(lecture);
  await page.mouse.click(...at(0.5));
  await zoomByWheel(lecture, at(0.5));
  const { step } = await lecture.settled();
  const count = await columns(lecture);
  await page.mouse.move(...at(0.5));
  await page.mouse.down();
  await page.mouse.move(...at(0.95));
  await page.mouse.move(...at(1.1));
  await expect.poll(async () => (await lecture.at()).step, 'while the pointer rests').toBeGreaterThan(step + 2 * count);
  await page.mouse.up();
  const { step: there } = await lecture.settled();
  await lecture.settled();
  expect((await lecture.settled()).step, 'after the button is up nothing moves').toBe(there);
});

onLongRun('the strip below shows where the part lies, and moves it', async ({ lecture, page }) => {
  const strip = page.locator('.overview');
  await expect(strip).toBeHidden();
  const at = await box(lecture);
  await page.mouse.click(...at(0.25));
  await lecture.timeline.focus();
  for (let press = 0; press < 4; press += 1) await lecture.press('+');
  await lecture.settled();
  const part = strip.locator('.part');
  const [whole, seen] = [await strip.boundingBox(), await part.boundingBox()];
  if (!whole || !seen) throw new Error('the strip is drawn');
  expect(Math.abs(seen.width / whole.width - 1 / 16)).toBeLessThan(0.01);
  const middle = seen.y + seen.height / 2;
  await page.mouse.move(seen.x + seen.width / 2, middle);
  await page.mouse.down();
  await page.mouse.move(seen.x + seen.width / 2 + 0.3 * whole.width, middle, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => ((await part.boundingBox())?.x ?? 0) - seen.x).toBeGreaterThan(0.29 * whole.width);
  await page.mouse.click(whole.x + 0.9 * whole.width, middle);
  const { step, length } = await lecture.settled();
  expect(Math.abs(step / length - 0.9)).toBeLessThan(0.01);
  expect(await playhead(lecture)).toBeGreaterThan(0);
  expect(await playhead(lecture)).toBeLessThan(1);
});

onLongRun('two fingers zoom and leave the step alone', async ({ lecture, page }) => {
  const { step } = await lecture.settled();
  const at = await box(lecture);
  await page.evaluate(
    ([one, other, wide]) => {
      const line = /** @type {Element} */ (document.querySelector('[role="slider"]'));
      // Synthetic pointers cannot be captured.
      line.setPointerCapture = () => {};
      const send = (/** @type {string} */ type, /** @type {number} */ pointerId, /** @type {number[]} */ [x, y]) =>
        line.dispatchEvent(
          new PointerEvent(type, { pointerId, clientX: x, clientY: y, bubbles: true, pointerType: 'touch' }),
        );
      send('pointerdown', 11, one);
      send('pointerdown', 12, other);
      send('pointermove', 12, wide);
      send('pointerup', 11, one);
      send('pointerup', 12, wide);
    },
    [at(0.4), at(0.45), at(0.9)],
  );
  await expect(lecture.button('Show the whole run')).toHaveAttribute('aria-disabled', 'false');
  expect((await lecture.settled()).step).toBe(step);
});

onLongRun('a step draws no bins and no columns anew', async ({ lecture, page }) => {
  const at = await box(lecture);
  await page.mouse.click(...at(0.5));
  await lecture.timeline.focus();
  for (const part of ['bins', 'columns']) {
    if (part === 'columns') await zoomByWheel(lecture, at(0.5));
    await lecture.settled();
    await lecture.timeline.locator(`.${part}`).evaluate((element) => {
      const changes = /** @type {MutationRecord[]} */ ([]);
      Object.assign(window, { changes });
      // Only how much of it is past may change.
      const isInside = (/** @type {MutationRecord} */ { type, target }) => type !== 'attributes' || target !== element;
      new MutationObserver((all) => changes.push(...all.filter(isInside))).observe(element, {
        ...{ subtree: true, childList: true, attributes: true, characterData: true },
      });
    });
    const { step } = await lecture.settled();
    for (let press = 0; press < 10; press += 1) await lecture.press('ArrowRight');
    expect((await lecture.settled()).step).toBe(step + 10);
    expect(await page.evaluate(() => /** @type {any} */ (window).changes.length), part).toBe(0);
  }
});

for (const half of [0, 1]) {
  const own = looks.filter((_, index) => index % 2 === half);
  test(`a long run: ${own.map(({ title }) => title).join('; ')}`, async ({ lecture, page }) => {
    const length = await openLong(lecture);
    for (const { title, look } of own) {
      await test.step(title, async () => {
        await lecture.timeline.focus();
        for (const key of ['0', 'Home']) await lecture.press(key);
        await lecture.settled();
        await look({ lecture, page, length });
      });
    }
  });
}

test('at every size nothing moves when bins become columns, buttons are large enough, and axe finds nothing', async ({
  lecture,
  page,
}) => {
  await openLong(lecture);
  const boxes = () =>
    page.evaluate(() =>
      ['.timeline', '.transport', '.stepno', '.stage'].map((name) => {
        const { x, y, width, height } = /** @type {Element} */ (document.querySelector(name)).getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );
  for (const [width, height, colorScheme] of /** @type {const} */ ([
    [1920, 1080, 'light'],
    [1280, 720, 'dark'],
    [390, 844, 'light'],
  ])) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await lecture.timeline.focus();
    for (const key of ['0', 'Home']) await lecture.press(key);
    await lecture.settled();
    const before = await boxes();
    const at = await box(lecture);
    await page.mouse.click(...at(0.5));
    await zoomByWheel(lecture, at(0.5));
    expect(await columns(lecture)).toBeGreaterThan(0);
    expect(await boxes()).toEqual(before);
    for (const name of ['Zoom out of the run', 'Show the whole run', 'Zoom into the run']) {
      const button = await lecture.button(name).boundingBox();
      expect(button?.width).toBeGreaterThanOrEqual(44);
      expect(button?.height).toBeGreaterThanOrEqual(44);
      expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    expect(await axeFaults(page)).toEqual([]);
  }
});
