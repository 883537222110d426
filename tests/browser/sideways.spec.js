// At 400 % of a window of 1280 × 1024 px (WCAG 1.4.10) nothing scrolls sideways, and no button reaches beyond what is seen.

import { languageIds } from '../../www/src/words/languages.js';
import { expect, test } from './fixture.js';
import { keep } from './lecture.js';

test.use({ viewport: { width: 320, height: 256 } });

/** What opens something, and what stands there then. @type {[name: string, at: string, keys: string[], shown: string][]} */
const places = [
  ['the first tree', '', [], '#menu'],
  ['passes and a table', '#algorithm=mtd-f&step=20', [], '.now table, .tabs'],
  ['a question', '#step=13', ['q', 'ArrowRight'], '.say button'],
  ['the edit mode', '', ['e'], '.making-bar'],
  ['presenting, with the code of the moment', '#step=14', ['p', 's'], '.moment .qr'],
  ['the list of courses', '', ['n'], '.notation-menu'],
  ['by hand', '', ['n', 'n'], '.is-notation .hand-groups'],
  ['the examples', '', ['o'], '.is-picking [role="option"]'],
  ['different numbers', '#step=13', ['d'], 'dialog[open]'],
  ['side by side', '#step=13', ['c'], 'dialog.is-race'],
  ['the keys', '', ['?'], 'dialog[open]'],
];

for (const language of languageIds) {
  test(`at 400 % nothing scrolls sideways: ${language}`, async ({ page }) => {
    await keep(page, { language });
    const faults = [];
    for (const [name, at, keys, shown] of places) {
      // Nothing of the place before stays.
      await page.goto('about:blank');
      await page.goto(`./${at}`);
      await page.evaluate(() => document.dispatchEvent(new Event('wheel')));
      await page.locator('#menu option[value="1.15"]').waitFor({ state: 'attached' });
      for (const key of keys) {
        await page.keyboard.press(key);
        if (key === 'n') await page.locator('.notation-menu, .is-notation').first().waitFor();
        if (key === 'p') await page.locator('body.is-presenting').waitFor();
      }
      await page
        .locator(shown)
        .first()
        .waitFor({ state: name === 'the first tree' ? 'attached' : 'visible' });
      faults.push(...(await page.evaluate(findSideways)).map((fault) => `${name}: ${fault}`));
      await page.evaluate(() => sessionStorage.clear());
    }
    expect(faults).toEqual([]);
  });
}

/** Runs in the browser, so it stands on its own. */
function findSideways() {
  const nameOf = (/** @type {Element} */ element) =>
    `${element.tagName} ${element.getAttribute('class') ?? element.textContent}`;
  const all = [...document.querySelectorAll('*')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const scrolls = (/** @type {Element} */ element) =>
    element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX);
  const wide = all.filter((element) => scrolls(element) && element.scrollWidth > element.clientWidth + 1);
  const outside = all
    .filter(
      (element) => element.matches('button, select, a, [role="option"]') && element.getBoundingClientRect().width > 0,
    )
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    });
  return [
    ...wide.map((element) => `${nameOf(element)} scrolls from ${element.clientWidth} to ${element.scrollWidth} px`),
    ...outside.map((element) => `${nameOf(element)} reaches out`),
  ];
}
