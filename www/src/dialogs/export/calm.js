// What the page would show for a tree and settings at a step while nothing is in progress: no edit, no question, no motion. Pictures beside
// the stage are drawn from it.

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {Page & import('../../port/types.js').View} View */

/**
 * @param {Page} page
 * @param {import('../../port/types.js').Subject} shown that works
 * @param {{ step: (run: import('../../port/types.js').Run) => number, grain?: import('../../port/types.js').Grain }} at
 * @returns {View}
 */
export function calmView(page, shown, { step: stepOf, grain = 'event' }) {
  const { engine, state } = page;
  const look = engine.look(shown, state.letters);
  const step = stepOf(look.run);
  const algorithm = engine.algorithm(shown.settings);
  const calm = /** @type {const} */ ({ playing: false, asking: 'no', predict: false, editing: null, making: null });
  return {
    ...page,
    ...look,
    ...{ algorithm, settings: shown.settings, windowed: algorithm.windowed },
    state: { ...state, ...calm, shown, step, grain, focusNode: null },
    frame: look.run.frame(step),
    ...{ animate: false, plain: true, sentence: '' },
  };
}
