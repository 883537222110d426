// Panels and timeline show a run as the tree does: from the mover's side under negamax, as many squares as words say, and the mark of a
// cut-off. www/test/negamax.test.js checks every number of negamax.

import { expect, test } from './fixture.js';

const textbook = '((3 12 8) (2 4 6) (14 5 2))';
const slides = '(((6 2) (8 7)) ((5 4) (9 3)))';

test('negamax speaks from the mover’s side, and a leaf is typed from MAX’s, which the editor says', async ({
  lecture,
  page,
}) => {
  const { nodes, numbers, sentence } = await lecture.follow(`tree=${textbook}&algorithm=negamax&step=14`);
  expect(sentence).toContain('MIN node b has seen −2, and −2 ≥ β = −3, which the opponent has at the root');
  expect([nodes[5].value, nodes[5].window]).toEqual(['≥−2', ['−∞', '−3']]);
  expect(numbers).toMatchObject({ 'α · mover has': '−∞', 'β · opponent has': '−3' });
  await lecture.press('End');
  await expect(page.locator('.timeline .columns .narrow.alpha')).not.toHaveCount(0);
  await expect(page.locator('.timeline .narrow.beta')).toHaveCount(0);

  await lecture.follow('tree=min (3 5)&algorithm=negamax');
  await lecture.node(1).click();
  const field = page.getByRole('textbox', { name: 'Score of the leaf' });
  await expect(field).toHaveValue('3');
  await expect(field).toHaveAccessibleDescription('Enter scores from MAX’s side');
  await expect(field).toBeFocused();
  await lecture.press('ArrowUp');
  await expect(field).toHaveValue('4');
  await expect(lecture.treeText).toHaveValue('min (4 5)');
});

test('as many squares are filled as words say, and timeline, key and squares mark a cut-off as the tree does', async ({
  lecture,
  page,
}) => {
  for (const link of ['algorithm=mtd-f&step=59', 'algorithm=aspiration&step=49']) {
    const { numbers } = await lecture.follow(`tree=${slides}&${link}`);
    expect(numbers['leaves evaluated']).toBe('5 of 8');
    await expect(page.locator('.leaves .seen')).toHaveCount(5);
  }
  const masks = () =>
    page.evaluate(() =>
      [
        ['.timeline .cut', '::after'],
        ['.key .c', null],
        ['.leaves .cut', null],
      ].map(([selector, pseudo]) => {
        const element = document.querySelector(String(selector));
        return element ? getComputedStyle(element, pseudo).maskImage : 'missing';
      }),
    );
  const { numbers } = await lecture.follow(`tree=${textbook}&step=14`);
  expect(numbers).toEqual({
    ...{ 'α · MAX has': '3', 'β · MIN has': '+∞', 'best here': '2' },
    ...{ 'leaves evaluated': '4 of 9', 'minimax needs': '9', 'cut-off': '1' },
  });
  await expect.poll(masks).toEqual(['none', 'none', 'none']);
  for (const cuts of ['scissors', 'cross', 'dashed', 'stub']) {
    await lecture.follow(`tree=${textbook}&cuts=${cuts}&step=14`);
    await expect.poll(async () => new Set(await masks()).size, cuts).toBe(1);
    expect((await masks())[0]).toContain('data:image/svg+xml');
  }
});
