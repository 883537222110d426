// Files that the page makes, as a test gets them. It knows no button and no kind of file.

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} button that makes it
 * @returns {Promise<{ name: string, file: Buffer }>}
 */
export async function madeBy(page, button) {
  const waiting = page.waitForEvent('download');
  await button.click();
  const download = await waiting;
  const path = join(mkdtempSync(join(tmpdir(), 'secateur-')), 'file');
  await download.saveAs(path);
  return { name: download.suggestedFilename(), file: readFileSync(path) };
}
