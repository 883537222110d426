// The page without its program: the elements and styles of a moment, and a key that changes a node, an edge, a label and the sentence by
// hand. No page that shows a step with these elements could do less.

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @param {Page} page in the middle of a run
 * @returns {Promise<Page>} a new page, in its own context with the same media
 */
export async function freeze(page) {
  for (const key of ['Home', ...Array(6).fill('ArrowRight')]) await page.keyboard.press(key);
  await page.waitForTimeout(1000);
  const markup = await page.evaluate(() => {
    const copy = /** @type {HTMLElement} */ (document.documentElement.cloneNode(true));
    for (const script of copy.querySelectorAll('script, link[rel="modulepreload"], meta[http-equiv]')) script.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const context = await /** @type {import('@playwright/test').Browser} */ (page.context().browser()).newContext({
    viewport: page.viewportSize(),
    reducedMotion: isStill ? 'reduce' : 'no-preference',
  });
  const frozen = await context.newPage();
  const address = new URL('./frozen.html', page.url()).href;
  await frozen.route(address, (route) => route.fulfill({ contentType: 'text/html', body: markup }));
  await frozen.goto(address);
  await frozen.evaluate(changeByHand);
  return frozen;
}

/** Runs in the browser. */
function changeByHand() {
  const part = (/** @type {string} */ selector) => /** @type {Element} */ (document.querySelector(selector));
  const [node, edge, bound, say] = ['.node.is-path', '.edge.is-unseen', '.win .a', '.say'].map(part);
  const label = document.createTextNode('−∞');
  const sentence = document.createTextNode('');
  bound.replaceChildren(label);
  say.replaceChildren(sentence);
  let count = 0;
  addEventListener('keydown', () => {
    count += 1;
    const isOdd = count % 2 === 1;
    node.setAttribute('class', `node max is-${isOdd ? 'now' : 'path'}`);
    edge.setAttribute('class', `edge is-${isOdd ? 'path' : 'unseen'}`);
    label.data = String(count % 10);
    sentence.data = `MAX node d takes ${count % 10} as its best, better than ${isOdd ? 1 : 3}.`;
  });
}
