// The page for everyone: axe finds nothing in any state, a whole session works by keyboard, the tree is one tab stop with arrow walking,
// and the sentence is announced.

import { axeFaults } from './axe.js';
import { expect, test } from './fixture.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

/** The possible states of the page, and how to reach them. */
const looks =
  /** @type {{ name: string, come: (lecture: Lecture) => Promise<void>, leave?: (lecture: Lecture) => Promise<void> }[]} */ ([
    { name: 'before the first step', come: async () => {} },
    { name: 'at a cut-off', come: (lecture) => lecture.press('Shift+ArrowRight') },
    { name: 'at the end of the run', come: (lecture) => lecture.press('End') },
    {
      name: 'with a leaf being edited',
      come: (lecture) => lecture.node(3).click(),
    },
    {
      name: 'with a wrong score',
      come: async (lecture) => lecture.editor.fill('abc'),
      leave: (lecture) => lecture.press('Escape'),
    },
    {
      name: 'with the menu open',
      come: (lecture) => lecture.openMenu(),
    },
    {
      name: 'with a wrong window',
      come: async (lecture) => {
        await lecture.alpha.fill('x');
        await lecture.beta.fill('-inf');
      },
      leave: async (lecture) => {
        await lecture.alpha.fill('');
        await lecture.beta.fill('');
        await lecture.closeMenu();
      },
    },
    {
      name: 'with the list of keys',
      come: async (lecture) => {
        await lecture.press('?');
        await lecture.page.getByRole('dialog', { name: 'Keys' }).waitFor();
      },
      leave: (lecture) => lecture.press('Escape'),
    },
    {
      name: 'with what this is',
      come: async (lecture) => {
        await lecture.openAbout();
        await lecture.about.locator('summary').click();
      },
      leave: (lecture) => lecture.press('Escape'),
    },
    {
      name: 'with the picker of examples',
      come: async (lecture) => {
        await lecture.example.click();
        await lecture.picker.waitFor();
      },
      leave: (lecture) => lecture.press('Escape'),
    },
    {
      name: 'with the dialog for a game',
      come: async (lecture) => {
        await lecture.openGame();
        await lecture.game.getByRole('textbox', { name: 'Moves from there' }).fill('a1 b9');
      },
      leave: (lecture) => lecture.press('Escape'),
    },
    {
      name: 'with a claim',
      come: async (lecture) => {
        await lecture.openExample('nearly twice');
        await lecture.sentence.filter({ hasText: '√8' }).waitFor();
        // A node may now be where the row was pressed.
        await lecture.page.mouse.move(0, 0);
        await lecture.page.getByRole('tooltip').waitFor({ state: 'hidden' });
      },
    },
    {
      name: 'with an error in the tree',
      come: async (lecture) => {
        if (!(await lecture.treeText.isVisible())) await lecture.openMenu();
        await lecture.treeText.fill('((3 12) (2');
      },
    },
    {
      name: 'with a large tree',
      come: async (lecture) => {
        await lecture.treeText.fill(`(${'(1 2 3) '.repeat(40)})`);
        if (await lecture.menu.isVisible()) await lecture.closeMenu();
        await lecture.timeline.focus();
        await lecture.press('Shift+ArrowRight');
      },
    },
  ]);

for (const [width, height, ...schemes] of /** @type {const} */ ([
  [1280, 720, 'light', 'dark'],
  [390, 844, 'light'],
])) {
  test(`axe has nothing to say in any state on ${width} × ${height}, ${schemes.join(' and ')}`, async ({
    lecture,
    page,
    browserName,
  }) => {
    await page.setViewportSize({ width, height });
    for (const { name, come, leave } of looks) {
      await come(lecture);
      for (const colorScheme of schemes) {
        // Firefox has one theme for as long as it runs.
        if (colorScheme === 'dark' && browserName === 'firefox') continue;
        if (schemes.length > 1) await page.emulateMedia({ colorScheme });
        await lecture.settled();
        expect.soft(await axeFaults(page), `${name}, ${colorScheme}`).toEqual([]);
      }
      await leave?.(lecture);
    }
  });
}

test('a whole session works by keyboard alone', async ({ lecture }) => {
  await tabTo(lecture, lecture.example);
  await lecture.press('Enter');
  await lecture.picker.waitFor();
  await lecture.page.keyboard.type('line a b d');
  await lecture.press('ArrowDown');
  await lecture.press('Enter');
  await expect(lecture.treeText).toHaveValue(/^a: \(b: /);
  // It is drawn and searched as in its course, and the cross goes back.
  await tabTo(lecture, lecture.button('Back to the general notation'));
  await lecture.press('Enter');
  await expect(lecture.dialect).toHaveValue('fail-soft');

  await tabTo(lecture, lecture.button('Step forward'));
  for (let step = 1; step <= 3; step += 1) await lecture.press('Enter');
  await expect(lecture.position).toHaveText(/^3 of /);
  await lecture.press('ArrowRight');
  await expect(lecture.position).toHaveText(/^4 of /);

  await tabTo(lecture, lecture.stage);
  while (!(await (await activeNode(lecture)).getAttribute('aria-label'))?.startsWith('leaf')) {
    await lecture.press('ArrowDown');
    await lecture.settled();
  }
  await lecture.press('Enter');
  await expect(lecture.editor).toBeFocused();
  await lecture.page.keyboard.type('3');
  await lecture.press('Tab');
  await expect(lecture.editor).toHaveValue('4');
  await lecture.page.keyboard.type('-2.5');
  await lecture.press('Enter');
  await expect(lecture.treeText).toHaveValue(/^a: \(b: \(d: \(3 -2\.5\) e:/);
  await expect(lecture.stage).toBeFocused();
  await lecture.press('Escape');

  await tabTo(lecture, lecture.timeline);
  await lecture.press('End');
  await expect(lecture.button('Last step')).toBeDisabled();
  await expect(lecture.sentence).toContainText('worth');
});

test('every control can be reached with Tab, in reading order, shows its focus, and is large enough for a thumb', async ({
  lecture,
  page,
  troubles,
}) => {
  test.slow();
  await lecture.press('Shift+ArrowRight');
  /** @type {string[]} */
  const reached = [];
  for (let press = 0; press < 60; press += 1) {
    await lecture.press('Tab');
    const name = await page.evaluate(focused);
    if (name === '' || reached.includes(name)) break;
    reached.push(name);
    await lecture.settled();
    expect.soft(await looksFocused(lecture), `the focus on “${name}” can be seen`).toBe(true);
  }
  const wanted = ['Algorithm', 'Dialect', 'Example', 'Tree', 'More settings', 'Game tree', 'First step', 'Step back'];
  wanted.push('Play', 'Step forward', 'Last step', 'The whole run');
  const places = wanted.map((name) => reached.findIndex((found) => found.startsWith(name)));
  expect(places, reached.join(' · ')).not.toContain(-1);
  expect(places, 'in reading order').toEqual([...places].sort((one, other) => one - other));
  await page.setViewportSize({ width: 390, height: 844 });
  await lecture.settled();
  for (const name of ['First step', 'Step back', 'Play', 'Step forward', 'Last step', 'More settings']) {
    const { width, height } = /** @type {DOMRect} */ (await lecture.button(name).boundingBox());
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
  }
  // In Firefox Playwright takes a picture with a style that the page's policy forbids.
  expect(troubles.splice(0).filter((trouble) => !trouble.includes('style-src-elem inline'))).toEqual([]);
});

test('the tree is one tab stop, and the arrows walk to parent, child and sibling, with a ring around each', async ({
  lecture,
}) => {
  await lecture.goTo(14);
  await tabTo(lecture, lecture.stage);
  const ring = lecture.stage.locator('.ring');
  /** @type {[key: string, name: RegExp][]} */
  const walk = [
    ['ArrowUp', /MAX node at the root/],
    ['ArrowUp', /MAX node at the root/],
    ['ArrowDown', /MIN node/],
    ['ArrowLeft', /MIN node a/],
    ['ArrowLeft', /MIN node a/],
    ['ArrowRight', /MIN node b, here, at most 2, window 3 to plus infinity/],
    ['ArrowDown', /leaf, .*2/],
    ['ArrowRight', /leaf, cut off, .*4/],
    ['ArrowRight', /leaf, cut off, .*6/],
    ['ArrowRight', /leaf, not visited, .*14/],
    ['ArrowUp', /MIN node c, not visited/],
    ['ArrowDown', /leaf, not visited, .*14/],
  ];
  for (const [key, name] of walk) {
    await lecture.press(key);
    await lecture.settled();
    const active = await activeNode(lecture);
    await expect(active, key).toHaveAccessibleName(name);
    const [around, node] = [await ring.boundingBox(), await active.locator('.shape').boundingBox()];
    if (!around || !node) throw new Error('the ring is drawn');
    expect(Math.abs(around.x + around.width / 2 - node.x - node.width / 2), key).toBeLessThan(3);
    expect(Math.abs(around.y + around.height / 2 - node.y - node.height / 2), key).toBeLessThan(3);
    expect(around.width, key).toBeGreaterThan(node.width);
  }
  expect((await lecture.settled()).step, 'walking takes no steps').toBe(14);
  await lecture.press('Escape');
  await lecture.press('ArrowRight');
  expect((await lecture.settled()).step, 'outside the tree the arrows step').toBe(15);
});

test('the sentence, which changes with every step, and errors are announced', async ({ lecture, page }) => {
  await expect(lecture.sentence).toHaveAttribute('aria-live', 'polite');
  await expect(lecture.sentence).toHaveAttribute('aria-atomic', 'true');
  const { length, sentence: first } = await lecture.at(0);
  let before = first;
  for (const { step, sentence } of await lecture.walk(Array(length).fill('ArrowRight'))) {
    expect(sentence, `step ${step}`).not.toBe(before);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    before = sentence;
  }
  expect((await lecture.at()).step).toBe(length);
  const announced = page.locator('[aria-live], [role="alert"]');
  await lecture.treeText.fill('(1 x)');
  await expect(announced.filter({ hasText: 'Line 1, column 4' })).toBeVisible();
  await lecture.treeText.fill('(1 2)');
  await lecture.settled();
  await lecture.node(1).click();
  await lecture.editor.fill('x');
  await expect(announced.filter({ hasText: '“x” is not a score' })).toBeVisible();
});

/**
 * Presses Tab, or Shift and Tab, until the target has the focus. Beyond the first and the last are the browser's own controls.
 * @param {Lecture} lecture
 * @param {import('@playwright/test').Locator} target
 */
async function tabTo(lecture, target) {
  const element = await target.elementHandle();
  const isBefore = await lecture.page.evaluate((it) => {
    const { activeElement: at, body } = document;
    return at && at !== body && it && it.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
  }, element);
  for (let press = 0; press < 60; press += 1) {
    if (await lecture.page.evaluate((it) => it === document.activeElement, element)) return;
    await lecture.press(isBefore ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab never comes to ${target}`);
}

/**
 * The current node of the tree walk: the tree keeps the focus and says which of its items is active.
 * @param {Lecture} lecture
 */
async function activeNode({ page, stage }) {
  const id = await stage.getAttribute('aria-activedescendant');
  return page.locator(`[id="${id}"]`);
}

/** Runs in the browser: the name of the focused element, if any. */
function focused() {
  const element = document.activeElement;
  if (!element || element === document.body) return '';
  const label =
    element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent ?? '';
  return label.trim().replace(/\s+/g, ' ');
}

/**
 * Whether the screen around the focused element changes when it loses focus.
 * @param {Lecture} lecture
 */
async function looksFocused({ page }) {
  const element = (await page.evaluateHandle(() => document.activeElement)).asElement();
  const box = await element?.boundingBox();
  const view = page.viewportSize();
  if (!element || !box || !view) return false;
  const [left, top] = [Math.max(0, box.x - 8), Math.max(0, box.y - 8)];
  const [right, bottom] = [Math.min(view.width, box.x + box.width + 8), Math.min(view.height, box.y + box.height + 8)];
  const clip = { x: left, y: top, width: right - left, height: bottom - top };
  const picture = () => page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  const focused = await picture();
  await element.evaluate((it) => /** @type {HTMLElement} */ (it).blur());
  const blurred = await picture();
  await element.evaluate((it) => /** @type {HTMLElement} */ (it).focus());
  return !focused.equals(blurred);
}

test('what only colours show also works in forced colours', async ({ browser, baseURL, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox takes no colours from tests');
  const context = await browser.newContext({ baseURL, forcedColors: 'active' });
  const page = await context.newPage();
  await page.goto('./#step=9&grain=event');
  await page.locator('.node[data-node="0"]').waitFor();
  const paintOf = (/** @type {string} */ selector) =>
    page.locator(selector).evaluate((one) => getComputedStyle(one).backgroundColor);
  // In their own colours only the canvas would be painted.
  expect(await paintOf('.code [aria-current="step"]')).not.toBe(await paintOf('body'));
  expect(await page.locator('.timeline').evaluate((one) => getComputedStyle(one).forcedColorAdjust)).toBe('none');
  await context.close();
});

test('closing something with Escape returns the keys to the search', async ({ lecture, page }) => {
  await lecture.follow('tree=((3 12 8) (2 4 6) (14 5 2))&step=0');
  const algorithm = await lecture.algorithm.inputValue();
  const inMenu = (/** @type {string} */ name) => async () => {
    await lecture.more.click();
    await lecture.menu.getByRole('button', { name }).click();
  };
  const ways = [
    () => lecture.algorithm.click(),
    () => lecture.algorithm.focus(),
    () => lecture.dialect.click(),
    () => lecture.more.click(),
    () => lecture.example.click(),
    () => lecture.button('Share').click(),
    () => lecture.button('Export').click(),
    () => lecture.treeText.click(),
    ...['Compare runs', 'Keys'].map(inMenu),
    ...['o', 'd', 'n', '?'].map((key) => () => lecture.press(key)),
  ];
  const open = 'dialog[open], :popover-open, select:open, textarea:focus, select:focus';
  for (const [turn, way] of ways.entries()) {
    await way();
    await expect.poll(() => page.locator(open).count(), `way ${turn} opens`).toBeGreaterThan(0);
    await lecture.press('Escape');
    await expect(page.locator('dialog[open], :popover-open')).toHaveCount(0);
    const { step } = await lecture.settled();
    await lecture.press('ArrowRight');
    expect((await lecture.settled()).step, `way ${turn}`).toBe(step + 1);
    await lecture.press('ArrowLeft');
    await lecture.settled();
    await lecture.press(' ');
    await expect(page.getByRole('button', { name: 'Pause' }), `way ${turn}: Space plays`).toBeVisible();
    await lecture.press(' ');
    await lecture.press('Home');
    expect(await lecture.algorithm.inputValue()).toBe(algorithm);
  }
});

test('with letter keys off, characters only work in text fields, and the setting is stored', async ({
  lecture,
  page,
}) => {
  await lecture.openMenu();
  await lecture.menu.getByRole('switch', { name: 'Letter shortcuts' }).click();
  await lecture.closeMenu();
  await page.reload();
  await lecture.open();
  const look = () => page.evaluate(() => document.body.className + document.querySelector('.app')?.textContent);
  await lecture.settled();
  const before = await look();
  for (const key of 'pbwfsgqkldcoxnre?5.,') await lecture.press(key);
  await lecture.settled();
  await expect(page.locator('dialog[open], :popover-open, .making-bar')).toHaveCount(0);
  expect(await look()).toBe(before);
  await lecture.press('ArrowRight');
  expect((await lecture.settled()).step).toBe(1);
  await lecture.node(3).click();
  await page.keyboard.type('7');
  await expect(lecture.treeText).toHaveValue('((3 7 8) (2 4 6) (14 5 2))');
  await lecture.press('Enter');
  await lecture.openMenu();
  await lecture.menu.getByRole('button', { name: 'Keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('do nothing by themselves now');
});
