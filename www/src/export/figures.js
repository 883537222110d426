// Steps of a run as figures, drawn whole by the core: what files are made of. All of one run are of one size. It owns its
// picture and frees it.

import { sinceOf } from '../state/slides.js';
import { createPicture, flagsOf } from '../tree/picture.js';
import { said } from '../words/telling.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('../state/types.js').View} View */
/** @typedef {import('../../pkg/full/core.js').Figure} Figure freed by whoever asked for it */
/** @typedef {ReturnType<typeof createFigures>} Figures */

/**
 * @param {Page} page with the full core
 * @param {{ width: number, height: number }} stage the room that a small tree fills, px
 * @param {import('../state/types.js').State['grain']} [grain] what one frame is meant to show
 */
export function createFigures(page, stage, grain) {
  const picture = createPicture(viewAt(page, page.state.step, grain), stage, page.texts);
  const core = /** @type {import('../../pkg/full/core.js').Picture} */ (picture.core);

  return {
    /** @param {number} step */
    at(step) {
      const view = viewAt(page, step, grain);
      const { run, state } = view;
      const overlay = state.overlay === 'none' ? undefined : state.overlay;
      const figure = core.figure(run, step, sinceOf(run, step, state), flagsOf(view), overlay, false);
      return { figure, says: said(view), step };
    },
    free: () => core.free(),
  };
}

/**
 * What the page shows at a step while nothing is under way; asked for again each time, because the core's objects live no longer
 * than they are shown.
 * @param {Page} page
 * @param {number} step
 * @param {import('../state/types.js').State['grain']} [grain]
 * @returns {View & Page}
 */
export function viewAt(page, step, grain = page.state.grain) {
  const { engine, state } = page;
  const look = engine.look(state.shown, state.letters);
  const calm = /** @type {const} */ ({ playing: false, editing: null, making: null, asking: 'no', predict: false });
  return {
    ...page,
    ...look,
    state: { ...state, ...calm, grain, step, focusNode: null },
    settings: state.shown.settings,
    frame: look.run.frame(step),
    ...{ animate: false, plain: true, sentence: '' },
  };
}
