// Moving through a run: buttons, real keys, timeline and playing all lead to the same steps, keys do not disturb typing, and only a step
// forward moves anything on the screen. Tests without a browser check where each leads (crate/tests/session/stepping.rs,
// www/test/keys.test.js).

import { expect, test } from './fixture.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

/** The textbook tree, which the page opens with. */
const [cutoff, last] = [14, 26];

/** In sequence, from the first step. @type {[key: string, to: number][]} */
const keys = [
  ['ArrowLeft', 0],
  ['ArrowRight', 1],
  ['Shift+ArrowRight', cutoff],
  ['Shift+ArrowRight', cutoff],
  ['PageDown', cutoff + 1],
  ['Shift+ArrowLeft', cutoff],
  ['PageUp', cutoff - 1],
  ['End', last],
  ['ArrowRight', last],
  ['ArrowLeft', last - 1],
  ['Home', 0],
  ['PageDown', 1],
  ...['Control+ArrowRight', 'ArrowUp', 'ArrowDown', '1', '9', 'Enter'].map(
    (key) => /** @type {[string, number]} */ ([key, 1]),
  ),
  ['ArrowRight', 2],
  ['ArrowRight', 3],
  ['ArrowRight', 4],
];

test('buttons and keys step, the buttons say when there is nowhere to go, and playing steps on by itself', async ({
  lecture,
}) => {
  const { step, length, sentence, nodes } = await lecture.at();
  expect([step, length]).toEqual([0, last]);
  expect(sentence).toMatch(/Step forward to begin/);
  expect(new Set(nodes.map(({ look }) => look))).toEqual(new Set(['unseen']));

  /** @type {[name: string, step: number][]} */
  const clicks = [
    ['Step forward', 1],
    ['Step forward', 2],
    ['Step back', 1],
    ['Last step', last],
    ['Step back', last - 1],
    ['First step', 0],
  ];
  for (const [name, step] of clicks) {
    await lecture.button(name).click();
    await expect(lecture.position).toHaveText(`${step} of ${last}`);
  }
  for (const name of ['First step', 'Step back']) await expect(lecture.button(name)).toBeDisabled();
  for (const name of ['Play', 'Step forward', 'Last step']) await expect(lecture.button(name)).toBeEnabled();
  await lecture.press('End');
  for (const name of ['Step forward', 'Last step']) await expect(lecture.button(name)).toBeDisabled();
  for (const name of ['First step', 'Step back', 'Play']) await expect(lecture.button(name)).toBeEnabled();

  await lecture.button('First step').blur();
  await lecture.press('Home');
  for (const [key, to] of keys) {
    await lecture.press(key);
    expect((await lecture.settled()).step, key).toBe(to);
  }
  await lecture.button('Step forward').focus();
  await lecture.press(' ');
  await expect(lecture.position, 'Space presses the button that has the focus').toHaveText(`5 of ${last}`);
  await expect(lecture.button('Play')).toBeVisible();
  await lecture.button('Step forward').blur();
  await lecture.press(' ');
  await expect(lecture.button('Pause')).toBeVisible();
  await lecture.press(' ');
  await expect(lecture.button('Play')).toBeVisible();

  await lecture.page.getByRole('combobox', { name: 'Playing speed' }).selectOption({ label: '4 ×' });
  await lecture.goTo(last - 3);
  await lecture.button('Play').click();
  await expect(lecture.button('Pause')).toBeVisible();
  await expect(lecture.position).toHaveText(`${last} of ${last}`);
  await expect(lecture.button('Play')).toBeVisible();

  await lecture.button('Play').click();
  await expect(lecture.position, 'from the end it starts over').toHaveText(/^[0-5] of/);
  await lecture.button('Pause').click();
  await expect(lecture.button('Play')).toBeVisible();
  const { step: at } = await lecture.settled();
  await lecture.press('ArrowRight');
  expect((await lecture.settled()).step).toBe(at + 1);

  await lecture.button('Play').click();
  await lecture.press('ArrowLeft');
  await expect(lecture.button('Play'), 'a step by hand ends the playing').toBeVisible();
});

test('keys never act while someone types, chooses or reads a dialog, and act again as soon as it closes', async ({
  lecture,
  page,
}) => {
  await lecture.goTo(5);
  const typing = ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'PageDown', 'PageUp', 'Shift+ArrowRight', ' ', '?'];
  await lecture.openMenu();
  const fields = [lecture.alpha, lecture.depth, lecture.menu.getByRole('combobox', { name: 'Theme' })];
  for (const field of fields) {
    await field.focus();
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) await lecture.press(key);
    expect((await lecture.settled()).step).toBe(5);
  }
  await lecture.closeMenu();
  await lecture.treeText.focus();
  for (const key of typing) await lecture.press(key);
  expect((await lecture.settled()).step).toBe(5);
  await expect(lecture.button('Play')).toBeVisible();
  await expect(lecture.treeText).toHaveValue(/[ ?]{2}/);
  await expect(lecture.page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
  await lecture.treeText.blur();

  const { step: at } = await lecture.settled();
  await lecture.press('?');
  const list = page.getByRole('dialog', { name: 'Keys' });
  await expect(list).toBeVisible();
  await expect(list).toContainText('Home');
  await lecture.press('ArrowRight');
  expect((await lecture.settled()).step).toBe(at);
  await lecture.press('Escape');
  await expect(list).toBeHidden();
  await lecture.press('ArrowRight');
  expect((await lecture.settled()).step).toBe(at + 1);

  // The picker that was just used still has the focus.
  await lecture.dialect.selectOption({ label: 'Fail-hard' });
  await lecture.dialect.focus();
  await lecture.press('PageDown');
  expect((await lecture.settled()).step).toBe(at + 2);
  await expect(lecture.dialect).toHaveValue('fail-hard');
  await lecture.press('Escape');
  await lecture.press('ArrowRight');
  expect((await lecture.settled()).step).toBe(at + 3);

  // A closed element still has the focus.
  await lecture.press('n');
  await page.getByRole('menuitemradio', { checked: true }).evaluate((item) => {
    const menu = /** @type {HTMLElement} */ (item.closest('[popover]'));
    menu.hidePopover();
    item.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    menu.remove();
  });
  await expect(lecture.position).toHaveText(new RegExp(`^${at + 4} of`));
  await lecture.press('d');
  const dialog = page.getByRole('dialog', { name: 'Why do we get different numbers?' });
  await expect(dialog).toBeVisible();
  await dialog.evaluate((element) => {
    const field = /** @type {Element} */ (element.querySelector('button'));
    /** @type {HTMLDialogElement} */ (element).close();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
  });
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});

test('the timeline shows what each step is; a click goes there, a drag follows, and it is a slider that says step and sentence', async ({
  lecture,
  page,
}) => {
  const { x, y, width, height } = /** @type {DOMRect} */ (await lecture.timeline.boundingBox());
  const [middle, column] = [y + height / 2, width / last];
  /** @param {number} step */
  const place = (step) => x + (step - 0.5) * column;
  for (const step of [11, last, 1, cutoff]) {
    await page.mouse.click(place(step), middle);
    await expect(lecture.position).toHaveText(`${step} of ${last}`);
  }
  await page.mouse.move(place(3), middle);
  await page.mouse.down();
  for (const step of [3, 9, 20, 7]) {
    await page.mouse.move(place(step), middle + 40);
    await expect(lecture.position).toHaveText(`${step} of ${last}`);
  }
  await page.mouse.move(x - 50, middle);
  await expect(lecture.position).toHaveText(`0 of ${last}`);
  await page.mouse.up();
  await page.mouse.move(place(9), middle);
  expect((await lecture.settled()).step, 'after the button is up the pointer leads nowhere').toBe(0);

  await lecture.timeline.focus();
  /** @type {[key: string, step: number][]} */
  const presses = [
    ['ArrowRight', 1],
    ['ArrowUp', 2],
    ['ArrowDown', 1],
    ['PageDown', 2],
    ['End', last],
    ['ArrowLeft', last - 1],
    ['Home', 0],
  ];
  await expect(lecture.timeline).toHaveAttribute('aria-valuemin', '0');
  await expect(lecture.timeline).toHaveAttribute('aria-valuemax', String(last));
  for (const [key, step] of presses) {
    await lecture.press(key);
    await expect(lecture.timeline).toHaveAttribute('aria-valuenow', String(step));
    const { sentence } = await lecture.at(step);
    await expect(lecture.timeline).toHaveAttribute('aria-valuetext', `Step ${step} of ${last}. ${sentence}`);
  }

  const pictures = [await lecture.goTo(0), ...(await lecture.walk(Array(last).fill('ArrowRight')))];
  expect(pictures[last].step).toBe(last);
  const isCut = pictures.map(({ sentence }) => /cut-off\.$/.test(sentence));
  const isLeaf = pictures.map(({ line }) => /^if leaf/.test(line));
  const columns = pictures[0].columns.filter((column) => /\bcolumn\b/.test(column));
  expect(columns.map((column) => /\bcut\b/.test(column))).toEqual(isCut.slice(1));
  expect(columns.map((column) => /\beval\b/.test(column))).toEqual(isLeaf.slice(1));
});

test.describe('motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test.skip(({ browserName }) => browserName === 'firefox', 'Firefox has motion or none for as long as it runs');

  test('a step forward moves, the next key finishes it at once, and nothing else moves', async ({ lecture, page }) => {
    await film(lecture);
    for (let step = 1; step <= last; step += 1) {
      for (const key of ['ArrowRight', 'PageUp', 'PageDown']) {
        await lecture.press(key);
        await lecture.settled();
      }
      expect((await lecture.at()).step).toBe(step);
    }
    const frames = await cut(lecture);
    const first = frames.filter(({ step }, index) => index > 0 && frames[index - 1].step < step);
    expect(first).toHaveLength(2 * last);
    expect(first.filter(({ moving }) => moving.length === 0).map(({ step }) => step)).toEqual([]);
    const back = frames.filter(({ step }, index) => index > 0 && frames[index - 1].step > step);
    expect(back).toHaveLength(last);
    expect(moved(back)).toEqual([]);

    await lecture.press('End');
    await lecture.settled();
    const { length: before } = await cut(lecture);
    for (const key of ['ArrowLeft', 'Shift+ArrowLeft', 'PageUp', 'Home', 'Shift+ArrowRight', 'Home', 'End']) {
      await lecture.press(key);
      await lecture.settled();
    }
    await lecture.timeline.click();
    await lecture.settled();
    const jumps = (await cut(lecture)).slice(before);
    expect(new Set(jumps.map(({ step }) => step)).size).toBeGreaterThan(4);
    expect(moved(jumps)).toEqual([]);

    // With reduced motion there is none at all.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await lecture.press('Home');
    await lecture.settled();
    const { length: still } = await cut(lecture);
    for (let step = 1; step <= last; step += 1) {
      await lecture.press('ArrowRight');
      expect((await lecture.settled()).step).toBe(step);
    }
    expect(moved((await cut(lecture)).slice(still))).toEqual([]);
  });

  test('a lecture step plays its events; a second press ends that, and the next goes on', async ({ lecture, page }) => {
    await page.evaluate(holdMotion);
    await lecture.press('g');
    await lecture.press('ArrowRight');
    // Down to the first leaf: one event after another, each evenly and for this long.
    expect(await page.evaluate(motions)).toEqual([
      ['flash is-round', 400, 0],
      ['moves', 400, 0],
    ]);
    await page.evaluate(letGo);
    await expect(page.locator('.traveller')).toHaveCount(1);
    expect(await page.evaluate(motions)).toEqual([
      ['moves', 400, 0],
      ['rider', 400, 0],
      ['traveller', 400, 2],
    ]);
    await expect(page.locator('.rider')).toHaveText('[−∞, +∞]');
    expect((await lecture.at()).step, 'all else shows where that leads').toBe(3);
    await expect(page.locator('.node.is-now')).toHaveAttribute('data-node', '1');
    await lecture.press('ArrowRight');
    expect(await page.evaluate(motions)).toEqual([]);
    await expect(page.locator('.node.is-now')).toHaveAttribute('data-node', '2');
    expect((await lecture.at()).step).toBe(3);
    await lecture.press('ArrowRight');
    expect((await lecture.settled()).step).toBe(5);
    expect(await page.evaluate(motions)).toEqual([
      ['moves', 400, 0],
      ['riding', 400, 2],
    ]);
    await lecture.press('ArrowLeft');
    expect(await page.evaluate(motions)).toEqual([]);
    expect((await lecture.settled()).step).toBe(3);
    await page.reload();
  });
});

/** Every animation from now on is paused. */
function holdMotion() {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...all) {
    const animation = animate.apply(this, all);
    animation.pause();
    return animation;
  };
}

/** Paused animations are finished. */
const letGo = () => document.getAnimations().forEach((animation) => void animation.finish());

/** The paused animations: target, duration, and number of positions. */
function motions() {
  const all = document.getAnimations().map(({ effect }) => {
    const { target } = /** @type {KeyframeEffect} */ (effect);
    const frames = /** @type {KeyframeEffect} */ (effect).getKeyframes();
    const places = frames.every(({ opacity }) => opacity === undefined) ? frames.length : 0;
    return [target?.className.trim(), effect?.getComputedTiming().duration, places];
  });
  return all.sort(([one], [other]) => String(one).localeCompare(String(other)));
}

/**
 * Starts recording how much moves on the page: at every change of the step, before a slow browser may miss it, and
 * frame by frame.
 * @param {Lecture} lecture
 */
function film({ page }) {
  return page.evaluate(() => {
    /** @type {{ step: number, moving: string[] }[]} */
    const frames = [];
    /** @param {Animation} animation */
    const name = ({ effect }) => {
      const { target } = /** @type {KeyframeEffect} */ (effect);
      return `${target?.tagName} ${target?.getAttribute('class')}`;
    };
    const note = () => {
      const step = Number.parseInt(document.querySelector('.stepno')?.textContent ?? '', 10);
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      frames.push({ step, moving: [...new Set(running.map(name))] });
    };
    const go = () => {
      note();
      requestAnimationFrame(go);
    };
    const player = /** @type {Element} */ (document.querySelector('.player'));
    new MutationObserver(note).observe(player, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { frames });
    go();
  });
}

/**
 * What has moved although nothing should.
 * @param {{ step: number, moving: string[] }[]} frames
 */
const moved = (frames) => [
  ...new Set(frames.flatMap(({ step, moving }) => moving.map((what) => `step ${step}: ${what}`))),
];

/**
 * @param {Lecture} lecture
 * @returns {Promise<{ step: number, moving: string[] }[]>}
 */
const cut = ({ page }) => page.evaluate(() => Reflect.get(window, 'frames'));
