// Steps of a run as figures, drawn by the core, for files. All figures of a run have the same size. It owns the core object that makes
// them, and frees it.

import { isOfCourse } from '../../port/slides.js';
import { lookOf } from '../../stage/picture.js';
import { said } from '../../words/telling.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').View} View */
/** @typedef {import('../../../pkg/core.js').Figure} Figure freed by the caller */
/** @typedef {import('../../../pkg/core.js').Manner} Manner */
/** @typedef {import('../../port/types.js').Grain} Grain */

/**
 * @param {Page} page
 * @param {{ width: number, height: number }} room that a tree up to its size fits, px
 */
export function createFigures(page, room) {
  const { run } = viewAt(page, 0);
  const studio = run.studio(mannerOf(page, page.state.grain, room));
  return {
    /** @param {number} step */
    at: (step) => ({ figure: studio.figure(step), says: said(viewAt(page, step)) }),
    write: studio.write.bind(studio),
    free: () => studio.free(),
  };
}

/**
 * How a run is drawn, as the core expects it.
 * @param {Page} page
 * @param {Grain} grain what one frame is meant to show
 * @param {{ width: number, height: number }} [room] px
 * @param {Partial<Pick<Manner, 'extent' | 'theme' | 'separate'>>} [manner]
 * @returns {Manner}
 */
export function mannerOf(
  page,
  grain,
  room = { width: 0, height: 0 },
  { extent = 'whole', theme = 'light', separate = false } = {},
) {
  const view = viewAt(page, 0, grain);
  const { overlay, notation } = view.state;
  return {
    ...lookOf(view, room, page.texts),
    ...{ grain, extent, theme, separate, overlay, course: isOfCourse(notation) ? notation : '' },
  };
}

/**
 * What the page shows at a step while nothing else is in progress; requested anew each time, because the core's objects live only as long
 * as they are shown.
 * @param {Page} page
 * @param {number} step
 * @param {Grain} [grain]
 * @returns {View & Page}
 */
export function viewAt(page, step, grain = page.state.grain) {
  const { engine, state } = page;
  const look = engine.look(state.shown, state.letters);
  const calm = { playing: false, editing: null, making: null, predict: false, counting: false };
  return {
    ...page,
    ...look,
    state: { ...state, ...calm, asking: 'no', grain, step, focusNode: null },
    settings: state.shown.settings,
    frame: look.run.frame(step),
    ...{ animate: false, plain: true, sentence: '' },
  };
}
