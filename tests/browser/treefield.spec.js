// The field with the tree's text while someone is in it.

import { expect, test } from './fixture.js';

test('a long text leaves the buttons beside its field free, and stays on the screen', async ({ page, lecture }) => {
  await lecture.follow(`tree=${encodeURIComponent(`(${Array(400).fill('7').join(' ')})`)}`);
  for (const [width, height] of [
    [768, 1024],
    [820, 1180],
    [960, 540],
    [1024, 768],
    [1280, 720],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height });
    // A page that hears of its new size moves the field to where there is room for it, and it can be out of someone's hands.
    const look = async () => {
      await lecture.treeText.focus();
      return page.evaluate(findCovered);
    };
    await expect.poll(look, `${width} × ${height}`).toEqual([]);
  }
});

/** Runs in the browser. */
async function findCovered() {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const pop = /** @type {Element} */ (document.querySelector('.tree-pop')).getBoundingClientRect();
  const field = /** @type {Element} */ (document.querySelector('.tree-field'));
  const wide = field.getBoundingClientRect();
  /** @type {string[]} */
  const faults = [];
  if (pop.width <= wide.width) faults.push('the field does not grow');
  if (pop.left < 0 || pop.right > innerWidth) faults.push(`the field leaves the screen: ${pop.left} to ${pop.right}`);
  for (const button of document.querySelectorAll('.controls button')) {
    const { left, top, width, height } = button.getBoundingClientRect();
    if (width === 0 || left < wide.right) continue;
    for (const share of [0.1, 0.5, 0.9]) {
      const hit = document.elementFromPoint(left + share * width, top + height / 2);
      if (!button.contains(hit)) faults.push(`${button.getAttribute('aria-label')} is covered at ${share}`);
    }
  }
  return faults;
}
