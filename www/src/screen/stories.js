// Stories of nodes, loaded with the first node that someone points at or walks to.

import { late } from './late.js';

/**
 * @param {HTMLElement} figure
 * @param {import('../words/texts.js').Texts} texts
 */
export function createStories(figure, texts) {
  /** @type {ReturnType<typeof import('../panels/story.js').createStory> | undefined} */
  let story;
  /** @type {import('./screen.js').View | undefined} */
  let view;

  /** @param {Event} first */
  async function begin(first) {
    let isOver = false;
    addEventListener('pointerup', () => (isOver = true), { once: true });
    try {
      const [{ createStory }] = await late(() => Promise.all([import('../panels/story.js'), texts.more()]));
      if (story) return;
      story = createStory(figure, texts, isOver ? null : first);
    } catch (reason) {
      figure.addEventListener(first.type, begin, { once: true });
      throw reason;
    }
    if (view) story.render(view);
  }

  return {
    listen() {
      for (const type of ['pointerover', 'focusin']) figure.addEventListener(type, begin, { once: true });
    },
    /** @param {import('./screen.js').View} next */
    render(next) {
      view = next;
      story?.render(view);
    },
  };
}
