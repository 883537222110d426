// A tree with its settings and its step as plain data: what a saved file holds, what the browser keeps until the next start,
// and one line of the recent trees. Whatever is read may be anything, so everything is checked. It knows no storage.

import { readView, viewOf } from './link.js';
import { readRace, savedRace } from './race.js';
import { madeOf } from './random.js';
import { isRandom, readWrittenRandom } from './randomlink.js';
import { mostDigits, orders, rules } from './settings.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {import('./types.js').Saved} Saved */
/** @typedef {import('./engine.js').Engine} Engine */

/** The settings that are scores, which may be infinite. */
const scoreNames = /** @type {const} */ (['alpha', 'beta', 'least', 'greatest', 'guess']);
const infinities = /** @type {Record<string, number>} */ ({ inf: Infinity, '-inf': -Infinity });

/**
 * The tree on the stage with what was asked of it. JSON has no infinities, so they are words.
 * @param {Pick<State, 'shown' | 'settings' | 'step' | 'race'>} state
 * @returns {Saved}
 */
export function savedOf({ shown: { text }, settings, step, race }) {
  const words = scoreNames.map((name) => [name, wordOf(settings[name])]);
  return { tree: text, settings: { ...settings, ...Object.fromEntries(words) }, step, ...savedRace(race) };
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

/** @param {number} score */
const wordOf = (score) => (Number.isFinite(score) ? score : score > 0 ? 'inf' : '-inf');

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
  const algorithm = engine.algorithms.find(({ id }) => id === saved.algorithm)?.id ?? chosen.algorithm;
  const dialect = engine.dialects.find(({ cut, returns }) => cut === saved.cut && returns === saved.returns) ?? chosen;
  const scores = scoreNames.map((name) => [name, scoreOf(saved[name], chosen[name], engine)]);
  const { depth, order, seed } = saved;
  const margin = typeof saved.margin === 'number' ? engine.nearestScore(saved.margin) : 0;
  return /** @type {Settings} */ ({
    algorithm,
    ...{ cut: dialect.cut, returns: dialect.returns },
    ties: rules.ties.find((known) => known === saved.ties) ?? chosen.ties,
    ...Object.fromEntries(scores),
    depth: depth === null || isCount(depth, mostDigits.depth) ? depth : chosen.depth,
    order: orders.find((known) => known === order) ?? chosen.order,
    seed: isCount(seed, mostDigits.seed) ? seed : chosen.seed,
    margin: Number.isFinite(margin) && margin > 0 ? margin : chosen.margin,
  });
}

/**
 * @param {unknown} value
 * @param {number} digits
 */
const isCount = (value, digits) => Number.isInteger(value) && 0 <= Number(value) && Number(value) < 10 ** digits;

/**
 * @param {unknown} value
 * @param {number} otherwise
 * @param {Engine} engine
 */
function scoreOf(value, otherwise, engine) {
  if (typeof value === 'number' && Number.isFinite(value)) return engine.nearestScore(value);
  return typeof value === 'string' && Object.hasOwn(infinities, value) ? infinities[value] : otherwise;
}
