// The tree for screen readers: every drawn node is a tree item that knows its level and its place among its siblings, and whether its
// descendants can be read.

import { axeFaults } from './axe.js';
import { expect, test } from './fixture.js';
import { uniformTree } from './trees.js';

/** @param {import('./lecture.js').Lecture} lecture */
const items = ({ page }) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.stage [role="treeitem"]'), (item) =>
      ['level', 'posinset', 'setsize', 'expanded'].map((name) => item.getAttribute(`aria-${name}`) ?? '-').join(' '),
    ),
  );

test('nodes have a level, a place and a family, those of the whole tree even if some are folded', async ({
  lecture,
  page,
}) => {
  await lecture.treeText.fill('((3 12) ((1 2) 4 5))');
  await expect(lecture.node(9)).toHaveText('5');
  expect(await items(lecture)).toEqual([
    ...['1 1 1 true', '2 1 2 true', '3 1 2 -', '3 2 2 -'],
    ...['2 2 2 true', '3 1 3 true', '4 1 2 -', '4 2 2 -', '3 2 3 -', '3 3 3 -'],
  ]);
  // Nothing between the tree and its items has a role of its own.
  const between = await page.evaluate(() => {
    const roles = [];
    for (
      let at = document.querySelector('.node')?.parentElement;
      at && at.getAttribute('role') !== 'tree';
      at = at.parentElement
    )
      roles.push(at.getAttribute('role'));
    return roles;
  });
  expect(new Set(between)).toEqual(new Set(['none']));

  await lecture.treeText.fill(uniformTree([3, 20, 20], 4));
  await lecture.treeText.blur();
  await expect(page.locator('.node.is-folded').first()).toBeVisible();
  const all = (await items(lecture)).map((item) => item.split(' '));
  expect(all.filter(([level]) => level === '2').map(([, place, size]) => `${place} ${size}`)).toEqual([
    '1 3',
    '2 3',
    '3 3',
  ]);
  for (const [level, place, size] of all) {
    expect(Number(place)).toBeGreaterThan(0);
    expect(Number(place)).toBeLessThanOrEqual(Number(size));
    expect(size, `level ${level}`).toBe(['', '1', '3', '20', '20'][Number(level)]);
  }
  const folded = await page
    .locator('.node.is-folded:not(.leaf)[role="treeitem"]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-expanded')));
  expect(new Set(folded)).toEqual(new Set(['false']));
  expect(await axeFaults(page, '.stage')).toEqual([]);
});
