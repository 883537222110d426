// The words of a language. English is part of the page, so that there are always words, also where another file lacks a message; the
// others are fetched when they are chosen.

/** @typedef {() => Promise<string>} Load */

const english = /** @type {Record<string, string>} */ (
  import.meta.glob('../../../cli/locales/en*.ftl', { query: '?raw', import: 'default', eager: true })
);
const files = /** @type {Record<string, Load>} */ (
  import.meta.glob(['../../../cli/locales/*.ftl', '!../../../cli/locales/en*.ftl'], {
    query: '?raw',
    import: 'default',
  })
);

const kinds = ['', '.more', '.family', '.courses', '.examples'];

/** @param {string} language */
export function wordsOf(language) {
  const paths = kinds.map((kind) => `../../../cli/locales/${language}${kind}.ftl`);
  const texts = paths.map((path) => english[path] ?? files[path]());
  return { messages: async () => (await Promise.all(texts)).join('\n') };
}
