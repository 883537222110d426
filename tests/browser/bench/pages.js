// The page opened in a browser of its own, so that no earlier tree is left in the tab's memory; and an almost empty page, as the lower
// limit of what a key press costs here.

import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { paste } from '../large.js';
import { Lecture } from '../lecture.js';
import config, { chromiumOptions } from '../playwright.config.js';
import { grouped } from './trees.js';
import { watch } from './watch.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Browser} Browser */

export const launch = () => chromium.launch(chromiumOptions);

/** @param {Browser} browser */
export const newContext = (browser) =>
  browser.newContext({
    baseURL: config.use?.baseURL,
    viewport: { width: 1920, height: 1080 },
    reducedMotion: 'reduce',
  });

/**
 * Serves a folder with an earlier build.
 * @param {string} folder
 */
export async function serveBuild(folder) {
  const build = { outDir: basename(folder) };
  const server = await preview({ root: dirname(folder), build, preview: { port: 0 }, configFile: false });
  return { address: server.resolvedUrls?.local[0], close: () => server.close() };
}

/**
 * The page with a tree; an error with the page's own words if it rejects it.
 * @param {Browser} browser
 * @param {import('./trees.js').Tree} tree
 */
export async function openWith(browser, { text, leaves }) {
  const page = await (await newContext(browser)).newPage();
  await page.addInitScript(watch);
  const lecture = new Lecture(page);
  await lecture.open();
  await paste(lecture, text);
  const shown = lecture.aside.getByText(grouped(leaves)).first();
  const refused = page.locator('textarea[aria-invalid="true"]');
  await shown.or(refused).waitFor({ timeout: 120_000 });
  if (await refused.isVisible()) throw new Error((await page.locator('#tree-problem').textContent()) ?? '');
  await lecture.settled();
  return lecture;
}

/**
 * A page that answers every press by counting it.
 * @param {Browser} browser
 */
export async function openEmpty(browser) {
  const page = await (await newContext(browser)).newPage();
  await page.addInitScript(watch);
  await serve(page, {});
  await page.evaluate(countPresses);
  await page.waitForTimeout(500);
  return page;
}

/** Runs in the browser: makes a page that answers every press by counting it. */
export function countPresses() {
  document.body.innerHTML = '<p role="slider" tabindex="0" aria-valuenow="0">0</p>';
  const slider = /** @type {HTMLElement} */ (document.body.firstChild);
  const count = () => {
    slider.textContent = String(Number(slider.textContent) + 1);
    slider.setAttribute('aria-valuenow', slider.textContent);
  };
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, count);
  slider.focus();
}

/**
 * Opens a blank page with some files beside it.
 * @param {Page} page
 * @param {Record<string, URL>} files
 */
export async function serve(page, files) {
  const types = { js: 'text/javascript', wasm: 'application/wasm' };
  await page.route('**/bench/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop() ?? '';
    const ending = /** @type {keyof typeof types} */ (name.split('.').pop());
    return route.fulfill(
      name in files
        ? { contentType: types[ending], body: readFileSync(files[name]) }
        : { contentType: 'text/html', body: '<!doctype html><title>Bench</title>' },
    );
  });
  await page.goto('./bench/blank');
}
