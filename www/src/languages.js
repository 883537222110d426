// The languages of the page: adding one is four files in locales/ and a row here. English is part of the page, so that there
// are always words, also where another file lacks a message; the others are fetched when they are chosen, and what only
// dialogs, cards and the edit bar say, with the first of them; what only the algorithms beyond the basic two and the slides of
// courses say, with the full core; and what is said of examples, with their picker.

import english from '../locales/en.ftl?raw';

/** @typedef {() => Promise<string>} Load */
/** @typedef {{ id: string, name: string, messages: Load, more: Load, family: Load, examples: Load }} Language */

/** @type {(...files: Promise<{ default: string }>[]) => Promise<string>} */
const together = async (...files) => (await Promise.all(files)).map((file) => file.default).join('\n');

/** @type {Language[]} */
export const languages = [
  {
    ...{ id: 'en', name: 'English', messages: async () => english },
    more: async () => (await import('../locales/en.more.ftl?raw')).default,
    family: () => together(import('../locales/en.family.ftl?raw'), import('../locales/en.courses.ftl?raw')),
    examples: async () => (await import('../locales/en.examples.ftl?raw')).default,
  },
  {
    ...{ id: 'pl', name: 'Polski', messages: async () => (await import('../locales/pl.ftl?raw')).default },
    more: async () => (await import('../locales/pl.more.ftl?raw')).default,
    family: () => together(import('../locales/pl.family.ftl?raw'), import('../locales/pl.courses.ftl?raw')),
    examples: async () => (await import('../locales/pl.examples.ftl?raw')).default,
  },
  {
    ...{ id: 'ro', name: 'Română', messages: async () => (await import('../locales/ro.ftl?raw')).default },
    more: async () => (await import('../locales/ro.more.ftl?raw')).default,
    family: () => together(import('../locales/ro.family.ftl?raw'), import('../locales/ro.courses.ftl?raw')),
    examples: async () => (await import('../locales/ro.examples.ftl?raw')).default,
  },
  {
    ...{ id: 'ru', name: 'Русский', messages: async () => (await import('../locales/ru.ftl?raw')).default },
    more: async () => (await import('../locales/ru.more.ftl?raw')).default,
    family: () => together(import('../locales/ru.family.ftl?raw'), import('../locales/ru.courses.ftl?raw')),
    examples: async () => (await import('../locales/ru.examples.ftl?raw')).default,
  },
];

/**
 * The first language of a list that the page speaks; English if it speaks none of them.
 * @param {readonly (string | null | undefined)[]} wanted ids as browsers give them, such as "pl-PL"
 */
export function languageFor(wanted) {
  const ids = wanted.map((id) => id?.toLowerCase().split('-')[0]);
  return ids.map((id) => languages.find((language) => language.id === id)).find((found) => found) ?? languages[0];
}
