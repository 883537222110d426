// Every lecturer's notation: in every skin everything reads the same; whole notations bring their rules;
// a choice is seen at once, remembered, and carried by the link, on the page, in the dialog and in exports.

import { readFileSync } from 'node:fs';
import { switches } from '../../www/src/state/notation.js';
import { presets } from '../../www/src/state/presets.js';
import { axeFaults } from './axe.js';
import { alphaBeta } from './cases.js';
import { expect, test } from './fixture.js';
import { dialectNames } from './lecture.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

const viewports = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];
/** Every skin, window, mark and infinity at least once; nodes show what they show in general. */
const notations = [
  'skin=circles&windows=open&cuts=scissors&infinity=signs',
  'skin=signs&windows=closed&cuts=cross&infinity=letters',
  'skin=plain&windows=labelled&cuts=dashed&infinity=letters',
  'skin=triangles&windows=labelled&cuts=stub&infinity=signs',
  'skin=plain&windows=open&cuts=slashes&infinity=signs',
];
/**
 * What the page shows after following a link.
 * @param {Lecture} lecture
 * @param {string} tree
 * @param {number} step
 * @param {string} notation
 */
async function follow(lecture, tree, step, notation) {
  await lecture.lead(`tree=${tree.replaceAll(' ', '+')}&step=${step}&grain=event&${notation}`);
  await lecture.at(step);
  return lecture.settled();
}

/** @param {Lecture} lecture */
async function openDialog({ page }) {
  await page.keyboard.press('n');
  await page.getByRole('menu', { name: 'Notation' }).waitFor();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'By hand' });
  await dialog.waitFor();
  return dialog;
}

/** @param {Lecture} lecture */
const chipOf = ({ page }) => page.getByRole('banner').getByRole('group', { name: 'Notation' });

/** @param {Lecture} lecture */
async function openWhole(lecture) {
  const chip = chipOf(lecture);
  if (await chip.isVisible()) await chip.getByRole('button').first().click();
  else {
    await lecture.openMenu();
    await lecture.menu.getByRole('button', { name: 'Notation' }).last().click();
  }
  const menu = lecture.page.getByRole('menu', { name: 'Notation' });
  await menu.waitFor();
  return menu;
}

/**
 * What is too small for a finger, or beside the window.
 * @param {import('@playwright/test').Locator} part
 */
const unreachable = (part) =>
  part.evaluate((element) =>
    [...element.querySelectorAll('label, button')].flatMap((target) => {
      const { width, height, left, right } = target.getBoundingClientRect();
      const isIn = left >= 0 && right <= innerWidth;
      return Math.min(width, height) < 43.9 || !isIn
        ? [`${target.textContent?.trim()} ${width} ${height} ${isIn}`]
        : [];
    }),
  );

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('menu and dialog are large enough for a finger and clean to axe', async ({ lecture, page, browserName }) => {
      // Firefox has one theme for as long as it runs.
      const schemes = /** @type {const} */ (['light', 'dark']).slice(0, browserName === 'firefox' ? 1 : 2);
      await lecture.lead('tree=((3+12+8)(2+4+6)(14+5+2))&notation=c&numbers=start');
      await lecture.settled();
      const menu = await openWhole(lecture);
      expect(await unreachable(menu)).toEqual([]);
      await expect(menu.locator('svg.tree')).toHaveCount(presets.length);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFaults(page, '.notation-menu')).toEqual([]);
      }
      await lecture.press('Escape');
      await expect(menu).toHaveCount(0);
      const dialog = await openDialog(lecture);
      expect(await unreachable(dialog)).toEqual([]);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFaults(page)).toEqual([]);
      }
      await expect(dialog.locator('.hand-sample svg.tree')).toBeInViewport({ ratio: 0.9 });
    });
  });
}

test('in every notation the same is read', async ({ lecture }) => {
  for (const { tree } of alphaBeta.slice(1, 5)) {
    for (const step of [7, 15]) {
      /** @type {Map<string, import('./shown.js').Shown>} */
      const usuals = new Map();
      for (const infinity of ['infinity=signs', 'infinity=letters'])
        usuals.set(
          infinity,
          await follow(lecture, tree, step, `skin=triangles&windows=closed&cuts=slashes&${infinity}`),
        );
      for (const notation of notations) {
        const usual = usuals.get(notation.replace(/.*&/, ''));
        if (!usual) throw new Error(`${notation} says no infinity`);
        const { nodes, now, carried } = await follow(lecture, tree, step, notation);
        const expected = { nodes: usual.nodes, now: usual.now, carried: usual.carried };
        expect({ nodes, now, carried }, `${tree} at step ${step}, ${notation}`).toEqual(expected);
      }
    }
  }
});

test('letters stand for infinities wherever scores are shown', async ({ lecture }) => {
  const tree = '(((W L) L) (L W W))';
  const { nodes, sentence, numbers, values } = await follow(lecture, tree, 1, 'infinity=letters');
  expect(nodes.filter(({ kind }) => kind === 'leaf').map(({ value }) => value)).toEqual(['W', 'L', 'L', 'L', 'W', 'W']);
  expect([nodes[0].window, values]).toEqual([['L', 'W'], 'root, L, W']);
  expect(numbers).toMatchObject({ 'α · MAX has': 'L', 'β · MIN has': 'W' });
  expect([sentence, ...nodes.map(({ spoken }) => spoken)].join()).not.toMatch(/∞|infinity/);
  await expect(lecture.aside.getByText('best ← L')).toBeVisible();
});

/** The tree on which the dialects differ in the number of leaves, by dialect. */
const differing = alphaBeta.find(({ runs }) => new Set(runs.map(({ leaves }) => leaves.length)).size > 1);

test('a whole notation brings its rules, is remembered, and is in the link', async ({ lecture, page }) => {
  if (!differing) throw new Error('no golden tree tells the dialects apart');
  await lecture.choose({ tree: differing.tree });
  await lecture.press('End');
  for (const [index, { id: course, notation, rules }] of presets.entries()) {
    const menu = await openWhole(lecture);
    await menu.getByRole('menuitemradio').nth(index).click();
    await expect(menu).toHaveCount(0);
    await expect(page.locator('.stage .tree')).toHaveAttribute('data-skin', notation.skin);
    await expect(page.locator('.stage .tree')).toHaveAttribute('data-cuts', notation.cuts);
    await lecture.press('End');
    // Its place in the header is the chip's.
    await lecture.openMenu();
    const isCourse = course !== 'general';
    await expect(lecture.menu.getByRole('combobox', { name: 'Dialect' })).toHaveCount(isCourse ? 1 : 0);
    const id = /** @type {keyof typeof dialectNames} */ (await lecture.dialect.inputValue());
    await lecture.closeMenu();
    const run = differing.runs.find(({ dialects }) => dialects.includes(id));
    const { numbers } = await lecture.settled();
    expect(numbers['leaves evaluated']).toBe(`${run?.leaves.length} of ${differing.minimax.leaves}`);
    expect(dialectNames[id]).toBe(
      {
        'at-bound fail-soft': 'Fail-soft',
        'at-bound fail-hard': 'Fail-hard',
        'past-bound fail-soft': 'Fail-soft, strict',
      }[`${rules.cut} ${rules.returns}`] ?? (rules.returns === 'running-bound' ? 'Running bound' : 'Fail-hard, strict'),
    );
  }
  await expect(page).toHaveURL(/notation=e/);

  const dialog = await openDialog(lecture);
  await dialog.getByRole('radio', { name: 'Scissors' }).check();
  await expect(page).toHaveURL(/cuts=scissors/);

  await page.goto('./');
  await page.reload();
  await lecture.node(0).waitFor();
  await expect(page.locator('.stage .tree')).toHaveAttribute('data-skin', 'circles');
  await expect(page.locator('.stage .tree')).toHaveAttribute('data-cuts', 'scissors');
  await expect(chipOf(lecture)).toContainText('As in α-β and MTD(f), changed');
  await page.evaluate(() => localStorage.clear());
  // Asked for by another name, so that the page comes anew before it has written its address.
  await page.goto('./?again#tree=(1+2)&skin=plain&windows=labelled&cuts=shears');
  await expect(page.locator('.stage .tree')).toHaveAttribute('data-skin', 'plain');
  await expect(page.getByText('The link says “cuts=shears”, which cannot be read: ignored.')).toBeVisible();
});

test('the chip names the course, and its cross goes back to the general notation', async ({ lecture, page }) => {
  await lecture.lead('tree=((3+12+8)(2+4+6)(14+5+2))&returns=fail-hard&notation=a');
  const chip = chipOf(lecture);
  await expect(chip).toHaveText('As in Game model');
  await expect(lecture.dialect).toBeHidden();
  expect(await axeFaults(page, '.bar')).toEqual([]);
  await chip.getByRole('button', { name: 'Back to the general notation' }).click();
  await expect(chip).toHaveCount(0);
  await expect(lecture.dialect).toHaveValue('fail-soft');
  await expect(page.locator('.stage .tree')).toHaveAttribute('data-cuts', 'slashes');
  await page.setViewportSize({ width: 390, height: 844 });
  await lecture.lead('tree=(1+2)&notation=a');
  await expect(chip).toHaveCount(0);
  await lecture.openMenu();
  await lecture.menu.getByRole('button', { name: 'Back to the general notation' }).click();
  await expect(page.locator('.stage .tree')).toHaveAttribute('data-cuts', 'slashes');
});

test('arrows walk the menu, Enter chooses, Escape leaves all as it is, and one click undoes what was changed', async ({
  lecture,
  page,
}) => {
  const tree = page.locator('.stage .tree');
  await lecture.lead('tree=((3+12+8)(2+4+6)(14+5+2))&notation=e&cuts=cross&numbers=seen');
  const { step } = await lecture.settled();
  let menu = await openWhole(lecture);
  await expect(menu.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await lecture.press('ArrowDown');
  const back = menu.getByRole('menuitem', { name: 'Leaf numbers: when looked at; Cut mark: cross' });
  await expect(back).toBeFocused();
  await lecture.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(tree).toHaveAttribute('data-cuts', 'cross');
  menu = await openWhole(lecture);
  await back.click();
  await expect(tree).toHaveAttribute('data-cuts', 'slashes');
  await expect(chipOf(lecture)).toHaveText('As in α-β and MTD(f)');
  menu = await openWhole(lecture);
  for (const key of ['Home', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter']) await lecture.press(key);
  await expect(menu).toHaveCount(0);
  await expect(chipOf(lecture)).toHaveText('As in Games in Java');
  expect((await lecture.settled()).step).toBe(step);
  await openWhole(lecture);
  await lecture.press('n');
  await expect(page.getByRole('dialog', { name: 'By hand' })).toBeVisible();
  await expect(menu).toHaveCount(0);
});

test('the row in focus shows on a small tree what it does, and what a course does not know is off', async ({
  lecture,
  page,
}) => {
  await lecture.lead('tree=((3+12+8)(2+4+6)(14+5+2))&notation=a');
  await lecture.settled();
  const dialog = await openDialog(lecture);
  const sample = dialog.locator('.hand-sample');
  const row = (/** @type {string} */ name) => dialog.getByRole('radiogroup', { name });
  for (const group of await dialog.getByRole('radiogroup').all()) {
    await group.locator('input:checked').focus();
    await expect(group).toHaveClass(/is-spot/);
    await expect(dialog.locator('.is-spot')).toHaveCount(1);
    await expect(sample.locator('.spot')).toHaveCount(1);
  }
  await expect(row('Best so far').locator('input:enabled')).toHaveCount(1);
  await expect(row('At a node').getByRole('radio', { name: 'its own' })).toBeEnabled();
  await row('Cut mark').getByRole('radio', { name: 'stub' }).focus();
  await lecture.press('ArrowLeft');
  await lecture.press('ArrowLeft');
  await expect(row('Cut mark').getByRole('radio', { name: 'cross' })).toBeChecked();
  for (const tree of [sample.locator('svg.tree'), page.locator('.stage .tree')])
    await expect(tree).toHaveAttribute('data-cuts', 'cross');
  await expect(dialog.getByText('Game model, 1 changed')).toBeVisible();
  await expect(sample).toContainText('notation=a, cuts=cross');
  await row('Written').getByRole('radio', { name: '[α, β]' }).check();
  await expect(row('At a node').getByRole('radio', { name: 'its own' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Back to the slides' }).click();
  await expect(row('Cut mark').getByRole('radio', { name: 'stub' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Back to the slides' })).toHaveCount(0);
  await expect(page.locator('.stage .tree')).toHaveAttribute('data-cuts', 'stub');
});

test('the panel’s line beside the small tree says what the panel of the page says', async ({ lecture, page }) => {
  const names = async () => (await page.locator('.hand-told .live dt').allTextContents()).map((name) => name.trim());
  for (const [notation, expected] of Object.entries({
    general: ['α', 'β', 'best'],
    a: ['α', 'β', 'value'],
    b: ['α', 'β', 'Val'],
    c: ['min', 'max', 'v'],
    d: ['α', 'β', 'depth'],
    e: ['α', 'β', 'res'],
  })) {
    const rules = presets.find(({ id }) => id === notation)?.rules;
    await lecture.lead(`tree=((3+12+8)(2+4+6)(14+5+2))&step=8&notation=${notation}&${new URLSearchParams(rules)}`);
    await lecture.settled();
    const dialog = await openDialog(lecture);
    const inPanel = (await page.locator('.aside .live dt').allTextContents()).map((name) => name.trim());
    expect((await names()).map((name) => name.split(/\s/)[0])).toEqual(expected);
    expect(await names()).toEqual(inPanel);
    // Of both names of the bounds each has its own, whichever the page uses.
    const other = notation === 'c' ? 'α β' : 'min max';
    await dialog.getByRole('radio', { name: other, exact: true }).check();
    expect((await names()).map((name) => name.split(/\s/)[0])).toEqual(['min', 'max', expected[2]]);
    await lecture.press('Escape');
  }
});

test('digits choose the skin, N opens the dialog, and neither does anything while someone types', async ({
  lecture,
  page,
}) => {
  const tree = page.locator('.stage .tree');
  for (const [index, skin] of switches.skin.entries()) {
    await lecture.press(String(index + 1));
    await expect(tree).toHaveAttribute('data-skin', skin);
    await lecture.press('Shift+ArrowRight');
    expect(await axeFaults(page, '.stage')).toEqual([]);
  }
  await lecture.press('4');
  await lecture.treeText.focus();
  await page.keyboard.type('1n');
  await expect(tree).toHaveAttribute('data-skin', 'plain');
  await expect(page.getByRole('dialog', { name: 'By hand' })).toHaveCount(0);
  await lecture.treeText.fill('(1 2)');
  const menu = await openWhole(lecture);
  await menu.getByRole('menuitem', { name: 'By hand' }).click();
  const dialog = page.getByRole('dialog', { name: 'By hand' });
  await dialog.getByRole('radio', { name: 'dots' }).focus();
  await lecture.press('ArrowUp');
  await expect(tree).toHaveAttribute('data-skin', 'signs');
  await lecture.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('rows say who moves where nothing else does, on a phone too; a mixed row is drawn with signs', async ({
  lecture,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = page.locator('.stage .row');
  await follow(lecture, '((1 2) (3 4))', 0, 'skin=signs');
  await expect(rows).toHaveCount(0);
  await follow(lecture, '((1 2) (3 4))', 0, 'skin=plain');
  await expect(rows).toHaveText(['MAX', 'MIN']);
  await follow(lecture, '((1 2) max (3 4))', 0, 'skin=plain');
  await expect(page.locator('.stage .sign')).toHaveCount(3);
});

test('what hangs from a stub is gone for the eye, and there for keys, ears and the editor', async ({
  lecture,
  page,
}) => {
  await follow(lecture, '((3 12 8) (2 4 6) (14 5 2))', 26, 'cuts=stub');
  const lost = lecture.node(7);
  const opacity = () => lost.evaluate((element) => Number(getComputedStyle(element).opacity));
  expect(await opacity()).toBe(0);
  await expect(page.getByRole('treeitem', { name: /cut off/ })).toHaveCount(2);
  await lecture.stage.focus();
  expect(await opacity()).toBe(1);
  await lecture.stage.blur();
  expect(await opacity()).toBe(0);
  await lost.click();
  await expect(lecture.editor).toHaveValue('4');
  await lecture.editor.fill('1');
  await lecture.press('Enter');
  await expect(lecture.treeText).toHaveValue('((3 12 8) (2 1 6) (14 5 2))');
});

test('pictures are drawn in the notation of the page, and light on a dark page', async ({
  lecture,
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Firefox has one theme for as long as it runs');
  await page.emulateMedia({ colorScheme: 'dark' });
  await follow(lecture, '((3 12 8) (2 4 6) (14 5 2))', 26, 'skin=signs&windows=labelled&cuts=stub&infinity=letters');
  await page.getByRole('button', { name: 'Take it along' }).click();
  /** @type {Record<string, string>} */
  const files = {};
  for (const name of ['Picture, SVG', 'LaTeX, TikZ']) {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    files[name] = readFileSync(await (await waiting).path(), 'utf8');
  }
  const words = [...files['Picture, SVG'].matchAll(/<(?:text|tspan)[^>]*>([^<]+)</g)].map(([, word]) => word.trim());
  expect(words.filter((word) => /^\d+$/.test(word))).toEqual(['3', '3', '3', '12', '8', '2', '2', '14', '5', '2']);
  expect(words.join(' ')).toContain('α=L');
  expect(files['Picture, SVG']).toContain('fill="#16181b"');
  expect(files['Picture, SVG']).not.toMatch(/#f2f0ea|class=|var\(/);
  expect(files['LaTeX, TikZ']).not.toMatch(/\{[46]\};/);
});

test('nothing lights up over the dark screen', async ({ lecture, page }) => {
  await lecture.press('b');
  for (const key of ['n', 'd', '?']) await lecture.press(key);
  await lecture.settled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a remote steps while a picker has the focus, and Escape leaves the picker', async ({ lecture }) => {
  await lecture.dialect.selectOption({ label: 'Fail-hard' });
  await lecture.dialect.focus();
  await lecture.press('PageDown');
  expect((await lecture.settled()).step).toBe(1);
  await expect(lecture.dialect).toHaveValue('fail-hard');
  await lecture.press('Escape');
  await lecture.press('ArrowRight');
  expect((await lecture.settled()).step).toBe(2);
});
