// Games on the stage: chosen by keyboard and by pointer, in links, with scores given by hand, the position beside the tree and ways to
// continue, and on a phone.

import { axeFaults } from './axe.js';
import { expect, test } from './fixture.js';
import { madeBy } from './made.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

/** @param {Lecture} lecture */
const limitOf = ({ game }) => game.getByRole('slider', { name: 'Depth limit' });
/** @param {Lecture} lecture */
const movesOf = ({ game }) => game.getByRole('textbox', { name: 'Moves from there' });
/** @param {Lecture} lecture */
const openOf = ({ game }) => game.getByRole('button', { name: 'Open the tree' });
/**
 * Follows a link to a game.
 * @param {Lecture} lecture
 * @param {string} link
 */
async function followGame(lecture, link) {
  await lecture.follow(link);
  await expect(lecture.treeText).toHaveValue(/^game=/);
  await lecture.settled();
}
/** The address as a person reads it. @param {Lecture} lecture */
const addressOf = ({ page }) => page.evaluate(() => decodeURIComponent(location.hash.slice(1).replaceAll('+', ' ')));

test('a game is chosen by keyboard alone; its link opens it again, and so does the way back', async ({
  lecture,
  page,
}) => {
  await lecture.press('o');
  const way = lecture.picker.getByRole('button', { name: 'A game …' });
  const isThere = () => way.evaluate((button) => button === document.activeElement);
  let tabs = 0;
  for (; tabs < 4 && !(await isThere()); tabs += 1) await page.keyboard.press('Tab');
  expect(tabs).toBeLessThanOrEqual(3);
  await lecture.press('Escape');
  await page.keyboard.press('Shift+O');
  await expect(lecture.game.getByRole('radio', { name: 'Tic-tac-toe' })).toBeFocused();
  await lecture.press('ArrowRight');
  await lecture.press('ArrowRight');
  await expect(lecture.game.getByRole('radio', { name: 'Connect Four' })).toBeChecked();
  await movesOf(lecture).focus();
  await page.keyboard.type('4453');
  await expect(lecture.game).toContainText('The first player is to move, and is MAX.');
  await expect(limitOf(lecture)).toHaveAttribute('aria-valuetext', /^At the limit of 1 ply: 7 nodes, 7 positions/);
  await expect(lecture.game).toContainText('On this screen every leaf has its board and its number down to ply 1.');
  await limitOf(lecture).focus();
  for (const _ of [1, 2]) await lecture.press('ArrowRight');
  await expect(limitOf(lecture)).toHaveAttribute('aria-valuenow', '3');
  await lecture.press('ArrowLeft');
  await expect(limitOf(lecture)).toHaveAttribute('aria-valuenow', '2');
  await lecture.press('Enter');
  await expect(lecture.example).toHaveText('Connect Four 4453, 2 plies');
  await expect(lecture.treeText).toHaveValue('game=connect-four&moves=4453&depth=2');
  await lecture.press('ArrowRight');
  await expect.poll(() => addressOf(lecture)).toBe('game=connect-four&moves=4453&depth=2&step=1');
  await page.reload();
  await expect(lecture.example).toHaveText('Connect Four 4453, 2 plies');
  await expect(lecture.position).toHaveText(/^1 of /);
});

test('the dialog reports errors at their field, keeps the previous position visible, and opens the current one', async ({
  lecture,
}) => {
  await lecture.openGame();
  await movesOf(lecture).fill('a1 a1');
  await expect(movesOf(lecture)).toHaveAttribute('aria-invalid', 'true');
  await expect(lecture.game.getByRole('alert').filter({ hasText: '“a1” is not a move here.' })).toBeVisible();
  await expect(openOf(lecture)).toBeDisabled();
  await lecture.press('Enter');
  await expect(movesOf(lecture)).toHaveValue('a1 a1');
  await lecture.game.getByRole('textbox', { name: 'Initial position' }).fill('x../... x');
  await expect(lecture.game.getByText('the board has 3 rows.')).toBeVisible();
  const board = lecture.game.locator('div.first');
  await expect(board).toHaveClass(/is-old/);
  await expect(board.getByRole('img', { includeHidden: true })).toBeVisible();
  await lecture.game.getByRole('textbox', { name: 'Initial position' }).fill('');
  await movesOf(lecture).fill('a1');
  await expect(board).not.toHaveClass(/is-old/);
  for (const _ of [1, 2]) await lecture.game.locator('[data-square="b2"]').click();
  await expect(movesOf(lecture)).toHaveValue('a1 b2');
  await expect(openOf(lecture)).toBeEnabled();

  const offered = async (/** @type {string} */ game) => {
    await lecture.game.getByRole('radio', { name: game }).check({ force: true });
    const mirrors = await lecture.game.getByRole('checkbox', { name: 'Mirror images only once' }).count();
    return [mirrors, await lecture.game.getByRole('option', { name: 'The winning margin' }).count()];
  };
  expect(await offered('Reversi')).toEqual([1, 1]);
  expect(await offered('Chess')).toEqual([0, 0]);

  // On the depth ruler a click chooses a ply, unless it does not fit.
  await lecture.game.getByRole('radio', { name: 'Connect Four' }).check();
  await expect(lecture.game).toContainText('With ply 8 the tree would have more than 2,000,000 nodes.');
  await lecture.game.getByText('16,807').click();
  await expect(limitOf(lecture)).toHaveAttribute('aria-valuenow', '5');
  await limitOf(lecture).focus();
  await lecture.press('End');
  await lecture.press('ArrowRight');
  await expect(limitOf(lecture)).toHaveAttribute('aria-valuenow', '7');
  await lecture.game.getByText('> 2,000,000').click();
  await expect(limitOf(lecture)).toHaveAttribute('aria-valuenow', '7');
  const folded = lecture.game.getByRole('checkbox', { name: 'Mirror images only once' });
  await folded.check();
  await expect(lecture.game).toContainText('At the limit of 7 plies: 404,037 nodes, 27,473 positions.');
  const seen = lecture.game.getByRole('checkbox', { name: 'Only what the search looks at' });
  await seen.check();
  await expect(folded).not.toBeChecked();
  await seen.uncheck();

  await lecture.game.getByRole('radio', { name: 'Nim' }).check();
  await lecture.game.getByRole('textbox', { name: 'Heaps' }).fill('1,2');
  await expect(lecture.game).toContainText('The tree has 12 nodes.');
  await openOf(lecture).click();
  await expect(lecture.example).toHaveText('Nim, to the end');
  await lecture.openGame();
  await expect(lecture.game.getByRole('textbox', { name: 'Heaps' })).toHaveValue('1,2');
  await lecture.game.getByRole('button', { name: '2-2' }).click();
  await openOf(lecture).click();
  await expect(lecture.example).toHaveText('Nim 2-2, to the end');
  for (const _ of [1, 2]) await lecture.press('Control+z');
  await expect(lecture.example).toHaveText('Textbook, 2 plies');
});

test('pieces are put by keys and by clicks on squares named by their place and contents', async ({ lecture, page }) => {
  await lecture.openGame();
  await lecture.game.getByRole('radio', { name: 'Chess' }).check({ force: true });
  await lecture.game.getByRole('button', { name: 'Place pieces' }).press('Enter');
  const piece = (/** @type {string} */ name) => lecture.game.getByRole('radio', { name, exact: true });
  const square = (/** @type {string} */ name) => lecture.game.getByRole('button', { name, exact: true });
  const position = lecture.game.getByRole('textbox', { name: 'Initial position' });
  await expect(piece('king, first player')).toBeFocused();
  await expect(square('e8: king, second player')).toHaveCount(1);
  await expect(square('e4: empty')).toHaveCount(1);
  await lecture.press('ArrowRight');
  await expect(piece('queen, first player')).toBeChecked();
  await lecture.press('Tab');
  await expect(square('a8: rook, second player')).toBeFocused();
  // One way in, and at the edge no further.
  await lecture.press('ArrowUp');
  for (const _ of [1, 2]) await lecture.press('ArrowDown');
  await lecture.press('ArrowRight');
  await expect(square('b6: empty')).toBeFocused();
  await lecture.press('Enter');
  await expect(square('b6: queen, first player')).toBeFocused();
  await expect(lecture.game.getByRole('status').filter({ hasText: 'b6: queen, first player' })).toHaveCount(1);
  await lecture.press('ArrowUp');
  await lecture.press('Space');
  await expect(square('b7: queen, first player')).toBeFocused();
  await expect(position).toHaveValue('rnbqkbnr/pQpppppp/1Q6/8/8/8/PPPPPPPP/RNBQKBNR w - -');
  expect(await axeFaults(page, '.is-gaming')).toEqual([]);
  await lecture.press('Tab');
  await expect(lecture.game.getByRole('button', { name: 'The other player moves' })).toBeFocused();
  await lecture.press('Shift+Tab');
  await expect(square('b7: queen, first player')).toBeFocused();

  // By clicks, through an impossible position.
  const put = (/** @type {number} */ place) => lecture.game.locator(`[data-place="${place}"]`).click();
  await piece('nothing').check({ force: true });
  for (const place of [4, 9, 12, 17]) await put(place);
  await expect(position).toHaveValue('rnbq1bnr/p1pp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - -');
  await expect(lecture.game.getByText('each player has one king')).toBeVisible();
  await expect(openOf(lecture)).toBeDisabled();
  await piece('king, second player').check({ force: true });
  await put(12);
  await lecture.game.getByRole('button', { name: 'The other player moves' }).click();
  await expect(position).toHaveValue('rnbq1bnr/p1ppkppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - -');
  await lecture.game.getByRole('button', { name: 'Play moves again' }).click();
  await expect(lecture.game.getByRole('button', { name: 'Place pieces' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(piece('king, first player')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(lecture.game.getByRole('button', { name: 'Place pieces' })).toBeFocused();
  await lecture.game.getByRole('button', { name: 'Ke6', exact: true }).click();
  await expect(movesOf(lecture)).toHaveValue('Ke6');
  // A game without pieces to put has no way there.
  await lecture.game.getByRole('radio', { name: 'Nim' }).check({ force: true });
  await expect(lecture.game.getByRole('button', { name: 'Place pieces' })).toHaveCount(0);
});

test('what has not been grown is mentioned where it is missing, and a button grows the rest', async ({
  lecture,
  page,
}) => {
  await followGame(lecture, 'game=connect-four&depth=3&seen-by=alpha-beta&algorithm=iterative-deepening');
  await expect(
    page.getByRole('status').getByText('The search reaches a part of the tree that has not been grown'),
  ).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Grow the whole tree' }).click();
  await expect(lecture.treeText).toHaveValue('game=connect-four&depth=3');
  await expect(
    page.getByRole('status').getByText('The search reaches a part of the tree that has not been grown'),
  ).toHaveCount(0);

  await followGame(lecture, 'game=connect-four&depth=2&seen-by=alpha-beta');
  await lecture.stage.locator('[role="treeitem"][aria-level="3"]').first().click();
  const notice = page.getByText(
    'Changing a score needs the whole tree, but only the part that the search looks at has been grown.',
  );
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Grow the whole tree' }).click();
  await expect(notice).toHaveCount(0);
  await expect(lecture.treeText).toHaveValue('game=connect-four&depth=2');

  const turn = () => page.getByRole('button', { name: /^captures: / }).click();
  await followGame(lecture, 'game=chess&position=4k3/8/2p5/3p4/8/8/8/3R3K w - -&depth=1');
  await turn();
  await expect(page.getByText('Going on beyond the limit: leaves 13 → 28, score 5.4 → 4.3.')).toBeVisible();
  await turn();
  await expect(page.getByText('Without going on beyond the limit: leaves 28 → 13, score 4.3 → 5.4.')).toBeVisible();
});

test('every move of the first position is scored on request, and a tab counts every search to each depth', async ({
  lecture,
  page,
}) => {
  const table = page.getByRole('table', { name: 'Every move, scored' });
  const rows = async () =>
    (await table.getByRole('row').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
  const scored = ['1 −5', '2 −4', '3 −3 best', '4 −3 best', '5 −3 best', '6 −4', '7 −5'];
  await followGame(lecture, 'game=connect-four&depth=2');
  await page.getByRole('button', { name: 'Score every move' }).click();
  await expect.poll(rows).toEqual(['Move Score', ...scored]);
  await table.getByRole('button', { name: 'Score' }).click();
  await expect(table.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'descending');
  expect((await rows())[1]).toBe('3 −3 best');
  expect(await axeFaults(page)).toEqual([]);
  await lecture.treeText.fill('game=connect-four&depth=2&seen-by=alpha-beta');
  await expect.poll(async () => (await rows()).slice(1).toSorted()).toEqual(scored.toSorted());
  // It belongs to the first position, and closes again.
  await lecture.press('Escape');
  await page.getByRole('button', { name: 'Score every move' }).click();
  await expect(table).toHaveCount(0);

  await followGame(lecture, 'game=connect-four&depth=4&weights=centre=0');
  await page.getByRole('tab', { name: 'Depths' }).click();
  const cells = (/** @type {string} */ name) => page.locator('.is-depths tr', { hasText: name }).first().locator('td');
  await expect(cells('Minimax')).toHaveText(['7', '49', '343', '2401']);
  await expect(cells('Alpha-beta')).toHaveText(['7', '34', '140', '582']);
  await expect(cells('table')).toHaveText([/./, /./, /./, '436']);
  await expect(cells('Centre first')).toHaveText(['7', '16', '55', '97']);
  await expect(page.locator('.is-depths table')).toBeInViewport();

  // Killer moves of a game are its moves.
  await followGame(lecture, 'game=tic-tac-toe&moves=a1+b2+c3&depth=3&order=killer');
  await lecture.press('End');
  await page.getByRole('tab', { name: 'Moves' }).click();
  await expect(page.getByRole('table', { name: 'Killer moves' }).getByRole('row').nth(1)).toHaveText(/1\s*a3\s*b3/);
});

test('a large tree grows in the background, and Escape keeps the previous one', async ({ lecture, page }) => {
  await followGame(lecture, 'game=connect-four&depth=6&weights=centre=0&order=centre-first');
  await expect(page.locator('.tally')).toContainText('117,649');
  await lecture.press('End');
  await expect(page.locator('.tally')).toContainText('685');
  await lecture.openGame();
  await expect(lecture.game).toContainText('> 2,000,000');
  await limitOf(lecture).focus();
  await lecture.press('End');
  // However fast the machine is, its worker is not done before Escape.
  await page.route(/worker-[^/]*\.js$/, () => {});
  await lecture.press('Enter');
  await page.getByRole('group', { name: 'Work under way' }).waitFor();
  await lecture.press('Escape');
  await expect(page.getByRole('group', { name: 'Work under way' })).toHaveCount(0);
  await expect(page.locator('.tally')).toContainText('685');
});

test('a leaf takes a score by hand, which is in the link, and Delete takes it back in the field and on the tree', async ({
  lecture,
  page,
}) => {
  await followGame(lecture, 'game=tic-tac-toe&moves=a1 b2 c3 a3 c1 b1&depth=2');
  const leaf = lecture.node(2);
  await leaf.click();
  await lecture.editor.fill('42');
  await lecture.press('Enter');
  await expect.poll(() => addressOf(lecture)).toContain('scores=b3 a2: 42');
  await expect(leaf).toContainText('42');
  await page.reload();
  await expect(leaf).toHaveClass(/is-by-hand/);
  for (let step = 0; step < 3; step += 1) await lecture.press('ArrowRight');
  await expect(page.getByText('Score 42 entered by hand; the sum does not count')).toBeVisible();
  await leaf.click();
  await expect(page.getByText('This score was entered by hand.')).toBeVisible();
  await lecture.press('Delete');
  await lecture.press('Enter');
  await expect.poll(() => addressOf(lecture)).not.toContain('scores');
  await expect(leaf).not.toHaveClass(/is-by-hand/);
  await lecture.press('Control+z');
  await expect(leaf).toHaveClass(/is-by-hand/);
  await leaf.click();
  await lecture.press('Enter');
  await lecture.stage.focus();
  await lecture.press('Delete');
  await expect.poll(() => addressOf(lecture)).not.toContain('scores');
});

test('the position that the sentence is about is beside the tree, also while presenting, and the game continues from it', async ({
  lecture,
  page,
}) => {
  await followGame(lecture, 'game=tic-tac-toe&moves=a1+b2+c3+a3+c1+b1');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('Initial position');
  await lecture.press('ArrowRight');
  await lecture.press('ArrowRight');
  await expect(panel).toContainText('After b3');
  await expect(panel).toContainText('Second player to move, MIN');
  await expect(panel.getByRole('img')).toHaveAccessibleName('First player: b3, c3, a1, c1. Second player: a3, b2, b1.');
  expect(await axeFaults(page, '.aside')).toEqual([]);
  const onward = panel.getByRole('button', { name: 'Continue from here' });
  await onward.press('Enter');
  await expect.poll(() => addressOf(lecture)).toBe('game=tic-tac-toe&moves=a1 b2 c3 a3 c1 b1 b3');
  await expect(panel).toContainText('Second player to move, MAX');
  // The root cannot be continued from, but the focus stays where it was.
  await expect(onward).toBeDisabled();
  await expect(onward).toBeFocused();
  await panel.getByRole('button', { name: 'One move back' }).click();
  await expect.poll(() => addressOf(lecture)).toBe('game=tic-tac-toe&moves=a1 b2 c3 a3 c1 b1');
  await lecture.press('Control+z');
  await expect.poll(() => addressOf(lecture)).toBe('game=tic-tac-toe&moves=a1 b2 c3 a3 c1 b1 b3');

  await followGame(lecture, 'tree=game=tic-tac-toe%26depth=2%26symmetry=yes&step=5');
  await lecture.press('p');
  await expect(page.locator('body')).toHaveClass(/is-presenting/);
  const [board, sum] = [page.locator('.aside .diagram'), page.locator('.aside .sum')];
  await expect(board).toBeVisible();
  await expect(sum).toBeVisible();
  await expect(page.locator('.aside .ways').first()).toBeHidden();
  const { x, width } = (await page.locator('.stage').boundingBox()) ?? { x: 0, width: 0 };
  expect((await board.boundingBox())?.x).toBeGreaterThanOrEqual(x + width);
  await lecture.press('p');
  await page.getByRole('button', { name: 'One ply more' }).click();
  await expect.poll(() => addressOf(lecture)).toContain('depth=3');
});

test('while the pointer is on a move, only its result is shown; a group opens where it is clicked', async ({
  lecture,
  page,
}) => {
  await followGame(lecture, 'game=tic-tac-toe&depth=2&symmetry=yes');
  await expect(page.locator('.node .pieces')).toHaveCount(16);
  await expect(page.locator('.move')).toHaveCount(15);
  await lecture.press('End');
  const bright = () =>
    page
      .locator('.nodes .node:not(.is-aside)')
      .evaluateAll((nodes) => nodes.map((node) => Number(node.getAttribute('data-node'))));
  await page.locator('.move', { hasText: 'b2' }).last().hover();
  await expect(page.locator('.is-aside').first()).toBeVisible();
  const all = await lecture.stage.locator('.nodes .node').count();
  await page.locator('.move[data-node="13"]').hover();
  await expect.poll(bright).toEqual([0, 13, 14, 15]);
  await expect(page.locator('.edges .is-aside')).toHaveCount(all - 4);
  // For someone stepping by keys, a resting pointer says nothing until it moves.
  await lecture.press('ArrowLeft');
  await expect(page.locator('.is-aside')).toHaveCount(0);
  await lecture.press('ArrowLeft');
  await expect(page.locator('.is-aside')).toHaveCount(0);
  await page.locator('.move[data-node="1"]').hover();
  await expect(page.locator('.is-aside').first()).toBeVisible();
  await page.locator('.say').hover();
  await expect(page.locator('.is-aside')).toHaveCount(0);

  await followGame(lecture, 'game=gomoku&moves=h8+h9&all-moves=yes&depth=1');
  await lecture.press('End');
  const counts = async () => (await page.locator('.brief.is-others').allTextContents()).map(Number.parseFloat);
  const alone = await page.locator('.nodes .node.leaf:not(.is-several)').count();
  await expect(page.locator('.brief.is-others').last()).toHaveText(/^\d+ others$/);
  // Every move is there, by itself or among others.
  expect((await counts()).reduce((sum, count) => sum + count, alone)).toBe(223);
  await page.locator('.node.is-several').last().click();
  await expect(page.locator('.leaf-editor')).toHaveCount(0);
  await expect(page.locator('.node.leaf.is-now')).not.toHaveClass(/is-folded/);
});

test('a weight is counted, typed and dragged, and one undo takes all of it back', async ({ lecture, page }) => {
  await followGame(lecture, 'game=tic-tac-toe&depth=2&symmetry=yes');
  await lecture.press('End');
  const box = page.getByRole('spinbutton', { name: 'Weight of “rows with one”' });
  await box.focus();
  for (let times = 0; times < 3; times += 1) await box.press('ArrowDown');
  await expect(box).toHaveValue('−2');
  const say = page.locator('.say');
  await expect(say).toContainText(
    'Weight of “rows with one”: −2 instead of 1. MAX gets 0 with b3, no longer 1 with b2',
  );
  const [root, struck] = [lecture.node(0).locator('.val'), lecture.node(0).locator('.was')];
  await expect(root).toHaveText('0');
  await expect(struck).toHaveText('1');
  await expect.poll(() => addressOf(lecture)).toContain('weights=rows-with-one=-2&');
  await expect(page.locator('.strip')).toHaveAccessibleName(/^b3 is best from −5 to .* b2 is best from .* to 5\.$/);
  expect(await axeFaults(page, '.aside')).toEqual([]);
  await box.press('Shift+ArrowUp');
  await expect(box).toHaveValue('−1.9');
  await box.fill('much');
  await expect(page.getByRole('alert')).toContainText('A weight is a number');
  await expect(box).toHaveValue('much');
  // Its own decimals stay.
  await box.fill('0.25');
  await expect.poll(() => addressOf(lecture)).toContain('weights=rows-with-one=0.25&');
  for (const [key, value] of [
    ['ArrowUp', '1.25'],
    ['Shift+ArrowDown', '1.15'],
    ['ArrowDown', '0.15'],
  ]) {
    await box.press(key);
    await expect(box).toHaveValue(value);
  }
  await box.fill('2');
  await expect.poll(() => addressOf(lecture)).toContain('weights=rows-with-one=2&');
  const { x, y, width, height } = /** @type {{ x: number, y: number, width: number, height: number }} */ (
    await box.boundingBox()
  );
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 19, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(box).toHaveValue('4');
  await box.press('Escape');
  await expect(say).toContainText('Weight of “rows with one”: 4 instead of 1');
  await expect(page.locator('.strip')).toHaveCount(0);
  await lecture.press('Home');
  await expect(page.locator('.was')).toHaveCount(0);
  await lecture.press('End');
  await lecture.press('Control+z');
  await expect.poll(() => addressOf(lecture)).toContain('game=tic-tac-toe&depth=2&symmetry=yes');
  await expect(say).toContainText('The root is worth 1');
  await box.click();
  await page.keyboard.type('35');
  await expect(box).toHaveValue('35');

  // If a weight is counted faster than a large tree is scored, no press is lost.
  await followGame(lecture, 'game=connect-four&depth=6');
  const other = page.getByRole('spinbutton', { name: 'Weight of “open lines”' });
  await other.focus();
  await expect(other).toHaveValue('1');
  for (let times = 0; times < 15; times += 1) await page.keyboard.press('ArrowUp');
  await expect(other).toHaveValue('16');
  await expect(page.locator('.say')).toContainText('Weight of “open lines”: 16 instead of 1.');
  await expect.poll(() => addressOf(lecture)).toContain('weights=open-lines=16');
  await expect(other).toHaveValue('16');
});

test('a picture that no canvas can hold becomes a smaller PNG', async ({ lecture, page }) => {
  await followGame(lecture, 'game=connect-four&moves=4453&depth=3');
  await page.getByRole('button', { name: 'Export' }).click();
  const { file: png } = await madeBy(page, page.getByRole('dialog').getByRole('button', { name: 'Picture, PNG' }));
  // From the PNG's header.
  expect(png.readUInt32BE(16)).toBe(16_384);
  expect(png.readUInt32BE(20)).toBeGreaterThan(2_000);
});

test('the sum of an evaluation is visible, however many features it has', async ({ lecture, page }) => {
  await followGame(lecture, 'game=chess&depth=1');
  await lecture.press('End');
  for (const [width, height] of [
    [1280, 720],
    [960, 540],
    [700, 1000],
  ]) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.is-total')).toBeInViewport({ ratio: 1 });
  }
  const bottomOf = async (/** @type {import('@playwright/test').Locator} */ part) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return y + height;
  };
  const end = async () => (await page.locator('.is-total').boundingBox())?.y;
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect
    .poll(async () => (await bottomOf(page.locator('.terms .term').last())) - Number(await end()))
    .toBeLessThan(1);
  await page.setViewportSize({ width: 960, height: 540 });
  await page.getByRole('spinbutton', { name: 'Weight of “queens”' }).focus();
  await expect.poll(async () => (await bottomOf(page.locator('.strip'))) - Number(await end())).toBeLessThan(1);

  // Upright it is beside the board, and the tree keeps its height.
  await followGame(lecture, 'game=gomoku&moves=h8+h9&depth=2');
  const box = async (/** @type {import('@playwright/test').Locator} */ part) => {
    const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { left: x, right: x + width, top: y, bottom: y + height };
  };
  for (const [width, height] of [
    [700, 1000],
    [820, 1180],
  ]) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('[data-shape="upright"]')).toBeAttached();
    await expect(page.locator('.is-position .sum')).toBeVisible();
    await lecture.settled();
    const panel = ['live', 'board', 'limit', 'sum'].map((part) => page.locator(`.is-position > .${part}`));
    const all = await Promise.all([...panel, page.locator('.code')].map(box));
    const boxes = all.filter(({ top, bottom }) => top < bottom);
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
          `${JSON.stringify(one)} beside ${JSON.stringify(other)}`,
        ).toBe(true);
    const stage = await box(lecture.stage);
    expect(stage.bottom - stage.top).toBeGreaterThan(0.25 * height);
  }
});

test('the dialog fits every window: its board is as large as possible, and on a phone every move is complete', async ({
  lecture,
  page,
}) => {
  await lecture.openGame();
  await lecture.game.getByRole('radio', { name: 'Chess' }).check({ force: true });
  const board = lecture.game.locator('.first .diagram');
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [1024, 768],
  ]) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await board.boundingBox())?.width).toBeGreaterThan(200);
    expect(await lecture.game.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
  }
  await lecture.press('Escape');
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    await lecture.openMenu();
    await lecture.menu.getByRole('button', { name: 'A game …' }).click();
    await lecture.game.getByRole('radio', { name: 'Kalah' }).check();
    const moves = lecture.game.getByRole('group', { name: 'Play a move' }).getByRole('button');
    await expect(moves).toHaveCount(6);
    for (const move of await moves.all()) {
      await move.scrollIntoViewIfNeeded();
      await expect(move).toBeInViewport({ ratio: 1 });
    }
    if (width === 390) continue;
    await lecture.press('Escape');
    await expect(lecture.game).toBeHidden();
  }
  await expect(lecture.game).toContainText('At the limit of 1 ply: 6 nodes, 6 positions.');
  await openOf(lecture).click();
  await expect(lecture.example).toHaveText('Kalah, 1 ply');
});
