// Small trees in any notation, by the stage's own drawing code, at the first cut-off of a real run of the core. It knows neither the menu
// nor the dialog that shows them.

import { plainSettings } from '../../port/settings.js';
import { fromText } from '../../port/source.js';
import { scoreWords } from '../../words/scores.js';
import { createStill } from '../export/still.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').Rules} Rules */
/** @typedef {import('./choices.js').NotationChoice} NotationChoice */
/** @typedef {{ text: string, alpha?: number, beta?: number }} Subject */
/** @typedef {import('../../stage/picture.js').Room} Box px */

/** @param {Page} page */
export function createShots(page) {
  const { texts, engine } = page;

  /**
   * The run lives until the page is drawn again, so everything that needs it is done here and now.
   * @param {Subject} subject
   * @param {NotationChoice & { rules: Rules }} how
   * @param {Box} stage
   */
  return function shot({ text, ...window }, { id, notation, rules }, stage) {
    const settings = { ...plainSettings, ...rules, ...window };
    const look = engine.look({ source: fromText(text), settings }, notation.letters);
    const step = look.run.nextCutoff(0) ?? look.run.length;
    /** @type {import('../../port/types.js').View & Page} */
    const view = {
      ...page,
      ...look,
      settings,
      algorithm: engine.algorithm(settings),
      windowed: true,
      frame: look.run.frame(step),
      score: scoreWords(texts, look.facts, notation),
      state: {
        ...page.state,
        ...notation,
        ...{ notation: id, step, grain: 'event', arrange: 'written', overlay: 'none' },
        ...{ playing: false, editing: null, making: null, asking: 'no', predict: false, focusNode: null },
      },
      animate: false,
      plain: true,
      sentence: '',
    };
    const still = createStill(view, stage, texts);
    const picture = still.follow(view);
    still.free();
    return { picture, view };
  };
}
