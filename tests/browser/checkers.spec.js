// The checks themselves are checked: what is planted into the page as a fault, they find.

import { axeFaults } from './axe.js';
import { findCollisions } from './boxes.js';
import { alphaBeta } from './cases.js';
import { expect, test } from './fixture.js';
import { checkMinimax, checkRow } from './golden.js';

/** @typedef {import('./lecture.js').Lecture} Lecture */

/** At its cut-off, where node 5 is b. */
const textbook = 'tree=((3 12 8) (2 4 6) (14 5 2))&step=14';

/** What is put where, both by selector (or off the stage, or aside by some px), and what is then told. */
const collisions = /** @type {[what: string, where: string | number, told: RegExp][]} */ ([
  ['.node[data-node="5"] .val', '.node[data-node="1"] .val', /^val “.*” of node 1 meets val “.*” of node 5$/],
  ['.node[data-node="5"] .name', '.node[data-node="1"] .shape', /^name “b” of node 5 meets the shape of node 1$/],
  ['.node[data-node="5"] .name', '.edges path:last-of-type', /^name “b” of node 5 is crossed by an edge$/],
  ['.node[data-node="5"] .val', 60, /^val “.*” of node 5 is not inside its own shape$/],
  ['.node[data-node="5"] .name', 3000, /^name “b” of node 5 is outside the stage$/],
  ['.node[data-node="5"]', '.node[data-node="1"]', /^the shapes of node 1 and node 5 meet$/],
  ['.node[data-node="5"]', 3000, /^the shape of node 5 is outside the stage$/],
]);

test('a planted collision is found', async ({ lecture, page }) => {
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
});

/**
 * Runs in the page: moves a thing onto the middle of another, or to the right by some px.
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

/** What the page writes, and what is planted in its place. */
const labels = /** @type {[fault: string, from: string, to: string][]} */ ([
  ['a wrong leaf', '12', '13'],
  ['a wrong returned score', '≤2', '≤1'],
  ['a score without its sign', '≤2', '2'],
  ['a wrong window', '+∞', '99'],
  ['a wrong count', '7 of 9', '8 of 9'],
  ['the wrong cut-off', 'α cut-off', 'β cut-off'],
  ['a wrong line of play', 'is-pv', 'is-exact'],
  ['a sentence that changes on the way back', 'on the way back', ''],
]);

test('a planted wrong label is found', async ({ lecture, page }) => {
  const [example] = alphaBeta;
  const row = example.runs.find(({ dialects }) => dialects.includes('fail-soft'));
  if (!row) throw new Error('the table has a row for every dialect');
  await page.evaluate(spoil);
  for (const [fault, from, to] of labels) {
    await draw(lecture, example.tree, [from, to]);
    await expect(checkRow(lecture, example, row), fault).rejects.toThrow();
  }
  await draw(lecture, example.tree, null);
  await checkRow(lecture, example, row);

  for (const fault of /** @type {[string, string][]} */ ([
    ['12', '13'],
    ['is-exact', 'is-bound'],
  ])) {
    await draw(lecture, `${example.tree}&algorithm=minimax`, fault);
    await expect(checkMinimax(lecture, example), fault.join(' as ')).rejects.toThrow();
  }
  await draw(lecture, `${example.tree}&algorithm=minimax`, null);
  await checkMinimax(lecture, example);
});

/**
 * Draws a tree that was not there, so that everything on it is written anew.
 * @param {Lecture} lecture
 * @param {string} tree
 * @param {[from: string, to: string] | null} fault
 */
async function draw(lecture, tree, fault) {
  const plant = (/** @type {typeof fault} */ fault) =>
    lecture.page.evaluate((fault) => Object.assign(window, { fault }), fault);
  await plant(null);
  await lecture.follow('tree=(0 0)&step=3');
  await plant(fault);
  await lecture.follow(`tree=${tree}`);
}

/** Runs in the page: from now on, what is written is changed on its way, as `window.fault` says. */
function spoil() {
  let isBack = false;
  document.addEventListener('keydown', ({ key }) => (isBack = key === 'ArrowLeft'), { capture: true });
  /** @param {unknown} text */
  const spoilt = (text) => {
    const fault = Reflect.get(window, 'fault');
    if (!fault) return text;
    if (fault[0] === 'on the way back') return isBack ? String(text).replace(/\.$/, '!') : text;
    return String(text).replace(fault[0], fault[1]);
  };
  const { get, set } = /** @type {Required<PropertyDescriptor>} */ (
    Object.getOwnPropertyDescriptor(CharacterData.prototype, 'data')
  );
  Object.defineProperty(CharacterData.prototype, 'data', {
    get,
    set(text) {
      set.call(this, spoilt(text));
    },
  });
  const { createTextNode } = document;
  document.createTextNode = (text) => createTextNode.call(document, /** @type {string} */ (spoilt(text)));
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name, name === 'class' ? /** @type {string} */ (spoilt(value)) : value);
  };
}

test('a planted violation is found by axe', async ({ lecture, page }) => {
  expect(await axeFaults(page)).toEqual([]);
  await lecture.stage.evaluate((stage) => stage.parentElement?.append(document.createElement('button')));
  expect(await axeFaults(page)).toEqual([expect.stringMatching(/^button-name: /)]);
  expect(await axeFaults(page, '.aside'), 'in its own part').toEqual([]);
});

test('what a browser complains about is found', async ({ lecture, page, troubles }) => {
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
    // What the page's policy forbids: a style from anywhere but the page, and an address elsewhere.
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
  // What was planted is taken away again, so that the test may end well.
  expect(troubles.splice(0).filter((trouble) => !/planted|inline|Failed to load/.test(trouble))).toEqual([]);
});
