// Steps on a tree: from the press to the painted frame, forward, back, by jumps and playing, at three zooms; with their elements and
// memory, an edit of a leaf, and dragging its score.

import { randomness } from '../trees.js';
import { counted, memoryNoise, percentiles, timed, timeNoise } from './figures.js';
import { memoryOf } from './memory.js';
import { openEmpty, openWith } from './pages.js';
import { median, percentile, spread } from './statistics.js';
import { grouped } from './trees.js';

/** @typedef {import('../lecture.js').Lecture} Lecture */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./figures.js').Figure} Figure */
/** @typedef {import('./watch.js').Press} Press */
/** @typedef {'forward' | 'back' | 'jump' | 'play'} Kind */

/** One display frame, in ms. */
const frame = 1000 / 60;
const budgeted = [1000, 1_000_000];

/**
 * The minimum cost of a key press.
 * @param {import('@playwright/test').Browser} browser
 * @param {number} count
 */
export async function emptySteps(browser, count) {
  const page = await openEmpty(browser);
  const presses = [];
  for (let press = 0; press < count; press += 1)
    presses.push(await pressed(page, () => page.keyboard.press('ArrowRight')));
  const presented = await presentedOf(page, count);
  await page.context().close();
  return { work: presses.map(({ work }) => work), presented };
}

/**
 * @param {import('@playwright/test').Browser} browser with no other page
 * @param {import('./trees.js').Tree} tree
 * @param {Awaited<ReturnType<typeof emptySteps>>} empty
 * @param {{ forward: number, back: number, jump: number, play: number }} counts
 */
export async function stepsOn(browser, tree, empty, counts) {
  const lecture = await openWith(browser, tree);
  const { page } = lecture;
  const name = `${grouped(tree.nodes)} nodes`;
  // The tab keeps what the first steps need; what counts is whether later ones add to it.
  await lecture.timeline.focus();
  for (const key of ['End', 'ArrowLeft', 'Home', 'ArrowRight']) await pressed(page, () => lecture.press(key));
  const random = randomness(tree.nodes);
  await stepsAt(lecture, random, { forward: 8, back: 8, jump: 8, play: 2 });
  const atStart = await memoryOf(page);
  /** @type {Figure[]} */
  const figures = [];
  /** @type {number[]} */
  const elements = [];
  let all = 0;
  for (const [zoom, move] of zooms(lecture)) {
    await move();
    await lecture.timeline.focus();
    const { work, seen } = await stepsAt(lecture, random, counts);
    const times = Object.values(work).flat();
    all += times.length;
    elements.push(seen);
    figures.push(
      stepFigure(`a step, ${name}, ${zoom}`, times, {
        baseline: { what: 'a key on an empty page', value: percentile(empty.work, 0.95) },
        parts: Object.fromEntries(Object.entries(work).map(([kind, all]) => [kind, percentiles(all)])),
        ...(budgeted.includes(tree.nodes) && { budget: { of: 'value', most: frame } }),
      }),
    );
  }
  const presented = await presentedOf(page, all);
  figures.push(
    stepFigure(`a step, ${name}, on the screen`, presented, {
      baseline: { what: 'a key on an empty page', value: percentile(empty.presented, 0.95) },
    }),
  );
  figures.push(counted(`elements in the page, ${name}`, 'elements', Math.max(...elements), { noise: 0.05 }));
  const after = await memoryOf(page);
  const isLargest = tree.nodes === 1_000_000;
  /** @type {(of: 'value' | 'ratio', most: number) => Partial<Figure>} */
  const within = (of, most) => ({ noise: memoryNoise, ...(isLargest && { budget: { of, most } }) });
  const start = { what: 'at the start', value: atStart };
  figures.push(
    counted(`memory of the tab, ${name}`, 'MB', atStart, within('value', 200)),
    counted(`memory after stepping, ${name}`, 'MB', after, { ...within('ratio', 1.1), baseline: start }),
    await leafEdit(lecture, tree),
    ...(tree.nodes <= 1000 ? [await leafDrag(lecture, tree)] : []),
  );
  if (isLargest) {
    await runMinimax(lecture);
    figures.push(
      counted(`memory of the tab, ${name}, edited, then minimax`, 'MB', await memoryOf(page), { noise: memoryNoise }),
    );
  }
  await page.context().close();
  return figures;
}

/**
 * The cost of the run that visits every node.
 * @param {import('@playwright/test').Browser} browser with no other page
 * @param {import('./trees.js').Tree} tree
 */
export async function minimaxOn(browser, tree) {
  const lecture = await openWith(browser, tree);
  await runMinimax(lecture);
  const memory = await memoryOf(lecture.page);
  await lecture.page.context().close();
  const budget = /** @type {const} */ ({ of: 'value', most: 200 });
  return counted(`memory of the tab, ${grouped(tree.nodes)} nodes, minimax`, 'MB', memory, {
    noise: memoryNoise,
    budget,
  });
}

/** @type {(what: string, times: number[], more: Partial<Figure>) => Figure} */
function stepFigure(what, times, more) {
  const [half, most, nearlyAll] = percentiles(times);
  const quarters = [0, 1, 2, 3].map((part) => median(times.filter((_, index) => index % 4 === part)));
  return {
    what,
    unit: 'ms',
    value: most,
    percentiles: [half, most, nearlyAll],
    noise: timeNoise(spread(quarters)),
    ...more,
  };
}

/**
 * From the whole tree to the closest view. Halfway is half the presses of the button.
 * @param {Lecture} lecture
 * @returns {[zoom: string, move: () => Promise<void>][]}
 */
function zooms({ page, stage }) {
  let presses = 0;
  return [
    ['whole', async () => {}],
    [
      'closest',
      async () => {
        const { x, y, width, height } = /** @type {DOMRect} */ (await stage.boundingBox());
        await page.mouse.move(x + width / 2, y + height / 2);
        // The buttons only appear when something is outside the stage.
        await page.mouse.wheel(0, -100);
        await page.locator('[aria-label="Zoom in"]').waitFor();
        presses = await page.evaluate(clickOften, { name: 'Zoom in', most: 60 });
      },
    ],
    ['halfway', async () => void (await page.evaluate(clickOften, { name: 'Zoom out', most: presses >> 1 }))],
  ];
}

/**
 * Runs in the browser: presses a button until it is disabled, and returns how often.
 * @param {{ name: string, most: number }} wanted
 */
async function clickOften({ name, most }) {
  for (let clicks = 0; clicks < most; clicks += 1) {
    const button = /** @type {HTMLElement | null} */ (document.querySelector(`[aria-label="${name}"]`));
    if (!button || button.getAttribute('aria-disabled') === 'true') return clicks;
    button.click();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  return most;
}

/**
 * The kinds in rotation, so that temporary load affects all of them.
 * @param {Lecture} lecture
 * @param {() => number} random
 * @param {Record<Kind, number>} counts
 */
async function stepsAt({ page, timeline }, random, counts) {
  /** @type {Record<Kind, number[]>} */
  const work = { forward: [], back: [], jump: [], play: [] };
  let seen = 0;
  const { x, y, width, height } = /** @type {DOMRect} */ (await timeline.boundingBox());
  const turns = counts.jump;
  let share = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    // Away from the current step, and not to the ends: there a step may lead nowhere.
    share = 0.05 + ((share + 0.1 + 0.6 * random()) % 0.9);
    work.jump.push((await pressed(page, () => page.mouse.click(x + share * width, y + height / 2))).work);
    for (const [kind, key] of /** @type {const} */ ([
      ['forward', 'ArrowRight'],
      ['back', 'ArrowLeft'],
    ]))
      for (let press = 0; press < counts[kind] / turns; press += 1)
        work[kind].push((await pressed(page, () => page.keyboard.press(key))).work);
    seen = Math.max(seen, await page.evaluate(() => document.querySelectorAll('*').length));
  }
  await pressed(page, () => page.keyboard.press('Home'));
  await page.keyboard.press(' ');
  for (let beat = 0; beat < counts.play; beat += 1) work.play.push((await pressed(page, async () => {})).work);
  await page.keyboard.press(' ');
  // Presses that arrived after the last counted beat.
  await page.evaluate(
    () => void (/** @type {{ presses: Press[] }} */ (/** @type {unknown} */ (window)).presses.splice(0)),
  );
  return { work, seen };
}

/**
 * One press, and its cost until painted; the page then has two frames to itself.
 * @param {Page} page
 * @param {() => Promise<void>} press
 * @returns {Promise<Press>}
 */
async function pressed(page, press) {
  await press();
  return page.evaluate(async () => {
    const { presses } = /** @type {{ presses: Press[] }} */ (/** @type {unknown} */ (window));
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const started = performance.now();
    while (presses.length === 0) {
      if (performance.now() - started > 10_000) throw new Error('a press was never answered');
      await frame();
    }
    const press = /** @type {Press} */ (presses.shift());
    await frame();
    await frame();
    return press;
  });
}

/**
 * Until the picture was on the screen, in ms and steps of 8. Presses that the browser does not report took less than 16.
 * @param {Page} page
 * @param {number} count the number of presses
 */
async function presentedOf(page, count) {
  await page.waitForTimeout(300);
  const told = await page.evaluate(
    () => /** @type {{ presented: number[] }} */ (/** @type {unknown} */ (window)).presented,
  );
  return [...told, ...Array(Math.max(0, count - told.length)).fill(16)];
}

/**
 * The first leaf, just evaluated and at the closest view, gets another score several times: from the key to the frame that
 * shows it.
 * @param {Lecture} lecture
 * @param {import('./trees.js').Tree} tree
 */
async function leafEdit(lecture, { nodes, plies }) {
  const { page } = lecture;
  await page.evaluate(clickOften, { name: 'Zoom in', most: 60 });
  // The wheel has moved the view somewhere.
  await page.evaluate(clickOften, { name: 'Follow the search', most: 1 });
  await lecture.timeline.focus();
  await lecture.press('Home');
  for (let step = 0; step <= plies; step += 1) await lecture.press('ArrowRight');
  await lecture.settled();
  /** @type {number[]} */
  const times = [];
  for (const score of ['7', '8', '7', '8', '7', '8', '7', '8', '7']) {
    await lecture.node(plies).click({ force: true });
    await lecture.editor.waitFor();
    await page.evaluate(watchEdit, score);
    await lecture.press(score);
    times.push(
      await page.evaluate(() => /** @type {{ edited: Promise<number> }} */ (/** @type {unknown} */ (window)).edited),
    );
    await lecture.press('Enter');
    await lecture.editor.waitFor({ state: 'hidden' });
    await lecture.settled();
  }
  return timed(`editing a leaf, ${grouped(nodes)} nodes`, 'ms', times, {
    ...(nodes === 1_000_000 && { budget: { of: 'value', most: 2 * frame } }),
  });
}

/**
 * The score of the last edited leaf is dragged along its number line: from each move to the frame that shows it.
 * @param {Lecture} lecture
 * @param {import('./trees.js').Tree} tree
 */
async function leafDrag({ page }, { nodes }) {
  const times = await page.locator('.leaf-strip .grip').evaluate(async (grip) => {
    const { left, top, width } = grip.getBoundingClientRect();
    const painted = () =>
      new Promise((done) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = done;
        requestAnimationFrame(() => channel.port2.postMessage(null));
      });
    const moved = (/** @type {string} */ name, /** @type {number} */ share) =>
      grip.dispatchEvent(new PointerEvent(name, { clientX: left + share * width, clientY: top + 20, bubbles: true }));
    // No real pointer is down, so none can be captured.
    grip.setPointerCapture = () => {};
    moved('pointerdown', 0.1);
    const times = [];
    for (let move = 0; move < 40; move += 1) {
      await painted();
      const start = performance.now();
      moved('pointermove', 0.1 + 0.02 * move);
      await painted();
      times.push(performance.now() - start);
    }
    moved('pointerup', 0.9);
    return times;
  });
  return timed(`dragging a leaf’s score, ${grouped(nodes)} nodes`, 'ms', times, {
    // Just the frame that is waited for anyway.
    ...(nodes === 40 && { budget: { of: 'value', most: 1.5 * frame } }),
  });
}

/**
 * Runs in the browser. The tree's text shows the edit, whether or not the leaf has a label at this zoom.
 * @param {string} score
 */
function watchEdit(score) {
  /** @type {PromiseWithResolvers<number>} */
  const { promise, resolve } = Promise.withResolvers();
  Object.assign(window, { edited: promise });
  const field = /** @type {HTMLTextAreaElement} */ (document.querySelector('textarea[aria-label="Tree"]'));
  const isBusy = () => document.querySelector('progress, [role="progressbar"], [aria-busy="true"]') !== null;
  const shows = () => field.value.match(/\d+/)?.[0] === score && !isBusy();
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      // Checked when a frame is painted: before that, the page may not have had its turn in it.
      const channel = new MessageChannel();
      const look = () => requestAnimationFrame(() => channel.port2.postMessage(null));
      channel.port1.onmessage = () => {
        if (!shows()) return look();
        resolve(performance.now() - timeStamp);
        channel.port1.close();
      };
      look();
    },
    { capture: true, once: true },
  );
}

/** @param {Lecture} lecture */
async function runMinimax({ page, algorithm, timeline }) {
  const length = await timeline.getAttribute('aria-valuemax');
  await algorithm.selectOption({ label: 'Minimax' });
  const isLonger = (/** @type {string | null} */ length) =>
    Number(document.querySelector('[role="slider"]')?.getAttribute('aria-valuemax')) > Number(length);
  await page.waitForFunction(isLonger, length);
}
