// A step asks the core for its frame once, for its marks once and for what is said of it once, and whatever draws it or tells of it
// is handed them.

import { expect, test } from './fixture.js';

/** From now on what the core is asked is counted: each frame and all marks, by the step. @param {import('@playwright/test').Page} page */
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

for (const [name, link, times] of /** @type {const} */ ([
  ['event by event', 'grain=event', { frame: 1, marks: 1, tell: 1 }],
  ['in lecture steps', 'grain=lecture', { frame: 1, marks: 1, tell: 1 }],
  ['with an algorithm of the family', 'algorithm=alpha-beta-table&grain=lecture', { frame: 1, marks: 1, tell: 1 }],
  // Its code tells a step by the one that follows, too.
  ['in a course’s notation', 'notation=e&grain=event', { frame: 2, marks: 1, written: 1, tell: 1 }],
])) {
  test(`nothing is asked twice ${name}`, async ({ page }) => {
    await countAsked(page);
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
    expect(new Set(frames).size, 'no frame of all these steps twice').toBe(frames.length);
    for (const asked of steps) {
      expect(new Set(asked).size, asked.join(', ')).toBe(asked.length);
      for (const [kind, most] of Object.entries(times)) {
        const count = asked.filter((one) => one.startsWith(`${kind} `)).length;
        expect(count, asked.join(', ')).toBeLessThanOrEqual(most);
      }
    }
  });
}
