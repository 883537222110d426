// As the browser tests run, on the page of the copy that has more.

import config from '../browser/playwright.config.js';

export default { ...config, expect: { timeout: 20_000 }, workers: 1, webServer: undefined };
