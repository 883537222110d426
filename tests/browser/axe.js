// What axe says about a page. It is injected into the page once and runs there.

import axe from 'axe-core';

/**
 * @param {import('@playwright/test').Page} page
 * @param {string[]} parts as selectors; without any, the whole page
 * @returns {Promise<string[]>} the rule and the element of every violation
 */
export async function axeFaults(page, ...parts) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (include) => {
    const { axe } = /** @type {{ axe: typeof import('axe-core') }} */ (/** @type {unknown} */ (window));
    const { violations } = await axe.run(include.length > 0 ? { include } : document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, parts);
}
