// What the tests of large trees share: trees that come past the field, and workers that begin when a test wants it.

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
    // Firefox takes none with the event.
    Object.defineProperty(event, 'clipboardData', { value: data });
    document.body.dispatchEvent(event);
  }, text);

/**
 * No work begins before it is let go; counts how often some was asked for.
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
