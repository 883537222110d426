// The page under test, blank for every test and watched: a console error, an uncaught error or a failed request fails the
// test, whatever else it checks.

import { test as base, expect } from '@playwright/test';
import { Lecture } from './lecture.js';
import { Tab } from './tab.js';

export { expect };

/** @type {import('@playwright/test').TestType<import('@playwright/test').PlaywrightTestArgs
 *   & import('@playwright/test').PlaywrightTestOptions & { troubles: string[], lecture: Lecture },
 *   import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions & { tab: Tab }>} */
export const test = base.extend({
  tab: [
    async ({ browser }, use) => {
      const tab = new Tab(browser);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, viewport, colorScheme, hasTouch, contextOptions }, use) => {
    await use(await tab.take(viewport, JSON.stringify([colorScheme, hasTouch, contextOptions])));
    await tab.leave();
  },
  context: ({ page }, use) => use(page.context()),
  troubles: [
    async ({ page, tab }, use) => {
      await use(tab.troubles);
      expect(tab.troubles, 'the browser has nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],
  lecture: async ({ page }, use) => {
    const lecture = new Lecture(page);
    await lecture.open();
    await use(lecture);
  },
});
