// Every export as one function, which makes a file and offers it. The core's tables list the formats and forms.

import { formats, forms } from '../../../pkg/tables.js';
import { mostTyped } from '../../panels/treefield.js';
import { embeddedFont } from '../export/fonts.js';
import { showHandout } from '../export/handout.js';
import { saveDrawing } from '../export/saving.js';
import * as targets from '../export/targets.js';
import { download } from './dialog.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {{ tell: (done: number, all: number) => void, signal: AbortSignal }} Waiting the caller, which may cancel */
/** @typedef {Pick<import('./exporting.js').Choice, 'grain' | 'options'> & Waiting} Choice */
/** @typedef {(page: Page, choice: Choice) => Promise<string | void>} Writer returns a message if nothing was made */
/** @typedef {typeof formats[number]} Format */

/** @param {Page} page */
const nameOf = ({ state }) => `secateur-step-${state.step}`;

/** @type {(name: string, type: string, content: BlobPart) => void} */
const hand = (name, type, content) => download(name, new Blob([content], { type }));

/** Every export by its name. @type {Record<string, Writer>} */
export const writers = {
  ...Object.fromEntries(formats.map((format) => [format.id, format.isOfStep ? ofStep(format) : ofRun(format)])),
  text,
  ...Object.fromEntries(forms.map((form) => [form.id, inForm(form)])),
};

/** Whether an option of a format is chosen, if the format has it. @type {(format: Format, choice: Choice, option: string) => boolean} */
const has = ({ options }, choice, option) => options.some((one) => one === option) && choice.options[option];

/** The browser makes its formats from an SVG with an embedded font. @type {(format: Format) => Writer} */
function ofStep(format) {
  const { id, extension, media, isOwn } = format;
  return async (page, choice) => {
    const font = isOwn || has(format, choice, 'font') ? await embeddedFont(page) : '';
    const background = has(format, choice, 'white') ? '#ffffff' : '';
    const drawing = targets.ofStep(page, isOwn ? 'svg' : id, { font, background });
    if (isOwn) await saveDrawing(nameOf(page), 'png', drawing);
    else hand(`${nameOf(page)}.${extension}`, media, drawing.text);
  };
}

/** A format that is a web page is printed. @type {(format: Format) => Writer} */
function ofRun(format) {
  const { id, extension, media } = format;
  return async (page, choice) => {
    const file = await targets.ofRun(page, id, {
      grain: choice.grain,
      each: eachFor(choice),
      theme: has(format, choice, 'dark') ? 'dark' : 'light',
      separate: has(format, choice, 'separate'),
    });
    if (media !== 'text/html') return hand(`secateur-slides.${extension}`, media, file);
    addEventListener('afterprint', showHandout(new TextDecoder().decode(file)), { once: true });
    print();
  };
}

/** @type {Writer} */
async function text(page) {
  hand('tree.txt', 'text/plain', `${textOf(page)}\n`);
}

/** @type {(form: typeof forms[number]) => Writer} */
function inForm({ id, extension }) {
  return async (page) => {
    const written = page.engine.look(page.state.shown).tree.inForm(id);
    if (written === undefined) return page.texts.text('taking-form-none');
    hand(`tree.${extension}`, 'text/plain', `${written}\n`);
  };
}

/**
 * The shortest text of the tree; for a giant, the original text, which need not be written first.
 * @param {Page} page
 */
export function textOf({ engine, state: { shown } }) {
  const { text } = shown.source;
  return text.length > mostTyped ? text : engine.look(shown).tree.text();
}

/**
 * Goes through steps, with a pause for the page after each.
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
