// One tab for all tests of a worker: a new one takes the browser longer than most tests do. What a page keeps is wiped when a
// test leaves it; a test that asks for what would outlast that spends the tab, and the next one gets another.

/** @typedef {import('@playwright/test').Page} Page */

/** What goes on for the next page, by whom it is asked of. */
const lasting = {
  page: ['addInitScript', 'emulateMedia', 'exposeFunction', 'on', 'route'],
  context: ['addInitScript', 'grantPermissions', 'newCDPSession', 'newPage', 'on', 'route', 'setOffline'],
};

export class Tab {
  /** What the browser has had to complain about since the page was taken. @type {string[]} */
  troubles = [];
  /** @type {Page | null} */
  #page = null;
  #made = '';
  #isSpent = false;

  /** @param {import('@playwright/test').Browser} browser */
  constructor(browser) {
    this.browser = browser;
  }

  /**
   * A blank page that remembers nothing.
   * @param {{ width: number, height: number } | null} size
   * @param {string} made by what options, which a page has for life
   */
  async take(size, made) {
    if (this.#made !== made) await this.close();
    this.#page ??= await this.#open();
    this.#made = made;
    this.troubles.length = 0;
    if (size) await this.#page.setViewportSize(size);
    return this.#page;
  }

  async leave() {
    const page = this.#page;
    if (!page || this.#isSpent || page.isClosed() || page.context().pages().length > 1) return this.close();
    await page.evaluate(forget);
    await page.goto('about:blank');
    await page.mouse.move(-1, -1);
  }

  async close() {
    await this.#page?.context().close();
    this.#page = null;
    this.#isSpent = false;
  }

  async #open() {
    // With the options of the test that asks.
    const page = await (await this.browser.newContext()).newPage();
    this.#watch(page);
    this.#guard(page, lasting.page);
    this.#guard(page.context(), lasting.context);
    return page;
  }

  /** @param {Page} page */
  #watch(page) {
    const tell = (/** @type {string} */ trouble) => this.troubles.push(trouble);
    page.on('console', (message) => message.type() === 'error' && tell(`console: ${message.text()}`));
    page.on('pageerror', (error) => tell(`error: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => tell(`request: ${request.url()} ${request.failure()?.errorText}`));
    page.on('response', (response) => {
      if (response.status() >= 400) tell(`response: ${response.url()} ${response.status()}`);
    });
  }

  /**
   * @param {any} one
   * @param {string[]} names
   */
  #guard(one, names) {
    for (const name of names) {
      const does = one[name].bind(one);
      one[name] = (/** @type {unknown[]} */ ...said) => {
        this.#isSpent = true;
        return does(...said);
      };
    }
  }
}

/** Runs in the browser. A page keeps what it is about when it is left; this one no longer can. */
function forget() {
  localStorage.clear();
  sessionStorage.clear();
  Storage.prototype.setItem = () => {};
}
