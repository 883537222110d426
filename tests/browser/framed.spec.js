// The page in a frame of another page, as in slides: it reports its step, takes steps from the surrounding page and from nobody else,
// passes on keys that lead out of the run, and has a button to open the whole page.

import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from './fixture.js';
import { paste } from './large.js';
import { uniformTree } from './trees.js';

/**
 * A page of the same server with the frame in it, which stores all messages.
 * @param {import('@playwright/test').Page} page
 * @param {string} hash
 */
async function framed(page, hash) {
  await page.route('**/slides.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Slides</title><script>
        const told = [];
        addEventListener('message', ({ data, source }) => source === frames[0] && told.push(data));
      </script><iframe title="tree" width="800" height="500" src="./?embed${hash}"></iframe>`,
    }),
  );
  await page.goto('./slides.html');
  await page.frameLocator('iframe').getByRole('tree').waitFor();
  const frame = /** @type {import('@playwright/test').Frame} */ (page.frames()[1]);
  return {
    frame,
    step: page.frameLocator('iframe').locator('.stepno span'),
    /** @type {(message: unknown) => Promise<void>} */
    ask: (message) => page.evaluate((one) => frames[0].postMessage(one, '*'), message),
    told: () => page.evaluate('told'),
    last: () => page.evaluate('told.at(-1)'),
  };
}

test('the surrounding page learns the step, and steps the run, and nobody else can', async ({ page }) => {
  const { ask, last, told, frame } = await framed(page, '#tree=(1 2)&algorithm=minimax&step=2');
  const at = (/** @type {number} */ step, /** @type {number} */ length) => ({
    ...{ secateur: 'step', step, length, atStart: step === 0, atEnd: step === length },
  });
  await expect.poll(last).toMatchObject({ secateur: 'step', step: 2 });
  const { length } = /** @type {{ length: number }} */ (await last());
  await frame.evaluate(() => postMessage({ secateur: 'last' }, '*'));
  for (const message of ['forward', [], { secateur: ['last'] }, { secateur: 'setText', text: '(9 9)' }])
    await ask(message);
  await ask({ secateur: 'forward' });
  await expect.poll(last).toEqual(at(3, length));
  expect(await told()).toHaveLength(2);
  for (const [message, step] of /** @type {const} */ ([
    [{ secateur: 'back' }, 2],
    [{ secateur: 'to', step: 1 }, 1],
    [{ secateur: 'last' }, length],
    [{ secateur: 'first' }, 0],
  ])) {
    await ask(message);
    await expect.poll(last).toEqual(at(step, length));
  }
});

test('a key that leads out of the run, or out of the frame, works in the surrounding page', async ({ page }) => {
  const { last, step, frame, told } = await framed(page, '#tree=(1 2)&algorithm=minimax&step=99');
  await expect.poll(last).toMatchObject({ atEnd: true });
  const end = await step.textContent();
  await frame.locator('.stepno').click();
  for (const [key, way] of [
    ['ArrowRight', 'forward'],
    ['PageDown', 'forward'],
    ['Escape', 'out'],
  ]) {
    await page.evaluate('told.length = 0');
    await page.keyboard.press(key);
    await expect.poll(last).toEqual({ secateur: 'leave', way });
    expect(await step.textContent()).toBe(end);
  }
  await page.keyboard.press('Home');
  await expect.poll(last).toMatchObject({ atStart: true });
  await page.keyboard.press('PageUp');
  await expect.poll(last).toEqual({ secateur: 'leave', way: 'back' });
  // Escape does not if it has something to close.
  await page.evaluate('told.length = 0');
  await page.keyboard.press('b');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect.poll(last).toMatchObject({ secateur: 'step', step: 1 });
  expect(JSON.stringify(await told())).not.toContain('leave');
});

test('the link gives the theme, and a button opens the same step on the whole page', async ({ page, context }) => {
  for (const theme of ['light', 'dark']) {
    const { frame, last } = await framed(page, `#tree=(1 2)&algorithm=minimax&step=2&theme=${theme}`);
    await expect.poll(last).toMatchObject({ step: 2 });
    expect(await frame.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
  }
  const opening = context.waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link', { name: 'Open the whole page' }).click();
  const whole = await opening;
  await whole.waitForLoadState();
  const { search, hash } = new URL(whole.url());
  expect(search).toBe('');
  expect(hash).toBe('#tree=(1+2)&algorithm=minimax&step=2&theme=dark');
  await expect(whole.locator('.bar')).toBeVisible();
});

test('slides from disk step through the single file beside them', async ({ page }, testInfo) => {
  const slides = testInfo.outputPath('slides.html');
  const file = new URL('../../www/dist/secateur.html', import.meta.url).href;
  writeFileSync(
    slides,
    `<!doctype html><title>Slides</title><script>
      const told = [];
      addEventListener('message', ({ data, source }) => source === frames[0] && told.push(data));
    </script><iframe title="tree" width="800" height="500" src="${file}?embed#tree=(1 2)&amp;step=2"></iframe>`,
  );
  await page.goto(pathToFileURL(slides).href);
  const last = () => page.evaluate('told.at(-1)');
  await expect.poll(last).toMatchObject({ secateur: 'step', step: 2 });
  await page.evaluate(() => frames[0].postMessage({ secateur: 'forward' }, '*'));
  await expect.poll(last).toMatchObject({ secateur: 'step', step: 3 });
  await page.frameLocator('iframe').locator('.stepno').click();
  await page.keyboard.press('End');
  await expect.poll(last).toMatchObject({ atEnd: true });
  await page.keyboard.press('ArrowRight');
  await expect.poll(last).toEqual({ secateur: 'leave', way: 'forward' });
});

test('a sandboxed frame, which has no origin, steps, and continues without a worker', async ({ page }) => {
  await page.route('**/around.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Around</title><iframe title="tree" width="1000" height="640" sandbox="allow-scripts"
        src="./#tree=((3+12+8)(2+4+6)(14+5+2))&algorithm=mtd-f&step=5"></iframe>`,
    }),
  );
  await page.goto('./around.html');
  const inside = page.frameLocator('iframe');
  const number = inside.locator('.stepno span');
  await expect(number).toHaveText('5');
  const frame = /** @type {import('@playwright/test').Frame} */ (page.frames()[1]);
  expect(await frame.evaluate(() => origin)).toBe('null');
  await number.click();
  await page.keyboard.press('ArrowRight');
  await expect(number).toHaveText('6');
  await page.keyboard.press('?');
  await expect(inside.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await paste({ page: frame }, uniformTree([3, 10, 10, 10, 10, 10], 7));
  await expect(inside.locator('.stepno')).toContainText(/\d,\d{3}$/);
});
