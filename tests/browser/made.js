// Files made by the page, for tests. It knows no button and no kind of file.

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {(page: Page, button: import('@playwright/test').Locator) => ReturnType<typeof made>} */
export const madeBy = (page, button) => made(page, () => button.click());

/**
 * @param {Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<{ name: string, file: Buffer }>}
 */
export async function made(page, act) {
  if (page.context().browser()?.browserType().name() === 'firefox') await tellOfFiles(page);
  const waiting = page.waitForEvent('download');
  await act();
  const download = await waiting;
  const path = join(mkdtempSync(join(tmpdir(), 'secateur-')), 'file');
  await download.saveAs(path);
  return { name: download.suggestedFilename(), file: readFileSync(path) };
}

/**
 * Firefox reports no file made by a page until one has come from a data link.
 * @param {Page} page
 */
async function tellOfFiles(page) {
  const waiting = page.waitForEvent('download');
  await page.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { href: 'data:application/octet-stream,1', download: 'first' }).click();
  });
  await (await waiting).path();
}
