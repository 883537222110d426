// The words of a language, by what says them. English is part of the page, so that there are always words, also where another
// file lacks a message; the others are fetched when they are chosen, and what only dialogs, cards and the edit bar say, with
// the first of them; what only the algorithms beyond the basic two and the slides of courses say, with the full core; and what
// is said of examples, with their picker.

import english from '../../../cli/locales/en.ftl?raw';

/** @typedef {() => Promise<string>} Load */

const files = /** @type {Record<string, Load>} */ (
  import.meta.glob(['../../../cli/locales/*.ftl', '!../../../cli/locales/en.ftl'], {
    query: '?raw',
    import: 'default',
  })
);

/** @param {string} language */
export function wordsOf(language) {
  /** @type {(...kinds: string[]) => Load} */
  const load =
    (...kinds) =>
    async () =>
      (await Promise.all(kinds.map((kind) => files[`../../../cli/locales/${language}${kind}.ftl`]()))).join('\n');
  return {
    messages: language === 'en' ? async () => english : load(''),
    more: load('.more'),
    family: load('.family', '.courses'),
    examples: load('.examples'),
  };
}
