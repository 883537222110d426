// When a dialog does not come, the core traps, or a worker ends: the page says so, keeps the tree, and offers to go
// on. The failures are planted from outside, so the console may complain; nothing may go unanswered.

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

/** What is asked for with everything cut off. @type {[string, (lecture: Lecture) => Promise<unknown>][]} */
const asked = [
  ['sharing', (lecture) => lecture.button('Share').click()],
  ['the list of keys', (lecture) => lecture.press('?')],
  ['what this is', (lecture) => lecture.more.click().then(() => lecture.pressAbout())],
  ['a random tree', (lecture) => lecture.press('r')],
  ['the comparison of runs', (lecture) => lecture.press('c')],
  ['the list of examples', (lecture) => lecture.press('o')],
];

for (const [what, ask] of asked) {
  test(`without a network ${what} is missing, is told, and changes nothing`, async ({ page, unanswered }) => {
    const lecture = new Lecture(page);
    await lecture.open();
    const before = await lecture.at();
    await page.route('**/assets/**', (route) => route.abort());
    await ask(lecture);
    await expect(missing(page)).toBeVisible();
    expect(await lecture.at()).toEqual(before);
    expect(unanswered).toEqual([]);
  });
}

test('a comparison of a link that does not come is not in the address, and comes when it is asked for', async ({
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

/** Keys that open what comes late, and what they open. */
const opened = /** @type {const} */ ([
  ['d', 'dialog', 'Why do we get different numbers?'],
  ['o', 'dialog', 'Examples'],
  ['c', 'dialog', 'Runs side by side'],
]);

// As long as the page lives, Firefox asks for no module again that once did not come.
for (const [key, role, name] of opened) {
  test(`what ${key} opens and did not come is there after loading again, which the message offers`, async ({
    page,
    unanswered,
  }) => {
    const lecture = new Lecture(page);
    await lecture.open();
    const before = await lecture.goTo(14);
    await page.route('**/assets/**', (route) => route.abort());
    await lecture.press(key);
    await expect(missing(page)).toBeVisible();
    await page.unroute('**/assets/**');
    await missing(page).getByRole('button', { name: 'Reload' }).click();
    await expect(missing(page)).toHaveCount(0);
    await lecture.node(0).waitFor();
    expect(await lecture.at(14)).toEqual(before);
    await lecture.press(key);
    await expect(page.getByRole(role, { name })).toBeVisible();
    expect(unanswered).toEqual([]);
  });
}

test('a file whose maker does not come says so where it was asked for, and offers to load again', async ({
  page,
  unanswered,
}) => {
  await page.goto('./#tree=((1+2)(3+4))&step=5');
  const lecture = new Lecture(page);
  await lecture.node(0).waitFor();
  for (const [way, name] of [
    ['Take it along', 'Picture, PNG'],
    ['Why do we get different numbers?', 'Picture, SVG'],
  ]) {
    const dialog = page.getByRole('dialog', { name: way });
    await (way === 'Take it along' ? lecture.button(way).click() : lecture.press('d'));
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

/** Whatever brings a text that holds this traps, as a fault in the core would. */
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

test('when the core traps, the tree and what was typed are kept, and the way on leads back to them', async ({
  page,
}) => {
  await plantTrap(page);
  await page.goto('./#tree=((1+2)(3+4))&step=5');
  const lecture = new Lecture(page);
  await lecture.node(0).waitFor();
  await lecture.treeText.fill(`((1 2) (3 ${mine}))`);
  const said = page.getByRole('alertdialog', { name: 'Something went wrong in Secateur.' });
  await expect(said.getByRole('textbox', { name: 'Tree' })).toHaveValue(`((1 2) (3 ${mine}))`);
  await said.getByRole('button', { name: 'Continue', exact: true }).click();
  // The same fault again, which now stands in the way at the start: of the link's tree, and of what was typed.
  await expect(said.getByRole('button', { name: 'Continue without this tree' })).toBeVisible();
  for (const kept of ['((1 2)(3 4))', `((1 2) (3 ${mine}))`]) {
    await expect(said.getByRole('textbox', { name: 'Tree' })).toHaveValue(kept);
    await said.getByRole('button', { name: 'Continue without this tree' }).click();
  }
  await expect(lecture.node(6)).toBeVisible();
});

/** The page, of which the first worker ends as soon as it has said something. @param {import('@playwright/test').Page} page */
async function openToLoseWorker(page) {
  await page.addInitScript(() => {
    const Own = window.Worker;
    let count = 0;
    window.Worker = class extends Own {
      constructor(/** @type {ConstructorParameters<typeof Worker>} */ ...args) {
        super(...args);
        count += 1;
        if (count === 1) this.addEventListener('message', () => this.terminate(), { once: true });
      }
    };
  });
  const lecture = new Lecture(page);
  await lecture.open();
  return lecture;
}

/** @type {(page: import('@playwright/test').Page, text: string) => Promise<void>} */
const give = (page, text) =>
  page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { bubbles: true });
    // Firefox takes none with the event.
    Object.defineProperty(event, 'clipboardData', { value: data });
    document.dispatchEvent(event);
  }, text);

test('a worker that ends before its work says so, changes nothing, and can be asked again', async ({
  page,
  unanswered,
}) => {
  const lecture = await openToLoseWorker(page);
  await give(page, `(${'(1 2) '.repeat(40_000)})`);
  const failed = page.getByRole('alert').filter({ hasText: 'ended before it was done' });
  await expect(failed).toBeVisible();
  await expect(lecture.node(3)).toBeVisible();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toHaveCount(0);
  await expect(lecture.player).toContainText(/of [\d,]{6,}/);
  expect(unanswered).toEqual([]);
});

test('a worker that ends while it reads nested lists says so, and they can be given again', async ({
  page,
  unanswered,
}) => {
  const lecture = await openToLoseWorker(page);
  const lists = JSON.stringify(Array(40_000).fill([1, 2]));
  await give(page, lists);
  await expect(page.getByRole('alert').filter({ hasText: 'ended before it was done' })).toBeVisible();
  await expect(lecture.node(3)).toBeVisible();
  await give(page, lists);
  await expect(lecture.player).toContainText(/of [\d,]{6,}/);
  expect(unanswered).toEqual([]);
});

test('where the count of a game breaks off the dialog says so, and the game can be opened', async ({
  page,
  unanswered,
}) => {
  const lecture = await openToLoseWorker(page);
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
