// What the page costs, in the browser: the layout against d3-hierarchy's, recording a run, and drawing a step. Ratios are
// taken in turns in one run; a machine's own times are printed only beside them. Run by `cargo xtask bench`.

import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Lecture } from './lecture.js';
import config from './playwright.config.js';
import { uniformTree } from './trees.js';

const files = {
  'secateur.js': new URL('../../www/pkg/secateur.js', import.meta.url),
  'secateur_bg.wasm': new URL('../../www/pkg/secateur_bg.wasm', import.meta.url),
  'd3-hierarchy.js': new URL(import.meta.resolve('d3-hierarchy')),
};
const types = { js: 'text/javascript', wasm: 'application/wasm', html: 'text/html' };
const rounds = 15;
const steps = 200;

const browser = await chromium.launch(config.use?.launchOptions);
const context = await browser.newContext({ baseURL: config.use?.baseURL, viewport: { width: 1920, height: 1080 } });
await core();
for (const [nodes, branching] of /** @type {const} */ ([
  ['1,111', [10, 10, 10]],
  ['333,334', [3, 10, 10, 10, 10, 10]],
]))
  await stepping(nodes, [...branching]);
await browser.close();

/** Layout and recording, on a page with nothing but the core. */
async function core() {
  const page = await context.newPage();
  await page.route('**/core/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop() ?? '';
    const file = files[/** @type {keyof typeof files} */ (name)];
    const contentType = types[/** @type {keyof typeof types} */ (name.split('.').pop())];
    return route.fulfill({ contentType, body: file ? readFileSync(file) : '<!doctype html>' });
  });
  await page.goto('./core/blank.html');
  const text = uniformTree([10, 10, 10, 10, 10], 1);
  const { ours, theirs, recording, events } = await page.evaluate(measureCore, { text, rounds });
  console.log(
    `layout of 111,111 nodes: ${(theirs / ours).toFixed(1)} × as fast as d3-hierarchy (${ours.toFixed(1)} ms)`,
  );
  console.log(`recording: ${((recording * 1e6) / events).toFixed(1)} ns an event, ${events} events`);
  await page.close();
}

/**
 * Runs in the browser. Median times in ms.
 * @param {{ text: string, rounds: number }} wanted
 */
async function measureCore({ text, rounds }) {
  const [wasm, d3] = await Promise.all(
    ['secateur.js', 'd3-hierarchy.js'].map((name) => import(new URL(name, location.href).href)),
  );
  await wasm.default();
  const settings = {
    algorithm: 'alpha-beta',
    cut: 'at-bound',
    returns: 'fail-soft',
    alpha: -Infinity,
    beta: Infinity,
    depth: null,
    order: 'as-written',
    seed: 1,
    guess: 0,
    margin: 1,
  };
  const tree = wasm.Tree.read(text);
  const root = d3.hierarchy(
    JSON.parse(text.replaceAll('(', '[').replaceAll(')', ']').replaceAll(' ', ',')),
    childrenOf,
  );
  const half = new Float64Array(tree.size).fill(0.5);
  /** @type {Record<'ours' | 'theirs' | 'recording', number[]>} */
  const times = { ours: [], theirs: [], recording: [] };
  let events = 0;
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(timeOf(() => tree.layout(half, half, 0)).time);
    times.theirs.push(timeOf(() => d3.tree().nodeSize([1, 1])(root)).time);
    const { time, result } = timeOf(() => tree.run({ ...settings, depth: null }));
    times.recording.push(time);
    events = result.length;
    result.free();
  }
  return { ours: median(times.ours), theirs: median(times.theirs), recording: median(times.recording), events };

  /** @param {unknown} data */
  function childrenOf(data) {
    return Array.isArray(data) ? data : null;
  }

  /** @param {() => any} work */
  function timeOf(work) {
    const started = performance.now();
    const result = work();
    return { time: performance.now() - started, result };
  }

  /** @param {number[]} all */
  function median(all) {
    return all.sort((one, other) => one - other)[all.length >> 1];
  }
}

/**
 * Key presses all over a run: what the page does for each of them until it is painted, waiting left out.
 * @param {string} nodes
 * @param {number[]} branching
 */
async function stepping(nodes, branching) {
  const page = await context.newPage();
  const lecture = new Lecture(page);
  await lecture.open();
  await lecture.treeText.fill(uniformTree(branching, 2));
  await lecture.timeline.focus();
  await page.evaluate(watchWork);
  const { x, y, width, height } = /** @type {DOMRect} */ (await lecture.timeline.boundingBox());
  for (let step = 0; step < steps; step += 1) {
    if (step % 10 === 0) await page.mouse.click(x + ((step + 0.5) / steps) * width, y + height / 2);
    await lecture.press(step % 3 === 2 ? 'ArrowLeft' : 'ArrowRight');
    await page.waitForTimeout(100);
  }
  const all = (await page.evaluate(() => /** @type {any} */ (window).work)).sort(
    (/** @type {number} */ one, /** @type {number} */ other) => one - other,
  );
  const at = (/** @type {number} */ share) => all[Math.floor(share * (all.length - 1))].toFixed(1);
  console.log(`a step on ${nodes} nodes: ${at(0.5)} ms of work, ${at(0.95)} at the 95th percentile of ${all.length}`);
  await page.close();
}

/** Runs in the browser. The work of a press is its handlers, and the frame after them up to its paint. */
function watchWork() {
  /** @type {number[]} */
  const work = [];
  Object.assign(window, { work });
  addEventListener(
    'keydown',
    () => {
      const started = performance.now();
      const channel = new MessageChannel();
      // After all handlers and what they leave to do: a task of its own.
      setTimeout(() => {
        const handled = performance.now() - started;
        requestAnimationFrame((frame) => {
          channel.port1.onmessage = () => work.push(handled + performance.now() - frame);
          channel.port2.postMessage(null);
        });
      });
    },
    { capture: true },
  );
}
