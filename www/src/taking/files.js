// Every export as one function: it has its file made, and hands it over. A new export is one row here and one message.

import { embeddedFont } from '../export/fonts.js';
import { showHandout } from '../export/handout.js';
import { saveDrawing } from '../export/saving.js';
import * as targets from '../export/targets.js';
import { mostTyped } from '../panels/treefield.js';
import { download } from './dialog.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {{ tell: (done: number, all: number) => void, signal: AbortSignal }} Waiting who waits, and may stop waiting */
/** @typedef {Pick<import('./exporting.js').Choice, 'grain' | 'isWhite' | 'hasFont' | 'isDark' | 'areSeparate'> & Waiting} Choice */

const slidesType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** How other people and programs write trees, with the endings of their files. */
export const forms = { json: 'json', dot: 'dot', forest: 'tex', python: 'py', outline: 'txt' };

/** @param {Page} page */
const nameOf = ({ state }) => `secateur-step-${state.step}`;

/** @type {(name: string, type: string, content: BlobPart) => void} */
const hand = (name, type, content) => download(name, new Blob([content], { type }));

/**
 * Every export by its name. @type {Record<'svg' | 'png' | 'tikz' | 'beamer' | 'pptx' | 'handout' | 'text' | keyof typeof forms, (page: Page, choice: Choice) => Promise<string | void>>}
 * what is to be said where nothing was made
 */
export const writers = { svg, png, tikz, beamer, pptx, handout, text, ...inForms() };

/** @type {typeof writers['svg']} */
async function svg(page, { isWhite, hasFont }) {
  const font = hasFont ? await embeddedFont(page) : '';
  await saveDrawing(nameOf(page), 'svg', targets.svg(page, { font, background: backgroundOf(isWhite) }));
}

/** @type {typeof writers['png']} */
async function png(page, { isWhite }) {
  const font = await embeddedFont(page);
  await saveDrawing(nameOf(page), 'png', targets.svg(page, { font, background: backgroundOf(isWhite) }));
}

/** @param {boolean} isWhite */
const backgroundOf = (isWhite) => (isWhite ? '#ffffff' : '');

/** @type {typeof writers['tikz']} */
async function tikz(page) {
  hand(`${nameOf(page)}.tex`, 'application/x-tex', targets.tikz(page));
}

/** @type {typeof writers['beamer']} */
async function beamer(page, { grain, areSeparate, ...waiting }) {
  const tex = await targets.beamer(page, { grain, areSeparate, each: eachFor(waiting) });
  hand('secateur-slides.tex', 'application/x-tex', tex);
}

/** @type {typeof writers['pptx']} */
async function pptx(page, { grain, isDark, ...waiting }) {
  hand('secateur-slides.pptx', slidesType, await targets.pptx(page, { grain, isDark, each: eachFor(waiting) }));
}

/** @type {typeof writers['handout']} */
async function handout(page, { grain, ...waiting }) {
  const { pages, sheet } = await targets.handout(page, { grain, each: eachFor(waiting) });
  addEventListener('afterprint', showHandout(pages, sheet), { once: true });
  print();
}

/** @type {typeof writers['text']} */
async function text(page) {
  hand('tree.txt', 'text/plain', `${textOf(page)}\n`);
}

function inForms() {
  const writers = Object.entries(forms).map(([form, ending]) => [
    form,
    async (/** @type {Page} */ page) => {
      const written = page.engine.look(page.state.shown).tree.inForm(form);
      if (written === undefined) return page.texts.text('taking-form-none');
      hand(`tree.${ending}`, 'text/plain', `${written}\n`);
    },
  ]);
  return /** @type {Record<keyof typeof forms, (page: Page) => Promise<string | void>>} */ (
    Object.fromEntries(writers)
  );
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
 * Goes through steps with a pause for the page after each.
 * @param {Waiting} waiting
 * @returns {targets.Each}
 */
const eachFor =
  ({ tell, signal }) =>
  async (steps, take) => {
    for (const [index, step] of steps.entries()) {
      take(step);
      tell(index + 1, steps.length);
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
    }
  };
