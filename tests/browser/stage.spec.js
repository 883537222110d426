// On the stage, with real keys, a real pointer, fingers and sizes: presenting, a black or white screen, predicting, jumping by a click, a
// node's story. Tests without a browser check step sizes, a node's moments and the questions (crate/tests/session/stepping.rs,
// www/test/stage.test.js, www/test/predicting.test.js).

import { expect, test } from './fixture.js';
import { Lecture } from './lecture.js';

/** The textbook tree: its cut-off, and its last step. */
const textbook = '((3 12 8) (2 4 6) (14 5 2))';
const [cutoff, last] = [14, 26];
const sizes = [
  [1920, 1080],
  [1280, 720],
  [390, 844],
];

/** @param {Lecture} lecture */
const bodyClass = ({ page }) =>
  page.evaluate(() =>
    document.body.className
      .split(' ')
      .filter((name) => name !== 'is-resting')
      .join(' '),
  );

/**
 * @param {Lecture} lecture
 * @param {string[]} keys
 */
async function type(lecture, ...keys) {
  for (const key of keys) {
    await lecture.press(key);
    await lecture.settled();
  }
  return lecture.at();
}

/**
 * @param {Lecture} lecture
 * @param {number} node
 */
const shape = (lecture, node) => lecture.node(node).locator('.shape');

/** @param {Lecture} lecture */
const story = ({ page }) => page.getByRole('tooltip');

test('while presenting only sentence, tree and timeline are left at every size, and nothing overflows', async ({
  lecture,
  page,
}) => {
  // In Firefox the whole screen has a size of its own. A browser that refuses it still presents.
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
  });
  const font = () => lecture.sentence.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await lecture.goTo(cutoff);
    const before = await font();
    await type(lecture, 'p');
    for (const part of [lecture.sentence, lecture.stage, lecture.timeline])
      await expect(part).toBeInViewport({ ratio: 1 });
    for (const part of [page.getByRole('banner'), lecture.aside, lecture.button('Step forward')])
      await expect(part).toBeHidden();
    expect(await font()).toBeGreaterThan(before);
    const over = await page.evaluate(() => [
      document.documentElement.scrollHeight - innerHeight,
      document.documentElement.scrollWidth - innerWidth,
    ]);
    expect(Math.max(...over)).toBeLessThanOrEqual(0);
    await type(lecture, 'Escape');
    await expect(lecture.timeline).toBeInViewport();
    expect(await bodyClass(lecture)).toBe('');
  }
});

test('P, F5 and the button fill the screen, a remote is enough for the lecture, and Escape leaves', async ({
  lecture,
  page,
}) => {
  const isWhole = () => page.evaluate(() => document.fullscreenElement !== null);
  const hint = page.getByRole('status').filter({ hasText: 'Esc leaves' });
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await lecture.follow(`tree=${textbook}&grain=event`);
  await type(lecture, 'p');
  await expect(hint).toBeVisible();
  expect(await isWhole()).toBe(true);
  await expect(hint, 'it stands there only for a while').toBeHidden();
  expect((await type(lecture, 'PageDown', 'PageDown', 'PageDown')).step).toBe(3);
  expect((await type(lecture, 'PageUp')).step).toBe(2);
  for (const [blank, back] of [
    ['b', 'b'],
    ['b', 'PageDown'],
    ['.', 'PageUp'],
    ['B', '.'],
    ['w', 'w'],
    [',', 'PageDown'],
  ]) {
    await type(lecture, blank);
    for (const part of [lecture.stage, lecture.sentence, lecture.timeline])
      await expect(part, `${blank} hides everything`).toBeHidden();
    expect((await type(lecture, back)).step, `${back} brings it back and does not step`).toBe(2);
    for (const part of [lecture.stage, lecture.sentence]) await expect(part).toBeVisible();
  }
  await type(lecture, 'b', 'n', 'd', '?');
  await expect(page.getByRole('dialog'), 'nothing lights up over the dark screen').toHaveCount(0);
  await page.mouse.click(200, 200);
  await expect(lecture.stage, 'a click brings it back').toBeVisible();
  for (const whole of [false, true]) {
    await type(lecture, 'f');
    await expect.poll(isWhole).toBe(whole);
    expect(await bodyClass(lecture)).toBe('is-presenting');
  }
  await type(lecture, 'Escape');
  await expect.poll(isWhole).toBe(false);
  expect(await bodyClass(lecture)).toBe('');
  await lecture.press('p');
  await expect(hint).toBeVisible();
  await lecture.press('Escape');
  await expect(page.locator('body')).not.toHaveClass('is-presenting');
  expect(await hint.isHidden(), 'there is nothing more to leave').toBe(true);

  await lecture.goTo(cutoff);
  await lecture.press('o');
  await lecture.picker.waitFor();
  await type(lecture, 'F5', 'Escape');
  expect([(await lecture.at()).step, await bodyClass(lecture)], 'a list is open').toEqual([cutoff, '']);
  await type(lecture, 'Shift+F5');
  expect([(await lecture.at()).step, await bodyClass(lecture)]).toEqual([cutoff, 'is-presenting']);
  await type(lecture, 'Escape', 'F5');
  expect([(await lecture.at()).step, await bodyClass(lecture)]).toEqual([0, 'is-presenting']);
  await type(lecture, 'Escape');
  await lecture.button('Present').click();
  await lecture.settled();
  expect(await bodyClass(lecture)).toBe('is-presenting');
  await type(lecture, 'Escape');
  expect(await page.locator('html').getAttribute('data-same'), 'it was never loaded again').toBe('');
});

test('predicting: nothing reveals the future; keys and buttons answer, and playing waits', async ({
  lecture,
  page,
}) => {
  const question = page.getByRole('group', { name: 'Your answer' });
  const looks = [];
  // At step 18 both have just seen 14 at node c; the next leaf cuts in the second and not in the first.
  for (const tree of ['((3 12 8) (2 4 6) (14 2 5))', textbook]) {
    await page.goto('about:blank');
    await lecture.open(`./#tree=${encodeURIComponent(tree)}&step=18`);
    for (const key of ['q', 'k']) await lecture.press(key);
    await expect(
      page.locator('#menu label', { has: page.locator('kbd', { hasText: 'K' }) }).locator('select'),
    ).toHaveValue('strategy');
    await lecture.press('Shift+ArrowRight');
    await expect(question).toBeVisible();
    looks.push(await page.evaluate(readTelltales));
  }
  // lit-html marks its places with comments that differ from page to page.
  const plain = looks.map((look) => JSON.parse(JSON.stringify(look).replace(/<!--.*?-->/g, '')));
  expect(plain[1]).toEqual(plain[0]);
  expect(plain[0].notes).toBe(0);

  await expect(lecture.position.locator('small')).toBeHidden();
  await lecture.press('ArrowDown');
  await expect(lecture.sentence).toContainText('Not so: it will be.');
  await expect(lecture.sentence).toContainText('0 of 1 right');
  for (let press = 0; press < 12 && !(await question.isVisible()); press += 1) await type(lecture, 'ArrowRight');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(lecture.sentence).toContainText('Right: yes.');
  await expect(lecture.sentence).toContainText('1 of 2 right');
  await lecture.press('End');
  await expect(lecture.position.locator('small')).toBeVisible();
  const { columns, length } = await lecture.settled();
  expect(columns.filter((kind) => kind.startsWith('column'))).toHaveLength(length + 1);

  await lecture.goTo(4);
  await lecture.timeline.blur();
  await type(lecture, ' ');
  await expect(question).toBeVisible();
  await expect(lecture.button('Play')).toBeVisible();
  await lecture.openMenu();
  await page.getByRole('switch', { name: 'Predict first' }).uncheck();
  await lecture.closeMenu();
  await expect(question).toHaveCount(0);
});

/** Runs in the browser: everything that could reveal the future. */
function readTelltales() {
  const text = (/** @type {string} */ selector) => document.querySelector(selector)?.outerHTML ?? '';
  const shown = document.querySelector('.stepno')?.cloneNode(true);
  if (shown instanceof Element) for (const hidden of shown.querySelectorAll('.is-hidden')) hidden.remove();
  return {
    say: text('.say'),
    aside: text('.aside'),
    timeline: text('.timeline'),
    stepno: shown?.textContent,
    buttons: text('.transport'),
    notes: document.querySelectorAll('.notes *, .lines *').length,
    orders: [...document.querySelectorAll('#menu option, #menu .effect')].map(({ textContent }) => textContent),
    cuts: document.querySelectorAll('.cutsign').length,
  };
}

test('a click leads to a node’s moments and opens a leaf, while presenting too, where the keys change nothing else', async ({
  lecture,
  page,
}) => {
  await shape(lecture, 5).click();
  const entered = await lecture.settled();
  expect([entered.now, entered.line]).toEqual([5, 'MIN(node, α, β)']);
  await shape(lecture, 5).click();
  const closed = await lecture.settled();
  expect(closed.now).toBe(5);
  expect(closed.line).toMatch(/return best$/);
  await shape(lecture, 5).click();
  expect((await lecture.settled()).step).toBe(entered.step);
  expect((await type(lecture, 'ArrowRight')).step, 'the arrows still step').toBe(entered.step + 1);

  await lecture.follow(`tree=${textbook}&step=0`);
  // In Firefox Escape would leave the whole screen.
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
  });
  await type(lecture, 'F5', 'PageDown', 'PageDown');
  const { step } = await lecture.at();
  await shape(lecture, 3).click();
  await expect(lecture.editor).toBeFocused();
  await page.keyboard.type('1');
  await lecture.press('Tab');
  await expect(lecture.editor).toHaveValue('8');
  await page.keyboard.type('9');
  // A remote commits the typed text, and steps.
  expect((await type(lecture, 'PageDown')).step).toBeGreaterThan(step);
  await expect(lecture.editor).toBeHidden();
  await expect(page.locator('.tree-text')).toHaveValue('((3 1 9) (2 4 6) (14 5 2))');
  const drawn = await lecture.node(3).innerHTML();
  await type(lecture, '4');
  expect(await lecture.node(3).innerHTML()).toBe(drawn);
  await shape(lecture, 6).click();
  await expect(lecture.editor).toBeFocused();
  await lecture.press('Escape');
  await expect(lecture.editor).toBeHidden();
  expect(await bodyClass(lecture), 'Escape was for the leaf').toBe('is-presenting');
  await lecture.stage.focus();
  await type(lecture, 'Enter');
  await expect(lecture.editor).toBeFocused();
});

test('a node’s story appears for the pointer and for the tree walk, beside its node and inside the window, at every size', async ({
  lecture,
  page,
}) => {
  await lecture.goTo(cutoff);
  await shape(lecture, 5).hover();
  await expect(story(lecture).locator('h2, li')).toHaveText([
    'MIN node b',
    'is called with [3, +∞]',
    'takes 2 from a leaf',
    'α cut-off, 2 ≤ α = 3, held by the root: 2 children are never looked at',
  ]);
  // While stepping by keys, a resting pointer covers nothing.
  await type(lecture, 'ArrowRight');
  await expect(story(lecture)).toBeHidden();
  await page.mouse.move(5, 5);
  await lecture.stage.focus();
  await type(lecture, 'ArrowUp', 'ArrowDown');
  await expect(story(lecture).locator('h2')).toHaveText('MIN node b');
  await type(lecture, 'ArrowLeft');
  await expect(story(lecture).locator('h2')).toHaveText('MIN node a');
  await type(lecture, 'Escape');
  await expect(story(lecture)).toBeHidden();

  await lecture.goTo(last);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await lecture.settled();
    for (const node of [0, 1, 2, 5, 8, 9, 12]) {
      await shape(lecture, node).hover();
      await expect(story(lecture)).toBeVisible();
      await expect(lecture.node(node)).toHaveAttribute('aria-describedby', 'story');
      const [card, body] = await Promise.all([story(lecture).boundingBox(), lecture.node(node).boundingBox()]);
      if (!card || !body) throw new Error('both are shown');
      const isInside = card.x >= 0 && card.y >= 0 && card.x + card.width <= width && card.y + card.height <= height;
      expect(isInside, `node ${node} inside`).toBe(true);
      const isBeside =
        card.x >= body.x + body.width ||
        card.x + card.width <= body.x ||
        card.y >= body.y + body.height ||
        card.y + card.height <= body.y;
      expect(isBeside, `node ${node} beside`).toBe(true);
    }
    await page.mouse.move(5, 5);
    await expect(story(lecture)).toBeHidden();
  }
  // A pending one is cancelled when the tree changes.
  await page.evaluate(noteStories);
  await shape(lecture, 2).hover();
  await expect.poll(() => page.evaluate('waiting.size')).toBe(1);
  await lecture.follow('tree=((1 2) (3 4))');
  expect(await page.evaluate('waiting.size')).toBe(0);
});

/** Runs in the browser: pending stories never appear, and are counted until cancelled. */
function noteStories() {
  const { setTimeout, clearTimeout } = window;
  const waiting = new Set();
  Object.assign(window, {
    waiting,
    setTimeout(/** @type {() => void} */ tell, /** @type {number} */ wait) {
      if (wait !== 350) return setTimeout(tell, wait);
      waiting.add(-1);
      return -1;
    },
    clearTimeout: (/** @type {number} */ timer) => (timer === -1 ? waiting.delete(timer) : clearTimeout(timer)),
  });
}

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test.skip(({ browserName }) => browserName === 'firefox', 'no fingers can be sent to Firefox');

  /**
   * Fingers on the screen, at one list of places after another, and off it again.
   * @param {import('@playwright/test').Page} page
   * @param {{ x: number, y: number }[][]} places
   */
  async function touch(page, ...places) {
    const session = await page.context().newCDPSession(page);
    for (const [index, touchPoints] of places.entries()) {
      const type = index === 0 ? 'touchStart' : 'touchMove';
      await session.send('Input.dispatchTouchEvent', { type, touchPoints });
    }
    return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('a long press shows a story, a swipe steps, two fingers zoom, and then one moves the tree', async ({
    lecture,
    page,
  }) => {
    await lecture.goTo(cutoff);
    const box = await shape(lecture, 5).boundingBox();
    if (!box) throw new Error('the node is shown');
    const lift = await touch(page, [{ x: box.x + box.width / 2, y: box.y + box.height / 3 }]);
    await expect(story(lecture).locator('h2')).toHaveText('MIN node b');
    await lift();
    await expect(story(lecture)).toBeVisible();
    expect((await lecture.settled()).step, 'it does nothing else').toBe(cutoff);

    await lecture.goTo(5);
    const swipe = async (/** @type {number} */ by) => {
      const way = [0, 0.5, 1].map((share) => [{ x: 195 + share * by, y: 330 }]);
      await (await touch(page, ...way))();
      return (await lecture.settled()).step;
    };
    expect(await swipe(-90)).toBe(6);
    expect(await swipe(-90)).toBe(7);
    expect(await swipe(90)).toBe(6);
    expect(await swipe(-20), 'too short for a swipe').toBe(6);
    const before = await shape(lecture, 0).boundingBox();
    const spread = [20, 40, 60, 80].map((by) => [
      { x: 195 - by, y: 330 },
      { x: 195 + by, y: 330 },
    ]);
    await (await touch(page, ...spread))();
    await expect(lecture.button('Show the whole tree')).toBeVisible();
    const after = await shape(lecture, 0).boundingBox();
    expect(after && before && after.width > 1.5 * before.width).toBe(true);
    expect(await swipe(-90), 'the finger has the tree to move').toBe(6);
  });

  test('presenting can be entered, stepped both ways and left without keys', async ({ browser, baseURL }) => {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [820, 1180],
    ]) {
      const viewport = { width, height };
      const context = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: true });
      const page = await context.newPage();
      await new Lecture(page).open('./#step=9&grain=event');
      const present = page.getByRole('button', { name: 'Present' });
      if (!(await present.isVisible())) await page.getByRole('button', { name: 'More settings' }).tap();
      await present
        .or(page.getByRole('dialog', { name: 'Settings' }).getByText('Present'))
        .first()
        .tap();
      await expect(page.locator('body')).toHaveClass(/is-presenting/);
      const step = page.locator('.stepno');
      await page.getByRole('button', { name: 'Step forward' }).tap();
      await expect(step).toContainText('10');
      const at = (/** @type {number} */ share) => [{ x: share * width, y: 0.45 * height }];
      await (await touch(page, at(0.7), at(0.25)))();
      await expect(step).toContainText('11');
      await (await touch(page, at(0.25), at(0.7)))();
      await expect(step).toContainText('10');
      expect(await page.evaluate(lettersBelow, '.leave')).toEqual([]);
      await page.getByRole('button', { name: 'Leave the presentation' }).tap();
      await expect(page.locator('body')).not.toHaveClass(/is-presenting/);
      await expect(page.locator('.aside')).toBeVisible();
      await context.close();
    }
  });
});

/** Runs in the browser: the lines of the sentence that this covers. @param {string} selector */
function lettersBelow(selector) {
  const sentence = /** @type {HTMLElement} */ (document.querySelector('.say'));
  const over = /** @type {HTMLElement} */ (document.querySelector(selector)).getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(sentence);
  return [...words.getClientRects()]
    .filter(({ right, top, bottom }) => over.left < right && top < over.bottom && over.top < bottom)
    .map(({ right, top }) => [right, top]);
}
