// A tree with its settings and its step as plain data: what a saved file holds, what the browser keeps until the next start,
// and one line of the recent trees. Whatever is read may be anything, so everything is checked. It knows no storage.

import { byId, keptSetting, readKept, settings } from '../core/settings.js';
import { readRace, savedRace } from '../state/race.js';
import { madeOf } from '../state/randomtree.js';
import { readView, viewOf } from './link.js';
import { isRandom, readWrittenRandom } from './randomfields.js';

/** @typedef {import('../state/types.js').State} State */
/** @typedef {import('../state/types.js').Settings} Settings */
/** @typedef {import('../state/types.js').Saved} Saved */
/** @typedef {import('../core/engine.js').Engine} Engine */

/**
 * The tree on the stage with what was asked of it.
 * @param {Pick<State, 'shown' | 'settings' | 'step' | 'race'>} state
 * @returns {Saved}
 */
export function savedOf({ shown: { source }, settings, step, race }) {
  const kept = Object.entries(settings).map(([name, value]) => [name, keptSetting(value)]);
  return { tree: source.text, settings: Object.fromEntries(kept), step, ...savedRace(race) };
}

/**
 * The same with how the page speaks and draws: what a file takes along to other readers.
 * @param {State} state
 */
export const fileOf = (state) => ({
  ...savedOf(state),
  ...(isRandom(state) ? { random: state.random.of } : {}),
  view: viewOf(state),
});

/** Another language starts the page again, and a longer tree, in characters, would be lost then. */
const mostCarried = 1_000_000;

/**
 * What a file brings besides a tree and its settings.
 * @param {Saved} saved
 * @returns {{ race: State['race'], view: Partial<State> }}
 */
export function broughtBy({ tree, random, race, view }) {
  const { language, ...rest } = readView(view);
  const making = random === undefined ? null : readWrittenRandom(random);
  const brought = making?.wrong.length === 0 ? { ...rest, random: madeOf(making.fields, tree) } : rest;
  return { race: readRace(race), view: language && tree.length <= mostCarried ? { ...brought, language } : brought };
}

/**
 * @param {unknown} value
 * @returns {Saved | null} null where it holds no tree
 */
export function readSaved(value) {
  if (typeof value !== 'object' || value === null || !('tree' in value) || typeof value.tree !== 'string') return null;
  const { tree, settings, step, random, race, view } = /** @type {Record<string, unknown> & { tree: string }} */ (
    value
  );
  return {
    tree,
    settings: typeof settings === 'object' && settings !== null ? { ...settings } : {},
    step: typeof step === 'number' && Number.isSafeInteger(step) && step >= 0 ? step : 0,
    ...(typeof random === 'string' ? { random } : {}),
    ...(typeof race === 'object' && race !== null ? { race } : {}),
    ...(typeof view === 'object' && view !== null ? { view } : {}),
  };
}

/**
 * The settings of what was saved; what is missing or no setting stays as it is chosen.
 * @param {Saved} saved
 * @param {Settings} chosen
 * @param {Engine} engine
 * @returns {Settings}
 */
export function settingsOf({ settings: saved = {} }, chosen, engine) {
  const known = /** @type {Settings} */ (
    byId(settings, (row) => {
      const value = readKept(row, saved[row.id], engine.nearestScore);
      return value === undefined ? chosen[row.id] : value;
    })
  );
  const { cut, returns } =
    engine.dialects.find((row) => row.cut === saved.cut && row.returns === saved.returns) ?? chosen;
  return { ...known, cut, returns };
}
