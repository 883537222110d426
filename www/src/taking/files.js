// Every export as one function: it draws what it needs off stage, writes it, and hands it over. A new export is one row
// here and one message.

import { createFigures, mannerOf, viewAt } from '../export/figures.js';
import { showHandout } from '../export/handout.js';
import { pngOf } from '../export/png.js';
import { mostFrames, stopsOf } from '../export/stops.js';
import { embeddedFont } from '../export/svg.js';
import { mostTyped } from '../panels/treefield.js';
import { said } from '../words/telling.js';
import { download } from './dialog.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {{ tell: (done: number, all: number) => void, signal: AbortSignal }} Waiting who waits, and may stop waiting */
/** @typedef {Pick<import('./exporting.js').Choice, 'grain' | 'isWhite' | 'hasFont' | 'isDark' | 'areSeparate'> & Waiting} Choice */

/** The room for the tree of a picture, px. */
const picture = { width: 1340, height: 760 };

const slidesType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** @param {Page} page */
const runOf = ({ engine, state }) => engine.run(state);

/** @type {(page: Page, ending: string) => string} */
const nameOf = ({ state }, ending) => `secateur-step-${state.step}.${ending}`;

/** @type {(page: Page) => (step: number) => string} */
const stepIn = (page) => (step) => page.texts.text('taking-step', { step, length: runOf(page).length });

/**
 * What a run that is cut short says where it ends.
 * @param {Page} page
 * @param {ReturnType<typeof stopsOf>} stops
 */
function endOf(page, { steps, isWhole }) {
  if (isWhole) return '';
  const { length } = runOf(page);
  return page.texts.text('taking-end', { step: steps[steps.length - 1], length, limit: mostFrames });
}

/**
 * Every export by its name. @type {Record<'svg' | 'png' | 'tikz' | 'beamer' | 'pptx' | 'handout' | 'text', (page: Page, choice: Choice) => Promise<void>>}
 */
export const writers = { svg, png, tikz, beamer, pptx, handout, text };

/** @type {typeof writers['svg']} */
async function svg(page, { isWhite, hasFont }) {
  const drawing = await svgOf(page, hasFont ? await embeddedFont() : '', isWhite);
  download(nameOf(page, 'svg'), new Blob([drawing.text], { type: 'image/svg+xml' }));
}

/** @type {typeof writers['png']} */
async function png(page, { isWhite }) {
  const drawing = await svgOf(page, await embeddedFont(), isWhite);
  download(nameOf(page, 'png'), await pngOf(drawing.text, drawing));
}

/** @type {typeof writers['tikz']} */
async function tikz(page) {
  const figures = createFigures(page, picture);
  try {
    const text = figures.tikz(page.state.step, [about(page), stepIn(page)(page.state.step)]);
    download(nameOf(page, 'tex'), new Blob([text], { type: 'application/x-tex' }));
  } finally {
    figures.free();
  }
}

/** @type {typeof writers['beamer']} */
async function beamer(page, { grain, areSeparate, ...waiting }) {
  const stops = stopsOf(runOf(page), grain, page.state.notation);
  const made = runOf(page).beamer(mannerOf(page, grain));
  try {
    await eachOf(stops.steps, taken(page, grain, made), waiting);
    const text = made.tex(about(page), endOf(page, stops), areSeparate);
    download('secateur-slides.tex', new Blob([text], { type: 'application/x-tex' }));
  } finally {
    made.free();
  }
}

/** @type {typeof writers['pptx']} */
async function pptx(page, { grain, isDark, ...waiting }) {
  const { texts, state } = page;
  const run = runOf(page);
  const stops = stopsOf(run, grain, state.notation);
  const manner = mannerOf(page, grain, undefined, { theme: isDark ? 'dark' : 'light' });
  const made = run.pptx(manner, about(page), endOf(page, stops), texts.locale, stops.steps.length);
  try {
    const take = (/** @type {number} */ step) =>
      made.take(step, stepIn(page)(step), said(viewAt(page, step, grain)).line, notesOf(page, made.notes(step)));
    await eachOf(stops.steps, take, waiting);
    download(
      'secateur-slides.pptx',
      new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (made.finish())], { type: slidesType }),
    );
  } finally {
    made.free();
  }
}

/**
 * What the notes of a slide say of numbers.
 * @param {Page} page
 * @param {[id: string, ...argumentPairs: string[]][]} notes
 */
const notesOf = ({ texts }, notes) => notes.map(([id, ...pairs]) => texts.text(id, Object.fromEntries(paired(pairs))));

/** @param {string[]} texts names and texts in turns */
const paired = (texts) => texts.flatMap((name, at) => (at % 2 === 0 ? [[name, texts[at + 1]]] : []));

/** @type {typeof writers['handout']} */
async function handout(page, { grain, ...waiting }) {
  const { texts, state } = page;
  const run = runOf(page);
  const stops = stopsOf(run, grain, state.notation);
  const made = run.handout(mannerOf(page, grain));
  try {
    await eachOf(stops.steps, taken(page, grain, made), waiting);
    const [title, key] = [texts.text('page-title'), texts.text('print-key', { cuts: state.cuts })];
    const done = showHandout(made.pages(title, about(page), endOf(page, stops), key), made.sheet());
    addEventListener('afterprint', done, { once: true });
  } finally {
    made.free();
  }
  print();
}

/** @type {typeof writers['text']} */
async function text(page) {
  download('tree.txt', new Blob([`${textOf(page)}\n`], { type: 'text/plain' }));
}

/**
 * Gives a handout or slides a step, with what is said of it.
 * @param {Page} page
 * @param {Choice['grain']} grain
 * @param {{ take: (step: number, label: string, sentence: string) => void }} made
 */
const taken = (page, grain, made) => (/** @type {number} */ step) =>
  made.take(step, stepIn(page)(step), said(viewAt(page, step, grain)).line);

/**
 * @param {Page} page
 * @param {string} font to put into it
 * @param {boolean} isWhite
 */
async function svgOf(page, font, isWhite) {
  const figures = createFigures(page, picture);
  const { figure, says } = figures.at(page.state.step);
  const { width, height } = figure;
  const text = figure.svg(says.text, font, isWhite ? '#ffffff' : '');
  figure.free();
  figures.free();
  return { text, width, height };
}

/**
 * The shortest text of the tree; of a giant the text as it was given, which need not be written first.
 * @param {Page} page
 */
export function textOf({ engine, state: { shown } }) {
  const { text } = shown.source;
  return text.length > mostTyped ? text : engine.look(shown).tree.text();
}

/**
 * Makes one thing for each step, with a pause for the page after each.
 * @template T
 * @param {number[]} steps
 * @param {(step: number) => T} make
 * @param {Waiting} waiting
 */
async function eachOf(steps, make, { tell, signal }) {
  const made = [];
  for (const step of steps) {
    made.push(make(step));
    tell(made.length, steps.length);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return made;
}

/**
 * What was searched and how, on one line.
 * @param {Page} page
 */
function about({ texts, engine, state, score }) {
  const { settings } = state.shown;
  const { tree, run } = engine.look(state.shown);
  const text = tree.size > 400 ? '' : tree.text();
  const dialect = engine.dialects.find(({ cut, returns }) => cut === settings.cut && returns === settings.returns);
  const [alpha, beta] = run.window();
  const isFull = alpha === -Infinity && beta === Infinity;
  const { dialects } = engine.algorithm(settings);
  return [
    texts.text(`algorithm-${settings.algorithm}`),
    ...(dialects && dialect ? [texts.text(`dialect-${dialect.id}`)] : []),
    ...(isFull ? [] : [texts.text('window', { windows: state.windows, alpha: score(alpha), beta: score(beta) })]),
    ...(text ? [text] : []),
  ].join(' · ');
}
