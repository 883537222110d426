// Changing the tree, on its leaves and as text: the run is redone at once and stays at the same moment of the search; what
// is wrong says why at its place and is kept as typed, and the last good tree stays.

import { expect, test } from './fixture.js';
import { chain } from './trees.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

const textbook = '((3 12 8) (2 4 6) (14 5 2))';
/** Leaf 14 has just been evaluated: node 10 of the textbook tree. */
const atFourteen = 17;

test.describe('a leaf', () => {
  test('a click opens it with its score selected, Enter closes it, and the search goes on', async ({ lecture }) => {
    await lecture.goTo(atFourteen);
    await lecture.node(3).click();
    await expect(lecture.editor).toBeFocused();
    await expect(lecture.editor).toHaveValue('12');
    await lecture.page.keyboard.type('7');
    await expect(lecture.treeText).toHaveValue('((3 7 8) (2 4 6) (14 5 2))');
    await lecture.press('Enter');
    await expect(lecture.editor).toBeHidden();
    await expect(lecture.node(3)).toHaveText('7');
    expect((await lecture.settled()).step).toBe(atFourteen);
    await lecture.press('ArrowRight');
    expect((await lecture.settled()).step).toBe(atFourteen + 1);
  });

  test('Enter opens the leaf that the tree walk is on', async ({ lecture }) => {
    await lecture.stage.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) {
      await lecture.press(key);
      await lecture.settled();
    }
    await expect(lecture.editor).toHaveValue('12');
    await lecture.page.keyboard.type('7');
    await lecture.press('Enter');
    await expect(lecture.treeText).toHaveValue('((3 7 8) (2 4 6) (14 5 2))');
    await expect(lecture.stage).toBeFocused();
  });

  /** @type {[typed: string, shown: string, text: string][]} */
  const entries = [
    ['7', '7', '7'],
    ['2.75', '2.75', '2.75'],
    ['-3', '−3', '-3'],
    ['−3', '−3', '−3'],
    ['-0.5', '−0.5', '-0.5'],
    ['−2,25', '−2.25', '−2.25'],
    ['W', '+∞', 'W'],
    ['L', '−∞', 'L'],
    ['D', '0', 'D'],
    ['inf', '+∞', 'inf'],
    ['-inf', '−∞', '-inf'],
  ];
  test('takes decimals, negative numbers, wins, losses and draws', async ({ lecture }) => {
    for (const [typed, shown, text] of entries) {
      await lecture.node(2).click();
      await lecture.editor.fill(typed);
      await lecture.press('Enter');
      await expect(lecture.node(2), typed).toHaveText(shown);
      await expect(lecture.treeText).toHaveValue(`((${text} 12 8) (2 4 6) (14 5 2))`);
    }
  });

  test('Tab goes on to the next leaf and Shift+Tab to the one before, each keeping what was typed', async ({
    lecture,
  }) => {
    await lecture.node(4).click();
    for (const [before, score] of ['81', '22', '43']) {
      await expect(lecture.editor).toHaveValue(before);
      await lecture.page.keyboard.type(score);
      await lecture.press('Tab');
    }
    await expect(lecture.editor).toHaveValue('6');
    await lecture.press('Shift+Tab');
    await expect(lecture.editor).toHaveValue('3');
    await expect(lecture.editor).toBeFocused();
    await lecture.page.keyboard.type('9');
    await lecture.press('Enter');
    await expect(lecture.treeText).toHaveValue('((3 12 1) (2 9 6) (14 5 2))');
  });

  test('Escape restores what was there before', async ({ lecture }) => {
    const before = await lecture.goTo(atFourteen);
    await lecture.node(6).click();
    await expect(lecture.editor).toBeFocused();
    await lecture.page.keyboard.type('20');
    await expect(lecture.treeText).toHaveValue('((3 12 8) (20 4 6) (14 5 2))');
    await lecture.press('Escape');
    await expect(lecture.editor).toBeHidden();
    await expect(lecture.treeText).toHaveValue(textbook);
    expect(await lecture.settled()).toEqual(before);
  });

  test('keys move in the field, not in the search', async ({ lecture }) => {
    await lecture.goTo(atFourteen);
    await lecture.node(3).click();
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ']) await lecture.press(key);
    expect((await lecture.settled()).step).toBe(atFourteen);
    await expect(lecture.editor).toBeFocused();
  });

  test('up and down count in the last decimal, as it was typed, to the end of what is exact', async ({ lecture }) => {
    await lecture.node(2).click();
    for (const [typed, key, moved, text] of /** @type {const} */ ([
      ['3', 'ArrowUp', '4', '4'],
      ['0.29', 'ArrowUp', '0.30', '0.30'],
      ['2,5', 'ArrowUp', '2,6', '2.6'],
      ['−0,1', 'ArrowUp', '0,0', '0.0'],
      ['9007199254740990', 'ArrowUp', '9007199254740991', '9007199254740991'],
      ['9007199254740991', 'ArrowUp', '9007199254740991', '9007199254740991'],
      ['-9007199254740991', 'ArrowDown', '-9007199254740991', '-9007199254740991'],
      ['W', 'ArrowDown', 'W', 'W'],
    ])) {
      await lecture.editor.fill(typed);
      await lecture.press(key);
      await expect(lecture.editor, typed).toHaveValue(moved);
      await expect(lecture.treeText).toHaveValue(`((${text} 12 8) (2 4 6) (14 5 2))`);
    }
  });

  test('a wrong score says why, keeps what was typed and the last good tree', async ({ lecture }) => {
    const before = await lecture.goTo(atFourteen);
    await lecture.node(3).click();
    for (const [typed, reason] of /** @type {const} */ ([
      ['abc', /abc.*not a score/],
      ['1.2.3', /not a score/],
      ['1e999', /score|number/],
      ['3 4', /score/],
      ['(1 2)', /score/],
    ])) {
      await lecture.editor.fill(typed);
      await expect(lecture.editor).toHaveAccessibleDescription(reason);
      await expect(lecture.editor).toHaveAttribute('aria-invalid', 'true');
      await lecture.press('Enter');
      await expect(lecture.editor).toHaveValue(typed);
      await expect(lecture.editor).toBeFocused();
      expect(without(await lecture.settled(), 3)).toEqual(without(before, 3));
    }
    await lecture.editor.fill('5');
    await expect(lecture.editor).toHaveAttribute('aria-invalid', 'false');
    await lecture.press('Enter');
    await expect(lecture.treeText).toHaveValue('((3 5 8) (2 4 6) (14 5 2))');
  });

  test('the beginning of a number is no mistake until it is left', async ({ lecture }) => {
    await lecture.node(3).click();
    for (const typed of ['', '-', '-.', 'i']) {
      await lecture.editor.fill(typed);
      await expect(lecture.editor).toHaveAttribute('aria-invalid', 'false');
    }
    await lecture.press('Enter');
    await expect(lecture.editor).toHaveAttribute('aria-invalid', 'true');
    await expect(lecture.editor).toHaveAccessibleDescription(/score/);
    await lecture.press('Escape');
    await expect(lecture.treeText).toHaveValue(textbook);
  });

  test('an inner node is not edited', async ({ lecture }) => {
    await lecture.node(5).click();
    await lecture.settled();
    await expect(lecture.editor).toBeHidden();
  });
});

test.describe('the moment of the search', () => {
  test('stays where it was, though the steps before it have changed', async ({ lecture }) => {
    const before = await lecture.goTo(atFourteen);
    await editLeaf(lecture, 6, '20');
    const after = await lecture.settled();
    expect(after.step).toBeGreaterThan(before.step);
    expect([after.now, after.line, after.sentence]).toEqual([before.now, before.line, before.sentence]);
    await editLeaf(lecture, 6, '2');
    expect(await lecture.settled()).toEqual(before);
  });

  test('is the nearest earlier one where it no longer exists', async ({ lecture }) => {
    await lecture.choose({ tree: '((3 12 8) (20 4 6) (14 5 2))' });
    const there = await find(lecture, ({ now, line }) => now === 7 && /leaf/.test(line));
    await lecture.goTo(there);
    await editLeaf(lecture, 6, '2');
    const { now, line, nodes } = await lecture.settled();
    expect([now, /best ← /.test(line)], 'node 5 has taken 2; its cut-off is the next step').toEqual([5, true]);
    expect(nodes[7].look).toBe('unseen');
  });

  test('stays when a dialect or the window changes', async ({ lecture }) => {
    const before = await lecture.goTo(atFourteen);
    await lecture.dialect.selectOption({ label: 'Fail-hard' });
    const { now, line } = await lecture.settled();
    expect([now, line]).toEqual([before.now, before.line]);
  });

  test('stays while someone types in the tree field', async ({ lecture }) => {
    const before = await lecture.goTo(atFourteen);
    await lecture.treeText.fill('((3 12 8) (20 4 6) (14 5 2))');
    const { now, line } = await lecture.settled();
    expect([now, line]).toEqual([before.now, before.line]);
    await lecture.treeText.fill('((3 12');
    expect((await lecture.settled()).now, 'while the text is wrong').toBe(before.now);
    await lecture.treeText.fill(textbook);
    expect(await lecture.settled()).toEqual(before);
  });
});

test.describe('the tree field', () => {
  test('a good text is the tree at once', async ({ lecture }) => {
    await lecture.treeText.fill('a: (b: (3 5) c: (2 9))');
    await expect(lecture.node(6)).toHaveText('9');
    const { nodes } = await lecture.settled();
    expect(nodes.map(({ name }) => name)).toEqual(['a', 'b', '', '', 'c', '', '']);
    await lecture.treeText.fill('max (4, (3 5) 7)');
    expect((await lecture.settled()).nodes.map(({ kind }) => kind)).toEqual([
      ...['max', 'leaf', 'min', 'leaf', 'leaf', 'leaf'],
    ]);
    await lecture.treeText.fill('[[1, 2], {3; 4}]'.replace(';', ','));
    await expect(lecture.node(6)).toHaveText('4');
    expect((await lecture.settled()).nodes).toHaveLength(7);
  });

  /** @type {[text: string, line: number, column: number, reason: RegExp, marked: string][]} */
  const mistakes = [
    ['(3 x)', 1, 4, /x/, 'x'],
    ['((3 12 8) (2 4 6', 1, 11, /never closed/, '('],
    ['(1 2]', 1, 5, /match/, ']'],
    ['(1 ())', 1, 4, /empty/, '()'],
    ['(1 2) 3', 1, 7, /left over/, '3'],
    ['(a: )', 1, 2, /missing/, 'a'],
    ['(1,\n 2,\n 3 4y)', 3, 4, /score|stand/, '4y'],
    ['', 1, 1, /ends/, ''],
    ['(1 2.5.5)', 1, 4, /not a score/, '2.5.5'],
    ['(1 @)', 1, 4, /@/, '@'],
  ];
  test('a mistake is told at its place, and the last good tree stays', async ({ lecture, page }) => {
    for (const [text, line, column, reason, marked] of mistakes) {
      await test.step(text, async () => {
        await lecture.treeText.fill(textbook);
        const before = await lecture.goTo(atFourteen);
        await lecture.treeText.fill(text);
        await expect(lecture.treeText).toHaveAttribute('aria-invalid', 'true');
        await expect(lecture.treeText).toHaveAccessibleDescription(new RegExp(`Line ${line}, column ${column}: `));
        await expect(lecture.treeText).toHaveAccessibleDescription(reason);
        await expect(lecture.treeText).toHaveValue(text);
        await expect(page.locator('.tree-mirror mark')).toHaveText(marked);
        expect(await lecture.settled()).toEqual(before);
        await lecture.timeline.focus();
        await lecture.press('ArrowRight');
        expect((await lecture.settled()).step, 'the last good tree can be stepped').toBe(atFourteen + 1);
        await lecture.treeText.fill('(1 2)');
        await expect(lecture.treeText).toHaveAttribute('aria-invalid', 'false');
        await expect(lecture.treeText).toHaveAccessibleDescription('');
        await expect(lecture.node(2)).toHaveText('2');
      });
    }
  });

  test('the piece that is wrong can be read on its mark in any theme', async ({ lecture, page }) => {
    await lecture.treeText.fill('(3 x)');
    const mark = page.locator('.tree-mirror mark');
    await expect(mark).toHaveText('x');
    for (const theme of ['light', 'dark']) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), theme);
      expect(await mark.evaluate(contrast), theme).toBeGreaterThan(4.5);
    }
  });

  test('a mistake in a text of several lines is marked where the field shows it', async ({ lecture, page }) => {
    await lecture.treeText.fill('(1,\n 2,\n 3 oops)');
    await lecture.treeText.focus();
    const mark = await page.locator('.tree-mirror mark').boundingBox();
    const field = await lecture.treeText.boundingBox();
    if (!mark || !field) throw new Error('mark and field are on the page');
    expect(mark.y).toBeGreaterThanOrEqual(field.y - 1);
    expect(mark.y + mark.height).toBeLessThanOrEqual(field.y + field.height + 1);
    expect(mark.x + mark.width).toBeLessThanOrEqual(field.x + field.width + 1);
  });

  test('text is never taken for HTML', async ({ lecture, page }) => {
    const hostile = [
      '(<img src=x onerror=alert(1)> 2)',
      '"><script>alert(1)</script>',
      '{{constructor.constructor("alert(1)")()}}',
      '($' + '{alert(1)} 2)',
      'javascript:alert(1)',
    ];
    page.on('dialog', (dialog) => {
      throw new Error(dialog.message());
    });
    // With all that comes to read what other programs write.
    await lecture.treeText.fill('{"value": 3}');
    await expect(page.getByText('Read as JSON.')).toBeVisible();
    const elements = await page.locator('body *').count();
    for (const text of hostile) {
      await lecture.treeText.fill(text);
      await expect(lecture.treeText, text).toHaveAttribute('aria-invalid', 'true');
      await lecture.settled();
      expect(await page.locator('script:not([src]), img, .stage b').count(), text).toBe(0);
      expect(await page.locator('body *').count()).toBeLessThan(elements + 10);
    }
    await lecture.treeText.fill('(a<b>c: (1 2) <x>: (3 4))');
    await expect(lecture.treeText).toHaveAttribute('aria-invalid', 'false');
    for (const step of [1, 2, 4, 7]) {
      const { nodes, sentence } = await lecture.goTo(step);
      expect([nodes[1].name, nodes[4].name]).toEqual(['a<b>c', '<x>']);
      if (step > 1) expect(sentence).toContain('a<b>c');
    }
  });

  test('huge and odd texts are told and leave the page alive', async ({ lecture }) => {
    /** @type {[name: string, text: string, reason: RegExp][]} */
    const texts = [
      ['too deep', chain(1001), /1000 plies/],
      ['only brackets', '('.repeat(100_000), /plies|closed|ends/],
      ['a long word', `(${'x'.repeat(50_000)})`, /./],
      ['emoji', '(1 😀 2)', /😀/],
      ['right to left', '(1 שלום 2)', /./],
      ['combining marks', `(1 a${'\u0301'.repeat(500)})`, /./],
      ['control characters', '(1 \u0007 2)', /./],
    ];
    for (const [name, text, reason] of texts) {
      await lecture.treeText.fill(text);
      await expect(lecture.treeText, name).toHaveAccessibleDescription(reason);
      await expect(lecture.treeText, name).toHaveAccessibleDescription(/Line 1, column \d/);
      expect((await lecture.settled()).nodes, name).toHaveLength(13);
    }
    await lecture.treeText.fill(`(${'9'.repeat(400)} 2)`);
    await expect(lecture.page.getByRole('status').filter({ hasText: 'read as infinity' })).toBeVisible();
    await lecture.treeText.fill('(1 2)');
    await expect(lecture.node(2)).toHaveText('2');
  });

  test('a very long name is shortened on the stage and whole when spoken', async ({ lecture }) => {
    const name = 'n'.repeat(300);
    await lecture.treeText.fill(`(${name}: (1 2) 3)`);
    await expect(lecture.node(1)).toHaveAccessibleName(new RegExp(name));
    const { nodes } = await lecture.settled();
    expect(nodes[1].name).toMatch(/^n+…$/);
  });

  test('a score before a bracket is hinted at, while no depth limit uses it', async ({ lecture, page }) => {
    const hint = page.getByText(/before a bracket/);
    await lecture.treeText.fill('max (min 4 (3 5) 7)');
    await expect(hint).toBeVisible();
    await expect(hint).toContainText('static evaluation');
    await lecture.treeText.fill('max (4, (3 5) 7)');
    await expect(hint).toBeHidden();
    await lecture.treeText.fill('max (min 4 (3 5) 7)');
    await lecture.openMenu();
    await lecture.depth.fill('1');
    await expect(hint).toBeHidden();
  });
});

test.describe('the search settings', () => {
  test('a depth limit stops at static evaluations', async ({ lecture }) => {
    await lecture.choose({ tree: '(4 (3 5) 6 (2 9))', depth: '1' });
    const { length, nodes } = await lecture.at(0);
    expect(nodes.map(({ value }) => value)).toEqual(['', '4', '3', '5', '6', '2', '9']);
    const last = await lecture.goTo(length);
    expect(last.nodes[0].value).toBe('6');
    expect(last.numbers['positions evaluated']).toBe('2 of 2');
  });

  test('a depth limit at a node without a static evaluation names the node and keeps the last run', async ({
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
    expect(await lecture.settled()).toEqual(before);
  });

  test('a window whose lower end is not below its upper end is told, and the whole window is searched', async ({
    lecture,
  }) => {
    const before = await lecture.goTo(atFourteen);
    await lecture.openMenu();
    await lecture.alpha.fill('4');
    await expect(lecture.node(0)).toContainText('4');
    for (const beta of ['4', '3', '-inf']) {
      await lecture.beta.fill(beta);
      await expect(lecture.menu).toContainText('The root window is empty: α must be less than β.');
      expect((await lecture.settled()).length).toBe(before.length);
    }
    await lecture.beta.fill('4.5');
    await expect(lecture.menu).not.toContainText('is empty');
    await lecture.alpha.fill('four');
    await expect(lecture.alpha).toHaveAccessibleDescription(/“four” is not a score/);
    await expect(lecture.alpha).toHaveValue('four');
    await lecture.alpha.fill('');
    await lecture.beta.fill('');
    expect(await lecture.settled()).toEqual(before);
  });
});

/**
 * @param {Lecture} lecture
 * @param {number} node
 * @param {string} score
 */
async function editLeaf(lecture, node, score) {
  await lecture.node(node).click();
  await lecture.editor.fill(score);
  await lecture.press('Enter');
  await expect(lecture.editor).toBeHidden();
}

/**
 * The first step that shows something.
 * @param {Lecture} lecture
 * @param {(picture: import('./shown.js').Shown) => boolean} isWanted
 */
async function find(lecture, isWanted) {
  const first = await lecture.goTo(0);
  const pictures = [first, ...(await lecture.walk(Array(first.length).fill('ArrowRight')))];
  const found = pictures.find(isWanted);
  if (!found) throw new Error('no step shows that');
  return found.step;
}

/**
 * Without the leaf that is being edited.
 * @param {import('./shown.js').Shown} picture
 * @param {number} node
 */
const without = (picture, node) => ({ ...picture, nodes: picture.nodes.filter((shown) => shown.node !== node) });

/**
 * Between the field's text and its mark, as WCAG has it. Runs in the page.
 * @param {Element} mark
 */
function contrast(mark) {
  const brush = /** @type {CanvasRenderingContext2D} */ (
    Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
  );
  /** @param {string[]} colours one upon the other */
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
