// How long a worker takes for hard positions of Connect Four.

import { timed } from './figures.js';
import { newContext, serve } from './pages.js';

const built = new URL('../../../target/bench/', import.meta.url);
/** Of some hundred random games, the slowest after 14 discs. */
const hard = ['24314155254116', '21647226155676', '11323337347261', '71126211323571'];

/** @param {import('@playwright/test').Browser} browser */
export async function games(browser) {
  return [
    timed('Connect Four, 14 discs, the hardest, in a worker', 'ms', [Math.max(...(await solving(browser)))], {
      budget: { of: 'value', most: 5000 },
    }),
  ];
}

/** @param {import('@playwright/test').Browser} browser */
async function solving(browser) {
  const page = await (await newContext(browser)).newPage();
  const names = ['games.js', 'games_bg.wasm'];
  await serve(page, Object.fromEntries(names.map((name) => [name, new URL(`games/${name}`, built)])));
  const times = await page.evaluate(inWorker, hard);
  await page.context().close();
  return times;
}

/**
 * Runs in the browser: the times in ms, without starting the worker.
 * @param {string[]} positions
 * @returns {Promise<number[]>}
 */
function inWorker(positions) {
  const script = `
    import init, { solve } from '${new URL('games.js', location.href).href}';
    await init({ module_or_path: '${new URL('games_bg.wasm', location.href).href}' });
    postMessage('');
    onmessage = ({ data: moves }) => postMessage(solve('connect-four', { moves }));`;
  const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), { type: 'module' });
  return new Promise((resolve, reject) => {
    /** @type {number[]} */
    const times = [];
    let started = 0;
    worker.onerror = () => reject(new Error('the worker has failed'));
    worker.onmessage = () => {
      if (started > 0) times.push(performance.now() - started);
      if (times.length === positions.length) return resolve(times);
      started = performance.now();
      worker.postMessage(positions[times.length]);
    };
  });
}
