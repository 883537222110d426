// The compared runs in the form that the page's parts read: each with its name, its settings, and what a page would show at its step; or
// why it cannot run on this tree. It gathers and decides nothing.

import { numbersOf, plainSettings } from '../../port/settings.js';
import { orderName } from '../../words/orders.js';
import { troubleText } from '../../words/trouble.js';
import { calmView } from '../export/calm.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').Settings} Settings */
/** @typedef {import('../export/calm.js').View} View */
/**
 * @typedef {object} Lane
 * @property {string} name
 * @property {Settings} settings
 * @property {import('../../port/types.js').Algorithm} algorithm
 * @property {View | null} view null if it cannot run
 * @property {string} trouble why it cannot, else empty
 */

/**
 * @param {Page} page
 * @returns {Lane[]}
 */
export function lanesOf(page) {
  const { race, shown: own } = page.state;
  if (!race) return [];
  const steps = page.engine.session.raceSteps();
  return race.runs.map((run, index) => {
    const settings = { ...own.settings, ...run };
    const shown = { source: own.source, settings };
    const works = page.engine.works(shown);
    return {
      name: nameOf(page, settings),
      settings,
      algorithm: page.engine.algorithm(settings),
      view: works ? viewOf(page, race, shown, steps[index] ?? 0) : null,
      trouble: works ? '' : troubleOf(page, shown),
    };
  });
}

/** @type {(lanes: Lane[], index: number) => View[]} the lanes beside one of them */
export const besideOf = (lanes, index) => lanes.flatMap(({ view }, at) => (view && at !== index ? [view] : []));

/**
 * Every lane draws a node at the same place, so children are numbered and not reordered.
 * @type {(page: Page, race: import('../../port/types.js').Race, shown: import('../../port/types.js').Subject, step: number) => View}
 */
function viewOf(page, race, shown, step) {
  const grain = race.by === 'leaf' ? 'leaf' : 'event';
  const view = calmView(page, shown, { step: () => step, grain });
  return { ...view, state: { ...view.state, arrange: 'written' } };
}

/**
 * The algorithm, and the settings that differ from the defaults.
 * @param {Pick<Page, 'texts' | 'engine' | 'score' | 'tree'>} page
 * @param {Settings} settings
 */
export function nameOf(page, settings) {
  const { texts, engine, score } = page;
  const { algorithm, order } = settings;
  const has = engine.algorithm(settings);
  const dialect = engine.dialects.find(({ cut, returns }) => cut === settings.cut && returns === settings.returns);
  const numbers = [...numbersOf(settings, 'algorithm'), ...numbersOf(settings, 'order')];
  return [
    texts.text(`algorithm-${algorithm}`),
    ...(has.dialects && dialect && dialect !== engine.dialects[0] ? [texts.text(`dialect-${dialect.id}`)] : []),
    ...(has.ties && settings.ties !== plainSettings.ties ? [texts.text('note-ties')] : []),
    ...(order === plainSettings.order ? [] : [orderName(page, order)]),
    ...numbers
      .filter(({ id, plain }) => settings[id] !== plain)
      .map(({ id }) =>
        texts.text('race-setting', { name: texts.text(`field-${id}`), value: score(Number(settings[id])) }),
      ),
  ].join(' · ');
}

/**
 * @param {Page} page
 * @param {import('../../port/types.js').Subject} asked
 */
function troubleOf(page, asked) {
  const trouble = page.engine.trouble(asked);
  return trouble ? troubleText(page, asked.settings, trouble) : '';
}
