// The core in the page agrees with the native one, for every algorithm and order, and for a wide and the deepest tree.
// www/test/wasm.test.js checks the same core in node for many more.

import { readFileSync } from 'node:fs';
import { expect, test } from './fixture.js';
import { extremes, family, natively, report } from './reports.js';

/** @typedef {import('./reports.js').Core} Core */
/** @typedef {import('./reports.js').Job} Job */

const pkg = new URL('../../www/pkg/', import.meta.url);
test('the core in the page gives the same JSON as the native one', async ({ page }) => {
  await open(page);
  const jobs = [...family(0).filter((_, at) => at % 3 === 0), ...extremes()];
  const [expected, found] = [natively(jobs), await reports(page, jobs)];
  const differing = jobs.findIndex((_, at) => JSON.stringify(expected[at]) !== found[at]);
  // Only a difference is worth a readable comparison.
  if (differing >= 0)
    expect(JSON.parse(found[differing]), JSON.stringify(jobs[differing])).toEqual(expected[differing]);
  expect(new Set(jobs.map(({ settings }) => settings.algorithm)).size).toBeGreaterThan(10);
});

/**
 * A blank page that has loaded only the core.
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
}

/** @type {(page: import('@playwright/test').Page, jobs: Job[]) => Promise<string[]>} */
const reports = (page, jobs) =>
  page.evaluate((jobs) => {
    const { core, report } = /** @type {{ core: Core, report: Function }} */ (/** @type {unknown} */ (window));
    return jobs.map((job) => JSON.stringify(report(core, job)));
  }, jobs);
