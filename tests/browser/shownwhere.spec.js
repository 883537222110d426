// A browser shows things where the core says: on random scenes, every label begins, ends and has its baseline as given, in a font of that
// size, and every node has the position and size of its outline. The core's own tests check that nothing collides there
// (crate/tests/collisions.rs).

import { presets, spelled, switches, switchNames } from '../../www/src/port/notation.js';
import { expect, test } from './fixture.js';
import { answers } from './native.js';
import { cases } from './scale.js';
import { randomness, randomTree, scores } from './trees.js';

/** @typedef {{ text: string, at: number, share: number, baseline: number, font: number, widths: [number, number] }} Label px of the stage; share: its anchor; widths at weights 400 and 700 */
/** @typedef {{ labels: Label[], outlines: { node: number, box: number[] }[] }} Standing */
/** @typedef {{ text: string, left: number, right: number, baseline: number, font: number, weight: number, isSpaced: boolean }} StandingLabel */

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];
/** Allowance for rounding, px. */
const hair = 0.6;

test('labels and nodes stand where the core says, at every size', async ({ lecture, page }) => {
  const asked = [];
  const shown = [];
  for (const [place, viewport] of sizes.entries()) {
    await page.setViewportSize(viewport);
    const random = randomness(90 + place);
    const among = (/** @type {readonly any[]} */ all) => all[Math.floor(random() * all.length)];
    for (let scene = 0; scene < cases(12); scene += 1) {
      const { notation } = presets[scene % presets.length];
      const looks = { skin: among(switches.skin), windows: among(switches.windows), cuts: among(switches.cuts) };
      // The page has words for other row captions.
      const rows = among(['names', 'none']);
      const own = { ...notation, rows, ...(scene % 2 === 0 ? {} : looks) };
      const tree = randomTree(700 + 10 * scene + place, {
        ...{ leaves: among([4, 9, 16, 24]), height: 2 + (scene % 4), branching: 2 + (scene % 4) },
        ...{ score: among(Object.values(scores)), names: scene % 3 === 0, players: scene % 4 === 3 },
      });
      const written = switchNames.map((name) => `${spelled(name)}=${own[name]}`).join('&');
      const link = `tree=${encodeURIComponent(tree)}&grain=event&${written}`;
      const { length } = await lecture.follow(link);
      const step = Math.floor(random() * (length + 1));
      await lecture.lead(`${link}&step=${step}`);
      await lecture.at(step);
      await lecture.settled();
      const seen = await page.evaluate(readStanding);
      asked.push({ tree, step, notation: own, width: seen.width, height: seen.height });
      shown.push(seen);
    }
  }
  const told = answers('standing', [], asked).map((line) => /** @type {Standing} */ (JSON.parse(line)));
  for (const [scene, seen] of shown.entries())
    expect.soft(differences(seen, told[scene]), JSON.stringify(asked[scene])).toEqual([]);

  // A displacement is found.
  const [tree, step] = ['((3 12 8) (2 4 6) (14 5 2))', 14];
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await lecture.open(`./#tree=${tree}&step=${step}&grain=event`);
  const { width, height } = await page.evaluate(readStanding);
  const [line] = answers('standing', [], [{ tree, step, notation: {}, width, height }]);
  const look = async () => differences(await page.evaluate(readStanding), JSON.parse(line));
  expect(await look()).toEqual([]);
  for (const [what, told] of /** @type {const} */ ([
    ['.node[data-node="5"] .val', /^“≤?2”/],
    ['.node[data-node="5"] .shape', /^node 5/],
  ])) {
    const part = page.locator(`.stage ${what}`);
    await part.evaluate((element) => element.setAttribute('transform', 'translate(1.5 0)'));
    expect(await look(), what).toEqual([expect.stringMatching(told)]);
    await part.evaluate((element) => element.removeAttribute('transform'));
  }
  await page.locator('.stage .node[data-node="5"] .name').evaluate((name) => {
    /** @type {SVGElement} */ (name).style.letterSpacing = '3px';
  });
  expect(await look(), 'a text that is too wide').toEqual([expect.stringMatching(/^“b”/)]);
});

/**
 * What is not where it should be.
 * @param {{ labels: StandingLabel[], outlines: Standing['outlines'] }} seen
 * @param {Standing} told
 */
function differences(seen, told) {
  const differing = [];
  const left = [...seen.labels];
  for (const { text, at, share, baseline, font, widths } of told.labels) {
    const off = (/** @type {StandingLabel} */ one) => {
      const width = widths[0] + ((one.weight - 400) / 300) * (widths[1] - widths[0]);
      // Row captions are letter-spaced.
      const spaced = one.isSpaced ? 0.07 * font * text.length : 0;
      const [from, to] = [at - share * width, at + (1 - share) * width];
      return Math.max(
        Math.abs(one.left - from),
        Math.abs(one.right - to) - spaced,
        Math.abs(one.baseline - baseline),
        Math.abs(one.font - font),
      );
    };
    const same = left.filter((one) => one.text === text).sort((one, other) => off(one) - off(other))[0];
    if (same) left.splice(left.indexOf(same), 1);
    if (!same || off(same) > hair)
      differing.push(`“${text}” at ${at}, ${baseline} in ${font}: ${JSON.stringify(same)}`);
  }
  differing.push(...left.map((one) => `${JSON.stringify(one)} is not told`));
  const boxes = new Map(seen.outlines.map(({ node, box }) => [node, box]));
  for (const { node, box } of told.outlines) {
    const found = boxes.get(node);
    boxes.delete(node);
    if (!found?.every((side, index) => Math.abs(side - box[index]) <= hair))
      differing.push(`node ${node} at ${box}: ${found}`);
  }
  return [...differing, ...[...boxes.keys()].map((node) => `node ${node} is not told`)];
}

/** Runs in the browser: where everything on the visible stage is. */
function readStanding() {
  const stage = /** @type {Element} */ (document.querySelector('.stage .tree'));
  const { left, top } = stage.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = /** @type {Element} */ (stage.parentElement);
  const isSeen = (/** @type {Element} */ one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && (one.textContent ?? '').trim() !== '';
  const labels = [...stage.querySelectorAll('text')]
    .flatMap((text) =>
      text.querySelector('tspan') && !text.matches('.val') ? [...text.querySelectorAll('tspan')] : [text],
    )
    .filter(isSeen)
    .map((text) => {
      const matrix = /** @type {DOMMatrix} */ (text.getScreenCTM());
      const from = text.getStartPositionOfChar(0).matrixTransform(matrix);
      const to = text.getEndPositionOfChar(text.getNumberOfChars() - 1).matrixTransform(matrix);
      const { fontSize, fontWeight } = getComputedStyle(text);
      return {
        ...{ text: text.textContent ?? '', left: from.x - left, right: to.x - left, baseline: from.y - top },
        ...{ font: Number.parseFloat(fontSize) * matrix.d, weight: Number(fontWeight), isSpaced: text.matches('.row') },
      };
    });
  const outlines = [...stage.querySelectorAll('.node:not(.is-folded)')].flatMap((node) => {
    const shape = /** @type {SVGGraphicsElement | null} */ (node.querySelector('.shape'));
    const style = shape && getComputedStyle(shape);
    const isPainted =
      style && (Number.parseFloat(style.strokeWidth) > 0 || !/transparent|rgba\(0, 0, 0, 0\)|none/.test(style.fill));
    if (!shape || !isPainted || !shape.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const matrix = /** @type {DOMMatrix} */ (shape.getScreenCTM());
    const { x, y, width, height } = shape.getBBox();
    const [from, to] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((one) =>
      one.matrixTransform(matrix),
    );
    return [
      { node: Number(node.getAttribute('data-node')), box: [from.x - left, from.y - top, to.x - left, to.y - top] },
    ];
  });
  return { width, height, labels, outlines };
}
