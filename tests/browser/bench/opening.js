// The cost of opening the page: the files that are loaded, and the time until a tree is on the screen, alternating with an earlier build.

import { firstLoad } from '../firstload.js';
import { counted, timed } from './figures.js';
import { newContext } from './pages.js';
import { median } from './statistics.js';

/** @typedef {import('./figures.js').Figure} Figure */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {number} rounds
 * @param {string | undefined} before the address of an earlier build
 */
export async function opening(browser, rounds, before) {
  return [
    await coldStart(browser, rounds, 1, before),
    await coldStart(browser, Math.ceil(rounds / 2), 4, before),
    ...(await weights(browser)),
  ];
}

/** Until the first tree appears, by the processor's slowdown factor; in ms. */
const soon = { 1: 250, 4: 500 };

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {number} rounds
 * @param {keyof typeof soon} slower
 * @param {string | undefined} before
 */
async function coldStart(browser, rounds, slower, before) {
  /** @type {Record<string, number[]>} */
  const times = before ? { './': [], [before]: [] } : { './': [] };
  // The first one warms up the server.
  for (let round = 0; round <= rounds; round += 1)
    for (const [address, all] of Object.entries(times)) {
      const time = await firstTree(browser, address, slower);
      if (round > 0) all.push(time);
    }
  const { './': own, ...others } = times;
  const [earlier] = Object.values(others).map(median);
  return timed(`first tree on the screen${slower > 1 ? `, ${slower} times slower` : ''}`, 'ms', own, {
    ...(earlier && { baseline: { what: 'an earlier build', value: earlier } }),
    budget: { of: 'value', most: soon[slower] },
  });
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {number} slower
 */
async function firstTree(browser, address, slower) {
  const context = await newContext(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watchFirstNode);
  await page.goto(address);
  const time = await page.evaluate(
    () => /** @type {{ opened: Promise<number> }} */ (/** @type {unknown} */ (window)).opened,
  );
  await context.close();
  return time;
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
 * Every file loaded before the first tree, compressed.
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
  const budget = { of: /** @type {const} */ ('value'), most: 870_000 };
  return [
    counted('weight of the first load', 'bytes', total, { budget }),
    ...rows.sort((one, other) => other.value - one.value),
  ];
}
