// The checkers are checked: they find errors planted into the page.

import { axeFaults } from './axe.js';
import { findCollisions } from './boxes.js';
import { expect, test } from './fixture.js';

/** At its cut-off, where node 5 is b. */
const textbook = 'tree=((3 12 8) (2 4 6) (14 5 2))&step=14';

/** What is put where, both by selector (or off the stage, or aside by some px), and the expected report. */
const collisions = /** @type {[what: string, where: string | number, told: RegExp][]} */ ([
  ['.node[data-node="5"] .val', '.node[data-node="1"] .val', /^val “.*” of node 1 meets val “.*” of node 5$/],
  ['.node[data-node="5"] .name', '.node[data-node="1"] .shape', /^name “b” of node 5 meets the shape of node 1$/],
  ['.node[data-node="5"] .name', '.edges path:last-of-type', /^name “b” of node 5 is crossed by an edge$/],
  ['.node[data-node="5"] .val', 60, /^val “.*” of node 5 is not inside its own shape$/],
  ['.node[data-node="5"] .name', 3000, /^name “b” of node 5 is outside the stage$/],
  ['.node[data-node="5"]', '.node[data-node="1"]', /^the shapes of node 1 and node 5 meet$/],
  ['.node[data-node="5"]', 3000, /^the shape of node 5 is outside the stage$/],
]);

test('a planted collision is found, and a planted violation by axe', async ({ lecture, page }) => {
  await lecture.follow(textbook);
  const look = async () => {
    const { meetings, faults } = await page.evaluate(findCollisions);
    return [...meetings, ...faults];
  };
  expect(await look()).toEqual([]);
  for (const [what, where, told] of collisions) {
    const taken = await page.evaluateHandle(put, /** @type {const} */ ([`.stage ${what}`, where]));
    expect(await look(), `${what} at ${where}`).toContainEqual(expect.stringMatching(told));
    await taken.evaluate((element) => element.style.removeProperty('translate'));
    expect(await look()).toEqual([]);
  }
  const { smallest } = await page.evaluate(findCollisions);
  await page.locator('.stage .node[data-node="2"] .val').evaluate((value) => {
    /** @type {SVGElement} */ (value).style.fontSize = '2px';
  });
  expect((await page.evaluate(findCollisions)).smallest).toBeLessThan(smallest / 2);
  expect(await axeFaults(page)).toEqual([]);
  await lecture.stage.evaluate((stage) => stage.parentElement?.append(document.createElement('button')));
  expect(await axeFaults(page)).toEqual([expect.stringMatching(/^button-name: /)]);
  expect(await axeFaults(page, '.aside'), 'in its own part').toEqual([]);
});

/**
 * Runs in the page: moves an element onto the middle of another, or to the right by some px.
 * @param {readonly [what: string, where: string | number]} way
 */
function put([what, where]) {
  const element = /** @type {SVGGraphicsElement} */ (document.querySelector(what));
  const { a: scale } = /** @type {DOMMatrix} */ (element.getScreenCTM());
  const [x, y] = typeof where === 'number' ? [where, 0] : wayTo(where);
  element.style.translate = `${x / scale}px ${y / scale}px`;
  return element;

  /** @param {string} selector */
  function wayTo(selector) {
    const [from, to] = [middle(element), middle(/** @type {Element} */ (document.querySelector(`.stage ${selector}`)))];
    return [to[0] - from[0], to[1] - from[1]];
  }

  /** @param {Element} it */
  function middle(it) {
    if (it instanceof SVGPathElement && it.closest('.edges')) {
      const at = it.getPointAtLength(0.6 * it.getTotalLength()).matrixTransform(it.getScreenCTM() ?? undefined);
      return [at.x, at.y];
    }
    const { left, right, top, bottom } = it.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  }
}

test('a browser’s complaints are found', async ({ lecture, page, troubles }) => {
  expect(await lecture.at()).toMatchObject({ step: 0 });
  await page.route('**/planted-404', (route) => route.fulfill({ status: 404 }));
  await page.route('**/planted-failure', (route) => route.abort());
  await page.evaluate(async () => {
    console.error('planted');
    setTimeout(() => {
      throw new Error('planted');
    });
    await fetch('./planted-404');
    await fetch('./planted-failure').catch(() => {});
    // Violations of the page's policy: a style from anywhere but the page, and an address elsewhere.
    document.body.setAttribute('style', 'color: red');
    await fetch('https://planted.invalid').catch(() => {});
  });
  const kinds = [
    /^console: planted/,
    /^error: .*planted/s,
    /^response: .*planted-404 404/,
    /^request: .*planted-failure/,
    /^console: .*inline style.*Content Security Policy|^error: .*Content Security Policy: style-src-attr inline/s,
    /^console: (?:Connecting|Refused to connect) to .*planted\.invalid.*Content Security Policy|^error: .*Content Security Policy: connect-src .*planted\.invalid/s,
  ];
  for (const kind of kinds) await expect.poll(() => troubles.filter((trouble) => kind.test(trouble))).toHaveLength(1);
  // The planted errors are removed, so that the test can pass.
  expect(troubles.splice(0).filter((trouble) => !/planted|inline|Failed to load/.test(trouble))).toEqual([]);
});
