// The page as it opens, drawn by its own parts without a browser: each part as text, and the tree at several stage sizes. The build inserts
// them into the page, so that they are visible before the core is loaded.

import { readFileSync } from 'node:fs';
import * as core from '../pkg/core.js';
import { gather, labels, lettersOf, maskOf, panels } from '../src/page/page.js';
import { header } from '../src/panels/header.js';
import { roomFor } from '../src/panels/search/panels.js';
import { createTimeline } from '../src/panels/timeline/timeline.js';
import { position, transport } from '../src/panels/transport.js';
import { createEngine } from '../src/port/engine.js';
import { switches } from '../src/port/notation.js';
import { placeWorld, skeleton } from '../src/stage/board.js';
import { tell } from '../src/stage/paint.js';
import { createPicture, drawStep, dressAs } from '../src/stage/picture.js';
import { worldOf } from '../src/stage/pursuit.js';
import { createSpeech } from '../src/stage/speech.js';
import { createStanding } from '../src/stage/standing.js';
import { openingOf, projectionOf } from '../src/stage/viewport.js';
import { said } from '../src/words/telling.js';
import { createTexts } from '../src/words/texts.js';
import { createElement } from './element.js';
import { escaped, textOf } from './text.js';

/** @typedef {import('../src/page/page.js').Page} Page */

/** The header's content, and whether anything is below the step buttons, for the shape of the window. */
const shapes = { low: [false, true], folded: [true, false], small: [true, true] };

/** The stage sizes, in px, at which the tree is drawn, that of the page's own text first: common windows. Between them it is
 * stretched, a few px off its final position. */
const rooms = [
  [868, 404],
  [868, 708],
  [288, 262],
  [288, 336],
  [328, 303],
  [343, 326],
  [358, 323],
  [358, 391],
  [380, 459],
  [398, 474],
  [448, 388],
  [332, 225],
  [378, 265],
  [395, 280],
  [442, 265],
  [508, 295],
  [565, 335],
  [508, 264],
  [568, 468],
  [701, 445],
  [457, 355],
  [753, 601],
  [767, 548],
  [565, 302],
  [629, 355],
  [612, 452],
  [740, 548],
  [1124, 414],
  [1332, 643],
  [1776, 857],
  [1972, 643],
  [2656, 857],
  [2664, 1285],
];

/** The preferences that affect the picture. */
const drawnBy = /** @type {(keyof import('../src/port/types.js').State)[]} */ ([
  ...Object.keys(switches),
  ...['notation', 'arrange', 'speed'],
]);

export function drawFirst() {
  // Without a page, nothing has the focus.
  globalThis.document = /** @type {any} */ ({ activeElement: null });
  core.initSync({ module: readFileSync(new URL('../pkg/core_bg.wasm', import.meta.url)) });
  const engine = createEngine(core);
  const words = ['en', 'en.examples'].map((name) =>
    readFileSync(new URL(`../../cli/locales/${name}.ftl`, import.meta.url), 'utf8'),
  );
  const texts = createTexts('en', words.join('\n'));
  const state = /** @type {import('../src/port/types.js').State} */ (engine.session.news());
  const nobody = () => {};
  /** @type {(isNarrow: boolean, isLow: boolean) => Page} */
  const pageOf = (isNarrow, isLow) => {
    const surroundings = { isNarrow: () => isNarrow, isLow: () => isLow, isStill: () => true, kept: () => '' };
    const parts = /** @type {any} */ ({
      ...{ texts, engine, dispatch: nobody, surroundings, claimOf: () => null },
      ...{ restart: nobody, fresh: nobody, drawn: nobody },
    });
    return { ...gather(state, parts, texts), given: parts };
  };
  const shaped = Object.entries(shapes).map(([name, [isNarrow, isLow]]) => [name, partsOf(pageOf(isNarrow, isLow))]);
  const page = pageOf(false, false);
  return {
    letters: lettersOf(said(page).text, state),
    mark: maskOf(state.cuts),
    panels: roomFor(page),
    fatal: texts.text('fatal'),
    title: texts.text('page-title'),
    labels: Object.fromEntries(Object.entries(labels).map(([name, id]) => [name, texts.text(id)])),
    shapes: Object.fromEntries(shaped),
    whole: partsOf(page),
    ...stagesOf(page),
    stage: stageText(page, { width: rooms[0][0], height: rooms[0][1] }),
    drawn: Object.fromEntries(drawnBy.map((name) => [name, state[name]])),
  };
}

/** @param {Page} page */
function partsOf(page) {
  const sentence = said(page);
  const timeline = createTimeline(() => {});
  return {
    bar: textOf(header(page)),
    say: textOf(sentence.rich),
    aside: textOf(panels(page)),
    player: [transport(page), timeline(page, sentence.text), position(page)].map(textOf).join(' '),
  };
}

/**
 * The stage at this size, as the page draws it.
 * @param {Page} page
 * @param {import('../src/stage/picture.js').Room} room
 */
function stageText(page, room) {
  const { texts, facts, labels, state } = page;
  const view = /** @type {import('../src/port/types.js').View} */ ({
    ...page,
    was: undefined,
    animate: false,
    plain: true,
    sentence: '',
  });
  const picture = createPicture(view, room, texts);
  const { fits, left } = picture.geometry;
  const world = worldOf(picture, room);
  const projection = projectionOf(openingOf(world), world);
  const [changes, all] = drawStep(picture, view, projection, world);
  const [tree, pane, sheet, moves] = [0, 1, 2, 3].map(createElement);
  dressAs(/** @type {any} */ (tree), picture, state);
  placeWorld(/** @type {any} */ ({ tree, pane, world: sheet, moves }), projection, left, room.width, !fits);
  const nodes = new Map(all.map(([node]) => [node, createElement()]));
  const patches = { element: (/** @type {string} */ _, /** @type {number} */ node) => nodes.get(node) };
  const words = { nameOf: labels.of, stubOf: () => undefined, speak: createSpeech(texts) };
  tell(/** @type {any} */ ({ patches }), all, { ...words, standing: createStanding(facts, picture.ranks) });
  picture.core.free();
  /** @type {(text: string, tag: string, more: string) => string} */
  const within = (text, tag, more) => text.replace(tag, () => tag + more);
  const dressed = [
    ['<svg class="tree', `${tree.classes}"${tree.attributes}`],
    ['<svg class="pane"', pane.attributes],
    ['<g class="world"', sheet.attributes],
    ['<div class="moves"', moves.attributes],
    ...changes.map(([layer, drawn]) => [
      `<g class="${layer}"${layer === 'nodes' ? ' role="none"' : ''}>`,
      drawn.map(([key, element]) => drawnText(element, layer === 'nodes' ? nodes.get(key) : undefined)).join(''),
    ]),
  ];
  const empty = textOf(skeleton(texts.text('tree-stage-label'))).replace('class="tree"', 'class="tree');
  return dressed.reduce((text, [tag, more]) => within(text, tag, more), empty);
}

/**
 * @param {import('../src/stage/patch.js').ElementData} drawn
 * @param {ReturnType<typeof createElement>} [told] its extra caption
 * @returns {string}
 */
function drawnText([tag, classes, text, attributes, children], told) {
  const pairs = attributes.map((one, at) => (at % 2 ? `="${escaped(one)}"` : ` ${one}`)).join('');
  const name = classes ? ` class="${classes}"` : '';
  return `<${tag}${name}${pairs}${told?.attributes ?? ''}>${escaped(text)}${children.map((child) => drawnText(child)).join('')}</${tag}>`;
}

/** The additional height, in px, at which a stage is drawn again, to find what depends on its height. */
const higher = 10;
const hundredths = (/** @type {number} */ number) => Math.round(100 * number) / 100;

/**
 * The stage at every size: as a text with a mark for each number, these, and how each px of height changes some of them.
 * @param {Page} page
 * @returns {Pick<import('../src/first/stage.js').First, 'texts' | 'stages'>}
 */
function stagesOf(page) {
  /** @type {string[]} */
  const texts = [];
  const stages = rooms.map(([width, height]) => {
    const [[text, numbers], [, others]] = [height, height + higher].map((height) =>
      taken(stageText(page, { width, height })),
    );
    if (!texts.includes(text)) texts.push(text);
    const slopes = numbers.flatMap((number, index) => {
      const slope = hundredths((others[index] - number) / higher);
      return slope === 0 ? [] : [index, slope];
    });
    return { width, height, text: texts.indexOf(text), numbers, slopes };
  });
  return { texts, stages };
}

/** @param {string} text @returns {[text: string, numbers: number[]]} */
function taken(text) {
  /** @type {number[]} */
  const numbers = [];
  const marked = text.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    numbers.push(hundredths(Number(number)));
    return '\uE000';
  });
  return [marked, numbers];
}
