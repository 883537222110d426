// Shared by tests of large trees: trees that bypass the field, and workers that start when a test wants.

/** @typedef {import('./lecture.js').Lecture} Lecture */

/**
 * Opens a tree as from a large file.
 * @param {{ page: { evaluate: (run: (text: string) => void, text: string) => Promise<unknown> } }} lecture
 * @param {string} text
 */
export const paste = (lecture, text) =>
  lecture.page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox accepts none with the event.
    Object.defineProperty(event, 'clipboardData', { value: data });
    document.body.dispatchEvent(event);
  }, text);

/**
 * No work starts before it is released; counts the requests.
 * @param {Lecture} lecture
 */
export async function holdWork({ page }) {
  /** @type {(value?: unknown) => void} */
  let letGo = () => {};
  let count = 0;
  const held = new Promise((resolve) => {
    letGo = resolve;
  });
  await page.route(/worker-[^/]*\.js$/, async (route) => {
    count += 1;
    await held;
    await route.continue();
  });
  return { letGo, count: () => count };
}
