// The core in the page and the native core are the same program: for every golden case and many random trees, under every
// rule and many windows, both give the same JSON, and both refuse the same texts. The native one answers many jobs in one
// process.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { algorithms, settings } from '../../www/pkg/tables.js';
import { alphaBeta } from './cases.js';
import { expect, test } from './fixture.js';
import { answers, native } from './native.js';
import { cases } from './scale.js';
import { chain, randomness, randomTree, scores, uniformTree } from './trees.js';

/** @typedef {import('./cases.js').Cell} Cell */
/** @typedef {{ tree: string, settings: Settings }} Job */
/**
 * @typedef {{ algorithm: string, cut: string, returns: string, ties: string, window: [Cell, Cell], payoffs: [Cell, Cell],
 *   depth: number | null, order: string, seed: number, guess: number, margin: number }} Settings
 */

const root = new URL('../../', import.meta.url);
const pkg = new URL('www/pkg/', root);

const rules = ['at-bound', 'past-bound'].flatMap((cut) =>
  ['fail-hard', 'running-bound', 'fail-soft'].map((returns) => ({ cut, returns })),
);
/** @type {[Cell, Cell]} */
const full = ['-inf', 'inf'];
/** So many jobs are answered before they are compared: their answers are long. */
const atOnce = 200;
const plain = { ties: 'first', payoffs: full, depth: null, order: 'as-written', seed: 1, guess: 0, margin: 1 };
/** @type {[Cell, Cell][]} */
const windows = [full, [0, 10], [2, 3], [-5, 'inf'], ['-inf', 4], [-0.5, 0.5]];
/** Some hold the scores of every tree with finite ones; of others, trees may have scores beyond. @type {[Cell, Cell][]} */
const ranges = [full, [-100, 100], [0, 9], ['-inf', 50], [-20, 'inf'], [-99, 99], [0, 14]];
const ties = ['first', 'last'];

test('the golden cases: the same JSON under every rule and window', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'too long in Firefox, and the core is the same');
  const jobs = alphaBeta.flatMap(({ tree, window }) => everyRule(tree, [window, ...windows]));
  await check(page, jobs);
});

test('random trees: the same JSON under every rule, window and depth limit', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'too long in Firefox, and the core is the same');
  const styles = Object.values(scores);
  const jobs = Array.from({ length: cases(60) }, (_, seed) => {
    const random = randomness(1000 + seed);
    const style = { leaves: 24, height: 2 + (seed % 5), branching: 4, score: styles[seed % styles.length] };
    const statics = seed % 3 === 0;
    const tree = randomTree(seed, { ...style, names: seed % 2 === 0, players: seed % 4 === 1, statics });
    const depth = statics ? Math.floor(random() * 4) : null;
    const some = [full, windows[1 + Math.floor(random() * (windows.length - 1))]];
    const drawn = { depth, ties: ties[seed % ties.length], payoffs: ranges[Math.floor(random() * ranges.length)] };
    return everyRule(tree, some).map(({ settings }) => ({ tree, settings: { ...settings, ...drawn } }));
  });
  await check(page, jobs.flat());
});

test('the whole family in every order: the same JSON', async ({ page }) => {
  const random = randomness(7);
  const texts = ['(x: 2 (a:3 b:12 c:8) y: 9 (a:2 c:4) z: 5 (b:14 a:5 c:2))', '(a: 1 (b: 2 (3 5) 9) c: 0 (@b 4))'];
  for (let seed = 0; seed < cases(6); seed += 1) {
    const style = { leaves: 20, height: 2 + (seed % 4), branching: 3, score: Object.values(scores)[seed % 3] };
    texts.push(randomTree(40 + seed, { ...style, names: true, players: seed % 2 === 1, statics: true }));
  }
  const jobs = texts.flatMap((tree) =>
    algorithms.flatMap(({ id: algorithm }) =>
      settings
        .find(({ id }) => id === 'order')
        .choices.map((order, index) => {
          const depth = index % 3 === 0 ? 2 : null;
          const choice = {
            order,
            depth,
            ties: ties[Math.floor(random() * ties.length)],
            payoffs: ranges[Math.floor(random() * ranges.length)],
            seed: index,
            guess: Math.floor(random() * 9) / 2,
            margin: 1 + (index % 3) / 2,
          };
          return {
            tree,
            settings: { algorithm, ...rules[index % rules.length], window: windows[index % 2], ...choice },
          };
        }),
    ),
  );
  await check(page, jobs);
});

test('a wide tree and the deepest one: the same JSON', async ({ page }) => {
  const trees = [uniformTree([10, 10, 10], 7), chain(1000)];
  const others = algorithms.map(({ id }) => ({ ...everyRule('', [full])[0].settings, algorithm: id }));
  const family = others.map((settings) => ({ tree: chain(1000), settings }));
  const jobs = [...trees.flatMap((tree) => everyRule(tree, [full]).slice(0, 3)), ...family];
  await check(page, jobs);
});

test('both refuse the same texts', async ({ page }) => {
  const texts = ['', '(', '(1 2', '(1 2]', '()', '(1) 2', 'a:', '(1 x)', '(--1)', chain(1001), '(1 \u0000)'];
  const { read } = await open(page);
  for (const tree of texts) {
    if (tree.includes('\u0000')) continue; // No process can be given such a text.
    const { status, stderr } = spawnSync(native('secateur'), ['trace', tree], { encoding: 'utf8' });
    const error = await read(tree);
    expect(status, `the native core on “${tree.slice(0, 20)}”`).toBe(1);
    expect(stderr.trimEnd().split('\n')).toHaveLength(3);
    expect(error, `the page's core on “${tree.slice(0, 20)}”`).toMatchObject({ line: 1, kind: expect.any(String) });
  }
});

/**
 * Minimax, and alpha-beta under every combination of cut and return rule.
 * @param {string} tree
 * @param {[Cell, Cell][]} within
 * @returns {Job[]}
 */
function everyRule(tree, within) {
  const minimax = { algorithm: 'minimax', ...rules[0], window: full, ...plain };
  const alphaBetas = within.flatMap((window) =>
    rules.map((rule) => ({ algorithm: 'alpha-beta', ...rule, window, ...plain })),
  );
  return [minimax, ...alphaBetas].map((settings) => ({ tree, settings }));
}

/**
 * Every job three times: natively, by the wasm in node, and by the wasm in the browser.
 * @param {import('@playwright/test').Page} page
 * @param {Job[]} all
 */
async function check(page, all) {
  const inNode = await wasmInNode();
  const { reports } = await open(page);
  for (let done = 0; done < all.length; done += atOnce) {
    const jobs = all.slice(done, done + atOnce);
    const [native, inBrowser] = [natively(jobs), await reports(jobs)];
    expect([native.length, inBrowser.length]).toEqual([jobs.length, jobs.length]);
    for (const [index, job] of jobs.entries()) {
      const expected = native[index];
      const others = [JSON.parse(inBrowser[index]), report(inNode, job)];
      // Only what differs is worth a readable comparison.
      if (others.every((other) => JSON.stringify(other) === JSON.stringify(expected))) continue;
      const what = `${JSON.stringify(job.settings)} ${job.tree.slice(0, 200)}`;
      expect(others[0], `in the browser: ${what}`).toEqual(expected);
      expect(others[1], `in node: ${what}`).toEqual(expected);
    }
  }
}

/** By job. @type {(jobs: Job[]) => unknown[]} */
const natively = (jobs) =>
  answers(
    'reports',
    [],
    jobs.map(({ tree, settings }) => {
      const [[alpha, beta], [least, greatest]] = [settings.window, settings.payoffs];
      return { tree, settings: { ...settings, alpha, beta, least, greatest } };
    }),
  ).map((line) => JSON.parse(line));

/** @typedef {{ run: (settings: object) => { report: () => unknown }, free: () => void }} Tree */
/** @typedef {{ Tree: { read: (text: string) => Tree } }} Core */

/** @returns {Promise<Core>} */
async function wasmInNode() {
  const core = await import(new URL('core.js', pkg).href);
  core.initSync({ module: readFileSync(new URL('core_bg.wasm', pkg)) });
  return core;
}

/**
 * Runs in node and in the browser, so it stands on its own.
 * @param {Core} core
 * @param {Job} job
 */
function report(core, { tree: text, settings }) {
  const ends = [...settings.window, ...settings.payoffs];
  const [alpha, beta, least, greatest] = ends.map((cell) => Number(String(cell).replace('inf', 'Infinity')));
  const tree = core.Tree.read(text);
  try {
    return tree.run({ ...settings, alpha, beta, least, greatest }).report();
  } catch (error) {
    return { kind: /** @type {{ kind: string }} */ (error).kind };
  } finally {
    tree.free();
  }
}

/**
 * A blank page that has loaded nothing but the core.
 * @param {import('@playwright/test').Page} page
 */
async function open(page) {
  const types = { html: 'text/html', js: 'text/javascript', wasm: 'application/wasm' };
  await page.route('**/core/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop() ?? '';
    const contentType = types[/** @type {keyof typeof types} */ (name.split('.').pop())];
    const body = name === 'blank.html' ? '<!doctype html><title>core</title><link rel="icon" href="data:,">' : '';
    return route.fulfill({ contentType, body: body || readFileSync(new URL(name, pkg)) });
  });
  await page.goto('./core/blank.html');
  await page.evaluate(async (source) => {
    const address = new URL('core.js', location.href).href;
    const core = await import(address);
    await core.default({ module_or_path: new URL('core_bg.wasm', location.href) });
    Object.assign(window, { core, report: new Function(`return ${source}`)() });
  }, report.toString());
  return {
    /** @type {(jobs: Job[]) => Promise<string[]>} */
    reports: (jobs) =>
      page.evaluate((jobs) => {
        const { core, report } = /** @type {{ core: Core, report: Function }} */ (/** @type {unknown} */ (window));
        return jobs.map((job) => JSON.stringify(report(core, job)));
      }, jobs),
    /** @type {(text: string) => Promise<{ kind: string, line: number } | null>} */
    read: (text) =>
      page.evaluate((text) => {
        const { core } = /** @type {{ core: Core }} */ (/** @type {unknown} */ (window));
        try {
          core.Tree.read(text).free();
          return null;
        } catch (error) {
          return /** @type {{ kind: string, line: number }} */ (error);
        }
      }, text),
  };
}
