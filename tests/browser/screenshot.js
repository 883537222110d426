// Takes the README's picture: the textbook tree at the moment of its cut-off, as the hall sees it. Run by
// `cargo xtask screenshot`, which builds and serves the page and says where.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { Lecture } from './lecture.js';
import config from './playwright.config.js';

const picture = fileURLToPath(new URL('../../docs/lecture.png', import.meta.url));

const browser = await chromium.launch(config.use?.launchOptions);
const page = await browser.newPage({
  baseURL: config.use?.baseURL,
  viewport: { width: 1920, height: 1080 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
const lecture = new Lecture(page);
await lecture.open();
await lecture.press('Shift+ArrowRight');
await page.evaluate(() => document.fonts.ready);
await lecture.settled();
mkdirSync(fileURLToPath(new URL('.', `file://${picture}`)), { recursive: true });
await page.screenshot({ path: picture });
await browser.close();
