// The way to the examples: the list of them, the keys that go from one to the next, and what is heard about searches. It loads
// each part, and the names of examples, when they are first wanted, and knows no example.

import { late, openLate } from '../screen/late.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {ReturnType<typeof createPicking>} Picking */

/** How long it is said which example has come, in milliseconds. */
const hintTime = 3000;

/**
 * @param {import('../words/texts.js').Texts} texts
 * @param {{ redraw: () => void, say: (text: string, time: number) => void }} does
 */
export function createPicking(texts, { redraw, say }) {
  /** @type {typeof import('./claiming.js') | undefined} */
  let claiming;
  /** What the state has asked for, once each. */
  const asked = new Set();

  /**
   * The page does without what does not come.
   * @param {string} what
   * @param {() => Promise<unknown>} load
   */
  function bring(what, load) {
    if (asked.has(what)) return;
    asked.add(what);
    late(load).then(redraw, () => {});
  }

  return {
    open: openList,
    /**
     * @param {() => Page} fresh
     * @param {1 | -1} by
     */
    async move(fresh, by) {
      const [{ move }] = await late(() => Promise.all([import('./moving.js'), texts.examples()]));
      move(fresh(), by, (text) => say(text, hintTime));
    },
    /** What the claim that is open says of the tree, if that has come.
     * @type {typeof import('./claiming.js').claimOf} */
    claimOf: (page) => claiming?.claimOf(page) ?? null,
    /**
     * A claim or an example that a link has opened gets its words as soon as they come.
     * @param {Page} page
     */
    follow(page) {
      const { example, claim } = page.state;
      if (claim !== null && claiming) claiming.follow(page);
      else if (claim !== null) {
        bring('claims', async () => {
          [claiming] = await Promise.all([import('./claiming.js'), texts.examples(), page.completed()]);
        });
      } else if (example && !texts.has(`example-${example}`)) bring('names', texts.examples);
    },
  };
}

/**
 * What is typed while the list is still to come is searched for, and does nothing else.
 * @param {Page} page
 */
async function openList(page) {
  let typed = '';
  const hold = (/** @type {KeyboardEvent} */ event) => {
    if (event.key.length > 1 || event.ctrlKey || event.altKey || event.metaKey) return;
    typed += event.key;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const load = async () => {
    const [dialog] = await Promise.all([import('./dialog.js'), page.texts.examples()]);
    return { open: (/** @type {Page} */ fresh) => dialog.open(fresh, typed) };
  };
  addEventListener('keydown', hold, true);
  await openLate(load, page).finally(() => removeEventListener('keydown', hold, true));
}
