// The page never stands still: what takes long is done beside it, whatever it is made of and however it comes. No worker begins
// here before it is let go, so an answer that is there before was found on the page.

import { expect, test } from './fixture.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */
/** @typedef {import('@playwright/test').Page} Page */

/** Texts as the page itself makes them: they would take long to get there. */
const spaces = `' '.repeat(19_000_000)`;
const word = `'a'.repeat(5_000_000)`;
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

/** Puts a text where a way in begins; each runs in the page. @type {Record<string, string>} */
const ways = {
  'pasted on the page': `paste(document.querySelector('.stage'), text)`,
  'pasted into the field': `paste(field(), text)`,
  'typed into the field': `typed(field(), text)`,
  'put into the field': `put(field(), text)`,
  'dropped on the page': `drop(document.querySelector('.stage'), (data) => data.setData('text/plain', text))`,
  'dropped as a file': `drop(document.querySelector('.stage'), (data) => data.items.add(new File([text], 'tree.txt')))`,
  'opened as a file': `choose(new File([text], 'tree.txt'))`,
};

/**
 * @param {Page} page
 * @param {string} way
 * @param {string} text as an expression
 */
const give = (page, way, text) => page.evaluate(`{ ${waysIn}; const text = ${text}; ${ways[way]} }`);

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
 * While the worker waits, the page goes on, has no answer, and its field holds nothing long.
 * @param {Lecture} lecture
 */
async function goesOn(lecture) {
  await expect(job(lecture.page)).toBeVisible();
  expect((await lecture.treeText.inputValue()).length).toBeLessThan(1000);
  await lecture.timeline.focus();
  await lecture.press('Home');
  await lecture.press('ArrowRight');
  expect((await lecture.settled()).step).toBe(1);
  await expect(lecture.aside).toContainText('of 9');
}

for (const [name, text, said] of /** @type {[string, string, RegExp][]} */ ([
  ['19,000,000 spaces', spaces, saidOf.spaces],
  ['one word of 5 MB', word, saidOf.word],
  ['a tree over the limit of nodes', overNodes, saidOf.nodes],
])) {
  test(`the page goes on while it is given ${name}`, async ({ lecture, page }) => {
    const gate = await gated(page);
    gate.close();
    await give(page, 'pasted on the page', text);
    await goesOn(lecture);
    await expect(lecture.treeText).not.toHaveAccessibleDescription(said);
    gate.open();
    await expect(lecture.treeText).toHaveAccessibleDescription(said);
    // The text is there to be looked at, and the tree is still the last good one.
    const start = await page.evaluate(`(${text}).slice(0, 300)`);
    await expect(lecture.treeText).toHaveValue(`${start}…`);
    await expect(lecture.aside).toContainText('of 9');
  });
}

test('a text over the limit of characters is refused at once, whichever way it comes', async ({ lecture, page }) => {
  const before = await lecture.treeText.inputValue();
  for (const way of Object.keys(ways).filter((way) => way !== 'put into the field')) {
    await give(page, way, overCharacters);
    const news = page.getByRole('alert').filter({ hasText: 'more than 20,000,000 characters' });
    await expect(news, way).toBeVisible();
    await expect(lecture.treeText, way).toHaveValue(before);
    await news.getByRole('button').click();
  }
});

test('every way in leaves a long text to the worker', async ({ lecture, page }) => {
  const gate = await gated(page);
  for (const way of Object.keys(ways)) {
    gate.close();
    await give(page, way, word);
    await goesOn(lecture);
    gate.open();
    await expect(lecture.treeText, way).toHaveAccessibleDescription(saidOf.word);
    await give(page, 'pasted on the page', `'((3 12 8) (2 4 6) (14 5 2))'`);
    await expect(lecture.treeText, way).toHaveValue('((3 12 8) (2 4 6) (14 5 2))');
  }
});

test('what a long text means is found out beside the page, too', async ({ lecture, page }) => {
  await page.evaluate(watchStrings);
  await give(page, 'pasted on the page', lists);
  await expect(lecture.treeText).toHaveAccessibleDescription(/is not a score|more than 2,000,000 nodes|brackets/);
  await give(page, 'dropped as a file', quoted);
  await expect(lecture.treeText).toHaveAccessibleDescription(saidOf.nodes);
  expect(await page.evaluate('longest')).toBeLessThan(200_000);
});

/** Runs in the browser: notes the longest text that is taken apart here. */
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

test('a short text that stands for 1,600,000 nodes is read beside the page, from a link too', async ({
  lecture,
  page,
}) => {
  const gate = await gated(page);
  const text = String(await page.evaluate(doubled));
  gate.close();
  await page.evaluate((tree) => {
    location.hash = `tree=${encodeURIComponent(tree)}`;
  }, text);
  await goesOn(lecture);
  gate.open();
  await expect(lecture.aside).toContainText('of 524,288');
  gate.close();
  await page.goto(`./?again#tree=${encodeURIComponent(text)}`);
  await goesOn(lecture);
  gate.open();
  await expect(lecture.aside).toContainText('of 524,288');
});

test('what is typed stays in the field while a worker reads it', async ({ lecture, page }) => {
  const gate = await gated(page);
  gate.close();
  const text = String(await page.evaluate(doubled));
  await lecture.treeText.fill(text);
  await page.keyboard.type(' ');
  // Anything that draws the page.
  await page.setViewportSize({ width: 1200, height: 720 });
  await expect(job(page)).toBeVisible();
  await expect(lecture.treeText).toHaveValue(`${text} `);
  gate.open();
  await expect(lecture.aside).toContainText('of 524,288');
  await expect(lecture.treeText).toHaveValue(`${text} `);
});

test('Escape takes back what a worker still reads, even before that is said', async ({ lecture, page }) => {
  const before = await lecture.treeText.inputValue();
  const text = String(await page.evaluate(doubled));
  // With everything loaded that this takes.
  await give(page, 'pasted on the page', word);
  await expect(lecture.treeText).toHaveAccessibleDescription(saidOf.word);
  await give(page, 'pasted on the page', JSON.stringify(before));
  await expect(lecture.treeText).toHaveValue(before);
  await page.evaluate(countWorkers);
  await page.evaluate(`{ ${waysIn}; const own = field(); put(own, ${JSON.stringify(text)});
    own.dispatchEvent(new KeyboardEvent('keydown', { ...options, key: 'Escape' })); }`);
  await lecture.settled();
  expect(await page.evaluate('working')).toBe(0);
  await expect(lecture.aside).toContainText('of 9');
  await expect(lecture.treeText).toHaveValue(before);
});

/** Runs in the browser: counts those that have not been ended. */
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
