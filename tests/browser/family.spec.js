// Visible parts of passes, tables, orders and the critical tree: the right rows at the right step, by mouse and by keys, inside the aside
// at every size, and nothing for axe to find.

import { languageIds } from '../../www/src/words/languages.js';
import { axeFaults } from './axe.js';
import { expect, test } from './fixture.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

const textbook = '((3 12 8) (2 4 6) (14 5 2))';
const slides = '(((6 2) (8 7)) ((5 4) (9 3)))';
const evaluated = 'max 0 (min 5 (3 12) min 4 (2 9))';
const again = 'r: (a: (x: 3 y: (5 9)) b: (@y z: 2) c: (x: 7 @a))';

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

/**
 * A new link in a new page: only then does nothing of the last one stay.
 * @param {Lecture} lecture
 * @param {string} tree
 * @param {string} rest
 */
async function follow({ page }, tree, rest) {
  await page.goto('about:blank');
  await page.goto(`./#tree=${encodeURIComponent(tree)}&${rest}`);
  await page.locator('.node[data-node="0"]').waitFor();
  await page.getByRole('tabpanel').waitFor();
}

/**
 * The cells of a panel's rows, as read.
 * @param {Lecture} lecture
 * @param {string} name
 */
const rows = ({ aside }, name) =>
  aside
    .getByRole('table', { name })
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(' | ')));

test('MTD(f) shows its passes as they come, a row leads to its end, and the arrows cycle through the tabs', async ({
  lecture,
}) => {
  await follow(lecture, textbook, 'algorithm=mtd-f&step=20');
  await expect(lecture.aside.getByRole('tab')).toHaveText(['Window', 'Passes', 'Table', 'Leaves', 'Counts']);
  expect(await rows(lecture, 'Passes')).toEqual(['1 | [−1, 0] | ≥ 3 | ≥ 3 | 3', '2 | [3, 4] |  |  | ']);
  await expect(lecture.aside).toContainText('Pass 2 asks one question: is the root worth 4 or more?');
  await expect(lecture.aside.getByRole('img', { name: 'between 3 and +∞' })).toBeVisible();
  await lecture.aside.getByRole('tab', { name: 'Passes' }).focus();
  await lecture.press('ArrowRight');
  await expect(lecture.aside.getByRole('tab', { name: 'Table' })).toBeFocused();
  await expect(lecture.aside.getByRole('tabpanel', { name: 'Table' })).toBeVisible();
  await expect(lecture.position).toHaveText('20 of 50');
  expect((await rows(lecture, 'Table')).length).toBeGreaterThan(1);
  await expect(lecture.aside.locator('tr[aria-current]')).toHaveCount(1);
  await lecture.aside.getByRole('tab', { name: 'Window' }).click();
  await lecture.press('ArrowRight');
  await expect(lecture.position).toHaveText('21 of 50');
  await lecture.aside.getByRole('tab', { name: 'Passes' }).click();
  await lecture.aside.getByRole('button', { name: 'Pass 2: to its end' }).click();
  await expect(lecture.position).toHaveText('50 of 50');
  expect(await rows(lecture, 'Passes')).toEqual(['1 | [−1, 0] | ≥ 3 | ≥ 3 | 3', '2 | [3, 4] | ≤ 3 | = 3 | 4']);
  await expect(lecture.aside).toContainText('3 ≤ α = 3: the root is worth 3 or less.');
  await expect(lecture.aside).toContainText('Together with the earlier passes: = 3.');
});

test('K shows on the tree a strategy, what keeps the value, and the critical tree; a transposition leads to the first occurrence', async ({
  lecture,
}) => {
  await lecture.press('End');
  await lecture.press('k');
  await expect(lecture.aside.getByRole('tabpanel', { name: 'Strategy' })).toContainText(
    'MAX plays a and has at least 3',
  );
  await expect(lecture.stage.locator('.lines .is-core')).toHaveCount(2);
  await expect(lecture.stage.locator('.notes .prepared')).toHaveCount(2);
  await lecture.press('k');
  await expect(lecture.aside.getByRole('tabpanel', { name: 'Keeps value' }).getByRole('row')).toHaveCount(5);
  await expect(lecture.stage.locator('.notes .equals')).toHaveCount(4);
  await lecture.press('k');
  await expect(lecture.aside.getByRole('tabpanel', { name: 'Critical tree' })).toContainText('one child is enough');
  await expect(lecture.stage.locator('.notes .type')).toHaveText(['1', '1', '1', '2', '2', '2', '3', '2', '3']);
  await expect(lecture.stage.locator('.notes .spare')).toHaveCount(2);
  await lecture.press('k');
  await expect(lecture.aside.getByRole('tabpanel', { name: 'Leaves' })).toContainText('only between 2 and 8');
  await expect(lecture.stage.locator('.notes .reach')).toHaveText(['2…8', '2…3', '2…3', '3…4', '3…5']);
  await lecture.press('k');
  await expect(lecture.stage.locator('.notes > *')).toHaveCount(0);
  await expect(lecture.aside.getByRole('tab')).toHaveText(['Search', 'Leaves', 'Counts']);

  await follow(lecture, again, 'algorithm=alpha-beta-table&step=1');
  await expect(lecture.stage.locator('.again')).toHaveCount(2);
  await lecture.stage.locator('.again').first().click();
  await expect(lecture.stage).toHaveAttribute('aria-activedescendant', 'tree-node-3');
  await expect(lecture.position).toHaveText(/^1 of/);
  await lecture.stage.focus();
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown']) await lecture.press(key);
  await lecture.press('Enter');
  await expect(lecture.stage).toHaveAttribute('aria-activedescendant', 'tree-node-3');
});

/** With the text of the panel that opens. @type {[tree: string, rest: string, told: RegExp][]} */
const links = [
  [textbook, 'algorithm=mtd-f&step=20', /Pass 2 asks one question: is the root worth 4 or more\?/],
  [evaluated, 'algorithm=iterative-deepening&step=8', /If time runs out now, the answer is a\./],
  [slides, 'algorithm=aspiration&step=9', /Pass 1 searches with the window \[−1, 1\]\./],
  [again, 'algorithm=alpha-beta-table&step=9', /Known positions met: 0/],
  ['a: (b: (x: 3 y: 12) c: (x: 2 y: 4) d: (y: 14 x: 5))', 'order=killer&step=99', /Ply\s*Last\s*Earlier\s*1\s*x/],
];

/** The overlays' tabs, in the order in which K cycles. */
const overlays = ['Strategy', 'Keeps value', 'Critical tree'];

/**
 * @param {Lecture} lecture
 * @param {string} tab
 */
async function overlay(lecture, tab) {
  for (let turn = 0; turn <= overlays.indexOf(tab); turn += 1) await lecture.press('k');
  await lecture.aside.getByRole('tab', { name: tab }).waitFor();
}

/**
 * The rows of the counts, and the position of each of their dots on the axis.
 * @param {Lecture} lecture
 */
const plotted = ({ aside }) =>
  aside.locator('.plot tr:has([scope="row"])').evaluateAll((all) =>
    all.map((row) => {
      const [lane, dot, column] = ['.lane div', '.dot', '.here'].map((part) =>
        /** @type {Element} */ (row.querySelector(part)).getBoundingClientRect(),
      );
      const share = ({ left, width }) => Math.round((100 * (left + width / 2 - lane.left)) / lane.width);
      const number = row.querySelector('.number')?.textContent?.trim().replace(/\s+/g, ' ');
      const [name, note] = ['th', 'small'].map((part) => row.querySelector(part)?.textContent ?? '');
      return `${name.slice(0, -note.length)} | ${number} | ${share(dot)} | ${share(column)}`;
    }),
  );

test('the counts are on one axis with the formulas’ predictions, large while presenting, and hidden while predicting', async ({
  lecture,
  page,
}) => {
  await lecture.press('l');
  await lecture.aside.locator('.plot').waitFor();
  await lecture.press('q');
  await expect(lecture.aside.getByRole('tabpanel')).toHaveText('The counts appear when the run is over.');
  await lecture.press('End');
  await expect(lecture.aside.locator('.plot')).toBeVisible();
  expect(await plotted(lecture)).toEqual([
    'this run | 7 | 78 | 78',
    'least | 5 | 56 | 78',
    'mean, orders | ≈7.667 | 85 | 78',
    'mean, random | ≈7.443 | 83 | 78',
    'most | 9 | 100 | 78',
    'b⌈d/2⌉ + b⌊d/2⌋ − 1 | 5 | 56 | 78',
    '√N = bd/2 | 3 | 33 | 78',
    'b0.75d | ≈5.2 | 58 | 78',
  ]);
  await expect(lecture.aside.locator('.code')).toHaveCount(0);
  const small = (await lecture.aside.locator('.plot').boundingBox())?.height ?? 0;
  await lecture.press('p');
  await expect(lecture.aside.getByRole('tab')).toHaveCount(0);
  const large = await lecture.aside.locator('.plot').boundingBox();
  expect(large?.height).toBeGreaterThan(1.15 * small);
  const foot = await lecture.aside.locator('.plot-foot').boundingBox();
  const room = await lecture.aside.boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((room?.y ?? 0) + (room?.height ?? 0) + 1);
  await lecture.press('l');
  await expect(lecture.aside).toBeHidden();
  await lecture.press('p');
  const figures = lecture.aside.getByRole('button', { name: 'least 5 mean, orders ≈7.667 most 9' });
  await figures.click();
  await expect(lecture.aside.getByRole('tab', { name: 'Counts' })).toHaveAttribute('aria-selected', 'true');
  // A run that repeats work may count more than there are leaves: the axis extends to its end.
  await follow(lecture, textbook, 'algorithm=aspiration&guess=100');
  await lecture.press('l');
  expect((await plotted(lecture)).map((row) => row.split(' | ').slice(0, 3).join(' '))).toEqual([
    'this run 10 100',
    'least 5 50',
    'minimax 9 90',
  ]);

  // They fit where a lecture is shown.
  for (const language of languageIds) {
    await follow(lecture, textbook, `language=${language}`);
    await lecture.press('l');
    await page.locator('.plot').waitFor();
    await lecture.press('End');
    for (const size of sizes.slice(0, 2)) {
      await page.setViewportSize(size);
      const [content, seen] = await page
        .locator('.aside .scroll')
        .evaluate((box) => [box.scrollHeight, box.clientHeight]);
      expect(content, `${language} at ${size.width}`).toBeLessThanOrEqual(seen);
    }
  }
});

test('every panel says what it is for, is complete and stays where it is, at every size', async ({ lecture, page }) => {
  /** @type {Set<string>} */
  const seen = new Set();
  for (const [index, [tree, rest, told]] of links.entries()) {
    await page.setViewportSize(sizes[index % sizes.length]);
    await follow(lecture, tree, rest);
    await expect(lecture.aside.getByRole('tabpanel')).toContainText(told);
    const opening = await lecture.aside.getByRole('tab', { selected: true }).textContent();
    await overlay(lecture, overlays[index % overlays.length]);
    const all = await lecture.aside.getByRole('tab').allTextContents();
    const names = all.filter((name) => name === opening || !seen.has(name));
    for (const name of all) seen.add(name);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const name of names) {
        await lecture.aside.getByRole('tab', { name }).click();
        expect(await page.evaluate(outside), `${rest}: ${name} at ${size.width}`).toEqual([]);
      }
      await lecture.aside.getByRole('tab', { name: overlays[index % overlays.length] }).click();
      const panel = lecture.aside.locator('.panel');
      const box = await panel.boundingBox();
      await lecture.press('ArrowRight');
      expect(await panel.boundingBox(), `${rest} at ${size.width}`).toEqual(box);
    }
    expect(await axeFaults(page, '.aside'), rest).toEqual([]);
  }
});

/** What sticks out of the aside, or of the window sideways; scrolling elements may contain more than they show, and so may the aside of a
 * small screen. Runs in the browser. */
function outside() {
  const aside = /** @type {Element} */ (document.querySelector('.aside'));
  const scrolls = getComputedStyle(aside).overflowY === 'auto';
  const area = aside.getBoundingClientRect();
  const faults = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
  for (const element of aside.querySelectorAll('.now, .panel, .panel > *, .tabs > *, .tally > *, .scroll > *')) {
    const { left, right, bottom } = element.getBoundingClientRect();
    const isDeep = bottom > area.bottom + 1 && !scrolls && !element.parentElement?.matches('.scroll');
    if (left < area.left - 1 || right > area.right + 1 || isDeep) faults.push(element.className || element.tagName);
  }
  const panel = /** @type {Element} */ (aside.querySelector('.panel'));
  if (!scrolls && panel.scrollHeight > panel.clientHeight + 1) faults.push('the panel is too low for what it holds');
  return faults;
}
