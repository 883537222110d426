// Predicting first: two runs that are the same up to a question look the same there, whatever is to come; and the question
// takes an answer, by key and by button.

import { expect, test } from './fixture.js';

/** At step 18 both have just seen 14 at node c; the next leaf cuts in the second and not in the first. */
const trees = ['((3 12 8) (2 4 6) (14 5 2))', '((3 12 8) (2 4 6) (14 2 5))'];

/** @param {import('./lecture.js').Lecture} lecture */
const question = ({ page }) => page.getByRole('group', { name: 'Your answer' });

test('nothing on the page tells what is to come', async ({ lecture, page }) => {
  const looks = [];
  for (const tree of trees) {
    await page.goto('about:blank');
    await page.goto(`./#tree=${encodeURIComponent(tree)}&step=18`);
    await lecture.node(0).waitFor();
    for (const key of ['q', 'k']) await lecture.press(key);
    await expect(
      page.locator('#menu label', { has: page.locator('kbd', { hasText: 'K' }) }).locator('select'),
    ).toHaveValue('strategy');
    await lecture.press('Shift+ArrowRight');
    await expect(question(lecture)).toBeVisible();
    looks.push(
      await page.evaluate(() => {
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
      }),
    );
  }
  // lit-html marks its places with comments that differ from page to page.
  const plain = looks.map((look) => JSON.parse(JSON.stringify(look).replace(/<!--.*?-->/g, '')));
  expect(plain[1]).toEqual(plain[0]);
  expect(plain[0].notes).toBe(0);
});

test('the question is answered by key and by button, and the answers are counted', async ({ lecture, page }) => {
  await page.goto('./#step=18');
  await page.reload();
  await lecture.node(0).waitFor();
  await lecture.press('q');
  await lecture.press('ArrowRight');
  await expect(lecture.position.locator('small')).toBeHidden();
  await lecture.press('ArrowDown');
  await expect(lecture.sentence).toContainText('Not so: it will be.');
  await expect(lecture.sentence).toContainText('0 of 1 right');
  for (let press = 0; press < 12 && !(await question(lecture).isVisible()); press += 1) {
    await lecture.press('ArrowRight');
    await lecture.page.waitForTimeout(0);
  }
  await question(lecture).getByRole('button', { name: 'Yes' }).click();
  await expect(lecture.sentence).toContainText('Right: yes.');
  await expect(lecture.sentence).toContainText('1 of 2 right');
  await lecture.press('End');
  await expect(lecture.position.locator('small')).toBeVisible();
  const { columns, length } = await lecture.settled();
  expect(columns.filter((kind) => kind.startsWith('column'))).toHaveLength(length + 1);
});
