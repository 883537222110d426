// Holds files of the page back, so that a test sees what is done before they come.

/**
 * @param {import('@playwright/test').Page} page
 * @param {RegExp} files by their addresses
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
