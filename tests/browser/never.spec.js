// Never stuck, never still: slow work is done beside the page, whatever it consists of and however it comes; it shows its progress, can be
// ended at once, and keeps what was there. Workers wait at a gate here, so an earlier answer was computed on the page.

import { expect, test } from './fixture.js';
import { paste } from './large.js';
import { Lecture } from './lecture.js';
import { uniformTree } from './trees.js';

/** @typedef {import('@playwright/test').Page} Page */

const textbook = '((3 12 8) (2 4 6) (14 5 2))';
/** Longer than the page itself reads at once. */
const [large, other] = [11, 12].map((seed) => uniformTree([4, 10, 10, 10, 10], seed));
/** Longer than can be typed in. */
const giant = uniformTree([10, 10, 10, 10, 10], 11);

/** Texts as the page itself makes them: they would take long to get there. */
const spaces = `' '.repeat(4_000_000)`;
const word = `'a'.repeat(300_000)`;
const overCharacters = `'(' + '1 '.repeat(10_000_000) + ')'`;
const overNodes = `'(' + '1 '.repeat(2_000_001) + ')'`;
/** Of 1,572,862 nodes. */
const doubled = `Array.from({ length: 18 }).reduce((text, _, at) => 'n' + at + ':(' + (at ? text + ' @n' + (at - 1) : '(1 2) (3 4)') + ')', '')`;
const lists = `'{"x":[' + '1,'.repeat(2_000_000) + '1]}'`;
const quoted = `'[' + '"1",'.repeat(2_000_001) + '1]'`;

const saidOf = {
  spaces: /the text ends where a node should stand/,
  word: /“a+…” is not a score/,
  nodes: /more than 2,000,000 nodes/,
};

/** Enters a text by each possible way; each runs in the page. @type {Record<string, string>} */
const ways = {
  'pasted on the page': `paste(document.querySelector('.stage'), text)`,
  'pasted into the field': `paste(field(), text)`,
  'typed into the field': `typed(field(), text)`,
  'put into the field': `put(field(), text)`,
  'dropped on the page': `drop(document.querySelector('.stage'), (data) => data.setData('text/plain', text))`,
  'dropped as a file': `drop(document.querySelector('.stage'), (data) => data.items.add(new File([text], 'tree.txt')))`,
  'opened as a file': `choose(new File([text], 'tree.txt'))`,
};

const waysIn = `
  const made = (fill) => { const data = new DataTransfer(); fill(data); return data; };
  const options = { bubbles: true, cancelable: true };
  const field = () => { const field = document.querySelector('.tree-text'); field.focus(); field.select(); return field; };
  const paste = (target, text) => {
    const event = new ClipboardEvent('paste', options);
    Object.defineProperty(event, 'clipboardData', { value: made((data) => data.setData('text/plain', text)) });
    target.dispatchEvent(event);
  };
  const typed = (field, text) => field.dispatchEvent(new InputEvent('beforeinput',
    { ...options, inputType: 'insertText', data: text })) && put(field, text);
  const put = (field, text) => { field.value = text; field.dispatchEvent(new InputEvent('input', options)); };
  const drop = (target, fill) => target.dispatchEvent(new DragEvent('drop', { ...options, dataTransfer: made(fill) }));
  const choose = (file) => {
    const chooser = document.querySelector('input[type=file]');
    chooser.files = made((data) => data.items.add(file)).files;
    chooser.dispatchEvent(new Event('change'));
  }`;

/**
 * @param {Page} page
 * @param {string} way
 * @param {string} text as an expression
 */
const give = (page, way, text) => page.evaluate(`{ ${waysIn}; const text = ${text}; ${ways[way]} }`);

/**
 * Workers wait at a gate.
 * @param {Page} page
 */
async function gated(page) {
  /** @type {(value?: unknown) => void} */
  let open = () => {};
  /** @type {Promise<unknown>} */
  let gate = Promise.resolve();
  await page.route(/worker-[^/]*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  return {
    close() {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    open: () => open(),
  };
}

/** @param {Page} page */
const job = (page) => page.getByRole('group', { name: 'Work under way' });

/**
 * @param {Lecture} lecture
 * @param {string} leaves
 */
const isShown = (lecture, leaves) => expect(lecture.aside).toContainText(`of ${leaves}`);

/**
 * While the worker waits, the page continues, has no answer, and its field has nothing long.
 * @param {Lecture} lecture
 */
async function goesOn(lecture) {
  await expect(job(lecture.page)).toBeVisible();
  expect((await lecture.treeText.inputValue()).length).toBeLessThan(1000);
  await lecture.timeline.focus();
  await lecture.press('Home');
  await lecture.press('ArrowRight');
  expect((await lecture.settled()).step).toBe(1);
  await isShown(lecture, '9');
}

test('a large tree is read in the background, and the page says so and continues; a button or Escape ends that, and the latest counts', async ({
  lecture,
  page,
}) => {
  const gate = await gated(page);
  gate.close();
  await lecture.goTo(4);
  for (const end of [() => job(page).getByRole('button', { name: 'Cancel' }).click(), () => lecture.press('Escape')]) {
    const before = await lecture.settled();
    await paste(lecture, other);
    await expect(job(page)).toContainText(/Reading the tree: [\d,]+ nodes/);
    await end();
    await expect(job(page)).toBeHidden();
    expect(await lecture.settled()).toEqual(before);
    await expect(lecture.treeText).toHaveValue(textbook);
  }
  await paste(lecture, other);
  await expect(job(page)).toBeVisible();
  await lecture.press('ArrowRight');
  expect((await lecture.settled()).step).toBe(5);
  await paste(lecture, large);
  gate.open();
  await isShown(lecture, '40,000');
  await expect(job(page)).toBeHidden();
  expect((await lecture.settled()).step).toBe(0);

  // Exports contain the tree that has come meanwhile.
  gate.close();
  await paste(lecture, `(${'-12345.678901 '.repeat(8000)})`);
  await expect(job(page)).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog).toBeVisible();
  gate.open();
  await isShown(lecture, '8000');
  await dialog.getByRole('button', { name: 'LaTeX, TikZ' }).click();
  await expect(dialog.getByRole('status')).toHaveText('The file is ready.');
});

test('every input leaves a long text to the worker, and rejects one over the limit at once', async ({
  lecture,
  page,
}) => {
  const gate = await gated(page);
  for (const way of Object.keys(ways)) {
    gate.close();
    await give(page, way, word);
    await goesOn(lecture);
    gate.open();
    await expect(lecture.treeText, way).toHaveAccessibleDescription(saidOf.word);
    await give(page, 'pasted on the page', JSON.stringify(textbook));
    await expect(lecture.treeText, way).toHaveValue(textbook);
    if (way === 'put into the field') continue;
    await give(page, way, overCharacters);
    const news = page.getByRole('alert').filter({ hasText: 'more than 20,000,000 characters' });
    await expect(news, way).toBeVisible();
    await expect(lecture.treeText, way).toHaveValue(textbook);
    await news.getByRole('button').click();
  }
});

test('a long text is read in the background, and its error is reported beside its start', async ({ lecture, page }) => {
  const gate = await gated(page);
  for (const [text, said] of /** @type {const} */ ([
    [spaces, saidOf.spaces],
    [overNodes, saidOf.nodes],
  ])) {
    gate.close();
    await give(page, 'pasted on the page', text);
    await goesOn(lecture);
    await expect(lecture.treeText).not.toHaveAccessibleDescription(said);
    gate.open();
    await expect(lecture.treeText).toHaveAccessibleDescription(said);
    // The text is there to look at, and the tree is still the last good one.
    const start = await page.evaluate(`(${text}).slice(0, 300)`);
    await expect(lecture.treeText).toHaveValue(`${start}…`);
    await isShown(lecture, '9');
  }
  await page.evaluate(watchStrings);
  await give(page, 'pasted on the page', lists);
  await expect(lecture.treeText).toHaveAccessibleDescription(/is not a score|more than 2,000,000 nodes|brackets/);
  await give(page, 'dropped as a file', quoted);
  await expect(lecture.treeText).toHaveAccessibleDescription(saidOf.nodes);
  expect(await page.evaluate('longest')).toBeLessThan(200_000);
});

/** Runs in the browser: records the longest text that is parsed here. */
function watchStrings() {
  const { parse } = JSON;
  const { replace } = String.prototype;
  const seen = /** @type {{ longest: number }} */ (/** @type {unknown} */ (window));
  seen.longest = 0;
  JSON.parse = (text, ...rest) => {
    seen.longest = Math.max(seen.longest, text.length);
    return parse(text, ...rest);
  };
  String.prototype.replace = /** @type {any} */ (
    function replaced(/** @type {any} */ ...args) {
      seen.longest = Math.max(seen.longest, this.length);
      return replace.apply(this, args);
    }
  );
}

test('a large tree bypasses the field, is edited on the stage, and is restored in the next start; too long a run ends early', async ({
  lecture,
  page,
}) => {
  await give(page, 'pasted into the field', JSON.stringify(giant));
  await isShown(lecture, '100,000');
  await lecture.treeText.focus();
  await expect(lecture.treeText).toHaveAttribute('readonly');
  await expect(lecture.treeText).toHaveAccessibleDescription(
    /characters: the field shows its beginning.*2,000,000 nodes/,
  );
  expect((await lecture.treeText.inputValue()).length).toBeLessThan(1000);

  // The leaf that is evaluated first.
  await lecture.goTo(6);
  await lecture.node(5).click();
  const before = await lecture.editor.inputValue();
  const value = before === '7' ? '8' : '7';
  await page.keyboard.type(value);
  await lecture.press('Enter');
  await expect(lecture.editor).toBeHidden();
  await expect(lecture.node(5)).toHaveText(value);
  await lecture.press('Control+z');
  await expect(lecture.node(5)).toHaveText(before);
  await lecture.timeline.focus();
  await lecture.press('Shift+ArrowRight');
  const { sentence, step } = await lecture.settled();
  expect(sentence).toMatch(/cut-off/);

  // Whatever closing the tab must not lose is written after a moment of rest.
  const kept = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('secateur-now') ?? '{}'));
  await expect.poll(async () => (await kept()).step).toBe(step);
  expect((await kept()).tree.length).toBeGreaterThan(300_000);
  await page.reload();
  await isShown(lecture, '100,000');
  await expect.poll(async () => (await lecture.settled()).step).toBe(step);
  await paste(lecture, '(1 2)');
  await expect(lecture.treeText).toHaveValue('(1 2)');
  await expect(lecture.treeText).toBeEditable();

  // A run too long to store ends early, says so, and can be stepped. Every row is better than the previous ones, so DUAL* needs a pass for
  // each, over all earlier ones.
  const rows = Array.from({ length: 2000 }, (_, row) => `(${row * 3} ${row * 3 + 1} ${row * 3 + 2})`);
  await lecture.algorithm.selectOption('DUAL*');
  await paste(lecture, `(${rows.join(' ')})`);
  const news = page.getByText(/This run is longer than can be stored here/);
  await expect(news).toBeVisible();
  await lecture.timeline.focus();
  await lecture.press('End');
  const { step: end, length } = await lecture.settled();
  expect(end).toBe(length);
  expect(length).toBeGreaterThan(1_000_000);
  await lecture.press('ArrowLeft');
  expect((await lecture.settled()).step).toBe(length - 1);
  await lecture.algorithm.selectOption('Alpha-beta');
  await expect(news).toBeHidden();
});

test('a short text for 1,600,000 nodes is read in the background, and the input stays in the field', async ({
  lecture,
  page,
}) => {
  const gate = await gated(page);
  const text = String(await page.evaluate(doubled));
  // With all required code loaded.
  await give(page, 'pasted on the page', word);
  await expect(lecture.treeText).toHaveAccessibleDescription(saidOf.word);
  await give(page, 'pasted on the page', JSON.stringify(textbook));
  await expect(lecture.treeText).toHaveValue(textbook);
  await page.evaluate(countWorkers);
  await page.evaluate(`{ ${waysIn}; const own = field(); put(own, ${JSON.stringify(text)});
    own.dispatchEvent(new KeyboardEvent('keydown', { ...options, key: 'Escape' })); }`);
  await lecture.settled();
  expect(await page.evaluate('working'), 'Escape takes it back even before it is said').toBe(0);
  await isShown(lecture, '9');
  await expect(lecture.treeText).toHaveValue(textbook);

  gate.close();
  await lecture.treeText.fill(text);
  await page.keyboard.type(' ');
  // Anything that redraws the page.
  await page.setViewportSize({ width: 1200, height: 720 });
  await expect(job(page)).toBeVisible();
  await expect(lecture.treeText).toHaveValue(`${text} `);
  gate.open();
  await isShown(lecture, '524,288');
  await expect(lecture.treeText).toHaveValue(`${text} `);
});

/** Runs in the browser: counts the workers that have not been ended. */
function countWorkers() {
  const seen = /** @type {{ working: number, Worker: typeof Worker }} */ (/** @type {unknown} */ (window));
  seen.working = 0;
  seen.Worker = class extends Worker {
    /** @param {ConstructorParameters<typeof Worker>} given */
    constructor(...given) {
      super(...given);
      seen.working += 1;
    }
    terminate() {
      seen.working -= 1;
      super.terminate();
    }
  };
}

test('a link that takes long shows the page meanwhile; stepping waits for it, typing replaces it', async ({ page }) => {
  const gate = await gated(page);
  const lecture = new Lecture(page);
  const random = '#random=children:4,depth:8,seed:1';
  gate.close();
  await page.goto(`./${random}&step=3`);
  await expect(job(page)).toBeVisible();
  await lecture.press('ArrowRight');
  await expect(lecture.position).toHaveText(/^1 of/);
  await expect(page).toHaveURL((url) => url.hash === `${random}&step=3`);
  gate.open();
  await expect(lecture.position).toHaveText(/^3 of/);
  await isShown(lecture, '65,536');

  gate.close();
  const text = String(await page.evaluate(doubled));
  await page.goto(`./?again#tree=${encodeURIComponent(text)}`);
  await goesOn(lecture);
  await lecture.treeText.fill('((1 2) (3');
  gate.open();
  await lecture.press('Enter');
  await lecture.algorithm.selectOption('pvs');
  await expect(lecture.algorithm).toHaveValue('pvs');
  await expect(lecture.treeText).toHaveValue('((1 2) (3');
});
