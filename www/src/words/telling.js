// The sentence at the top, as the core picks it: for the current event; before a decision, the question instead; after one, the answer
// first. In lecture steps, which end with a return, also the steps to it; in a course's notation, its own words, slide by slide. It passes
// the number format, and knows no words.

import { guessed } from '../port/settings.js';

/** @typedef {import('../page/page.js').Page} Page */
/** @typedef {Record<string, string | number>} Args */
/** @typedef {{ id: string, args: Args }} Sentence */
/** @typedef {Pick<Page, 'run' | 'frame' | 'state' | 'texts' | 'settings' | 'score'>} Material the input of a sentence */

/** @param {Material} page */
export function said(page) {
  const { texts } = page;
  const sentences = tellingOf(page).map(({ id, args }) => texts.both(id, args));
  return {
    rich: sentences.map(({ rich }, index) => [index > 0 ? ' ' : '', rich]),
    text: sentences.map(({ text }) => text).join(' '),
    line: sentences.map(({ line }) => line).join(' '),
  };
}

/** @type {(page: Material) => Sentence[]} */
export function tellingOf(page) {
  const { run, frame, state, texts } = page;
  const sentences = JSON.parse(run.tell(frame.step, state, ...signsOf(texts))).map(sentenceOf);
  // The core has the guess as a score; the requested one may have more digits.
  for (const { args } of sentences) if ('asked' in args) Object.assign(args, guessed(page));
  return sentences;
}

/** A message from the core. @typedef {readonly [id: string, ...args: (string | number)[]]} CoreMessage */

/** @type {(message: CoreMessage) => Sentence} */
export function sentenceOf([id, ...told]) {
  /** @type {Args} */
  const args = {};
  for (let at = 0; at < told.length; at += 2) args[told[at]] = told[at + 1];
  return { id, args };
}

/** @type {(texts: Page['texts'], told: CoreMessage, more?: Args) => string} */
export function worded(texts, told, more) {
  const { id, args } = sentenceOf(told);
  return texts.text(id, { ...args, ...more });
}

/** How a language writes numbers. @type {(texts: Page['texts']) => [decimal: string, group: string | null]} */
export const signsOf = (texts) => [texts.decimal, texts.group() || null];
