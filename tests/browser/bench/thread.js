// The cost of a step on the page's main thread, in its own time: machine load adds little to that, and work after the frame counts too. For
// comparison, alternating and with the same keys: frozen pages, which change four things by hand, empty ones and an earlier build.

import { Lecture } from '../lecture.js';
import config from '../playwright.config.js';
import { uniformTree } from '../trees.js';
import { counted, inTurns, timeNoise } from './figures.js';
import { freeze } from './frozen.js';
import { countPresses } from './pages.js';
import { percentile } from './statistics.js';
import { grouped, trees } from './trees.js';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./figures.js').Figure} Figure */
/** @typedef {'still' | 'motion'} Look */
/** @typedef {{ page: Page, spent: () => Promise<number> }} Subject spent: its main thread's work, in ms */

/** Steps in a turn; a run on the smallest tree has more. */
const steps = 12;
/** How many times slower an old laptop is. */
const slow = 4;
/** How long motion may continue, in ms. */
const rest = 700;

/**
 * @param {Browser} browser
 * @param {number} turns
 * @param {string | undefined} before the address of an earlier build
 * @returns {Promise<Figure[]>}
 */
export async function mainThread(browser, turns, before) {
  const figures = [];
  for (const look of /** @type {const} */ (['still', 'motion']))
    figures.push(...(await stepsBeside(browser, look, turns, before)));
  for (const tree of [trees[40], deep]) figures.push(await slowedSteps(browser, turns, tree));
  figures.push(await typedDigit(browser, turns));
  figures.push(await changedWeight(browser, turns));
  return figures;
}

/** Three children everywhere: as in most lectures, with more plies. */
const deep = { nodes: 1093, text: uniformTree([3, 3, 3, 3, 3, 3], 1) };

/**
 * Nearly all steps, on a slow machine.
 * @param {Browser} browser
 * @param {number} turns
 * @param {{ nodes: number, text: string }} tree
 */
async function slowedSteps(browser, turns, { nodes, text }) {
  const own = await opened(browser, 'still', config.use?.baseURL ?? '', text);
  const frozen = await subjectOf(await freeze(own.page));
  /** @type {Map<Subject, number[]>} */
  const costs = new Map([own, frozen].map((subject) => [subject, []]));
  for (const subject of costs.keys()) await slowDown(subject.page);
  for (let turn = 0; turn < turns; turn += 1)
    for (const [subject, all] of costs) {
      await begin(subject.page, 300);
      for (let step = 0; step < steps; step += 1) all.push(await costOfKey(subject, 'ArrowRight', 0));
    }
  for (const { page } of costs.keys()) await page.context().close();
  const [value, beside] = [...costs.values()].map((all) => percentile(all, 0.95));
  return counted(`nearly all steps, ${grouped(nodes)} nodes, ${slow} times slower, main thread`, 'ms', value, {
    noise: timeNoise(0),
    baseline: { what: 'four changes by hand', value: beside },
    budget: { of: 'ratio', most: 2 },
  });
}

/** @param {Page} page */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
}

/**
 * A digit typed into a leaf, with the resulting run, compared with a step.
 * @param {Browser} browser
 * @param {number} turns
 */
async function typedDigit(browser, turns) {
  const { text, plies } = trees[40];
  const subject = await opened(browser, 'still', config.use?.baseURL ?? '', text);
  const { page } = subject;
  const lecture = new Lecture(page);
  /** @type {{ digits: number[], steps: number[] }} */
  const costs = { digits: [], steps: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    await begin(page, 300);
    await lecture.node(plies).click();
    await lecture.editor.waitFor();
    await page.waitForTimeout(300);
    costs.digits.push(await costOfKey(subject, String(1 + (turn % 9)), 0));
    await page.keyboard.press('Enter');
    await lecture.timeline.focus();
    costs.steps.push(await costOfStep(subject, 0));
  }
  await page.context().close();
  const beside = { what: 'a step', values: costs.steps };
  return inTurns('a typed digit, 40 nodes, main thread', 'ms', costs.digits, beside, { of: 'ratio', most: 2 });
}

/** A game of some 1,000 nodes. */
const game = { nodes: 1020, link: '#game=tic-tac-toe&moves=a1+b2&depth=4' };

/**
 * A weight changed as by a drag: all leaves get new scores, and the tree is searched and redrawn, within a frame.
 * @param {Browser} browser
 * @param {number} turns
 */
async function changedWeight(browser, turns) {
  const page = await pageFor(browser, 'still');
  await page.goto(`${config.use?.baseURL ?? ''}${game.link}`);
  const box = page.getByRole('spinbutton').first();
  await box.focus();
  await page.waitForTimeout(2000);
  const subject = await subjectOf(page);
  /** @type {number[]} */
  const costs = [];
  for (let turn = 0; turn < turns * steps; turn += 1)
    costs.push(await costOfKey(subject, turn % 8 < 4 ? 'ArrowUp' : 'ArrowDown', 0));
  await page.context().close();
  return counted(`a changed weight, ${grouped(game.nodes)} nodes, main thread`, 'ms', percentile(costs, 0.5), {
    noise: timeNoise(0),
    budget: { of: 'value', most: 1000 / 60 },
  });
}

/**
 * @param {Browser} browser
 * @param {Look} look
 * @param {number} turns
 * @param {string | undefined} before the address of an earlier build
 */
async function stepsBeside(browser, look, turns, before) {
  const [small, many] = [trees[40], trees[1000]];
  const address = config.use?.baseURL ?? '';
  const lecture = await opened(browser, look, address, small.text);
  /** @type {Record<string, Subject>} */
  const subjects = {
    page: lecture,
    many: await opened(browser, look, address, many.text),
    frozen: await subjectOf(await freeze(lecture.page)),
    empty: await subjectOf(await emptyPage(browser, look)),
    ...(before && { before: await opened(browser, look, before, small.text) }),
  };
  const costs = await inTurnsOf(subjects, turns, 0);
  const what = (/** @type {string} */ name) =>
    `${name}, main thread, ${look === 'motion' ? 'with motion' : 'without motion'}`;
  const beside = (/** @type {string} */ name, /** @type {string} */ what) => ({ what, values: costs[name] });
  const figures = [
    inTurns(what('a step, 40 nodes'), 'ms', costs.page, beside('frozen', 'its changes by hand'), {
      of: 'ratio',
      most: 1.5,
    }),
    inTurns(what('a step, 1,000 nodes'), 'ms', costs.many, beside('page', 'on 40 nodes'), { of: 'ratio', most: 2 }),
    inTurns(what('four changes by hand'), 'ms', costs.frozen, beside('empty', 'a key on an empty page')),
  ];
  if (costs.before)
    figures.push(inTurns(what('a step, 40 nodes, since then'), 'ms', costs.page, beside('before', 'an earlier build')));
  if (look === 'motion' && subjects.before) {
    const { page, before } = subjects;
    const { page: now, before: then } = await inTurnsOf({ page, before }, Math.ceil(turns / 3), rest);
    const values = { what: 'an earlier build', values: then };
    figures.push(
      inTurns(what(`a step and ${rest} ms after it, 40 nodes`), 'ms', now, values, { of: 'ratio', most: 0.4 }),
    );
  }
  for (const { page } of Object.values(subjects)) await page.context().close();
  return figures;
}

/**
 * The cost of a step of each, in rotation.
 * @param {Record<string, Subject>} subjects
 * @param {number} turns
 * @param {number} rest after each step, ms
 */
async function inTurnsOf(subjects, turns, rest) {
  /** @type {Record<string, number[]>} */
  const costs = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1)
    for (const [name, subject] of Object.entries(subjects)) costs[name].push(await costOfStep(subject, rest));
  return costs;
}

/**
 * @param {Subject} subject
 * @param {number} rest
 */
async function costOfStep(subject, rest) {
  await begin(subject.page, rest || 300);
  const from = await subject.spent();
  for (let step = 0; step < steps; step += 1) await press(subject.page, 'ArrowRight', rest);
  return ((await subject.spent()) - from) / steps;
}

/**
 * @param {Subject} subject
 * @param {string} key
 * @param {number} rest
 */
async function costOfKey({ page, spent }, key, rest) {
  const from = await spent();
  await press(page, key, rest);
  return (await spent()) - from;
}

/**
 * To the start of a run.
 * @param {Page} page
 * @param {number} rest
 */
async function begin(page, rest) {
  await page.bringToFront();
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.waitForTimeout(rest);
}

/**
 * A key press, until its result is painted.
 * @param {Page} page
 * @param {string} key
 * @param {number} rest
 */
async function press(page, key, rest) {
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  if (rest) await page.waitForTimeout(rest);
}

/**
 * @param {Browser} browser
 * @param {Look} look
 * @param {string} address
 * @param {string} tree
 */
async function opened(browser, look, address, tree) {
  const page = await pageFor(browser, look);
  await page.goto(`${address}#tree=${encodeURIComponent(tree)}`);
  const lecture = new Lecture(page);
  await lecture.node(0).waitFor();
  await lecture.timeline.focus();
  // What loads after the first tree: words, and the rest of the menu.
  await page.waitForTimeout(2000);
  return subjectOf(page);
}

/**
 * @param {Browser} browser
 * @param {Look} look
 */
async function pageFor(browser, look) {
  const reducedMotion = look === 'motion' ? 'no-preference' : 'reduce';
  return (await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion })).newPage();
}

/**
 * @param {Browser} browser
 * @param {Look} look
 */
async function emptyPage(browser, look) {
  const page = await pageFor(browser, look);
  await page.evaluate(countPresses);
  return page;
}

/**
 * @param {Page} page
 * @returns {Promise<Subject>}
 */
async function subjectOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    async spent() {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    },
  };
}
