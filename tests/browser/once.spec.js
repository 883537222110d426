// The cost of a step: it asks the core for its frame once, for its marks once and for its sentences once, and passes them to whatever draws
// or describes it; and the browser shapes few texts and restyles few elements.

import { expect, test } from './fixture.js';

/** From now on calls of the core are counted: each frame and all marks, by step. @param {import('@playwright/test').Page} page */
const countAsked = (page) =>
  page.addInitScript(() => {
    /** @type {string[]} */
    const asked = [];
    Object.assign(window, { asked });
    const names = ['frame', 'marks', 'tell', 'written'];
    const { instantiate } = WebAssembly;
    Object.assign(WebAssembly, {
      async instantiate(/** @type {WebAssembly.Module} */ module, /** @type {WebAssembly.Imports} */ imports) {
        const exports = /** @type {Record<string, Function>} */ ((await instantiate(module, imports)).exports);
        const counted = names.map((name) => [
          `run_${name}`,
          (/** @type {number[]} */ ...args) => {
            asked.push(`${name} ${args[1]}`);
            return exports[`run_${name}`](...args);
          },
        ]);
        return { module, instance: { exports: { ...exports, ...Object.fromEntries(counted) } } };
      },
    });
  });

test('nothing is asked of the core twice', async ({ page }) => {
  await countAsked(page);
  for (const [name, link, times] of /** @type {const} */ ([
    ['event by event', 'grain=event', { frame: 1, marks: 1, tell: 1 }],
    ['in lecture steps', 'grain=lecture', { frame: 1, marks: 1, tell: 1 }],
    ['with an algorithm of the family', 'algorithm=alpha-beta-table&grain=lecture', { frame: 1, marks: 1, tell: 1 }],
    // Its code also uses the next step to describe a step.
    ['in a course’s notation', 'notation=e&grain=event', { frame: 2, marks: 1, written: 1, tell: 1 }],
  ])) {
    await page.goto('about:blank');
    await page.goto(`./#tree=((3+12+8)(2+4+6)(14+5+2))&${link}`);
    await page.locator('.main .stage .node').first().waitFor();
    await expect(page.locator('body[data-panels]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    const steps = await page.evaluate(async () => {
      const asked = /** @type {{ asked: string[] }} */ (/** @type {unknown} */ (window)).asked;
      const steps = [];
      for (let presses = 0; presses < 20; presses += 1) {
        asked.length = 0;
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
        );
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
        steps.push([...asked]);
      }
      return steps;
    });
    expect(steps.flat().length).toBeGreaterThan(20);
    const frames = steps.flat().filter((one) => one.startsWith('frame '));
    expect(new Set(frames).size, `${name}: no frame of all these steps twice`).toBe(frames.length);
    for (const asked of steps) {
      expect(new Set(asked).size, `${name}: ${asked.join(', ')}`).toBe(asked.length);
      for (const [kind, most] of Object.entries(times)) {
        const count = asked.filter((one) => one.startsWith(`${kind} `)).length;
        expect(count, `${name}: ${asked.join(', ')}`).toBeLessThanOrEqual(most);
      }
    }
  }
});

const steps = 12;
/** Per step, on average. */
const most = { texts: 15, elements: 30 };

test('a step reshapes few texts and restyles few elements', async ({ browser, browserName, page, lecture }) => {
  test.skip(browserName === 'firefox', 'Firefox lets no test read its trace');
  await lecture.follow('tree=(((1+9+3)(4+5+6)(7+8+2))((5+5+1)(2+4+6)(7+3+9))((1+2+3)(8+6+4)(9+9+1)))');
  await lecture.goTo(4);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink'] });
  for (let step = 5; step < 5 + steps; step += 1) {
    await lecture.press('ArrowRight');
    await lecture.settled();
  }
  /** @type {{ traceEvents: { name: string, args?: { elementCount?: number } }[] }} */
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const texts = traceEvents.filter(({ name }) => name.startsWith('InlineNode::ShapeText')).length;
  const elements = traceEvents.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
  const counts = { texts: texts / steps, elements: elements / steps };
  expect(Math.min(texts, elements), 'the trace has both').toBeGreaterThan(steps);
  expect(counts.texts, JSON.stringify(counts)).toBeLessThanOrEqual(most.texts);
  expect(counts.elements, JSON.stringify(counts)).toBeLessThanOrEqual(most.elements);
});
