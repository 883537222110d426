// When a dialog does not load, the core traps, or a worker ends: the page says so, keeps the tree, and offers to continue. The failures are
// planted from outside, so the console may complain; nothing may go unhandled.

import { alone, expect } from './fixture.js';
import { Lecture } from './lecture.js';
import { askForUnanswered, onUnanswered } from './unanswered.js';

/** @type {import('@playwright/test').TestType<import('@playwright/test').PlaywrightTestArgs
 *   & import('@playwright/test').PlaywrightTestOptions & { unanswered: string[] }, import('@playwright/test').PlaywrightWorkerArgs
 *   & import('@playwright/test').PlaywrightWorkerOptions & { tab: import('./tab.js').Tab }>} */
const test = alone.extend({
  unanswered: async ({ page }, use) => {
    /** @type {string[]} */
    const unanswered = [];
    await askForUnanswered(page);
    onUnanswered(page, (trouble) => unanswered.push(trouble));
    await use(unanswered);
  },
});

/** @param {import('@playwright/test').Page} page */
const missing = (page) => page.getByRole('status').filter({ hasText: 'A part of the page could not be loaded.' });

/** Requests made while offline. @type {[name: string, ask: (lecture: Lecture) => Promise<unknown>][]} */
const asked = [
  ['Share', (lecture) => lecture.button('Share').click()],
  ['Keys', (lecture) => lecture.press('?')],
  ['About Secateur', (lecture) => lecture.more.click().then(() => lecture.pressAbout())],
  ['A random tree', (lecture) => lecture.press('r')],
  ['Why do we get different numbers?', (lecture) => lecture.press('d')],
  ['Runs side by side', (lecture) => lecture.press('c')],
  ['Examples', (lecture) => lecture.press('o')],
];

test('without a network a missing dialog is reported, changes nothing, and is there after a reload', async ({
  page,
  unanswered,
}) => {
  const lecture = new Lecture(page);
  await lecture.open();
  const before = await lecture.goTo(14);
  await page.route('**/assets/**', (route) => route.abort());
  for (const [name, ask] of asked) {
    await ask(lecture);
    await expect(missing(page), name).toBeVisible();
    expect(await lecture.at(), name).toEqual(before);
    if (name !== 'Examples') await missing(page).getByRole('button', { name: 'Dismiss' }).click();
  }
  await page.unroute('**/assets/**');
  // As long as the page lives, Firefox never retries a module that failed to load.
  await missing(page).getByRole('button', { name: 'Reload' }).click();
  await expect(missing(page)).toHaveCount(0);
  await lecture.node(0).waitFor();
  expect(await lecture.at(14)).toEqual(before);
  for (const [name, ask] of asked.slice(-3)) {
    await ask(lecture);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await lecture.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
  expect(unanswered).toEqual([]);
});

test('a link’s comparison that does not load is not in the address, and opens on request', async ({
  page,
  unanswered,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'as long as the page lives, Firefox asks for no module again that did not come');
  const lecture = new Lecture(page);
  await lecture.open();
  await page.route('**/assets/**', (route) => route.abort());
  const link = 'tree=((1 2)(3 4))&compare=alpha-beta;minimax';
  await lecture.lead(link);
  await expect(missing(page)).toBeVisible();
  await expect.poll(() => page.url()).toMatch(/#tree=\(\(1\+2\)\(3\+4\)\)$/);
  await page.unroute('**/assets/**');
  await lecture.lead(link);
  await expect(page.locator('dialog.is-race .lane')).toHaveCount(2);
  expect(page.url()).toContain('compare=');
  expect(unanswered).toEqual([]);
});

test('a file whose code does not load says so at its button, and offers a reload', async ({ page, unanswered }) => {
  await page.goto('./#tree=((1+2)(3+4))&step=5');
  const lecture = new Lecture(page);
  await lecture.node(0).waitFor();
  for (const [way, name] of [
    ['Export', 'Picture, PNG'],
    ['Why do we get different numbers?', 'Picture, SVG'],
  ]) {
    const dialog = page.getByRole('dialog', { name: way });
    await (way === 'Export' ? lecture.button(way).click() : lecture.press('d'));
    await dialog.waitFor();
    await page.route('**/assets/**', (route) => route.abort());
    await dialog.getByRole('button', { name }).click();
    const told = dialog.getByRole('status').filter({ hasText: 'A part of the page could not be loaded.' });
    await expect(told).toBeVisible();
    await page.unroute('**/assets/**');
    await told.getByRole('button', { name: 'Reload' }).click();
    await expect(dialog).toHaveCount(0);
    await lecture.at(5);
  }
  expect(unanswered).toEqual([]);
});

/** Any action with a text containing this traps, as an error in the core would. */
const mine = '404';

/** @param {import('@playwright/test').Page} page */
const plantTrap = (page) =>
  page.addInitScript((mine) => {
    const { instantiate } = WebAssembly;
    Object.assign(WebAssembly, {
      async instantiate(/** @type {WebAssembly.Module} */ module, /** @type {WebAssembly.Imports} */ imports) {
        const exports = /** @type {any} */ ((await instantiate(module, imports)).exports);
        const trapped =
          (/** @type {Function} */ happens) => (/** @type {number} */ session, /** @type {object} */ what) => {
            if (JSON.stringify(what).includes(mine)) throw new WebAssembly.RuntimeError('unreachable');
            return happens(session, what);
          };
        const { session_act: act, session_open: open } = exports;
        return {
          module,
          instance: { exports: { ...exports, session_act: trapped(act), session_open: trapped(open) } },
        };
      },
    });
  }, mine);

test('when the core traps, the tree and the input are kept, and continuing leads back to them', async ({ page }) => {
  await plantTrap(page);
  await page.goto('./#tree=((1+2)(3+4))&step=5');
  const lecture = new Lecture(page);
  await lecture.node(0).waitFor();
  await lecture.treeText.fill(`((1 2) (3 ${mine}))`);
  const said = page.getByRole('alertdialog', { name: 'Something went wrong in Secateur.' });
  await expect(said.getByRole('textbox', { name: 'Tree' })).toHaveValue(`((1 2) (3 ${mine}))`);
  await said.getByRole('button', { name: 'Continue', exact: true }).click();
  // The same error again, which now blocks the start: for the link's tree, and for the typed text.
  await expect(said.getByRole('button', { name: 'Continue without this tree' })).toBeVisible();
  for (const kept of ['((1 2)(3 4))', `((1 2) (3 ${mine}))`]) {
    await expect(said.getByRole('textbox', { name: 'Tree' })).toHaveValue(kept);
    await said.getByRole('button', { name: 'Continue without this tree' }).click();
  }
  await expect(lecture.node(6)).toBeVisible();
});

/**
 * The page, whose workers all end at their first message, until they are spared.
 * @param {import('@playwright/test').Page} page
 */
async function openToLoseWorkers(page) {
  await page.addInitScript(() => {
    const Own = window.Worker;
    window.Worker = class extends Own {
      constructor(/** @type {ConstructorParameters<typeof Worker>} */ ...args) {
        super(...args);
        const isSpared = document.documentElement.hasAttribute('data-spared');
        if (!isSpared) this.addEventListener('message', () => this.terminate(), { once: true });
      }
    };
  });
  const lecture = new Lecture(page);
  await lecture.open();
  return lecture;
}

/** @type {(page: import('@playwright/test').Page, isSpared: boolean) => Promise<unknown>} */
const spare = (page, isSpared) =>
  page.evaluate((isSpared) => document.documentElement.toggleAttribute('data-spared', isSpared), isSpared);

/** @type {(page: import('@playwright/test').Page, text: string) => Promise<void>} */
const give = (page, text) =>
  page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { bubbles: true });
    // Firefox accepts none with the event.
    Object.defineProperty(event, 'clipboardData', { value: data });
    document.dispatchEvent(event);
  }, text);

test('a worker that ends too early says so, changes nothing, and can be asked again', async ({ page, unanswered }) => {
  const lecture = await openToLoseWorkers(page);
  const failed = page.getByRole('alert').filter({ hasText: 'ended before it was done' });
  const lists = JSON.stringify(Array(40_000).fill([1, 2]));
  for (const [text, again] of /** @type {[string, () => Promise<void>][]} */ ([
    [`(${'(1 2) '.repeat(40_000)})`, () => failed.getByRole('button', { name: 'Try again' }).click()],
    [lists, () => give(page, lists)],
  ])) {
    await lecture.follow('tree=(1 (2 3))');
    await spare(page, false);
    await give(page, text);
    await expect(failed).toBeVisible();
    await expect(lecture.node(3)).toBeVisible();
    await spare(page, true);
    await again();
    await expect(failed).toHaveCount(0);
    await expect(lecture.player).toContainText(/of [\d,]{6,}/);
  }

  // If the count of a game breaks off its dialog says so, covered by nothing, and the game can be opened.
  await spare(page, false);
  await lecture.example.click();
  await lecture.picker.getByRole('button', { name: 'A game …' }).click();
  const told = lecture.game.getByRole('alert');
  await expect(told).toContainText('ended before it was done');
  const isCovered = await told.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 5, bottom - 5));
  });
  expect(isCovered).toBe(false);
  await lecture.game.getByRole('button', { name: 'Open' }).click();
  await expect(lecture.treeText).toHaveValue(/^game=tic-tac-toe/);
  expect(unanswered).toEqual([]);
});
