// A page's memory in a browser: the private memory of its largest renderer, as the system counts it. Where the system does not say,
// JavaScript's heap with its buffers.

import { readFileSync } from 'node:fs';

const megabyte = 1e6;

/**
 * In MB, after garbage collection.
 * @param {import('@playwright/test').Page} page the only one of its browser
 */
export async function memoryOf(page) {
  const session = await page.context().newCDPSession(page);
  // Twice: what the first finds unused is only released some time later.
  for (let time = 0; time < 2; time += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(700);
  }
  const browser = /** @type {import('@playwright/test').Browser} */ (page.context().browser());
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => privateOf(id));
  const { usedSize, backingStorageSize = 0 } = /** @type {{ usedSize: number, backingStorageSize?: number }} */ (
    await session.send('Runtime.getHeapUsage')
  );
  await Promise.all([session.detach(), whole.detach()]);
  return Math.max(...renderers) || (usedSize + backingStorageSize) / megabyte;
}

/**
 * In MB; 0 where there is no /proc.
 * @param {number} id of a process
 */
function privateOf(id) {
  try {
    const lines = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+: +(\d+) kB/gm);
    return [...lines].reduce((sum, [, kilobytes]) => sum + (Number(kilobytes) * 1024) / megabyte, 0);
  } catch {
    return 0;
  }
}
