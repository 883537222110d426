// Runs side by side: opened by a key, the menu, a link and a file, stepped together by keys, changed by pickers without losing the
// keyboard, exported as pictures and text, at every size; and the tree drawn with its children in search order. Tests without a browser
// check the counts and the meaning of links (www/test/race.test.js, crate/tests/session).

import { readFile } from 'node:fs/promises';
import { axeFaults } from './axe.js';
import { expect, test } from './fixture.js';
import { uniformTree } from './trees.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

const slides = '(((6 2) (8 7)) ((5 4) (9 3)))';

/** @param {Lecture} lecture */
const view = ({ page }) => page.getByRole('dialog', { name: 'Runs side by side' });
/** @param {Lecture} lecture */
const lanes = (lecture) => view(lecture).locator('.lane');
/** @param {Lecture} lecture */
const position = (lecture) => view(lecture).locator('.at');
/** @param {Lecture} lecture */
const soFar = (lecture) => lanes(lecture).locator('.so-far');

/**
 * The table as a person reads it.
 * @param {Lecture} lecture
 */
async function tableOf(lecture) {
  return view(lecture)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children]
          .map((cell) => {
            const text = (cell.firstElementChild ?? cell).textContent ?? '';
            return cell.matches('.is-least') ? `[${text}]` : text;
          })
          .join(' '),
      ),
    );
}

/**
 * Opens the page at a link.
 * @param {Lecture} lecture
 * @param {string} hash
 */
async function openLink(lecture, hash) {
  await lecture.page.goto('about:blank');
  await lecture.page.goto(`./#${hash}`);
  await lecture.node(0).waitFor();
}

test('C compares the run on the page with minimax; keys step both, and pickers, buttons and the menu keep the keyboard', async ({
  lecture,
  page,
}) => {
  await lecture.goTo(3);
  await lecture.press('c');
  await expect(view(lecture)).toBeVisible();
  await expect(lanes(lecture)).toHaveCount(2);
  await expect(view(lecture).getByRole('button', { name: 'Step forward' })).toBeFocused();
  expect(await tableOf(lecture)).toEqual(['evaluations 0 0', 'visits 0 0', 'cut-offs 0 0']);
  for (let leaf = 0; leaf < 7; leaf += 1) await lecture.press('ArrowRight');
  expect(await tableOf(lecture), 'neither has ended').toEqual(['evaluations 7 7', 'visits 4 4', 'cut-offs 1 0']);
  await expect(position(lecture)).toHaveText('leaf 7');
  await expect(soFar(lecture)).toHaveText(['evaluations: 7', 'evaluations: 7']);
  await lecture.press('PageDown');
  // Alpha-beta has ended and stays there.
  await expect(soFar(lecture)).toHaveText(['evaluations: 7', 'evaluations: 8']);
  await expect(lanes(lecture).first().locator('.edge.is-pv')).toHaveCount(2);
  await lecture.press('End');
  await expect(position(lecture)).toHaveText('end');
  expect(await tableOf(lecture)).toEqual(['evaluations [7] 9', 'visits 4 4', 'cut-offs 1 0']);
  await lecture.press('ArrowLeft');
  expect((await tableOf(lecture))[0], 'the verdict goes with the end').toBe('evaluations 7 9');
  await lecture.press('Home');
  await expect(position(lecture)).toHaveText('start');
  expect((await tableOf(lecture))[0]).toBe('evaluations 0 0');
  await expect(page).toHaveURL(/compare=alpha-beta;minimax/);
  await lecture.press('Escape');
  await expect(view(lecture)).toHaveCount(0);
  await expect(page).not.toHaveURL(/compare/);
  expect((await lecture.settled()).step, 'the page has stayed where it was').toBe(3);

  await lecture.openMenu();
  await lecture.menu.getByRole('button', { name: /^Compare runs/ }).click();
  await expect(lanes(lecture)).toHaveCount(2);
  await view(lecture).getByRole('button', { name: 'Add a run' }).press('Enter');
  await expect(lanes(lecture)).toHaveCount(3);
  await expect(lanes(lecture).nth(2)).toHaveAccessibleName('PVS (NegaScout)');
  await lanes(lecture).nth(2).getByRole('combobox', { name: 'Algorithm' }).selectOption({ label: 'MTD(f)' });
  const guess = lanes(lecture).nth(2).getByRole('textbox', { name: 'First guess' });
  // By keys: Firefox does not report a filled field as changed.
  await guess.fill('');
  await guess.pressSequentially('x');
  await guess.press('Enter');
  await expect(guess).toHaveAttribute('aria-invalid', 'true');
  await guess.fill('');
  await guess.pressSequentially('3');
  await guess.press('Enter');
  await expect(lanes(lecture).nth(2)).toHaveAccessibleName('MTD(f) · First guess: 3');
  await view(lecture).getByRole('button', { name: 'Remove run 3' }).press('Enter');
  await expect(lanes(lecture)).toHaveCount(2);
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await lecture.press('ArrowRight');
  await expect(position(lecture)).toHaveText('leaf 1');

  await view(lecture).getByRole('button', { name: 'by event' }).click();
  await lecture.press('Home');
  await lecture.press('ArrowRight');
  await lecture.press('ArrowRight');
  await expect(position(lecture)).toHaveText('event 2');
  await view(lecture).getByRole('button', { name: 'to the end' }).click();
  await expect(position(lecture)).toHaveText('end');
  await lecture.press('ArrowLeft');
  await expect(position(lecture)).toHaveText('start');
});

test('a link opens runs at their place and reloading keeps them; one that comes while a dialog is open waits, as a file does', async ({
  lecture,
  page,
}) => {
  const link = `tree=${slides}&compare=alpha-beta;pvs;mtd-f,guess=2;alpha-beta,fail-hard,order=best-first&by=event&at=6`;
  await openLink(lecture, link);
  await expect(lanes(lecture)).toHaveCount(4);
  await expect(position(lecture)).toHaveText('event 6');
  await expect(view(lecture).getByRole('textbox', { name: 'First guess' })).toHaveValue('2');
  expect((await tableOf(lecture))[0]).toBe('evaluations 1 1 1 1');
  await page.reload();
  await expect(lanes(lecture)).toHaveCount(4);
  await expect(position(lecture)).toHaveText('event 6');
  await lecture.press('Escape');
  await expect(view(lecture)).toHaveCount(0);

  await lecture.press('?');
  await expect(page.locator('dialog.keys')).toBeVisible();
  await lecture.follow('compare=alpha-beta;minimax');
  await expect(view(lecture)).toBeHidden();
  await lecture.press('Escape');
  await expect(lanes(lecture)).toHaveCount(2);
  await lecture.press('Escape');
  await lecture.follow('tree=((1 2) 3)');

  await lecture.press('?');
  await expect(page.locator('dialog.keys')).toBeVisible();
  await page.evaluate(() => {
    const file = '{"tree":"(1 2)","race":{"runs":"alpha-beta;minimax","by":"leaf","at":1,"isOpen":true}}';
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([file], 'tree.json', { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  await expect(lecture.treeText).toHaveValue('(1 2)');
  await lecture.press('Escape');
  await expect(lanes(lecture)).toHaveCount(2);
  await lecture.press('Escape');

  // A run that does not work everywhere makes way for the next tree.
  await openLink(lecture, 'compare=iterative-deepening%3Bminimax');
  await expect(lanes(lecture)).toHaveCount(2);
  await lecture.page.evaluate(() => {
    location.hash = 'tree=7';
  });
  await expect(view(lecture)).toHaveCount(0);
  await expect(lecture.page.locator('header .tree-text')).toHaveValue('7');

  const large = encodeURIComponent(uniformTree([10, 10, 10, 10], 3));
  await lecture.follow(`tree=${large}&compare=alpha-beta;minimax`);
  await expect(view(lecture)).toBeVisible();
  await lecture.press('End');
  await expect(position(lecture)).toHaveText('end');
  expect((await tableOf(lecture))[0]).toMatch(/^evaluations \[[\d,]+\] 10,000$/);
});

test('the comparison as SVG, PNG, text and LaTeX', async ({ lecture, page, context, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox lets no test read the clipboard');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLink(lecture, `tree=${slides}&compare=alpha-beta;minimax&at=9`);
  await expect(lanes(lecture)).toHaveCount(2);
  const taken = async (/** @type {string} */ name) => {
    const coming = page.waitForEvent('download');
    await view(lecture).getByRole('button', { name, exact: true }).click();
    const file = await coming;
    return { name: file.suggestedFilename(), data: await readFile(await file.path()) };
  };
  const svg = await taken('Picture, SVG');
  expect(svg.name).toBe('secateur-comparison.svg');
  const text = svg.data.toString();
  expect(text).toContain('<title>Alpha-beta, Minimax</title>');
  expect(text).toContain('evaluations: 8');
  // A font is arbitrary letters.
  expect(text.replace(/base64,[^)]*/g, '')).not.toMatch(/class=|var\(|NaN|undefined/);
  const png = await taken('Picture, PNG');
  expect(png.data.subarray(1, 4).toString()).toBe('PNG');
  await view(lecture).getByRole('button', { name: 'Copy the table as text' }).click();
  await expect(view(lecture).getByText('copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^\tAlpha-beta\tMinimax\nevaluations\t5\t8\n/,
  );
  await view(lecture).getByRole('button', { name: 'Copy the table as LaTeX' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('\\begin{tabular}{lrr}');
});

test('every node has the same place in all runs, and everything can be read and used, at every size', async ({
  lecture,
  page,
}) => {
  for (const [width, height] of /** @type {const} */ ([
    [1920, 1080],
    [1277, 720],
    [390, 844],
  ])) {
    await page.setViewportSize({ width, height });
    for (const [look, runs] of [
      ['', 'minimax;alpha-beta;negamax'],
      ['&notation=c', 'alpha-beta;minimax;mtd-f,guess=2;pvs'],
      ['&arrange=search', 'alpha-beta,order=worst-first;minimax'],
    ].slice(0, width === 1277 ? 3 : 1)) {
      await openLink(lecture, `tree=${slides}${look}&compare=${runs}&by=event&at=12`);
      await expect(lanes(lecture).locator('svg.tree')).toHaveCount(runs.split(';').length);
      const drawn = await lanes(lecture).evaluateAll((all) =>
        all.map((lane) => {
          const tree = /** @type {SVGSVGElement} */ (lane.querySelector('svg.tree'));
          const nodes = [...tree.querySelectorAll('.node')].map((node) => [
            /** @type {HTMLElement} */ (node).dataset.node,
            node.getAttribute('transform'),
          ]);
          return JSON.stringify([tree.getAttribute('viewBox'), tree.getAttribute('style'), nodes.sort()]);
        }),
      );
      expect(new Set(drawn).size, `${runs} on ${width}`).toBe(1);
    }
  }

  await openLink(lecture, `tree=${slides}&compare=alpha-beta;pvs;minimax;mtd-f&at=4`);
  await expect(lanes(lecture)).toHaveCount(4);
  for (const [width, height, colorScheme] of /** @type {const} */ ([
    [1920, 1080, 'light'],
    [1280, 720, 'dark'],
    [390, 844, 'dark'],
  ])) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await expect(lanes(lecture).locator('svg.tree')).toHaveCount(4);
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
    const overflow = await view(lecture).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(overflow, `${width}`).toBeLessThanOrEqual(0);
    if (width > 400) {
      const rest = await view(lecture).evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
      expect(rest, `${width}: everything is on one screen`).toBeLessThanOrEqual(0);
    }
    for (const button of await view(lecture).getByRole('button').all()) {
      const box = await button.boundingBox();
      if (box) expect(Math.min(box.width, box.height), (await button.textContent()) ?? '').toBeGreaterThanOrEqual(44);
    }
  }

  // Where a window has no room for a game's boards, its tree is drawn without them.
  const shown = async (/** @type {number} */ height) => {
    await page.setViewportSize({ width: 1024, height });
    await openLink(lecture, 'game=tic-tac-toe&moves=a1+b2+c3+a3+c1+b1&compare=pvs;mtd-f');
    await expect(lanes(lecture).locator('.node')).toHaveCount(22);
    return lanes(lecture).evaluateAll((all) => all.map((lane) => lane.querySelectorAll('.pieces').length > 0));
  };
  expect(await shown(600)).toEqual([false, false]);
  expect(await shown(1000)).toEqual([true, true]);
});

test('every sentence is complete in every language, and trees and table keep apart, however small the window', async ({
  page,
}) => {
  const runs = ['alpha-beta', 'mtd-f', 'pvs', 'negamax'];
  for (const [count, width, height, language] of /** @type {const} */ ([
    [4, 1024, 768, 'ro'],
    [3, 1280, 720, 'pl'],
    [2, 844, 390, 'ru'],
    [2, 390, 844, 'pl'],
    [2, 320, 480, 'en'],
  ])) {
    await page.goto('about:blank');
    await page.setViewportSize({ width, height });
    await page.goto(`./#tree=${slides}&compare=${runs.slice(0, count).join(';')}&by=event&language=${language}`);
    const dialog = page.locator('dialog.is-race');
    await expect(dialog.locator('svg.tree')).toHaveCount(count);
    expect(await dialog.textContent()).not.toMatch(/race-|order-|\{/);
    for (let step = 0; step < 30; step += 1) {
      const faults = await dialog.evaluate((dialog) => {
        const cut = [...dialog.querySelectorAll('.says')].filter((says) => says.scrollHeight > says.clientHeight + 1);
        const bottom = (/** @type {Element} */ lane) => lane.getBoundingClientRect().bottom;
        const lowest = Math.max(...[...dialog.querySelectorAll('.stage')].map(bottom));
        const top = dialog.querySelector('table')?.getBoundingClientRect().top ?? 0;
        return [...cut.map((says) => says.textContent), ...(lowest > top ? ['the table is over a tree'] : [])];
      });
      expect(faults, `${width} × ${height}, event ${step}`).toEqual([]);
      await page.keyboard.press('ArrowRight');
    }
  }
});

test('P shows runs side by side to a class', async ({ lecture, page }) => {
  // In Firefox the whole screen has a size of its own, and it uses Escape itself.
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
  });
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [1024, 768],
  ]) {
    await lecture.open();
    await page.setViewportSize({ width, height });
    await openLink(
      lecture,
      'notation=d&returns=running-bound&tree=((((8 6) (2 12)) ((15 14) (7 13))) (((1 5) (9 10)) ((3 4) (16 11))))',
    );
    await lecture.press('c');
    await expect(lanes(lecture)).toHaveCount(2);
    const treesOf = () =>
      lanes(lecture).evaluateAll((all) =>
        all.map((lane) => {
          const [stage, says] = [lane.querySelector('.stage'), lane.querySelector('.says')];
          if (!stage || !says) throw new Error('no lane');
          const { left, top, right, bottom } = stage.getBoundingClientRect();
          const numbers = [...stage.querySelectorAll('.node .val')].map((one) => one.getBoundingClientRect().height);
          return {
            box: [left, top, right, bottom].map(Math.round),
            area: (right - left) * (bottom - top),
            least: Math.min(...numbers),
            letters: Number.parseFloat(getComputedStyle(says).fontSize),
            isWhole: says.scrollHeight <= says.clientHeight + 1 && bottom <= innerHeight,
          };
        }),
      );
    const before = await treesOf();
    await lecture.press('p');
    await expect(view(lecture).locator('.tools')).toBeHidden();
    await expect(lanes(lecture).locator('h3')).toHaveText([/^Alpha-beta/, /^Minimax/]);
    await expect.poll(async () => (await treesOf())[0].area, 'the trees take the room').toBeGreaterThan(before[0].area);
    const boxes = [];
    for (let leaf = 0; leaf < 17; leaf += 1) {
      const shown = await treesOf();
      for (const { isWhole, letters } of shown) {
        expect(isWhole).toBe(true);
        expect(letters).toBeGreaterThan(height / 32);
      }
      boxes.push(JSON.stringify(shown.map(({ box }) => box)));
      await lecture.press('PageDown');
    }
    expect(new Set(boxes).size, 'the trees stand still').toBe(1);
    await expect(soFar(lecture)).toHaveText(['evaluations: 11', 'evaluations: 16']);
    const isOnTop = await view(lecture).evaluate((dialog) =>
      dialog.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 2)),
    );
    expect(isOnTop).toBe(true);
    await lecture.press('Escape');
    await expect(view(lecture).locator('.tools')).toBeVisible();
    await lecture.press('ArrowLeft');
    await expect(position(lecture)).toHaveText('leaf 16');
    await lecture.press('p');
    await lecture.press('p');
    await expect(view(lecture).getByRole('button', { name: 'Step forward' })).toBeFocused();
  }
});

test('children are numbered in search order, or drawn in it', async ({ lecture, page }) => {
  await openLink(lecture, 'tree=((3 12 8) (2 4 6) (14 5 2))&order=worst-first&step=20');
  const x = async (/** @type {number} */ node) => /** @type {DOMRect} */ (await lecture.node(node).boundingBox()).x;
  const numbers = lecture.stage.locator('.place');
  await expect(numbers.first()).toBeVisible();
  expect(await x(1)).toBeLessThan(await x(5));
  await lecture.openMenu();
  await lecture.menu.getByRole('switch', { name: 'Children in search order' }).click();
  await lecture.closeMenu();
  await expect(numbers).toHaveCount(0);
  expect(await x(5), 'b is searched first, and stands first').toBeLessThan(await x(1));
  await expect(page).toHaveURL(/arrange=search/);
  await lecture.stage.focus();
  await lecture.press('ArrowUp');
  await lecture.press('ArrowUp');
  await lecture.press('ArrowUp');
  await lecture.press('ArrowDown');
  const [first, next] = [await lecture.stage.getAttribute('aria-activedescendant'), 'tree-node-9'];
  if (first === 'tree-node-5') await lecture.press('ArrowRight');
  await expect(lecture.stage).toHaveAttribute('aria-activedescendant', next);
  await lecture.press('e');
  await expect.poll(() => x(1), 'a tree that is being changed stands as it is written').toBeLessThan(await x(5));
});
