// The way to the examples: the list of them, and the keys that go from one to the next. It loads each part, and the names of
// examples, when they are first wanted, and knows no example.

import { late, openLate } from './late.js';

/** @typedef {import('./page.js').Page} Page */

/** How long it is said which example has come, in milliseconds. */
const hintTime = 3000;

/**
 * @param {import('./texts.js').Texts} texts
 * @param {{ redraw: () => void, say: (text: string, time: number) => void }} does
 */
export function createPicking(texts, { redraw, say }) {
  let isAsked = false;

  async function load() {
    const [dialog] = await Promise.all([import('./picking/dialog.js'), texts.examples()]);
    return dialog;
  }

  return {
    /** @param {Page} page */
    open: (page) => openLate(load, page),
    /**
     * @param {() => Page} fresh
     * @param {1 | -1} by
     */
    async move(fresh, by) {
      const [{ move }] = await late(() => Promise.all([import('./picking/moving.js'), texts.examples()]));
      move(fresh(), by, (text) => say(text, hintTime));
    },
    /**
     * The example that a link has opened gets its name as soon as that comes; without it, it is nameless.
     * @param {Page} page
     */
    follow({ state: { example } }) {
      if (isAsked || !example || texts.has(`example-${example}`)) return;
      isAsked = true;
      late(texts.examples).then(redraw, () => {});
    },
  };
}
