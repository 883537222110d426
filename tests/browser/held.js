// Delays files of the page, so that a test sees what happens before they arrive.

/**
 * @param {import('@playwright/test').Page} page
 * @param {RegExp} files their addresses
 * @returns {Promise<() => void>} lets them come
 */
export async function hold(page, files) {
  /** @type {(value?: unknown) => void} */
  let letCome = () => {};
  const held = new Promise((resume) => {
    letCome = resume;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}
