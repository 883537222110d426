// The words of a language, from all of its files. English is part of the page, so that there are always words, even if another language
// lacks a message or fails to load.

import courses from '../../../cli/locales/en.courses.ftl?raw';
import examples from '../../../cli/locales/en.examples.ftl?raw';
import base from '../../../cli/locales/en.ftl?raw';

export const english = [base, courses, examples].join('\n');

const files = /** @type {Record<string, () => Promise<string>>} */ (
  import.meta.glob(['../../../cli/locales/*.ftl', '!../../../cli/locales/en.*'], { query: '?raw', import: 'default' })
);

/** @param {string} language */
export async function messagesOf(language) {
  if (language === 'en') return english;
  const kinds = ['', '.courses', '.examples'];
  const all = await Promise.all(kinds.map((kind) => files[`../../../cli/locales/${language}${kind}.ftl`]()));
  return all.join('\n');
}
