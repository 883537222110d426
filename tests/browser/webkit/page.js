// The page in WebKit, which reports no errors and no files: so the page itself collects both, and is asked. Pressing and clicking is real;
// the visible state is read as in the other browsers.

import { By, Key } from 'selenium-webdriver';
import { readWhen } from '../shown.js';

/** @typedef {import('../shown.js').ShownPage} ShownPage */
/** @typedef {{ name: string, data: string }} PageFile a file, in base64 */

/** WebDriver's names for keys other than letters. @type {Record<string, string>} */
const keys = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  PageDown: Key.PAGE_DOWN,
  PageUp: Key.PAGE_UP,
};

export class Page {
  /** @param {import('selenium-webdriver').WebDriver} driver */
  constructor(driver) {
    this.driver = driver;
  }

  /** @param {string} address */
  async open(address) {
    // Only a new document starts afresh.
    await this.driver.get('about:blank');
    await this.driver.get(address);
    await this.driver.executeScript(`(${watch})(window)`);
    await this.read(null);
  }

  /**
   * Errors while the page started, in a frame watched from the very beginning.
   * @param {string} address
   * @returns {Promise<string[]>}
   */
  async troublesOfStart(address) {
    // A page of the same origin without its own policy.
    await this.driver.get(new URL('nothing-is-here', address).href);
    return this.evaluate(startInFrame, address, watch);
  }

  /** @returns {Promise<string[]>} */
  troubles() {
    return this.evaluate(() => /** @type {any} */ (window).troubles);
  }

  /** The files made since the page was opened. @returns {Promise<PageFile[]>} */
  made() {
    return this.evaluate(() => Promise.all(/** @type {any} */ (window).made));
  }

  /**
   * What the page shows as soon as it shows this step; without a step, as soon as it shows a tree.
   * @param {number | null} step
   * @returns {Promise<ShownPage>}
   */
  async read(step) {
    await this.until(
      'a tree',
      () => document.querySelector('.stage .node') !== null && document.querySelector('.stepno'),
    );
    return this.evaluate(readWhen, step);
  }

  /**
   * Runs a function in the page.
   * @template Given
   * @template {unknown[]} Told
   * @param {(...told: Told) => Given} run self-contained, like the functions passed to it
   * @param {Told} told
   * @returns {Promise<Awaited<Given>>}
   */
  async evaluate(run, ...told) {
    const code = `const [done] = arguments;
      const told = [${told.map((one) => (typeof one === 'function' ? String(one) : JSON.stringify(one)))}];
      Promise.resolve().then(() => (${run})(...told)).then((given) => done({ given }), (error) => done({ error: String(error) }));`;
    const { given, error } = /** @type {any} */ (await this.driver.executeAsyncScript(code));
    if (error !== undefined) throw new Error(error);
    return given;
  }

  /**
   * @template {unknown[]} Told
   * @param {string} what is waited for
   * @param {(...told: Told) => unknown} isThere in the page
   * @param {Told} told
   */
  until(what, isThere, ...told) {
    return this.driver.wait(() => this.evaluate(isThere, ...told), 60_000, `${what} has not come`, 50);
  }

  /** @param {string[]} names such as `Shift+ArrowRight` and `Control+z`, or letters */
  async press(...names) {
    const actions = this.driver.actions();
    for (const name of names) {
      const [key, held] = name.split('+').reverse();
      const modifier = held === 'Shift' ? Key.SHIFT : Key.CONTROL;
      if (held) actions.keyDown(modifier);
      actions.sendKeys(keys[key] ?? key);
      if (held) actions.keyUp(modifier);
    }
    await actions.perform();
  }

  /**
   * Presses in the middle of an element, which for a shape is all that WebDriver can do.
   * @param {string} selector
   */
  async click(selector) {
    const [x, y] = await this.middle(selector);
    await this.driver.actions().move({ x, y }).click().perform();
  }

  /**
   * @param {string} selector
   * @param {number} x how far to the right
   * @param {number} y how far down
   */
  async drag(selector, x, y) {
    const [left, top] = await this.middle(selector);
    const actions = this.driver.actions().move({ x: left, y: top }).press();
    for (let part = 1; part <= 5; part += 1)
      actions.move({ x: Math.round(left + (x * part) / 5), y: Math.round(top + (y * part) / 5), duration: 20 });
    await actions.release().perform();
  }

  /**
   * Its position once it stays there.
   * @param {string} selector
   * @returns {Promise<[number, number]>}
   */
  middle(selector) {
    return this.evaluate(async (selector) => {
      let last = '';
      for (;;) {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        if (!box) throw new Error(`there is no ${selector}`);
        const middle = /** @type {[number, number]} */ (
          [box.x + box.width / 2, box.y + box.height / 2].map(Math.round)
        );
        if (`${middle}` === last) return middle;
        last = `${middle}`;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      }
    }, selector);
  }

  /**
   * Clicks a button of the open dialog, or of the page, by name.
   * @param {string} name
   */
  async button(name) {
    const place = `//dialog[@open]//button[normalize-space()="${name}" or @aria-label="${name}"]`;
    const [inside] = await this.driver.findElements(By.xpath(place));
    await (inside ?? (await this.driver.findElement(By.xpath(place.replace('//dialog[@open]', ''))))).click();
  }
}

/**
 * Runs in a page: collects its errors and the files it makes.
 * @param {any} page
 */
function watch(page) {
  page.troubles = [];
  page.made = [];
  const tell = (/** @type {unknown} */ trouble) => page.troubles.push(String(trouble));
  page.addEventListener(
    'error',
    (/** @type {any} */ event) => tell(event.message ?? `${event.target.outerHTML} failed`),
    true,
  );
  page.addEventListener('unhandledrejection', (/** @type {any} */ { reason }) =>
    tell(`${reason} ${reason?.stack ?? ''}`),
  );
  page.document.addEventListener('securitypolicyviolation', (/** @type {any} */ { violatedDirective, blockedURI }) =>
    tell(`the policy of ${violatedDirective} against ${blockedURI}`),
  );
  const { error } = page.console;
  page.console.error = (/** @type {unknown[]} */ ...said) => {
    tell(said.join(' '));
    error(...said);
  };
  const { click } = page.HTMLAnchorElement.prototype;
  page.HTMLAnchorElement.prototype.click = async function () {
    if (!this.download) return click.call(this);
    const name = this.download;
    // Captured before the page revokes the address.
    const { promise, resolve, reject } = Promise.withResolvers();
    page.made.push(promise);
    const reader = new FileReader();
    reader.onload = () => resolve({ name, data: String(reader.result).replace(/^[^,]*,/, '') });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(page.blobs.get(this.href));
  };
  page.blobs = new Map();
  const { createObjectURL } = page.URL;
  page.URL.createObjectURL = (/** @type {Blob} */ blob) => {
    const address = createObjectURL.call(page.URL, blob);
    page.blobs.set(address, blob);
    return address;
  };
}

/**
 * @param {string} address
 * @param {typeof watch} watch
 * @returns {Promise<string[]>}
 */
async function startInFrame(address, watch) {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
  frame.src = address;
  document.body.append(frame);
  const page = () => /** @type {any} */ (frame.contentWindow);
  while (page().location.href === 'about:blank') await new Promise((done) => setTimeout(done));
  watch(page());
  while (!page().document.querySelector('.stage .node')) await new Promise((done) => setTimeout(done, 20));
  // For what is prefetched once the page is ready.
  await new Promise((done) => setTimeout(done, 1000));
  return page().troubles;
}
