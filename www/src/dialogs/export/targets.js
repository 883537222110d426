// The contents of each kind of file, as the core writes it: this gives it the words of a step and of a run, and the steps one by one. It
// knows neither dialogs nor browsers, so its output can be compared with the program's.

import { said } from '../../words/telling.js';
import { createFigures, mannerOf, viewAt } from './figures.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').Grain} Grain */
/** @typedef {(steps: number[], take: (step: number) => void) => Promise<void>} Each takes every step of a run, and may pause after one */
/** @typedef {{ grain: Grain, each: Each }} RunTelling how a run is told, and how its steps are gone through */

/** The room for the tree of a picture, px. */
const picture = { width: 1340, height: 760 };

/** @param {Page} page */
const runOf = ({ engine, state }) => engine.run(state);

/**
 * The steps of a handout or of slides.
 * @param {import('../../port/types.js').Run} run
 * @param {Grain} grain
 * @param {string} notation
 */
export function stopsOf(run, grain, notation) {
  const steps = [...run.stops(grain, notation)];
  return { steps, isWhole: steps[steps.length - 1] === run.length };
}

/** @type {(page: Page) => (step: number) => string} */
const stepIn = (page) => (step) => page.texts.text('taking-step', { step, length: runOf(page).length });

/**
 * The last words for a run that is cut short.
 * @param {Page} page
 * @param {ReturnType<typeof stopsOf>} stops
 */
function endOf(page, { steps, isWhole }) {
  if (isWhole) return '';
  const { length } = runOf(page);
  return page.texts.text('taking-end', { step: steps[steps.length - 1], length, limit: steps.length });
}

/**
 * The step on the page as a file in a format, as text.
 * @param {Page} page
 * @param {string} format
 * @param {{ font: string, background: string }} paper the style that embeds the font, and a colour; both may be empty
 */
export function ofStep(page, format, { font, background }) {
  const { step, grain } = page.state;
  const figures = createFigures(page, picture);
  const { figure, says } = figures.at(step);
  try {
    const text = figures.write(figure, format, [aboutOf(page, grain), stepIn(page)(step), says.text], font, background);
    return { text, width: figure.width, height: figure.height };
  } finally {
    figure.free();
    figures.free();
  }
}

/**
 * The run on the page as a file in a format.
 * @param {Page} page
 * @param {string} format
 * @param {RunTelling & { theme?: 'light' | 'dark', separate?: boolean }} told
 */
export async function ofRun(page, format, { grain, each, theme, separate }) {
  const run = runOf(page);
  const stops = stopsOf(run, grain, page.state.notation);
  const manner = mannerOf(page, grain, undefined, { theme, separate });
  const made = run.paper(format, manner, saysIn(page), page.texts.locale, endOf(page, stops), stops.steps.length);
  try {
    await each(stops.steps, taken(page, grain, made));
    return /** @type {Uint8Array<ArrayBuffer>} */ (made.finish());
  } finally {
    made.free();
  }
}

/**
 * Adds a step with its sentence to a handout or slides.
 * @param {Page} page
 * @param {Grain} grain
 * @param {{ take: (step: number, label: string, sentence: string) => void }} made
 */
const taken = (page, grain, made) => (/** @type {number} */ step) =>
  made.take(step, stepIn(page)(step), said(viewAt(page, step, grain)).line);

/**
 * What was searched and how, in one line.
 * @param {Page} page
 * @param {Grain} grain
 */
const aboutOf = (page, grain) => runOf(page).about(mannerOf(page, grain), saysIn(page));

/**
 * The texts of the core's messages, whose arguments are names and texts in turn.
 * @type {(page: Page) => import('../../../pkg/core.js').Says}
 */
const saysIn =
  ({ texts }) =>
  ([id, ...told]) =>
    texts.text(id, Object.fromEntries(told.flatMap((name, at) => (at % 2 === 0 ? [[name, told[at + 1]]] : []))));
