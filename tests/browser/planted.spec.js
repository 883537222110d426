// The checks of the random sessions are checked: a fault is planted in a page, one for each thing that must hold, and exactly
// the check that is there for it has to complain.

import { expect, alone as test } from './fixture.js';
import { checks } from './random/checks.js';
import { judged, withOther } from './random/session.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Each spoils a page that stands at rest, and keeps it spoiled. @type {Record<string, (page: Page) => Promise<unknown>>} */
const faults = {
  quiet: (page) => page.evaluate(() => console.error('planted')),
  filled: (page) => page.evaluate(() => document.querySelector('.main .stage svg.tree')?.remove()),
  counted: (page) => rewritten(page, '.stepno span', '7'),
  told: (page) => rewritten(page, '.say', 'A sentence of another step.'),
  marked: (page) =>
    page.evaluate(() => {
      const now = document.querySelector('.main .stage .node.is-now');
      const other = document.querySelector('.main .stage .node.is-unseen');
      now?.classList.replace('is-now', 'is-unseen');
      other?.classList.replace('is-unseen', 'is-now');
    }),
  named: (page) =>
    page.evaluate(() => {
      const list = /** @type {HTMLSelectElement} */ (document.querySelector('.bar select'));
      list.value = 'minimax';
    }),
  searched: (page) =>
    page.evaluate(() => document.querySelector('.menu .seg [aria-pressed="true"]')?.removeAttribute('aria-pressed')),
  compared: (page) =>
    page.evaluate(() => history.replaceState(null, '', `${location.href}&compare=alpha-beta;minimax`)),
  same: (page) => rewritten(page, '.main .stage .node .val', '99'),
};

/**
 * @param {Page} page
 * @param {string} selector
 * @param {string} text
 */
const rewritten = (page, selector, text) =>
  page.evaluate(
    ([selector, text]) => {
      const element = document.querySelector(selector);
      if (element) element.textContent = text;
    },
    [selector, text],
  );

for (const [name, plant] of Object.entries(faults)) {
  test(`a planted fault is seen: ${name}`, async ({ page }) => {
    /** @type {string[]} */
    const troubles = [];
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
    const tabs = await withOther(page);
    await page.goto('./#tree=((3+12+8)(2+4+6)(14+5+2))&ties=last&step=8');
    await page.locator('.main .stage .node').first().waitFor();
    expect(await judged(tabs, { troubles: [...troubles], opened: null, isFitted: false }), 'as it is').toEqual([]);
    await plant(page);
    const found = await judged(tabs, { troubles, opened: null, isFitted: false });
    expect(found.map((complaint) => complaint.split(':')[0])).toContain(name);
  });
}

test('a planted fault is seen: undone', async ({ page }) => {
  const tabs = await withOther(page);
  await page.goto('./#tree=(1+2)');
  await page.locator('.main .stage .node').first().waitFor();
  const found = await judged(tabs, { troubles: [], opened: '(3 4)', isFitted: false });
  expect(found).toEqual(['undone: all undone: "(1 2)" and not "(3 4)"']);
});

test('every check has its planted fault', () => {
  expect([...Object.keys(faults), 'undone'].sort()).toEqual(Object.keys(checks).sort());
});
