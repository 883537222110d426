// What the user has set for the page and not for the tree: stored by the browser, on this machine only, if it allows that.

import { switches } from '../port/notation.js';
import { languageFor } from '../words/languages.js';
import { keys, sharedOf } from './keepers.js';

/** @typedef {import('../port/types.js').State} State */

/** The stored fields. */
const names = /** @type {(keyof State)[]} */ ([
  ...['language', 'theme', 'textSize', 'arrange', 'speed', 'letterKeys'],
  ...['knowsStepping', 'knowsEditing', 'knowsPresenting', 'notation', ...Object.keys(switches)],
]);

/**
 * The user's preferences, unchecked except for the language: that is the browser's if none was stored.
 * @param {Window} [view]
 * @returns {Record<string, unknown> & { language: string }}
 */
export function preferences(view = window) {
  const kept = read(view);
  const known = typeof kept.language === 'string' ? kept.language : '';
  return { ...kept, language: languageFor([known, ...view.navigator.languages]).id };
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
