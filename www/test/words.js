// The real words of a language, from its files in cli/locales/. No checks here.

import { readFileSync } from 'node:fs';
import { createTexts } from '../src/words/texts.js';

const kinds = ['', '.courses', '.examples'];

/**
 * The messages of a language in Fluent's syntax, from all of its files.
 * @param {string} id
 */
export const messagesOf = (id) =>
  kinds.map((kind) => readFileSync(new URL(`../../cli/locales/${id}${kind}.ftl`, import.meta.url), 'utf8')).join('\n');

/**
 * Words that fail if one is missing: there is no fallback.
 * @param {string} id
 */
export const strictTexts = (id) =>
  createTexts(id, messagesOf(id), {
    fallback: '',
    onMissing(message, problem) {
      throw new Error(`${id}: ${message}: ${problem}`);
    },
  });

export const texts = strictTexts('en');
