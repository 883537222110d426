// How the browser tests run. `cargo xtask test` builds the page, serves it and says where (SECATEUR_URL); otherwise the last build is
// served from www/dist. They run in Chromium, or in Firefox with SECATEUR_BROWSER=firefox.

import { defineConfig } from '@playwright/test';
import { patience } from './scale.js';

const own = 'http://127.0.0.1:4179/';
const url = process.env.SECATEUR_URL ?? own;

/** Unchanged, for measurements and screenshots. */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** For tests: a page is gone before optimising its code pays off. */
const hasty = {
  ...chromiumOptions,
  args: [...chromiumOptions.args, '--js-flags=--no-opt --no-maglev', '--in-process-gpu'],
};

/** Its media come only from preferences: no motion, and a mouse, which it does not find in headless mode. */
const firefox = {
  executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
  firefoxUserPrefs: {
    'ui.prefersReducedMotion': 1,
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
  },
};

const inFirefox = process.env.SECATEUR_BROWSER === 'firefox';

export default defineConfig({
  testDir: '.',
  // Files with other names are not Playwright's: listing those for WebKit would start them.
  testMatch: '*.spec.js',
  outputDir: 'results',
  // Two wait while two work; Firefox works in several processes.
  workers: inFirefox ? 2 : 4,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine is no reason to fail: waiting is for conditions, and this only ends hanging tests.
  timeout: 120_000 * patience,
  expect: { timeout: 60_000 },
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: url,
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 720 },
    // Motion costs frames on a machine without a graphics card; tests of motion request it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    ...(inFirefox
      ? { browserName: 'firefox', channel: 'moz-firefox', launchOptions: firefox }
      : { launchOptions: hasty }),
  },
  webServer: process.env.SECATEUR_URL
    ? undefined
    : {
        command: 'node ../node_modules/vite/bin/vite.js preview --port 4179 --strictPort',
        cwd: '../../www',
        url: own,
        reuseExistingServer: !process.env.CI,
      },
});
