// A search or text that does not work is reported, with a way on, below the tree where it covers nothing; everything else on the page is
// about what is run.

import { expect, test } from './fixture.js';
import { Lecture } from './lecture.js';

const asked = 'tree=((3+12+8)(2+4+6)(14+5+2))&algorithm=iterative-deepening&step=4';
const missing = 'A pass stops at node a, which has no static evaluation: a score before its bracket.';
const instead = 'Instead of “Iterative deepening” you see “Alpha-beta”.';

/** @param {import('@playwright/test').Page} page */
const noticeOf = (page) => page.getByRole('status').filter({ hasText: missing });

/** @param {import('@playwright/test').Page} page */
async function expectAlphaBeta(page) {
  const lecture = new Lecture(page);
  await expect(noticeOf(page)).toContainText(instead);
  await expect(lecture.algorithm).toHaveValue('alpha-beta');
  await expect(lecture.sentence).toHaveText('MIN node a takes 3, its first score, as its best so far.');
  await expect(lecture.aside.getByRole('list', { name: 'Pseudo-code' })).toContainText('if best ≤ α: return best');
}

/** @param {import('@playwright/test').Page} page */
const expectAsked = (page) => expect(page).toHaveURL((url) => url.hash.includes('algorithm=iterative-deepening'));

test('a search that cannot run is named with what is missing, by a link, in the next start and when chosen; it covers nothing', async ({
  lecture,
  page,
}) => {
  await page.goto(`./#${asked}`);
  await expectAlphaBeta(page);
  await page.reload();
  await expectAlphaBeta(page);
  await expectAsked(page);
  await noticeOf(page).getByRole('button', { name: 'Fill in the means of the leaves' }).click();
  await expect(page.getByRole('combobox', { name: 'Algorithm' })).toHaveValue('iterative-deepening');
  await expect(noticeOf(page)).toHaveCount(0);

  // Chosen on the page, it is the same, and the next start begins with it.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await lecture.open();
  await lecture.treeText.fill('((3 12 8) (2 4 6) (14 5 2))');
  await lecture.press('Enter');
  await lecture.algorithm.selectOption('iterative-deepening');
  await lecture.goTo(4);
  await expectAlphaBeta(page);
  await expectAsked(page);
  await page.goto('about:blank');
  await lecture.open();
  await expectAlphaBeta(page);
  const notice = /** @type {{ x: number, y: number, width: number, height: number }} */ (
    await noticeOf(page).boundingBox()
  );
  for (const part of [lecture.sentence, lecture.stage, lecture.aside.getByRole('list'), lecture.player]) {
    const box = /** @type {NonNullable<typeof notice>} */ (await part.first().boundingBox());
    expect(notice.y + notice.height <= box.y || box.y + box.height <= notice.y || box.x + box.width <= notice.x).toBe(
      true,
    );
  }
  await noticeOf(page).getByRole('button', { name: 'Keep what is shown' }).click();
  await expect(noticeOf(page)).toHaveCount(0);
  await expect(page).toHaveURL((url) => !url.hash.includes('algorithm'));
});

test('a link with nonsense gives a working page that says what it ignored, in a frame too', async ({ page }) => {
  await page.goto('./');
  for (const [what, hash, told] of [
    ['a step after the end', '#tree=(1 2)&step=999', 'this run ends at step'],
    ['a broken tree', '#tree=((3 12 8)(2 4&step=4', 'cannot be read'],
    ['markup', '#tree=(1 2)&<img src=x onerror=alert(1)>=1', '<img src=x onerror'],
    ['ten thousand brackets', `#tree=${'('.repeat(10_000)}`, 'cannot be read'],
  ]) {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    const lecture = new Lecture(page);
    await lecture.open(`./${hash}`);
    const note = page.getByRole('status').filter({ hasText: told });
    await expect(note, what).toBeVisible();
    await lecture.press('Home');
    await lecture.press('ArrowRight');
    await lecture.at(1);
    await note.getByRole('button').last().click();
    await expect(note).toHaveCount(0);
  }

  await page.goto('./?embed#tree=((1+2');
  const notice = page.getByRole('status').filter({ hasText: 'The tree in the link cannot be read' });
  await expect(notice).toContainText('this bracket is never closed');
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
});
