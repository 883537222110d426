// The languages of the page: adding one takes its three files in cli/locales/ and a row here. The first is used if none of the wanted ones
// is available.

/** @type {{ id: string, name: string }[]} */
export const languages = [
  { id: 'en', name: 'English' },
  { id: 'pl', name: 'Polski' },
  { id: 'ro', name: 'Română' },
  { id: 'ru', name: 'Русский' },
];

export const languageIds = languages.map(({ id }) => id);

/**
 * The first available language of a list; English if there is none.
 * @param {readonly (string | null | undefined)[]} wanted ids in browsers' form, such as "pl-PL"
 */
export function languageFor(wanted) {
  const ids = wanted.map((id) => id?.toLowerCase().split('-')[0]);
  return ids.map((id) => languages.find((language) => language.id === id)).find((found) => found) ?? languages[0];
}
