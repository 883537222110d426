// The page as a lecturer uses it: its controls by name, and what it shows. It knows no golden table and checks nothing itself.

import { pressAndRead, readWhen, settleAndRead } from './shown.js';

/** @typedef {import('./shown.js').ShownPage} ShownPage */
/** @typedef {{ tree?: string, algorithm?: string, dialect?: string, window?: [string, string], depth?: string }} Choice */

/** The dialect picker's names for the tables' ids. */
export const dialectNames = /** @type {const} */ ({
  'fail-soft': 'Fail-soft',
  'fail-soft-strict': 'Fail-soft, strict',
  'fail-hard': 'Fail-hard',
  'fail-hard-strict': 'Fail-hard, strict',
  'running-bound': 'Running bound',
});

export class Lecture {
  /** @param {import('@playwright/test').Page} page */
  constructor(page) {
    this.page = page;
    this.algorithm = page.getByRole('combobox', { name: 'Algorithm' });
    this.dialect = page.getByRole('combobox', { name: 'Dialect' });
    this.example = page.getByRole('button', { name: /^Example: / });
    this.picker = page.getByRole('dialog', { name: 'Examples' });
    this.game = page.getByRole('dialog', { name: 'A game' });
    this.treeText = page.getByRole('textbox', { name: 'Tree', exact: true });
    this.more = page.getByRole('button', { name: 'More settings' });
    this.menu = page.getByRole('dialog', { name: 'Settings' });
    this.about = page.getByRole('dialog', { name: 'About Secateur' });
    this.alpha = this.menu.getByRole('textbox', { name: 'Root window, α' });
    this.beta = this.menu.getByRole('textbox', { name: 'Root window, β' });
    this.depth = this.menu.getByRole('textbox', { name: 'Depth limit' });
    this.sentence = page.getByRole('main').locator('[aria-live="polite"][aria-atomic]');
    this.stage = page.getByRole('tree');
    this.aside = page.getByRole('complementary', { name: 'State of the search' });
    this.player = page.getByRole('contentinfo', { name: 'Steps' });
    this.timeline = page.getByRole('slider', { name: 'The whole run' });
    this.position = this.player.getByText(/^[\d,]+ of [\d,]+$/);
    this.editor = page.getByRole('textbox', { name: /^Score of / });
  }

  /** A relative address, because the page may be served under any path. It is ready when the page itself has drawn the tree: the initial
   * picture is stretched. Before painting, a browser drops every key. */
  async open(address = './') {
    await this.page.goto(address);
    await this.page.locator('.stage .tree:not([viewBox]) .node').first().waitFor();
    await this.page.evaluate(
      () => new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true })),
    );
  }

  /** @param {string} name */
  button(name) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** @param {number} node */
  node(node) {
    return this.stage.locator(`.node[data-node="${node}"]`);
  }

  /** @param {string} key */
  press(key) {
    return this.page.keyboard.press(key);
  }

  /**
   * Chooses through the controls, and goes to the first step.
   * @param {Choice} choice
   */
  async choose({ tree, algorithm, dialect, window: bounds, depth }) {
    if (algorithm !== undefined) await this.algorithm.selectOption({ label: algorithm });
    if (dialect !== undefined) await this.dialect.selectOption({ label: dialect });
    if (bounds !== undefined || depth !== undefined) {
      await this.openMenu();
      if (bounds) {
        await this.alpha.fill(bounds[0]);
        await this.beta.fill(bounds[1]);
      }
      if (depth !== undefined) await this.depth.fill(depth);
      await this.closeMenu();
    }
    if (tree !== undefined) await this.treeText.fill(tree);
    await this.goTo(0);
  }

  /**
   * Finds an example, or an own tree, in the picker and opens it.
   * @param {string} name
   */
  async openExample(name) {
    await this.example.click();
    await this.picker.getByRole('combobox', { name: 'Search' }).fill(name);
    await this.picker.getByRole('option').first().click();
    await this.picker.waitFor({ state: 'detached' });
  }

  /** The dialog for a game, the one on the stage or a new one, once its first plies are counted. */
  async openGame() {
    await this.example.click();
    await this.picker.waitFor();
    // On an upright phone it is beside the prepared games.
    const half = this.picker.getByRole('button', { name: 'Games', exact: true });
    if (await half.isVisible()) await half.click();
    await this.picker.getByRole('button', { name: 'A game …' }).click();
    await this.game.getByText('At the limit of').waitFor();
  }

  async openMenu() {
    await this.more.click();
    await this.menu.waitFor();
  }

  async openAbout() {
    await this.openMenu();
    await this.pressAbout();
    await this.about.waitFor();
  }

  async pressAbout() {
    await this.menu.getByRole('button', { name: 'About Secateur' }).click();
  }

  async closeMenu() {
    await this.press('Escape');
    await this.menu.waitFor({ state: 'hidden' });
  }

  /**
   * What the page shows, as soon as it shows this step; without a step, now.
   * @param {number} [step]
   * @returns {Promise<ShownPage>}
   */
  at(step) {
    return inPage(this.page, readWhen, [], step ?? null);
  }

  /**
   * What the page shows once all key presses have been drawn: an input is drawn in the next frame.
   * @returns {Promise<ShownPage>}
   */
  settled() {
    return inPage(this.page, settleAndRead, [readWhen], null);
  }

  /**
   * Presses keys inside the page, in quick succession, and returns what is visible after each: a whole run in one go.
   * A key press is drawn at once, so only the requested frames are waited for. Other tests show that real keys do the same.
   * @template [Read=ShownPage]
   * @param {(string | string[])[]} presses such as `Shift+ArrowRight`; a list of keys is read after the last
   * @param {{ read?: () => Read, frames?: number }} [look] what to read, self-contained since it runs in the page; and how
   *   many frames are drawn before
   * @returns {Promise<Read[]>}
   */
  async walk(presses, { read, frames = 0 } = {}) {
    return inPage(this.page, pressAndRead, [read ?? readWhen], { presses, frames });
  }

  /**
   * Follows a link on the open page.
   * @param {string} link without "#"
   */
  lead(link) {
    return this.page.evaluate((hash) => {
      // The same link again would be no change.
      history.replaceState(history.state, '', location.pathname + location.search);
      return new Promise((done) => {
        addEventListener('hashchange', done, { once: true });
        location.hash = hash;
      });
    }, link);
  }

  /**
   * What the page shows after a link.
   * @param {string} link without "#"
   */
  async follow(link) {
    await this.lead(link);
    return this.settled();
  }

  /**
   * @param {number} step of a run without thousands of steps
   * @returns {Promise<ShownPage>}
   */
  async goTo(step) {
    await this.timeline.focus();
    await this.walk([['Home', ...Array(step).fill('ArrowRight')]]);
    // The step may be unchanged, so its content has to be drawn first.
    await this.settled();
    return this.at(step);
  }
}

/**
 * From now on the page opens as in a new browser.
 * @param {import('@playwright/test').Page} page
 */
export function forget(page) {
  return page.addInitScript(() => {
    // A blank page has no storage.
    if (origin === 'null') return;
    localStorage.clear();
    sessionStorage.clear();
  });
}

/**
 * From now on the page opens as in a browser with these preferences.
 * @param {import('@playwright/test').Page} page
 * @param {Record<string, unknown>} preferences
 */
export function keep(page, preferences) {
  return page.addInitScript((kept) => {
    // A blank page has no storage.
    if (origin !== 'null') localStorage.setItem('secateur', JSON.stringify(kept));
  }, preferences);
}

/**
 * From now on the page is laid out but not painted, which halves the cost of a frame: enough where boxes are measured. A pointer
 * hits nothing.
 * @param {import('@playwright/test').Page} page
 */
export function paintNothing(page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { clip-path: inset(50%) }');
    document.adoptedStyleSheets = [sheet];
  });
}

/**
 * Runs a function in the page together with others that it uses. Its result comes back as JSON, which costs both
 * sides a fraction of an object.
 * @param {import('@playwright/test').Page} page
 * @param {Function} run
 * @param {(Function | string)[]} parts its first arguments
 * @param {unknown} last its last argument, as JSON
 * @returns {Promise<any>}
 */
async function inPage(page, run, parts, last) {
  const told = `(${run})(${[...parts, JSON.stringify(last)].join(', ')})`;
  return JSON.parse(await page.evaluate(`Promise.resolve(${told}).then(JSON.stringify)`));
}
