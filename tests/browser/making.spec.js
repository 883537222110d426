// Making trees with a real mouse, real keys and real files: the edit mode, random trees, files, paste and drop, and what another language
// and the next start restore. The core's tests check the resulting trees (crate/tests/session).

import { writeFile } from 'node:fs/promises';
import { axeFaults } from './axe.js';
import { expect, test } from './fixture.js';
import { made, madeBy } from './made.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

const textbook = '((3 12 8) (2 4 6) (14 5 2))';

/** @param {Lecture} lecture */
const bar = ({ page }) => page.getByRole('toolbar', { name: 'Edit the tree' });
/**
 * @param {Lecture} lecture
 * @param {string} name
 */
const tool = (lecture, name) => bar(lecture).getByRole('button', { name, exact: true });
/**
 * @param {Lecture} lecture
 * @param {string} text
 */
const reads = (lecture, text) => expect(lecture.treeText).toHaveValue(text);

/**
 * @param {Lecture} lecture
 * @param {string[]} keys
 */
async function press(lecture, ...keys) {
  for (const key of keys) await lecture.press(key);
  await lecture.settled();
}

/**
 * By keys: Firefox does not report a filled field as changed.
 * @param {import('@playwright/test').Locator} field
 * @param {string} text
 */
async function typed(field, text) {
  await field.fill('');
  await field.pressSequentially(text);
}

test('undo continues in another language, and so do questions with their answers', async ({ lecture, page }) => {
  await lecture.goTo(9);
  await lecture.node(3).click();
  await page.keyboard.type('77');
  await press(lecture, 'Enter');
  await lecture.treeText.fill('((3 4 8) (2 4 6) (14 5 2))');
  await lecture.treeText.blur();
  /** @param {string} name of the answer buttons, in the page's language */
  const answer = async (name) => {
    const buttons = page.getByRole('group', { name });
    while (!(await buttons.isVisible())) await press(lecture, 'ArrowRight');
    await press(lecture, 'ArrowDown');
  };
  await press(lecture, 'Home', 'q');
  await answer('Your answer');
  await expect(lecture.sentence).toContainText('of 1 right');
  const language = page.locator('#menu select', { has: page.locator('option[value="pl"]') });
  const loaded = page.waitForEvent('load');
  await lecture.openMenu();
  await language.selectOption('pl');
  await loaded;
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  const text = page.locator('.tree-text');
  await expect(text).toHaveValue('((3 4 8) (2 4 6) (14 5 2))');
  await answer('Odpowiedź');
  await expect(lecture.sentence).toContainText('z 2');
  await press(lecture, 'Control+z');
  await expect(text).toHaveValue('((3 77 8) (2 4 6) (14 5 2))');
  await press(lecture, 'Control+z');
  await expect(text).toHaveValue(textbook);
  await press(lecture, 'Control+y');
  await expect(page).toHaveURL(/#tree=\(\(3\+77/);
  // Reloading the page keeps what is stored, and nothing more.
  await page.reload();
  await expect(text).toHaveValue('((3 77 8) (2 4 6) (14 5 2))');
  await press(lecture, 'Control+z');
  await expect(text).toHaveValue('((3 77 8) (2 4 6) (14 5 2))');
});

test('by buttons and clicks: children, siblings, names, players and scores, at the same moment', async ({
  lecture,
}) => {
  const before = await lecture.goTo(11);
  await lecture.button('Edit the tree').click();
  await expect(bar(lecture)).toContainText('MIN node b');
  await tool(lecture, 'Add a child').click();
  await tool(lecture, 'Add a child').click();
  await reads(lecture, '((3 12 8) (2 4 6 0 0) (14 5 2))');
  expect((await lecture.settled()).sentence).toBe(before.sentence);
  await lecture.node(8).click();
  await tool(lecture, 'Add a sibling').click();
  await reads(lecture, '((3 12 8) (2 4 6 0 0 0) (14 5 2))');
  await typed(bar(lecture).getByRole('textbox', { name: 'Score' }), '9');
  await press(lecture, 'Enter');
  await reads(lecture, '((3 12 8) (2 4 6 9 0 0) (14 5 2))');
  await typed(bar(lecture).getByRole('textbox', { name: 'Name' }), 'x');
  await press(lecture, 'Enter');
  await reads(lecture, '((3 12 8) (2 4 6 x: 9 0 0) (14 5 2))');
  await lecture.node(1).locator('.shape').click();
  await tool(lecture, 'MAX').click();
  await tool(lecture, 'Move right').click();
  await reads(lecture, '((2 4 6 x: 9 0 0) max (3 12 8) (14 5 2))');
  await tool(lecture, 'Delete').click();
  await reads(lecture, '((2 4 6 x: 9 0 0) (14 5 2))');
  await tool(lecture, 'Undo').click();
  await reads(lecture, '((2 4 6 x: 9 0 0) max (3 12 8) (14 5 2))');
  await tool(lecture, 'Redo').click();
  // A second click on a leaf edits its score.
  await lecture.node(2).click();
  await expect(lecture.editor).toBeHidden();
  await lecture.settled();
  await lecture.node(2).click();
  await expect(lecture.editor).toBeFocused();
  await lecture.page.keyboard.type('5');
  await press(lecture, 'Enter');
  await reads(lecture, '((5 4 6 x: 9 0 0) (14 5 2))');
  await expect(bar(lecture)).toBeVisible();
  await tool(lecture, 'Done').click();
  await expect(bar(lecture)).toBeHidden();
  await expect(lecture.sentence).toBeVisible();
});

test('by keys alone, none of which does what it does elsewhere; an impossible change is explained and changes nothing', async ({
  lecture,
  page,
}) => {
  await press(lecture, 'e');
  await expect(lecture.stage).toBeFocused();
  await expect(bar(lecture)).toContainText('MAX node (root)');
  await press(lecture, '+', 'ArrowDown');
  await reads(lecture, '((3 12 8) (2 4 6) (14 5 2) 0)');
  await expect(bar(lecture)).toContainText('Leaf');
  await press(lecture, 'Insert');
  await press(lecture, 'Insert');
  await press(lecture, 'ArrowDown');
  await press(lecture, 'Shift+Insert');
  await reads(lecture, '((3 12 8) (2 4 6) (14 5 2) (0 0 0))');
  await press(lecture, 'Enter');
  await lecture.page.keyboard.type('7');
  await press(lecture, 'Enter');
  await reads(lecture, '((3 12 8) (2 4 6) (14 5 2) (0 0 7))');
  await expect(lecture.stage).toBeFocused();
  await press(lecture, 'Alt+ArrowLeft');
  await reads(lecture, '((3 12 8) (2 4 6) (14 5 2) (0 7 0))');
  await press(lecture, 'Delete');
  await reads(lecture, '((3 12 8) (2 4 6) (14 5 2) (0 0))');
  await press(lecture, 'm');
  await reads(lecture, '((3 12 8) (2 4 6) (14 5 2) max (0 0))');
  await press(lecture, 'n');
  await expect(bar(lecture).getByRole('textbox', { name: 'Name' })).toBeFocused();
  await lecture.page.keyboard.type('last');
  await press(lecture, 'Enter');
  await reads(lecture, '((3 12 8) (2 4 6) (14 5 2) last: max (0 0))');
  await expect(lecture.stage).toBeFocused();
  // Typing right after adding a leaf sets its score.
  for (const typed of ['25', '-4', '.5']) {
    await press(lecture, 'Control+z');
    await press(lecture, 'Control+y', 'Insert');
    for (const key of typed) await press(lecture, key);
    await press(lecture, 'Enter');
    await reads(lecture, `((3 12 8) (2 4 6) (14 5 2) last: max (0 0 ${typed}))`);
    await press(lecture, 'Control+z', 'Control+z');
  }
  expect(page.url()).not.toContain('skin');
  await expect(page.locator('body')).not.toHaveClass(/dark/);

  await press(lecture, 'Home', 'e');
  await press(lecture, 'Delete');
  await expect(page.getByRole('alert')).toHaveText(/root has no siblings/);
  await expect(tool(lecture, 'Continue from here')).toBeDisabled();
  await press(lecture, 'ArrowDown', 'Alt+ArrowLeft');
  await expect(lecture.page.getByRole('alert')).toHaveText(/first child/);
  await press(lecture, 'n');
  await lecture.page.keyboard.type('a b');
  await press(lecture, 'Enter');
  await expect(lecture.page.getByRole('alert')).toHaveText(/name cannot/);
  await expect(bar(lecture).getByRole('textbox', { name: 'Name' })).toHaveValue('a b');
  await reads(lecture, '((3 12 8) (2 4 6) (14 5 2) last: max (0 0))');
  await press(lecture, 'Escape', 'Escape');
  await expect(bar(lecture)).toBeHidden();
  await press(lecture, 'e', 'ArrowDown', 'h');
  await reads(lecture, 'min (3 12 8)');
  await expect(bar(lecture)).toBeHidden();
  await press(lecture, 'ArrowRight');
  expect((await lecture.settled()).step).toBe(1);
});

test('branches are marked to be cut off, and scores are found that cut off exactly these, or a reason why there are none', async ({
  lecture,
  page,
}) => {
  const told = bar(lecture).getByRole('status');
  await press(lecture, 'e', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'x');
  await expect(told).toHaveText('1 branch to be cut off');
  await bar(lecture).getByRole('button', { name: 'Find scores' }).click();
  await expect(told).toHaveText(/searched first, so it is never cut off/);
  await reads(lecture, textbook);
  await tool(lecture, 'To be cut off').click();
  await expect(page.locator('.cutsign.is-wanted')).toHaveCount(0);
  await lecture.node(11).click();
  await tool(lecture, 'To be cut off').click();
  await lecture.node(12).click();
  await press(lecture, 'x');
  await expect(page.locator('.cutsign.is-wanted')).toHaveCount(2);
  await expect(tool(lecture, 'To be cut off')).toHaveAttribute('aria-pressed', 'true');
  await press(lecture, 'Shift+x');
  await expect(told).toHaveText(/Now exactly these are cut off. 2 scores have changed/);
  await reads(lecture, '((3 12 8) (4 4 6) (3 5 2))');
  expect(await axeFaults(page)).toEqual([]);
  await press(lecture, 'Control+z');
  await reads(lecture, textbook);
  await expect(page.locator('.cutsign.is-wanted')).toHaveCount(2);
});

/**
 * The middle of a node's shape.
 * @param {Lecture} lecture
 * @param {number} node
 */
async function middle(lecture, node) {
  const { x, y, width, height } = /** @type {DOMRect} */ (await lecture.node(node).locator('.shape').boundingBox());
  return { x: x + width / 2, y: y + height / 2 };
}

test('a node dragged sideways swaps places with its siblings, in one change, at once and slowly, with or without touch', async ({
  lecture,
  page,
}) => {
  await press(lecture, 'e');
  await expect(bar(lecture)).toBeVisible();
  const [from, to] = [await middle(lecture, 2), await middle(lecture, 4)];
  // Over before the page is redrawn.
  await lecture
    .node(2)
    .locator('.shape')
    .evaluate(
      (shape, [from, to]) => {
        const tell = (/** @type {string} */ type, /** @type {number} */ clientX) =>
          shape.dispatchEvent(
            new PointerEvent(type, { clientX, clientY: 0, bubbles: true, isPrimary: true, button: 0 }),
          );
        // There is no pointer to capture.
        Object.assign(Element.prototype, { setPointerCapture() {} });
        tell('pointerdown', from);
        tell('pointermove', (from + to) / 2);
        tell('pointermove', to + 10);
        tell('pointerup', to + 10);
      },
      /** @type {const} */ ([from.x, to.x]),
    );
  await reads(lecture, '((12 8 3) (2 4 6) (14 5 2))');
  await press(lecture, 'Control+z');
  await reads(lecture, textbook);
  const { mouse } = lecture.page;
  await mouse.move(from.x, from.y);
  await mouse.down();
  for (let share = 0; share <= 1.1; share += 0.1) {
    await mouse.move(from.x + share * (to.x - from.x), from.y);
    await lecture.settled();
  }
  await mouse.up();
  await reads(lecture, '((12 8 3) (2 4 6) (14 5 2))');
  await expect(lecture.editor).toBeHidden();
  await press(lecture, 'Control+z');
  await reads(lecture, textbook);

  // A browser may lack touch.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'TouchEvent'));
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await lecture.open();
  await press(lecture, 'e');
  // The edit bar appears late, and the tree makes room for it.
  await expect(tool(lecture, 'Done')).toBeVisible();
  await lecture.settled();
  const [first, second] = [await middle(lecture, 1), await middle(lecture, 5)];
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(second.x + 20, second.y, { steps: 5 });
  await reads(lecture, '((2 4 6) (3 12 8) (14 5 2))');
  await page.mouse.up();
  await page.mouse.click(5, second.y);
});

/** @param {Lecture} lecture */
const dialog = ({ page }) => page.getByRole('dialog', { name: 'Random tree' });
/**
 * @param {Lecture} lecture
 * @param {string} name
 */
const field = (lecture, name) => dialog(lecture).getByRole('textbox', { name, exact: true });

test('the edit bar fits a phone and a slide, and random trees the smallest phone', async ({ lecture, page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await press(lecture, 'e', 'Delete');
    await expect(bar(lecture)).toBeVisible();
    const stage = await lecture.stage.boundingBox();
    const box = await bar(lecture).boundingBox();
    expect(box && stage && box.y + box.height).toBeLessThanOrEqual(stage?.y ?? 0);
    expect(box && box.x + box.width).toBeLessThanOrEqual(size.width);
    for (const button of await bar(lecture).getByRole('button').all()) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.5);
    }
    expect(await axeFaults(page, '.making', '.stage')).toEqual([]);
    await press(lecture, 'Escape');
  }
  await page.setViewportSize({ width: 320, height: 480 });
  await press(lecture, 'r');
  const { x = 0, width = 0 } = (await dialog(lecture).boundingBox()) ?? {};
  for (const one of await dialog(lecture).getByRole('textbox').all()) {
    const box = await one.boundingBox();
    expect(box && box.x + box.width).toBeLessThanOrEqual(x + width);
  }
});

test('random trees come from settings and a seed; an impossible value says why at its field', async ({ lecture }) => {
  await press(lecture, 'r');
  await expect(field(lecture, 'Fewest children')).toBeFocused();
  await field(lecture, 'Fewest children').fill('2');
  await field(lecture, 'Most children').fill('2');
  await field(lecture, 'Depth, in plies').fill('2');
  await expect(dialog(lecture).getByRole('status')).toHaveText('4 leaves, 7 nodes');
  await field(lecture, 'Seed').fill('1');
  await lecture.press('Enter');
  await expect(dialog(lecture)).toBeHidden();
  await reads(lecture, '((9 9) (16 18))');
  await press(lecture, 'r');
  const second = await lecture.treeText.inputValue();
  expect(second).not.toBe('((9 9) (16 18))');
  await press(lecture, 'Control+z');
  await reads(lecture, '((9 9) (16 18))');
  await press(lecture, 'r');
  await reads(lecture, second);
  await lecture.openMenu();
  await lecture.button('Random tree … R').click();
  await expect(field(lecture, 'Seed')).toHaveValue('2');
  expect(await axeFaults(lecture.page, '#random')).toEqual([]);
  for (const [name, wrong, right, reason] of [
    ['Most children', '1', '3', /not be smaller/],
    ['Depth, in plies', '40', '3', /2,000,000 nodes/],
    ['Depth, in plies', 'x', '3', /whole number/i],
    ['Largest score', '-1', '3', /not be smaller/],
  ]) {
    await field(lecture, String(name)).fill(String(wrong));
    await expect(field(lecture, String(name))).toHaveAccessibleDescription(reason);
    await lecture.press('Enter');
    await expect(dialog(lecture)).toBeVisible();
    await field(lecture, String(name)).fill(String(right));
  }
  await dialog(lecture).getByRole('checkbox', { name: 'All leaves different' }).check();
  await expect(field(lecture, 'Largest score')).toHaveAccessibleDescription(/fewer scores than leaves/);
});

/**
 * The browser's own dialog stays closed: the file is passed to its input. It is a file on disk, as a large one
 * would otherwise go to the browser letter by letter.
 * @param {Lecture} lecture
 * @param {string} name
 * @param {string | Buffer} content
 */
async function openFile(lecture, name, content) {
  const path = test.info().outputPath(name);
  await writeFile(path, content);
  const chooser = lecture.page.locator('input[type="file"]');
  const asked = await chooser.evaluateHandle((input) => {
    input.addEventListener('click', (click) => click.preventDefault(), { once: true });
    return { asked: new Promise((done) => input.addEventListener('click', done, { once: true })) };
  });
  await lecture.press('Control+o');
  await asked.evaluate(({ asked }) => asked);
  await chooser.setInputFiles(path);
}

test('files open as text, as nested lists, in other encodings and as saved, and are rejected with a reason', async ({
  lecture,
}) => {
  await openFile(lecture, 'a.txt', '(1\n (2 3))\n');
  await reads(lecture, '(1\n (2 3))');
  await openFile(lecture, 'a.json', '[["W", 3], {"b": -1.5}]');
  await expect(lecture.node(2)).toHaveText('+∞');
  await expect(lecture.treeText).toHaveAttribute('aria-invalid', 'false');
  await openFile(lecture, 'b.txt', '\ufeff(5 6)');
  await reads(lecture, '(5 6)');
  await openFile(lecture, 'c.txt', Buffer.from('\ufeff(7 8)', 'utf16le'));
  await reads(lecture, '(7 8)');
  await lecture.press('Control+z');
  await reads(lecture, '(5 6)');
  // A text with a mistake is in the field, and the last good tree stays.
  await openFile(lecture, 'a.txt', '((1 2) (3');
  await reads(lecture, '((1 2) (3');
  await expect(lecture.treeText).toHaveAccessibleDescription(/never closed/);
  await expect(lecture.node(1)).toBeVisible();
  const news = lecture.page.getByRole('alert');
  await openFile(lecture, 'cat.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]));
  await expect(news).toHaveText(/“cat.png” is not text/);
  await openFile(lecture, 'long.txt', `(${'1 '.repeat(10_000_000)})`);
  await expect(news).toHaveText(/more than 20,000,000 characters/);
  await openFile(lecture, 'empty.txt', '');
  await expect(news).toHaveText(/empty/);
  await lecture.button('Close').click();
  await expect(news).toBeHidden();
  await reads(lecture, '((1 2) (3');

  await lecture.openExample('Window (4, 6)');
  await lecture.goTo(5);
  await lecture.openMenu();
  const text = await madeBy(lecture.page, lecture.button('Save as text'));
  expect(text.name).toBe('window-4-6.txt');
  expect(text.file.toString()).toBe('(((6 2) (8 7)) ((5 4) (9 3)))\n');
  const json = await made(lecture.page, () => lecture.press('Control+s'));
  await lecture.openExample('Textbook, 2 plies');
  await openFile(lecture, 'saved.json', json.file.toString());
  await expect(lecture.example).toHaveText('Window (4, 6)');
  expect((await lecture.at(5)).step).toBe(5);
  await lecture.openMenu();
  await expect(lecture.alpha).toHaveValue('4');
});

/**
 * @param {Lecture} lecture
 * @param {'paste' | 'dragover' | 'drop'} type
 * @param {{ text?: string, file?: string }} given
 */
const give = (lecture, type, given) =>
  lecture.page.evaluate(
    ([type, { text, file }]) => {
      const data = new DataTransfer();
      if (text !== undefined) data.setData('text/plain', text);
      if (file !== undefined) data.items.add(new File([file], 'tree.txt'));
      const options = { bubbles: true, cancelable: true };
      const isPaste = type === 'paste';
      const event = isPaste ? new ClipboardEvent(type, options) : new DragEvent(type, options);
      // Firefox accepts none with the event.
      Object.defineProperty(event, isPaste ? 'clipboardData' : 'dataTransfer', { value: data });
      document.body.dispatchEvent(event);
    },
    /** @type {const} */ ([type, given]),
  );

test('a tree is pasted and dropped anywhere, in other forms too; text pasted into a field stays there', async ({
  lecture,
}) => {
  await lecture.goTo(7);
  await give(lecture, 'paste', { text: ' [[1, 2], [3, 4]]\n' });
  await reads(lecture, '[[1, 2], [3, 4]]');
  expect((await lecture.settled()).step).toBe(0);
  await press(lecture, 'Control+z');
  await reads(lecture, textbook);
  expect((await lecture.settled()).step).toBe(7);

  await give(lecture, 'paste', { text: '(max (min 3 12 8) (min 2 4 6))' });
  await expect(lecture.page.getByRole('status').filter({ hasText: 'Read as Lisp.' })).toBeVisible();
  await reads(lecture, '(max (min 3 12 8) (min 2 4 6))');
  await expect(lecture.node(8)).toBeVisible();
  await give(lecture, 'paste', { text: '(max (1 2) (3 4))' });
  await expect(lecture.treeText).toHaveAccessibleDescription(/can be meant in two ways/);
  await give(lecture, 'paste', { text: '(2 (3 5))' });
  await lecture.page.getByRole('button', { name: 'Read as (2, (3 5))' }).click();
  await reads(lecture, '(2, (3 5))');

  await give(lecture, 'dragover', { file: '(1 2)' });
  await expect(lecture.page.getByText(/Drop a tree here/)).toBeVisible();
  await give(lecture, 'drop', { file: '(1 2)' });
  await reads(lecture, '(1 2)');
  await expect(lecture.page.getByText(/Drop a tree here/)).toBeHidden();

  await lecture.treeText.focus();
  await lecture.page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '(1 2)');
    const event = new ClipboardEvent('paste', { bubbles: true });
    Object.defineProperty(event, 'clipboardData', { value: data });
    document.activeElement?.dispatchEvent(event);
  });
  await lecture.settled();
  await reads(lecture, '(1 2)');

  // An invalid tree says so in the field, which a phone has in the menu.
  await lecture.page.setViewportSize({ width: 390, height: 844 });
  await lecture.settled();
  await give(lecture, 'paste', { text: '((1 2)' });
  await expect(lecture.treeText).toBeVisible();
  await expect(lecture.treeText).toHaveAccessibleDescription(/never closed/);
  await expect(lecture.node(1)).toBeVisible();
});

/**
 * Whatever closing the tab must not lose is written after a moment of rest.
 * @param {Lecture} lecture
 */
async function isKept({ page, treeText, timeline }) {
  const now = [await treeText.inputValue(), Number(await timeline.getAttribute('aria-valuenow'))];
  const kept = () => {
    const { typed, tree, step } = JSON.parse(sessionStorage.getItem('secateur-now') ?? '{}');
    return [typed ?? tree, step];
  };
  await expect.poll(() => page.evaluate(kept)).toEqual(now);
}

/** @param {Lecture} lecture a page without its own address */
async function startAgain(lecture) {
  // The last choice must be in the fields first.
  await lecture.settled();
  await isKept(lecture);
  await lecture.page.goto('about:blank');
  await lecture.open();
}

test('the next start restores tree, settings and step, unreadable text, and replaced trees', async ({ lecture }) => {
  await lecture.choose({ dialect: 'Fail-hard', window: ['1', '9'], tree: '( (3 4), (5 6) )' });
  const before = await lecture.goTo(6);
  await startAgain(lecture);
  expect(await lecture.at(6)).toEqual(before);
  await reads(lecture, '( (3 4), (5 6) )');
  await lecture.openMenu();
  await expect(lecture.alpha).toHaveValue('1');
  await lecture.closeMenu();

  await lecture.treeText.fill('((1 2) (3');
  await startAgain(lecture);
  await reads(lecture, '((1 2) (3');
  await expect(lecture.node(1)).toBeVisible();

  await lecture.treeText.fill('(1 2)');
  await lecture.openExample('Textbook, 2 plies');
  await startAgain(lecture);
  await lecture.openExample('(1 2)');
  await reads(lecture, '(1 2)');
  await lecture.openExample('Textbook, 2 plies');
  await hasRecent(lecture, '(1 2)');

  await lecture.treeText.fill('(1 2)');
  await isKept(lecture);
  await lecture.page.goto('about:blank');
  await lecture.page.goto('./#tree=(5 6)');
  await lecture.node(0).waitFor();
  await expect(lecture.node(1)).toHaveText('5');
  await hasRecent(lecture, '(1 2)');
});

/**
 * @param {Lecture} lecture
 * @param {string} tree
 */
async function hasRecent(lecture, tree) {
  await lecture.example.click();
  await lecture.picker.getByRole('button', { name: /^Recent/ }).click();
  await expect(lecture.picker.getByRole('option')).toHaveCount(1);
  await expect(lecture.picker.getByRole('option')).toContainText(tree);
  await lecture.press('Escape');
}
