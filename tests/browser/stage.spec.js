// On the stage: presenting, a black or white screen, how far a step goes, predicting, jumping by a click, a node's story, and the arc of a
// cut-off. All with real keys, a real pointer and real sizes.

import { lectureSteps, shownScore, typedWindow } from './cases.js';
import { expect, test } from './fixture.js';
import { dialectNames, Lecture } from './lecture.js';

/** The textbook tree: its cut-off, and its last step. */
const [cutoff, last] = [14, 26];
const sizes = [
  [1920, 1080],
  [1280, 720],
  [390, 844],
];
/** A deep cut-off at node 4, whose bound the root holds. */
const deepTree = '(5, (((4 9) (3 7) 8) (7, (2 1))))';

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

test.describe('present', () => {
  test('only sentence, tree and timeline are left at every size, and nothing overflows', async ({ lecture, page }) => {
    // In Firefox the whole screen has a size of its own.
    await page.evaluate(() => {
      Element.prototype.requestFullscreen = () => Promise.resolve();
    });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await lecture.goTo(cutoff);
      const before = await lecture.sentence.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).fontSize),
      );
      await type(lecture, 'p');
      for (const part of [lecture.sentence, lecture.stage, lecture.timeline])
        await expect(part).toBeInViewport({ ratio: 1 });
      for (const part of [page.getByRole('banner'), lecture.aside, lecture.button('Step forward')])
        await expect(part).toBeHidden();
      const after = await lecture.sentence.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(after).toBeGreaterThan(before);
      expect(
        await page.evaluate(
          () =>
            document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth,
        ),
      ).toBe(true);
      await type(lecture, 'Escape');
      await expect(lecture.timeline).toBeInViewport();
      expect(await bodyClass(lecture)).toBe('');
    }
  });

  test('P fills the screen, a hint says for two seconds how to leave, and Esc leaves', async ({ lecture, page }) => {
    await type(lecture, 'p');
    const hint = page.getByRole('status').filter({ hasText: 'Esc leaves' });
    await expect(hint).toBeVisible();
    expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await expect(hint).toBeHidden({ timeout: 3000 });
    await type(lecture, 'Escape');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
    expect(await bodyClass(lecture)).toBe('');
    await lecture.press('p');
    await expect(hint).toBeVisible();
    await lecture.press('Escape');
    await expect(page.locator('body')).not.toHaveClass('is-presenting');
    expect(await hint.isHidden(), 'there is nothing more to leave').toBe(true);
  });

  test('the button presents too, and a browser that refuses the whole screen still presents', async ({
    lecture,
    page,
  }) => {
    await page.evaluate(() => {
      document.documentElement.requestFullscreen = () => Promise.reject(new TypeError('refused'));
    });
    await lecture.button('Present').click();
    await lecture.settled();
    expect(await bodyClass(lecture)).toBe('is-presenting');
    expect((await type(lecture, 'PageDown')).step, 'a lecture step').toBe(3);
    await type(lecture, 'Escape');
    expect(await bodyClass(lecture)).toBe('');
  });

  test('a presenter’s remote alone gives the lecture', async ({ lecture }) => {
    await lecture.follow('tree=((3 12 8) (2 4 6) (14 5 2))&grain=event');
    await type(lecture, 'p');
    expect((await type(lecture, 'PageDown', 'PageDown', 'PageDown')).step).toBe(3);
    expect((await type(lecture, 'PageUp')).step).toBe(2);
    for (const [blank, back] of [
      ['b', 'b'],
      ['.', '.'],
      ['b', 'PageDown'],
      ['.', 'PageUp'],
      ['B', '.'],
      ['w', 'w'],
      [',', 'PageDown'],
    ]) {
      await type(lecture, blank);
      await expect(lecture.stage, `${blank} hides the tree`).toBeHidden();
      await expect(lecture.sentence).toBeHidden();
      await expect(lecture.timeline).toBeHidden();
      expect((await type(lecture, back)).step, `${back} brings it back and does not step`).toBe(2);
      await expect(lecture.stage).toBeVisible();
      await expect(lecture.sentence).toBeVisible();
    }
    expect((await type(lecture, 'PageDown')).step).toBe(3);
  });

  test('F5 starts the show and never loads the page again, and F is the whole screen alone', async ({
    lecture,
    page,
  }) => {
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await lecture.goTo(cutoff);
    await lecture.press('o');
    await lecture.picker.waitFor();
    await type(lecture, 'F5', 'Escape');
    expect([(await lecture.at()).step, await bodyClass(lecture)], 'a list is open').toEqual([cutoff, '']);
    await type(lecture, 'Shift+F5');
    expect([(await lecture.at()).step, await bodyClass(lecture)]).toEqual([cutoff, 'is-presenting']);
    for (const isWhole of [false, true]) {
      await type(lecture, 'f');
      await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(isWhole);
      expect(await bodyClass(lecture)).toBe('is-presenting');
    }
    await type(lecture, 'Escape', 'F5');
    expect([(await lecture.at()).step, await bodyClass(lecture)]).toEqual([0, 'is-presenting']);
    expect(await page.locator('html').getAttribute('data-same')).toBe('');
  });

  test('B means B on a Cyrillic keyboard too', async ({ lecture, page }) => {
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'и', code: 'KeyB', bubbles: true, cancelable: true }),
      ),
    );
    await expect(lecture.stage).toBeHidden();
    await page.mouse.click(200, 200);
    await expect(lecture.stage, 'a click brings it back').toBeVisible();
    expect((await lecture.settled()).step).toBe(0);
  });
});

test.describe('grain', () => {
  const { tree, dialect, runs } = lectureSteps;

  /**
   * After how many events a lecture step ends, by its definition: when a score has arrived and the next event is a call,
   * after every return, and after the descent to the first leaf.
   * @param {string[]} events
   */
  const stopsOf = (events) =>
    events.flatMap((event, index) => {
      const kind = event.split(' ')[0];
      const next = events[index + 1]?.split(' ')[0];
      const isFirstLeaf = kind === 'evaluate' && !events.slice(0, index).some((other) => other.startsWith('evaluate'));
      const isDecided = kind === 'improve' && next === 'cut' && events[index - 1].startsWith('evaluate');
      const isEnd =
        kind === 'return' || isFirstLeaf || isDecided || (kind !== 'visit' && ['visit', 'evaluate'].includes(next));
      return isEnd || next === undefined ? [index + 1] : [];
    });

  for (const [{ window, steps }, count] of /** @type {[typeof runs[number], number][]} */ ([
    [runs[0], 12],
    [runs[1], 8],
    [runs[2], 8],
  ])) {
    const [alpha, beta] = window.map(shownScore);
    test(`window (${alpha}, ${beta}): ${count} lecture steps show every fact of the slides in order`, async ({
      lecture,
    }) => {
      await lecture.choose({ tree, dialect: dialectNames[dialect], window: typedWindow(window) });
      await lecture.page.getByRole('combobox', { name: 'Each step' }).selectOption({ label: 'one lecture step' });
      await lecture.timeline.blur();
      const stops = stopsOf(steps.flatMap(({ events }) => events));
      expect(stops).toHaveLength(count);
      const ends = new Map();
      let end = 0;
      for (const fact of steps) {
        end += fact.events.length;
        ends.set(end, fact);
      }
      let shownFacts = 0;
      const pictures = await lecture.walk(Array(count).fill('ArrowRight'));
      for (const [index, stop] of stops.entries()) {
        const picture = pictures[index];
        expect(picture.step).toBe(stop);
        const fact = ends.get(stop);
        if (!fact) continue;
        shownFacts += 1;
        for (const [node, text] of Object.entries(fact.shown))
          expect(told(picture, Number(node)), `${fact.fact}: node ${node}`).toBe(text.replaceAll('-', '−'));
      }
      expect(shownFacts, 'facts that end with a step').toBeGreaterThanOrEqual(count - 1);
      expect(stops[stops.length - 1]).toBe(end);
      const back = await lecture.walk(Array(count).fill('PageUp'));
      expect(back.map(({ step }) => step)).toEqual([...stops.slice(0, -1).reverse(), 0]);
    });
  }

  /**
   * @param {import('./shown.js').Shown} picture
   * @param {number} node
   */
  function told({ nodes }, node) {
    const { look, value, window } = nodes[node];
    return look === 'cut' ? 'cut' : [value, window && `(${window.join(', ')})`].filter(Boolean).join(' ');
  }

  test('window (0, 10): each lecture step says what its slide says', async ({ lecture }) => {
    await lecture.choose({ tree, dialect: dialectNames[dialect], window: typedWindow([0, 10]) });
    await lecture.timeline.blur();
    await type(lecture, 'g');
    const said = await lecture.walk(Array(12).fill('ArrowRight'));
    expect(said.map(({ sentence }) => sentence)).toEqual([
      'The leaf is worth 6, the first score that MAX node c has seen.',
      'MAX now has 6 at node c: α rises from 0 to 6, and the window is [6, 10].',
      'The leaf is worth 2, no better for MAX than c’s 6. MAX node c returns 6, its exact value. The first score for MIN node a.',
      'MIN now has 6 at node a: β drops from 10 to 6, and the window is [0, 6].',
      'MAX node d takes 8, its first score, as its best so far.',
      'MAX node d has seen 8. MIN already has 6 at node a, and 8 ≥ β = 6: its last child cannot matter. β cut-off. It returns 8. No better for MIN than a’s 6.',
      'MIN node a returns 6, its exact value. The first score for the root.',
      'MAX now has 6 at the root: α rises from 0 to 6, and the window is [6, 10].',
      'MAX node e takes 5, its first score, as its best so far. It is not above α = 6, so the window stays.',
      'The leaf is worth 4, no better for MAX than e’s 5. MAX node e returns 5, its exact value. The first score for MIN node b.',
      'MIN node b has seen 5. MAX already has 6 at the root, and 5 ≤ α = 6: its last child cannot matter. α cut-off. It returns 5. No better for MAX than the root’s 6.',
      'The root is worth 6: best play is a, c, 6. Leaves evaluated: 5 (minimax: 8).',
    ]);
  });

  test('G cycles, the picker follows, and every way to step moves by it', async ({ lecture, page }) => {
    const grain = page.getByRole('combobox', { name: 'Each step' });
    await expect(grain).toHaveValue('event');
    /** @type {[string, number[]][]} */
    const stops = [
      ['lecture', [4, 6, 7]],
      ['leaf', [3, 6, 7, 12]],
      ['cut-off', [cutoff, last, last]],
      ['event', [1, 2, 3]],
    ];
    for (const [id, expected] of stops) {
      await type(lecture, 'Home', 'g');
      await expect(grain).toHaveValue(id);
      if (id === 'lecture') continue;
      const found = [];
      for (const key of ['ArrowRight', 'PageDown', 'ArrowRight', 'PageDown'].slice(0, expected.length))
        found.push((await type(lecture, key)).step);
      expect(found, id).toEqual(expected);
      await lecture.button('Step back').click();
      expect((await lecture.settled()).step, id).toBeLessThan(expected[expected.length - 1]);
    }
    await grain.selectOption('leaf');
    await lecture.goTo(0);
    await lecture.button('Step forward').click();
    expect((await lecture.settled()).step).toBe(3);
    expect((await type(lecture, 'Shift+ArrowRight')).step, 'Shift stays with cut-offs').toBe(cutoff);
    await type(lecture, 'Home', ' ');
    expect([3, 6]).toContain((await lecture.settled()).step);
  });

  test('one event moves; a longer way is a film, which the next press ends', async ({ lecture, page, browserName }) => {
    test.skip(browserName === 'firefox', 'Firefox has motion or none for as long as it runs');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      const moved = /** @type {string[]} */ ([]);
      Object.assign(window, { moved });
      const layer = /** @type {Element} */ (document.querySelector('.moves'));
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const added of addedNodes) moved.push(String(Reflect.get(added, 'className')));
      }).observe(layer, { childList: true });
    });
    const moved = () => page.evaluate(() => Reflect.get(window, 'moved').splice(0));
    await type(lecture, 'ArrowRight');
    expect(await moved()).toEqual(['flash is-round']);
    await type(lecture, 'ArrowRight');
    expect(await moved()).toEqual(['traveller', 'rider']);
    await type(lecture, 'g', 'g', 'Home', 'ArrowRight', 'ArrowRight');
    expect((await lecture.at()).step).toBe(3);
    await type(lecture, 'ArrowRight');
    expect((await lecture.at()).step).toBe(6);
  });
});

test.describe('predict first', () => {
  const question = /Will its next child be looked at\?\s+Yes ↑\s+No ↓(\s+\d+ of \d+ right)?\s*$/;

  test('Q asks before every decision with both outcomes, and the next press answers', async ({ lecture, page }) => {
    await type(lecture, 'q');
    await expect(page.getByRole('status').filter({ hasText: 'Predict first: on' })).toBeVisible();
    const answers = [];
    const presses = Array.from({ length: 80 }, (_, press) => (press % 2 ? 'PageDown' : 'ArrowRight'));
    let before = await lecture.at();
    for (const after of await lecture.walk(presses)) {
      if (question.test(before.sentence)) {
        answers.push(after.sentence.split('.')[0]);
        expect(after.step, 'the answer is the real event').toBe(before.step + 1);
        const isCut = /cut-off\.$/.test(after.sentence);
        expect(after.sentence.startsWith(isCut ? 'No. ' : 'Yes. ')).toBe(true);
      } else if (question.test(after.sentence)) {
        expect(after.step, 'a question is no event').toBe(before.step);
        expect(after.marks, 'two numbers to look at').toBe(2);
      }
      before = after;
      if (after.step === after.length) break;
    }
    expect(before.step, 'so many presses lead to the end').toBe(last);
    // a: after 3 and 12; the root: after a; b: after 2; the root: after b; c: after 14 and 5.
    expect(answers).toEqual(['Yes', 'Yes', 'Yes', 'No', 'Yes', 'Yes', 'Yes']);
  });

  test('it asks with every grain, and back leaves the question', async ({ lecture }) => {
    await type(lecture, 'q', 'g', 'g', 'g');
    const asked = await lecture.walk(Array(40).fill('PageDown'));
    expect(asked.filter(({ sentence }) => question.test(sentence))).toHaveLength(7);
    expect(asked[asked.length - 1].step).toBe(last);
    await type(lecture, 'Home', 'g', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    const improved = await lecture.at();
    expect(improved.step).toBe(4);
    expect((await type(lecture, 'ArrowRight')).sentence).toMatch(question);
    expect((await type(lecture, 'ArrowLeft')).sentence).toBe(improved.sentence);
    expect((await type(lecture, 'ArrowLeft')).step).toBe(3);
  });

  test('the question names the numbers, an edit takes it away, and the menu switches it off', async ({
    lecture,
    page,
  }) => {
    await type(lecture, 'q');
    const asked = await lecture.walk(Array(40).fill('ArrowRight'));
    const presses = asked.findIndex(({ sentence }) => sentence.startsWith('MIN node b has 2')) + 1;
    await type(lecture, 'Home', ...Array(presses).fill('ArrowRight'));
    await expect(lecture.sentence).toContainText(
      'MIN node b has 2; MAX already has 3 at the root, so α = 3. Will its next child be looked at?',
    );
    await lecture.treeText.fill('((3 12 8) (2 4 7) (14 5 2))');
    await expect(lecture.sentence).not.toHaveText(question);
    await lecture.openMenu();
    const toggle = page.getByRole('switch', { name: 'Predict first' });
    await expect(toggle).toBeChecked();
    await toggle.uncheck();
    await lecture.closeMenu();
    await type(lecture, 'Home');
    const steps = (await lecture.walk(Array(last).fill('PageDown'))).map(({ step }) => step);
    expect(steps).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  });

  test('playing waits for the hall', async ({ lecture }) => {
    await lecture.goTo(4);
    await lecture.timeline.blur();
    await type(lecture, 'q', ' ');
    await expect(lecture.sentence).toHaveText(question);
    await expect(lecture.button('Play')).toBeVisible();
  });

  test('minimax has nothing to predict', async ({ lecture }) => {
    await lecture.choose({ algorithm: 'Minimax' });
    await lecture.timeline.blur();
    await type(lecture, 'q');
    const { length } = await lecture.at();
    const steps = (await lecture.walk(Array(length).fill('PageDown'))).map(({ step }) => step);
    expect(steps).toEqual(Array.from({ length }, (_, index) => index + 1));
  });
});

test.describe('a click', () => {
  test('goes to the moment a node was entered, again to the moment it was closed', async ({ lecture }) => {
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
  });

  test('on a subtree that was cut off goes to the cut-off', async ({ lecture }) => {
    await lecture.choose({ tree: '(5, (((4, (9 1)), (3 7), 8), (7, (2 1))))' });
    await type(lecture, 'p');
    await shape(lecture, 6).click();
    expect((await lecture.settled()).sentence).toMatch(/^MIN node \w has seen 4\..* Deep α cut-off\.$/);
  });

  test('on a leaf edits it, while presenting too, where the keys change nothing else', async ({ lecture, page }) => {
    await lecture.follow('tree=((3 12 8) (2 4 6) (14 5 2))&step=0');
    await type(lecture, 'F5', 'PageDown', 'PageDown');
    const { step } = await lecture.at();
    await shape(lecture, 3).click();
    await expect(lecture.editor).toBeFocused();
    await page.keyboard.type('1');
    await lecture.press('Tab');
    await expect(lecture.editor).toHaveValue('8');
    await page.keyboard.type('9');
    // A remote takes what was typed, and steps.
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
});

test.describe('the story of a node', () => {
  /** @param {Lecture} lecture */
  const story = ({ page }) => page.getByRole('tooltip');

  test('tells what has happened to it so far, and no more', async ({ lecture }) => {
    await lecture.goTo(cutoff);
    await shape(lecture, 5).hover();
    await expect(story(lecture)).toBeVisible();
    const lines = () => story(lecture).locator('h2, li').allInnerTexts();
    const soFar = [
      'MIN node b',
      'is called with [3, +∞]',
      'takes 2 from a leaf',
      'α cut-off, 2 ≤ α = 3, held by the root: 2 children are never looked at',
    ];
    expect(await lines()).toEqual(soFar);
    // While one steps by keys, a pointer at rest covers nothing.
    await type(lecture, 'ArrowRight');
    await expect(story(lecture)).toBeHidden();
    await lecture.page.mouse.move(5, 5);
    await shape(lecture, 5).hover();
    await expect.poll(lines).toEqual([...soFar, 'returns 2: it is worth at most 2']);
    await shape(lecture, 1).hover();
    await expect(story(lecture).locator('h2')).toHaveText('MIN node a');
    expect((await lines()).slice(1)).toEqual([
      'is called with [−∞, +∞]',
      'takes 3 from a leaf',
      'β drops from +∞ to 3',
      'returns 3: its exact value',
    ]);
    await shape(lecture, 9).hover();
    await expect(story(lecture).locator('li')).toHaveText(['not looked at so far']);
    await shape(lecture, 7).hover();
    await expect(story(lecture).locator('li')).toHaveText([
      'is never looked at. MIN node b: α cut-off, 2 ≤ α = 3, held by the root',
    ]);
    await lecture.page.mouse.move(5, 5);
    await expect(story(lecture)).toBeHidden();
  });

  test('it stands beside its node and inside the window, at every size', async ({ lecture, page }) => {
    await lecture.goTo(last);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await lecture.settled();
      for (let node = 0; node < 13; node += 1) {
        await shape(lecture, node).hover();
        await expect(story(lecture)).toBeVisible();
        await expect(lecture.node(node)).toHaveAttribute('aria-describedby', 'story');
        const [card, body] = await Promise.all([story(lecture).boundingBox(), lecture.node(node).boundingBox()]);
        if (!card || !body) throw new Error('both are shown');
        expect(
          card.x >= 0 && card.y >= 0 && card.x + card.width <= width && card.y + card.height <= height,
          `node ${node} inside`,
        ).toBe(true);
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
  });

  test('comes with the walk through the tree, and Escape takes it away', async ({ lecture }) => {
    await lecture.goTo(cutoff);
    await lecture.stage.focus();
    await type(lecture, 'ArrowUp', 'ArrowDown');
    await expect(story(lecture).locator('h2')).toHaveText('MIN node b');
    await type(lecture, 'ArrowLeft');
    await expect(story(lecture).locator('h2')).toHaveText('MIN node a');
    await type(lecture, 'Escape');
    await expect(story(lecture)).toBeHidden();
  });

  test('none comes that was waited for when the tree became another', async ({ lecture, page }) => {
    await lecture.treeText.fill('((1 2) (3 4))');
    await lecture.press('Enter');
    await expect(lecture.stage.locator('.node')).toHaveCount(7);
    // Where the pointer comes while the page still takes the tree in, no story is waited for.
    await expect(async () => {
      await page.mouse.move(5, 5);
      await lecture.node(1).locator('.shape').hover();
      await expect(story(lecture)).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await page.mouse.move(5, 5);
    await expect(story(lecture)).toBeHidden();
    await lecture.node(4).locator('.shape').hover();
    await lecture.press('Control+z');
    await expect(lecture.treeText).toHaveValue('((3 12 8) (2 4 6) (14 5 2))');
    await page.waitForTimeout(500);
    await expect(story(lecture)).toBeHidden();
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test.skip(({ browserName }) => browserName === 'firefox', 'no fingers can be sent to Firefox');

  /**
   * Fingers on the screen, one list of places after the other, and off it again.
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

  test('a long press tells the story and does nothing else', async ({ lecture, page }) => {
    await lecture.goTo(cutoff);
    const box = await shape(lecture, 5).boundingBox();
    if (!box) throw new Error('the node is shown');
    const lift = await touch(page, [{ x: box.x + box.width / 2, y: box.y + box.height / 3 }]);
    await expect(page.getByRole('tooltip').locator('h2')).toHaveText('MIN node b');
    await lift();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect((await lecture.settled()).step).toBe(cutoff);
  });

  test('a swipe steps, two fingers zoom, and then one finger moves the tree', async ({ lecture, page }) => {
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
});

test('the stage is pressed and dragged where a browser knows no touch', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'TouchEvent'));
  const lecture = new Lecture(page);
  await lecture.open();
  await lecture.press('e');
  // The edit bar comes late, and the tree makes room for it.
  await expect(lecture.button('Done')).toBeVisible();
  await lecture.settled();
  const [first, second] = [await shape(lecture, 1).boundingBox(), await shape(lecture, 5).boundingBox()];
  if (!first || !second) throw new Error('the nodes are shown');
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(second.x + second.width, second.y + second.height / 2, { steps: 5 });
  await expect(lecture.treeText).toHaveValue('((2 4 6) (3 12 8) (14 5 2))');
  await page.mouse.up();
  await page.mouse.click(5, second.y);
});

test.describe('the arc of a cut-off', () => {
  /** Runs in the page: the arcs, by the node of the cut-off and the node that holds its bound. */
  const arcs = () =>
    [...document.querySelectorAll('.arc')].map((arc) => [
      arc.getAttribute('data-node'),
      arc.getAttribute('data-holder'),
    ]);

  test('leads to the node that holds the bound, and is there only then', async ({ lecture }) => {
    await lecture.goTo(0);
    const steps = [[], ...Array(last).fill('ArrowRight')];
    for (const [step, found] of (await lecture.walk(steps, { read: arcs })).entries())
      expect(found, `step ${step}`).toEqual(step === cutoff ? [['5', '0']] : []);
    expect((await lecture.settled()).step).toBe(last);
  });

  test('crosses plies for a deep cut-off, which the sentence names', async ({ lecture }) => {
    await lecture.choose({ tree: deepTree });
    await lecture.timeline.blur();
    for (const node of ['4', '7']) {
      const { sentence } = await type(lecture, 'Shift+ArrowRight');
      expect(sentence).toMatch(/Deep α cut-off\.$/);
      expect(await lecture.page.evaluate(arcs)).toEqual([[node, '0']]);
    }
  });

  test('there is none when the root window is met', async ({ lecture }) => {
    await lecture.follow('tree=(((6+2)(8+7))((5+4)(9+3)))&window=4,6');
    await lecture.timeline.blur();
    for (let cut = 0; cut < 3; cut += 1) {
      expect((await type(lecture, 'Shift+ArrowRight')).sentence).toMatch(/The root window ends at 6/);
      expect(await lecture.page.evaluate(arcs)).toEqual([]);
    }
  });

  test('goes through no label', async ({ lecture }) => {
    for (const tree of [
      deepTree,
      '(((6 2) (8 7)) ((5 4) (9 3)))',
      'c: (a: ((2 3) b: (5 9)) d: (0 7) e: (2 6))',
      '((3 12 8) (2 4 6) (14 5 2))',
    ]) {
      await lecture.choose({ tree });
      await lecture.timeline.blur();
      const looks = await lecture.walk(Array(10).fill('Shift+ArrowRight'), { read: labelsHit, frames: 1 });
      expect(looks[9].at, 'so many presses lead to the last').toBe(looks[8].at);
      expect(looks.some(({ hit }) => hit !== null)).toBe(true);
      for (const { at, hit } of looks) expect(hit ?? [], `${tree} at ${at}`).toEqual([]);
    }
  });

  /** Runs in the page: where it is, and the texts whose boxes the arc goes through; without an arc, null. */
  function labelsHit() {
    const path = /** @type {SVGPathElement | null} */ (document.querySelector('.arc path'));
    const at = document.querySelector('.stepno')?.textContent;
    if (!path) return { at, hit: null };
    const matrix = /** @type {DOMMatrix} */ (path.getScreenCTM());
    const points = Array.from({ length: 60 }, (_, index) =>
      path.getPointAtLength((index / 59) * path.getTotalLength()).matrixTransform(matrix),
    );
    const hit = [...document.querySelectorAll('.tree .node text')].filter((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const air = (bottom - top) * 0.15;
      return points.some(({ x, y }) => left < x && x < right && top + air < y && y < bottom - air);
    });
    return { at, hit: hit.map((text) => text.textContent) };
  }
});
