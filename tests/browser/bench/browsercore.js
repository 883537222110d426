// The core in Chromium: its searches against a hand-written one, and its layout against d3-hierarchy's, on an otherwise empty page.

import { inTurns } from './figures.js';
import { newContext, serve } from './pages.js';
import { searches, speeds } from './searches.js';
import { grouped, trees } from './trees.js';

const built = new URL('../../../target/bench/bench/', import.meta.url);
const files = {
  'bench.js': new URL('bench.js', built),
  'bench_bg.wasm': new URL('bench_bg.wasm', built),
  'd3-hierarchy.js': new URL(import.meta.resolve('d3-hierarchy')),
};
const usual = 100_000;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {number} rounds
 * @param {number[]} native the times of recording on this machine, in ns per event
 */
export async function coreInBrowser(browser, rounds, native) {
  const page = await (await newContext(browser)).newPage();
  await serve(page, files);
  const jobs = searches.flatMap(({ job, byHand }) => [byHand, job]);
  const wanted = { text: trees[usual].text, rounds, jobs: [...jobs, 'record'] };
  const { events, times } = await page.evaluate(searching, wanted);
  const perEvent = (/** @type {number[]} */ all) => all.map((time) => (time * 1e6) / events);
  const byHand = 'by hand, Chromium';
  const recording = perEvent(times.record);
  const figures = [
    ...speeds(times, 'Chromium'),
    inTurns('traced search, Chromium', 'ns an event', recording, { what: byHand, values: perEvent(times['by-hand']) }),
    inTurns(
      'traced search, Chromium against native',
      'ns an event',
      recording,
      { what: 'native', values: native },
      { of: 'ratio', most: 2 },
    ),
  ];
  await page.close();
  for (const nodes of [1000, 10_000, usual]) figures.push(...(await layouts(browser, rounds, nodes)));
  return figures;
}

/**
 * The first layout on a page, all that opening a tree needs, and later ones, fully optimised.
 * The positions stay in the core: the page asks for those of the nodes that it draws.
 * @param {import('@playwright/test').Browser} browser
 * @param {number} rounds
 * @param {number} nodes
 */
async function layouts(browser, rounds, nodes) {
  const page = await (await newContext(browser)).newPage();
  await serve(page, files);
  const wanted = { text: trees[nodes].text, rounds: 0 };
  /** @type {{ ours: number[], theirs: number[] }} */
  const first = { ours: [], theirs: [] };
  let times = first;
  const visits = 6;
  for (let visit = 1; visit <= visits; visit += 1) {
    await page.reload();
    wanted.rounds = visit === visits ? rounds : 0;
    times = await page.evaluate(layingOut, wanted);
    first.ours.push(/** @type {number} */ (times.ours.shift()));
    first.theirs.push(/** @type {number} */ (times.theirs.shift()));
  }
  await page.context().close();
  const against = (/** @type {number[]} */ values) => ({
    ...{ what: 'd3-hierarchy', values, ratioOf: /** @type {const} */ ('speed') },
  });
  const name = `layout of ${grouped(nodes)} nodes`;
  return [
    inTurns(`${name}, the first`, 'ms', first.ours, against(first.theirs), { of: 'ratio', least: 20 }),
    inTurns(`${name}, warm`, 'ms', times.ours, against(times.theirs), { of: 'ratio', least: 20 }),
  ];
}

/**
 * Runs in the browser. Clocks there are coarse, so a job is repeated until it takes a while.
 * @param {{ text: string, rounds: number, jobs: string[] }} wanted
 */
async function searching({ text, rounds, jobs }) {
  const core = await import(new URL('bench.js', location.href).href);
  await core.default({ module_or_path: 'bench_bg.wasm' });
  const bench = new core.Jobs(text);
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(jobs.map((job) => [job, []]));
  // The first rounds only warm up the compiler.
  for (let round = -rounds; round < rounds; round += 1)
    for (const job of jobs) {
      const taken = time(() => bench.run(job));
      if (round >= 0) times[job].push(taken);
    }
  return { events: bench.events, times };

  /** @param {() => void} work */
  function time(work) {
    const started = performance.now();
    let repeats = 0;
    for (; performance.now() - started < 5; repeats += 1) work();
    return (performance.now() - started) / repeats;
  }
}

/**
 * Runs in the browser.
 * @param {{ text: string, rounds: number }} wanted
 */
async function layingOut({ text, rounds }) {
  const [core, d3] = await Promise.all(
    ['bench.js', 'd3-hierarchy.js'].map((name) => import(new URL(name, location.href).href)),
  );
  await core.default({ module_or_path: 'bench_bg.wasm' });
  // What takes less than the clock's resolution counts as that.
  const tick = 0.1;
  const jobs = new core.Jobs(text);
  const lists = JSON.parse(text.replaceAll('(', '[').replaceAll(')', ']').replaceAll(' ', ','));
  const root = d3.hierarchy(lists, (/** @type {unknown} */ data) => (Array.isArray(data) ? data : null));
  /** @type {{ ours: number[], theirs: number[] }} */
  const times = { ours: [time(() => jobs.layout(), 0)], theirs: [time(() => d3.tree().nodeSize([1, 1])(root), 0)] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(time(() => jobs.layout()));
    times.theirs.push(time(() => d3.tree().nodeSize([1, 1])(root)));
  }
  return times;

  /**
   * Long enough to include collecting the work's garbage.
   * @param {() => void} work
   * @param {number} [least] in ms
   */
  function time(work, least = 50) {
    const started = performance.now();
    let repeats = 0;
    do {
      work();
      repeats += 1;
    } while (performance.now() - started < least);
    return Math.max(performance.now() - started, tick) / repeats;
  }
}
