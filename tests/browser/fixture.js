// The page under test, opened fresh for every test and watched: a console error, an uncaught error or a failed request
// fails the test, whatever else it checks.

import { test as base, expect } from '@playwright/test';
import { Lecture } from './lecture.js';

export { expect };

/** @type {import('@playwright/test').TestType<import('@playwright/test').PlaywrightTestArgs
 *   & import('@playwright/test').PlaywrightTestOptions & { troubles: string[], lecture: Lecture },
 *   import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions>} */
export const test = base.extend({
  troubles: [
    async ({ page }, use) => {
      const troubles = watch(page);
      await use(troubles);
      expect(troubles, 'the browser has nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],
  lecture: async ({ page }, use) => {
    const lecture = new Lecture(page);
    await lecture.open();
    await use(lecture);
  },
});

/**
 * @param {import('@playwright/test').Page} page
 * @returns {string[]} what has gone wrong so far
 */
function watch(page) {
  /** @type {string[]} */
  const troubles = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => troubles.push(`request: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`response: ${response.url()} ${response.status()}`);
  });
  return troubles;
}
