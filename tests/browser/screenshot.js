// Takes the guide's picture of the page: the textbook tree at its cut-off, as a class sees it. And the icons for installing the page, which
// have to be pixel images. Run by `cargo xtask screenshot`, which builds and serves the page and says where.

import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { Lecture } from './lecture.js';
import config, { chromiumOptions } from './playwright.config.js';

const picture = fileURLToPath(new URL('../../docs/guide/src/pictures/page.png', import.meta.url));

const browser = await chromium.launch(chromiumOptions);
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

const www = new URL('../../www/', import.meta.url);
const drawing = String(readFileSync(new URL('icon.svg', www)));
for (const size of [192, 512]) {
  const blank = await browser.newPage({ viewport: { width: size, height: size } });
  // A system may cut a circle out of it, four fifths as wide.
  await blank.setContent(`<body style="margin: 20vmin; background: #fcfbf8">${drawing}`);
  await blank.screenshot({ path: fileURLToPath(new URL(`icons/icon-${size}.png`, www)) });
}
await browser.close();
