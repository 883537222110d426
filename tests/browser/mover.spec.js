// Negamax on the page: sentence, panel, tree and timeline speak from the mover's side at every step, the leaf editor from
// MAX's and says so. What passes have proved stands at the root, and squares and words count the same leaves.

import { languageIds } from '../../www/src/words/languages.js';
import { expect, test } from './fixture.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

const textbook = '((3 12 8) (2 4 6) (14 5 2))';
const slides = '(((6 2) (8 7)) ((5 4) (9 3)))';

/**
 * Another link is another page.
 * @param {Lecture} lecture
 * @param {string} tree
 * @param {string} rest
 */
async function follow({ page }, tree, rest) {
  await page.goto('about:blank');
  await page.goto(`./#tree=${encodeURIComponent(tree)}&${rest}`);
  await page.locator('.node[data-node="0"]').waitFor();
}

test('the textbook tree: what every node shows at the cut-off and at the end', async ({ lecture }) => {
  await follow(lecture, textbook, 'algorithm=negamax&step=14');
  await expect(lecture.sentence).toHaveText(
    /MIN node b has seen −2, and −2 ≥ β = −3, what the opponent has at the root/,
  );
  const cut = await lecture.at(14);
  expect(cut.nodes.map(({ value }) => value)).toEqual([
    '≥3',
    '−3',
    '3',
    '12',
    '8',
    '≥−2',
    '2',
    '4',
    '6',
    '',
    '14',
    '5',
    '2',
  ]);
  expect(cut.nodes[5].window).toEqual(['−∞', '−3']);
  expect(cut.numbers).toMatchObject({ 'α · mover has': '−∞', 'β · opponent has': '−3' });
  await lecture.press('End');
  await expect(lecture.sentence).toHaveText(
    'The root is worth 3 for MAX: best play is a, 3. Leaves evaluated: 7 (minimax: 9).',
  );
  await expect(lecture.page.locator('.timeline .narrow.beta')).toHaveCount(0);
  await expect(lecture.page.locator('.timeline .columns .narrow.alpha')).not.toHaveCount(0);
});

test('a leaf is typed from MAX’s side, and the editor says so', async ({ lecture }) => {
  await follow(lecture, 'min (3 5)', 'algorithm=negamax');
  const leaf = lecture.stage.locator('.node[data-node="1"]');
  await leaf.click();
  const field = lecture.page.getByRole('textbox', { name: 'Score of the leaf' });
  await expect(field).toHaveValue('3');
  await expect(field).toHaveAccessibleDescription('Enter scores from MAX’s side');
  await expect(field).toBeFocused();
  await lecture.press('ArrowUp');
  await expect(field).toHaveValue('4');
  await expect(lecture.treeText).toHaveValue('min (4 5)');
});

test('after MTD(f) the root is proved, and as many squares are filled as words say', async ({ lecture }) => {
  await follow(lecture, slides, 'algorithm=mtd-f&step=59');
  const last = await lecture.at(59);
  expect(last.nodes[0].value).toBe('6');
  await expect(lecture.page.locator('.leaves .seen')).toHaveCount(5);
  expect(last.numbers['leaves evaluated']).toBe('5 of 8');
  await follow(lecture, slides, 'algorithm=aspiration&step=49');
  await expect(lecture.page.locator('.leaves .seen')).toHaveCount(5);
  expect((await lecture.at(49)).numbers).toMatchObject({ 'leaves evaluated': '5 of 8', evaluations: '7' });
});

test('timeline, key and squares mark a cut-off as the tree does', async ({ lecture }) => {
  await follow(lecture, textbook, 'step=14');
  const masks = () =>
    lecture.page.evaluate(() =>
      [
        ['.timeline .cut', '::after'],
        ['.key .c', null],
        ['.leaves .cut', null],
      ].map(([selector, pseudo]) => {
        const element = document.querySelector(String(selector));
        return element ? getComputedStyle(element, pseudo).maskImage : 'missing';
      }),
    );
  expect(await masks()).toEqual(['none', 'none', 'none']);
  for (const cuts of ['scissors', 'cross', 'dashed', 'stub']) {
    await follow(lecture, textbook, `cuts=${cuts}&step=14`);
    const [one, ...others] = await masks();
    expect(one).toContain('data:image/svg+xml');
    expect(new Set(others)).toEqual(new Set([one]));
  }
});

for (const language of languageIds) {
  test(`${language}: no line of pseudo-code leaves its panel`, async ({ lecture }) => {
    const picker = lecture.page.locator('.bar select').first();
    await follow(lecture, textbook, `algorithm=mtd-f&language=${language}`);
    await expect(picker).toHaveValue('mtd-f');
    for (const tree of [textbook, 'max (max (3 5) min (4 1))'])
      for (const algorithm of ['alpha-beta', 'negamax', 'minimax-by-levels', 'aspiration', 'pvs', 'mtd-f']) {
        await lecture.lead(`tree=${encodeURIComponent(tree)}&algorithm=${algorithm}&language=${language}&step=3`);
        await expect(picker).toHaveValue(algorithm);
        const lines = lecture.page.locator('.code li > span:first-child');
        const wide = () =>
          lines.evaluateAll((lines) =>
            lines.flatMap((line) => {
              const panel = /** @type {HTMLElement} */ (line.closest('.code')).getBoundingClientRect();
              return line.getBoundingClientRect().right > panel.right + 1 ? [line.textContent] : [];
            }),
          );
        // Another algorithm's lines are drawn before their letters may have come.
        await expect.poll(wide, { message: algorithm }).toEqual([]);
      }
  });
}
