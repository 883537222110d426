// The languages of the page: adding one is its three files in cli/locales/ and a row here. The first is what the page
// speaks where it speaks none that is wanted.

/** @type {{ id: string, name: string }[]} */
export const languages = [
  { id: 'en', name: 'English' },
  { id: 'pl', name: 'Polski' },
  { id: 'ro', name: 'Română' },
  { id: 'ru', name: 'Русский' },
];

export const languageIds = languages.map(({ id }) => id);

/**
 * The first language of a list that the page speaks; English if it speaks none of them.
 * @param {readonly (string | null | undefined)[]} wanted ids as browsers give them, such as "pl-PL"
 */
export function languageFor(wanted) {
  const ids = wanted.map((id) => id?.toLowerCase().split('-')[0]);
  return ids.map((id) => languages.find((language) => language.id === id)).find((found) => found) ?? languages[0];
}
