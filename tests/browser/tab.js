// One tab for all tests of a worker: opening a new one takes longer than most tests. A page's storage is wiped when a test ends; a test
// that requests something more persistent uses the tab up, and the next one gets another.

import { askForUnanswered, onUnanswered } from './unanswered.js';

/** @typedef {import('@playwright/test').Page} Page */

/** What outlasts the page, by owner. */
const lasting = {
  page: ['addInitScript', 'emulateMedia', 'exposeFunction', 'on', 'route'],
  context: ['addInitScript', 'grantPermissions', 'newCDPSession', 'newPage', 'on', 'route', 'setOffline'],
};

export class Tab {
  /** @type {WeakMap<Page, string[]>} */
  #troubles = new WeakMap();
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
   * @param {string} made its options, which a page keeps for life
   */
  async take(size, made) {
    if (this.#made !== made) await this.close();
    this.#page ??= await this.#open();
    this.#made = made;
    if (size) await this.#page.setViewportSize(size);
    return this.#page;
  }

  /**
   * The browser's complaints from now on.
   * @param {Page} page
   */
  troublesOf(page) {
    const troubles = this.#troubles.get(page) ?? [];
    troubles.length = 0;
    return troubles;
  }

  async leave() {
    const page = this.#page;
    const isAlone = page?.context().pages().length === 1;
    // Its storage can only be reached from its own page.
    if (!page || !isAlone || this.#isSpent || !page.url().startsWith('http')) return this.close();
    // A key may have moved the focus to the browser's own controls.
    if (!(await page.evaluate(forget))) return this.close();
    await page.goto('about:blank');
    // Firefox lets no pointer leave the window.
    const away = this.browser.browserType().name() === 'firefox' ? 0 : -1;
    await page.mouse.move(away, away);
  }

  async close() {
    await this.#page?.context().close();
    this.#page = null;
    this.#isSpent = false;
  }

  async #open() {
    // With the options of the test that requests it.
    const page = await (await this.browser.newContext()).newPage();
    await askForUnanswered(page);
    this.#watch(page);
    this.#guard(page, lasting.page);
    this.#guard(page.context(), lasting.context);
    return page;
  }

  /** @param {Page} page */
  #watch(page) {
    /** @type {string[]} */
    const troubles = [];
    this.#troubles.set(page, troubles);
    const tell = (/** @type {string} */ trouble) => troubles.push(trouble);
    page.on('console', (message) => message.type() === 'error' && tell(`console: ${message.text()}`));
    onUnanswered(page, (trouble) => tell(`error: ${trouble}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // Firefox's reason for a request still pending when its page was left.
      if (reason !== 'NS_BINDING_ABORTED') tell(`request: ${request.url()} ${reason}`);
    });
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

/** Runs in the browser. A page stores its state on leaving; this one no longer can. Returns whether it gets keys. */
function forget() {
  localStorage.clear();
  sessionStorage.clear();
  Storage.prototype.setItem = () => {};
  return document.hasFocus();
}
