// The browser tests' configuration, for the page of the extended copy.

import config from '../browser/playwright.config.js';

export default { ...config, expect: { timeout: 20_000 }, workers: 1, webServer: undefined };
