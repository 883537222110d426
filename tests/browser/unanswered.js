// Unhandled errors in a page. Firefox also reports handled ones, so there the page is asked, also about policy violations.

/** @typedef {import('@playwright/test').Page} Page */

const sign = 'unanswered: ';

/** @param {Page} page */
const isFirefox = (page) => page.context().browser()?.browserType().name() === 'firefox';

/**
 * Once per page, before anything is opened in it.
 * @param {Page} page
 */
export async function askForUnanswered(page) {
  if (!isFirefox(page)) return;
  await page.addInitScript((sign) => {
    const tell = (/** @type {any} */ reason) => console.info(`${sign}${reason} ${reason?.stack ?? ''}`);
    addEventListener('error', ({ error }) => error && tell(error));
    addEventListener('unhandledrejection', (event) => setTimeout(() => event.defaultPrevented || tell(event.reason)));
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      tell(`Content Security Policy: ${effectiveDirective} ${blockedURI}`),
    );
  }, sign);
}

/**
 * @param {Page} page
 * @param {(trouble: string) => void} tell
 */
export function onUnanswered(page, tell) {
  if (isFirefox(page)) page.on('console', (message) => message.text().startsWith(sign) && tell(message.text()));
  else page.on('pageerror', (error) => tell(error.stack || `${error.name}: ${error.message}`));
}
