// The languages of the page: adding one is a file in locales/ and a row here. English is part of the page, so that there
// are always words, also where another file lacks a message; the others are fetched when they are chosen.

import english from '../locales/en.ftl?raw';

/** @typedef {{ id: string, name: string, messages: () => Promise<string> }} Language */

/** @type {Language[]} */
export const languages = [
  { id: 'en', name: 'English', messages: async () => english },
  { id: 'pl', name: 'Polski', messages: async () => (await import('../locales/pl.ftl?raw')).default },
  { id: 'ro', name: 'Română', messages: async () => (await import('../locales/ro.ftl?raw')).default },
  { id: 'ru', name: 'Русский', messages: async () => (await import('../locales/ru.ftl?raw')).default },
];

/**
 * The first language of a list that the page speaks; English if it speaks none of them.
 * @param {readonly (string | null | undefined)[]} wanted ids as browsers give them, such as "pl-PL"
 */
export function languageFor(wanted) {
  const ids = wanted.map((id) => id?.toLowerCase().split('-')[0]);
  return ids.map((id) => languages.find((language) => language.id === id)).find((found) => found) ?? languages[0];
}
