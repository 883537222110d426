// The page under test, blank for every test and watched: a console error, an uncaught error or a failed request fails the test, whatever
// else it checks.

import { test as base, expect } from '@playwright/test';
import { Lecture } from './lecture.js';
import { Tab } from './tab.js';

export { expect };

/**
 * For tests with their own browser context. They declare the tab too, though unused: a test without it
 * would need another worker, and that another browser.
 * @type {import('@playwright/test').TestType<import('@playwright/test').PlaywrightTestArgs
 *   & import('@playwright/test').PlaywrightTestOptions,
 *   import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions & { tab: Tab }>} */
export const alone = base.extend({
  tab: [
    async ({ browser }, use) => {
      const tab = new Tab(browser);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * `isFirst`: the tab must never have shown anything, so that nothing is cached.
 * @type {import('@playwright/test').TestType<import('@playwright/test').PlaywrightTestArgs
 *   & import('@playwright/test').PlaywrightTestOptions & { troubles: string[], lecture: Lecture, isFirst: boolean },
 *   import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions & { tab: Tab }>} */
export const test = alone.extend({
  isFirst: [false, { option: true }],
  page: async ({ tab, viewport, colorScheme, hasTouch, contextOptions, isFirst }, use) => {
    if (isFirst) await tab.close();
    await use(await tab.take(viewport, JSON.stringify([colorScheme, hasTouch, contextOptions])));
    await tab.leave();
  },
  context: ({ page }, use) => use(page.context()),
  troubles: [
    async ({ page, tab }, use) => {
      const troubles = tab.troublesOf(page);
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
