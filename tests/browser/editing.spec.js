// Changing the tree, on its leaves and as text: the run is redone at once and stays at the same moment of the search; an error is explained
// at its place, the input and the last good tree stay.

import { expect, test } from './fixture.js';
import { chain } from './trees.js';

const textbook = '((3 12 8) (2 4 6) (14 5 2))';
/** Leaf 14 has just been evaluated: node 10 of the textbook tree. */
const atFourteen = 17;

test('a leaf is edited by click and by keys, which then move in its field, and the search stays at its moment', async ({
  lecture,
}) => {
  const before = await lecture.goTo(atFourteen);
  await lecture.node(3).click();
  await expect(lecture.editor).toBeFocused();
  await expect(lecture.editor).toHaveValue('12');
  await lecture.page.keyboard.type('7');
  await expect(lecture.treeText).toHaveValue('((3 7 8) (2 4 6) (14 5 2))');
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ']) await lecture.press(key);
  expect((await lecture.settled()).step).toBe(atFourteen);
  await lecture.editor.fill('2,9');
  await lecture.press('ArrowUp');
  await expect(lecture.editor).toHaveValue('3,0');
  await lecture.press('Tab');
  await expect(lecture.editor).toHaveValue('8');
  await lecture.page.keyboard.type('1');
  await lecture.press('Tab');
  await expect(lecture.editor).toHaveValue('2');
  await lecture.press('Shift+Tab');
  await expect(lecture.editor).toHaveValue('1');
  await expect(lecture.editor).toBeFocused();
  await lecture.press('Enter');
  await expect(lecture.editor).toBeHidden();
  await expect(lecture.treeText).toHaveValue('((3 3.0 1) (2 4 6) (14 5 2))');
  await expect(lecture.node(3)).toHaveText('3');
  await lecture.treeText.fill(textbook);
  expect(await lecture.goTo(atFourteen)).toEqual(before);

  // The number of steps before it grows, and the moment stays.
  await lecture.node(6).click();
  await lecture.page.keyboard.type('20');
  await expect(lecture.treeText).toHaveValue('((3 12 8) (20 4 6) (14 5 2))');
  const after = await lecture.settled();
  expect(after.step).toBeGreaterThan(before.step);
  expect([after.now, after.line, after.sentence]).toEqual([before.now, before.line, before.sentence]);
  await lecture.press('Escape');
  await expect(lecture.editor).toBeHidden();
  await expect(lecture.treeText).toHaveValue(textbook);
  expect(await lecture.settled()).toEqual(before);
  await lecture.press('ArrowRight');
  expect((await lecture.settled()).step).toBe(atFourteen + 1);

  await lecture.stage.focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'Enter']) {
    await lecture.press(key);
    await lecture.settled();
  }
  await expect(lecture.editor).toHaveValue('12');
  await lecture.page.keyboard.type('7');
  await lecture.press('Enter');
  await expect(lecture.treeText).toHaveValue('((3 7 8) (2 4 6) (14 5 2))');
  await expect(lecture.stage).toBeFocused();
});

test('a wrong score says why, keeps the input and the last good tree; an unfinished one says nothing before it is left', async ({
  lecture,
}) => {
  await lecture.node(5).locator('.shape').click();
  await lecture.settled();
  await expect(lecture.editor, 'of an inner node').toBeHidden();
  const before = await lecture.goTo(atFourteen);
  await lecture.node(3).click();
  for (const [typed, isBegun] of /** @type {[string, boolean][]} */ ([
    ['abc', false],
    ['(1 2)', false],
    ['i', true],
    ['-.', true],
  ])) {
    await lecture.editor.fill(typed);
    if (isBegun) await expect(lecture.editor).toHaveAttribute('aria-invalid', 'false');
    else await expect(lecture.editor).toHaveAccessibleDescription(/score/);
    await lecture.press('Enter');
    await expect(lecture.editor).toHaveAttribute('aria-invalid', 'true');
    await expect(lecture.editor).toHaveAccessibleDescription(/score/);
    await expect(lecture.editor).toHaveValue(typed);
    await expect(lecture.editor).toBeFocused();
    expect(without(await lecture.settled(), 3)).toEqual(without(before, 3));
  }
  await lecture.editor.fill('5');
  await expect(lecture.editor).toHaveAttribute('aria-invalid', 'false');
  await lecture.press('Enter');
  await expect(lecture.treeText).toHaveValue('((3 5 8) (2 4 6) (14 5 2))');
});

test.describe('the tree field', () => {
  /** @type {[text: string, line: number, column: number, reason: RegExp, marked: string][]} */
  const mistakes = [
    ['(3 x)', 1, 4, /x/, 'x'],
    ['((3 12 8) (2 4 6', 1, 11, /never closed/, '('],
    ['(1,\n 2,\n 3 oops)', 3, 4, /score|stand/, 'oops'],
    ['', 1, 1, /ends/, ''],
  ];
  test('a mistake is explained and marked at its place, readable in any theme, and the last good tree stays', async ({
    lecture,
    page,
  }) => {
    const before = await lecture.goTo(atFourteen);
    const mark = page.locator('.tree-mirror mark');
    for (const [text, line, column, reason, marked] of mistakes) {
      await lecture.treeText.fill(text);
      await expect(lecture.treeText).toHaveAttribute('aria-invalid', 'true');
      await expect(lecture.treeText).toHaveAccessibleDescription(new RegExp(`Line ${line}, column ${column}: `));
      await expect(lecture.treeText).toHaveAccessibleDescription(reason);
      await expect(lecture.treeText).toHaveValue(text);
      await expect(mark).toHaveText(marked);
      expect(await lecture.settled(), text).toEqual(before);
      if (marked === '') continue;
      await lecture.treeText.focus();
      const [at, field] = [await mark.boundingBox(), await lecture.treeText.boundingBox()];
      if (!at || !field) throw new Error('mark and field are on the page');
      expect(at.y).toBeGreaterThanOrEqual(field.y - 1);
      expect(at.y + at.height).toBeLessThanOrEqual(field.y + field.height + 1);
      expect(at.x + at.width).toBeLessThanOrEqual(field.x + field.width + 1);
      for (const theme of ['light', 'dark']) {
        await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), theme);
        expect(await mark.evaluate(contrast), theme).toBeGreaterThan(4.5);
      }
    }
    await lecture.timeline.focus();
    await lecture.press('ArrowRight');
    expect((await lecture.settled()).step, 'the last good tree can be stepped').toBe(atFourteen + 1);
    await lecture.treeText.fill('(1 2)');
    await expect(lecture.treeText).toHaveAttribute('aria-invalid', 'false');
    await expect(lecture.treeText).toHaveAccessibleDescription('');
    await expect(lecture.node(2)).toHaveText('2');
  });

  test('text is never taken for HTML, and huge and odd ones leave the page alive', async ({ lecture, page }) => {
    page.on('dialog', (dialog) => {
      throw new Error(dialog.message());
    });
    // With all the code for reading other programs' formats.
    await lecture.treeText.fill('{"value": 3}');
    await expect(page.getByText('Read as JSON.')).toBeVisible();
    const elements = await page.locator('body *').count();
    for (const text of [
      '(<img src=x onerror=alert(1)> 2)',
      '"><script>alert(1)</script>',
      '{{constructor.constructor("alert(1)")()}}',
      '($' + '{alert(1)} 2)',
      'javascript:alert(1)',
      chain(1001),
      '('.repeat(100_000),
      `(${'x'.repeat(50_000)})`,
      '(1 😀 2)',
      '(1 שלום 2)',
      `(1 a${'\u0301'.repeat(500)})`,
      '(1 \u0007 2)',
    ]) {
      await lecture.treeText.fill(text);
      await expect(lecture.treeText, text.slice(0, 40)).toHaveAttribute('aria-invalid', 'true');
      await expect(lecture.treeText).toHaveAccessibleDescription(/Line 1, column \d/);
      await lecture.settled();
      expect(await page.locator('script:not([src]), img, .stage b').count(), text.slice(0, 40)).toBe(0);
      expect(await page.locator('body *').count()).toBeLessThan(elements + 10);
    }
    await lecture.treeText.fill(`(a<b>c: (1 2) <x>: (3 4) ${'n'.repeat(300)}: (5 6))`);
    await expect(lecture.treeText).toHaveAttribute('aria-invalid', 'false');
    await expect(lecture.node(7), 'whole where it is spoken').toHaveAccessibleName(new RegExp('n'.repeat(300)));
    for (const step of [1, 2, 4, 7]) {
      const { nodes, sentence } = await lecture.goTo(step);
      expect([nodes[1].name, nodes[4].name]).toEqual(['a<b>c', '<x>']);
      if (step > 1) expect(sentence).toContain('a<b>c');
    }
  });

  test('an ambiguous text is pointed out, and corrected on request', async ({ lecture, page }) => {
    await page.goto('about:blank');
    await page.goto('./#tree=(3,5+4,2)');
    const note = page.getByRole('status').filter({ hasText: '“3,5” is two scores, 3 and 5' });
    await expect(note).toBeVisible();
    await expect(lecture.node(4)).toHaveText('2');
    await note.getByRole('button', { name: 'Read as decimals' }).click();
    await expect(lecture.treeText).toHaveValue('(3.5 4.2)');
    await expect(note).toBeHidden();
    await lecture.treeText.fill('(7,5 4,2)');
    const other = page.getByRole('status').filter({ hasText: '7,5' });
    await other.getByRole('button', { name: 'Leave it as it is' }).click();
    await expect(page.getByText('two scores')).toHaveCount(0);
    await lecture.treeText.fill(`(${'9'.repeat(400)} 2)`);
    await expect(page.getByRole('status').filter({ hasText: 'read as infinity' })).toBeVisible();

    const hint = page.getByText(/before a bracket/);
    await lecture.treeText.fill('max (min 4 (3 5) 7)');
    await expect(hint).toContainText('static evaluation');
    await lecture.treeText.fill('max (4, (3 5) 7)');
    await expect(hint).toBeHidden();
    await lecture.treeText.fill('max (min 4 (3 5) 7)');
    await expect(hint).toBeVisible();
    await lecture.openMenu();
    await lecture.depth.fill('1');
    await expect(hint, 'where a depth limit uses it').toBeHidden();
  });
});

test('an impossible window or depth limit is reported in the menu, and the last run stays', async ({
  lecture,
  page,
}) => {
  const before = await lecture.goTo(atFourteen);
  await lecture.openMenu();
  await lecture.depth.fill('1');
  await expect(lecture.menu).toContainText('The depth limit stops at node a, which has no static evaluation');
  await lecture.depth.fill('0');
  await expect(lecture.menu).toContainText('The depth limit stops at the root');
  expect(await lecture.settled()).toEqual(before);
  await lecture.depth.fill('x');
  await expect(lecture.depth).toHaveAccessibleDescription(/“x” is not a number of plies/);
  await lecture.depth.fill('');
  await expect(page.getByText(/depth limit stops/i)).toHaveCount(0);
  await lecture.alpha.fill('4');
  await lecture.beta.fill('4');
  await expect(lecture.menu).toContainText('The root window is empty: α must be less than β.');
  await lecture.beta.fill('4.5');
  await expect(lecture.menu).not.toContainText('is empty');
  await lecture.alpha.fill('four');
  await expect(lecture.alpha).toHaveAccessibleDescription(/“four” is not a score/);
  await expect(lecture.alpha).toHaveValue('four');
  await lecture.alpha.fill('');
  await lecture.beta.fill('');
  expect(await lecture.settled()).toEqual(before);
});

/**
 * Without the edited leaf.
 * @param {import('./shown.js').ShownPage} picture
 * @param {number} node
 */
const without = (picture, node) => ({ ...picture, nodes: picture.nodes.filter((shown) => shown.node !== node) });

/**
 * Between the field's text and its mark, by WCAG. Runs in the page.
 * @param {Element} mark
 */
function contrast(mark) {
  const brush = /** @type {CanvasRenderingContext2D} */ (
    Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
  );
  /** @param {string[]} colours layered, topmost first */
  const luminance = (...colours) => {
    for (const colour of colours) {
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
    }
    const [red, green, blue] = [...brush.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = [];
  for (let one = /** @type {Element | null} */ (mark); one; one = one.parentElement)
    behind.unshift(getComputedStyle(one).backgroundColor);
  const text = getComputedStyle(/** @type {Element} */ (document.querySelector('.tree-text'))).color;
  const both = [luminance('#fff', ...behind), luminance(text)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}
