// What a person has set for themselves and not for the tree: kept by the browser, on this machine only, if it allows that.

import { switches } from '../state/notation.js';
import { presets } from '../state/presets.js';
import { withGrain } from '../state/slides.js';
import { languageFor, languageIds } from '../words/languages.js';
import { textSizes, themes } from './appearance.js';
import { keys, sharedOf } from './keepers.js';

/** @typedef {import('../state/types.js').State} State */

/** On offer; 1 is normal. */
export const speeds = [0.5, 1, 2, 4];

/** By field: what it may be. @type {Record<string, readonly unknown[]>} */
const fields = {
  language: languageIds,
  theme: themes,
  textSize: textSizes,
  arrange: ['written', 'search'],
  speed: speeds,
  letterKeys: [true, false],
  knowsStepping: [true],
  knowsEditing: [true],
  knowsPresenting: [true],
  notation: presets.map(({ id }) => id),
  ...switches,
};
const names = /** @type {(keyof State)[]} */ (Object.keys(fields));

/**
 * The page as this person wants it: what was kept, else in the browser's language.
 * @param {State} state
 * @param {Window} [view]
 * @returns {State}
 */
export function withPreferences(state, view = window) {
  const kept = read(view);
  const known = names.filter((name) => fields[name].includes(kept[name]));
  return withGrain({
    ...state,
    ...Object.fromEntries(known.map((name) => [name, kept[name]])),
    language: languageFor([known.includes('language') ? String(kept.language) : '', ...view.navigator.languages]).id,
  });
}

/** @type {(view: Window) => Record<string, unknown>} */
function read(view) {
  try {
    return Object(JSON.parse(sharedOf(view)?.getItem(keys.own) ?? '{}'));
  } catch {
    return {};
  }
}

/**
 * @param {State} state
 * @param {State} before
 * @param {Window} [view]
 */
export function keepPreferences(state, before, view = window) {
  if (names.every((name) => state[name] === before[name])) return;
  const kept = JSON.stringify(Object.fromEntries(names.map((name) => [name, state[name]])));
  sharedOf(view)?.setItem(keys.own, kept);
}
