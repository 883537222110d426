// The page as a lecturer uses it: its controls by their names, and what it shows. It knows no golden table and checks
// nothing itself.

import { readWhen } from './shown.js';

/** @typedef {import('./shown.js').Shown} Shown */
/** @typedef {{ tree?: string, algorithm?: string, dialect?: string, window?: [string, string], depth?: string }} Choice */

/** How the dialect picker names what the tables call by id. */
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
    this.example = page.getByRole('combobox', { name: 'Example' });
    this.treeText = page.getByRole('textbox', { name: 'Tree', exact: true });
    this.more = page.getByRole('button', { name: 'More settings' });
    this.menu = page.getByRole('dialog', { name: 'Settings' });
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

  /** A relative address, because the page may be served under any path. Before it has painted, a browser drops every key. */
  async open() {
    await this.page.goto('./');
    await this.node(0).waitFor();
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

  async openMenu() {
    await this.more.click();
    await this.menu.waitFor();
  }

  async closeMenu() {
    await this.press('Escape');
    await this.menu.waitFor({ state: 'hidden' });
  }

  /**
   * What the page shows, as soon as it shows this step; without a step, now.
   * @param {number} [step]
   * @returns {Promise<Shown>}
   */
  at(step) {
    return this.page.evaluate(readWhen, step ?? null);
  }

  /**
   * What the page shows when everything that was pressed has been drawn: an input is drawn in the next frame.
   * @returns {Promise<Shown>}
   */
  async settled() {
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return this.at();
  }

  /**
   * @param {number} step of a run without hundreds of steps
   */
  async goTo(step) {
    await this.timeline.focus();
    await this.press('Home');
    for (let press = 0; press < step; press += 1) await this.press('ArrowRight');
    // The step may be the one that stood there before, so what it shows has to be drawn first.
    await this.settled();
    return this.at(step);
  }
}
