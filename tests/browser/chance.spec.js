// Trees with chance: stepped through by keys alone, and made on the tree. The core's tests check what their searches find.

import { axeFaults } from './axe.js';
import { expect, test } from './fixture.js';

const tree = '(a:chance(.5:c:(8+6).3:d:(4+9).2:e:(2+5))b:chance(.5:f:(-2+3).3:g:(1+4).2:h:(7+9)))';

test('a lecture on chance by keys: the sum grows, cuts off, and both are said, written and read aloud', async ({
  lecture,
  page,
}) => {
  await page.goto(`/#tree=${tree}&algorithm=star1&least=-10&greatest=10`);
  await lecture.settled();
  await expect(page.locator('.stage .row', { hasText: 'CHANCE' })).toBeVisible();
  const said = [];
  for (let step = 0; step < 38; step += 1) {
    await lecture.press('ArrowRight');
    said.push((await lecture.settled()).sentence);
    if (step === 7) await expect(lecture.node(1)).toHaveAttribute('aria-label', /chance node a, .*between −2 and 8/);
  }
  expect(said[34]).toMatch(/CHANCE node b adds .5 × −2: its mean now lies between −10 and 4/);
  expect(said[35]).toMatch(/CHANCE node b has a mean of at most 4.*its last 2 children cannot matter/);
  await lecture.press('ArrowLeft');
  await lecture.press('ArrowLeft');
  await lecture.settled();
  await expect(page.locator('.code .here')).toContainText('s + r · U');
  const cells = (/** @type {Element[]} */ rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
  expect(await page.locator('.mean').getByRole('row').evaluateAll(cells)).toEqual([
    'child | weight p | value v | p · v',
    'f | .5 | ≤−2 | ≤−1',
    'g, cut off | .3 | −10…10 | −3…3',
    'h, cut off | .2 | −10…10 | −2…2',
    'sum s so far | ≤−1',
    'mean of b | ≤4',
  ]);
  await expect(page.locator('.gauge')).toHaveAttribute('aria-label', /will be 4 or less. The two do not meet/);
  await expect(lecture.node(11)).toHaveAttribute('aria-label', /chance/i);
  expect(await axeFaults(page)).toEqual([]);
});

test('chance is made on the tree: it takes a turn, one outcome becomes likelier, and a player errs', async ({
  lecture,
  page,
}) => {
  const bar = page.getByRole('toolbar', { name: 'Edit the tree' });
  const reads = (/** @type {string} */ text) => expect(lecture.treeText).toHaveValue(text);
  await lecture.press('e');
  await lecture.press('ArrowDown');
  await lecture.settled();
  await bar.getByRole('button', { name: 'CHANCE', exact: true }).click();
  await reads('(chance (3 12 8) (2 4 6) (14 5 2))');
  await lecture.node(2).click();
  await bar.getByRole('textbox', { name: 'Probability' }).fill('.5');
  await lecture.press('Enter');
  await reads('(chance (.5: 3 .25: 12 .25: 8) (2 4 6) (14 5 2))');
  await lecture.node(5).locator('.shape').click();
  await bar.getByRole('textbox', { name: 'Errs on one move in' }).fill('1');
  await lecture.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/whole number from 2 to 1000/);
  await bar.getByRole('textbox', { name: 'Errs on one move in' }).fill('4');
  await lecture.press('Enter');
  await reads('(chance (.5: 3 .25: 12 .25: 8) chance (.75: (2 4 6) .25: chance (2 4 6)) (14 5 2))');
});
