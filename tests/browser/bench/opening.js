// What it costs to open the page: the files that come, and the time until a tree is on the screen.

import { firstLoad } from '../firstload.js';
import { counted, timed } from './figures.js';
import { newContext } from './pages.js';

/** @typedef {import('./figures.js').Figure} Figure */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {number} rounds
 */
export async function opening(browser, rounds) {
  return [
    await coldStart(browser, rounds, 1),
    await coldStart(browser, Math.ceil(rounds / 2), 4),
    ...(await weights(browser)),
  ];
}

/** Until the first tree is there, by how many times slower the processor is; in ms. */
const soon = { 1: 250, 4: 500 };

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {number} rounds
 * @param {keyof typeof soon} slower
 */
async function coldStart(browser, rounds, slower) {
  const times = [];
  // The first one warms the server.
  for (let round = 0; round <= rounds; round += 1) {
    const context = await newContext(browser);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.addInitScript(watchFirstNode);
    await page.goto('./');
    const time = await page.evaluate(
      () => /** @type {{ opened: Promise<number> }} */ (/** @type {unknown} */ (window)).opened,
    );
    if (round > 0) times.push(time);
    await context.close();
  }
  const what = `first tree on the screen${slower > 1 ? `, ${slower} times slower` : ''}`;
  return timed(what, 'ms', times, { budget: { of: 'value', most: soon[slower] } });
}

/** Runs in the browser before the page does. */
function watchFirstNode() {
  /** @type {PromiseWithResolvers<number>} */
  const { promise, resolve } = Promise.withResolvers();
  Object.assign(window, { opened: promise });
  const channel = new MessageChannel();
  channel.port1.onmessage = () => resolve(performance.now());
  const look = () =>
    requestAnimationFrame(() =>
      document.querySelector('[role="tree"] .node') ? channel.port2.postMessage(null) : look(),
    );
  look();
}

/**
 * Every file that comes before the first tree, compressed.
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<Figure[]>}
 */
async function weights(browser) {
  const context = await newContext(browser);
  const files = await firstLoad(await context.newPage());
  await context.close();
  const rows = files.map(({ url, bytes }) => {
    const name = url.split('/').pop() || 'index.html';
    return counted(`weight of ${name.replace(/-[\w-]{5,8}(?=\.)/, '')}`, 'bytes', bytes);
  });
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const budget = { of: /** @type {const} */ ('value'), most: 150_000 };
  return [
    counted('weight of the first load', 'bytes', total, { budget }),
    ...rows.sort((one, other) => other.value - one.value),
  ];
}
