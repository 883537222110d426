// What a person has set for themselves and not for the tree: kept by the browser, on this machine only, if it allows that.

import { languageFor } from './languages.js';
import { switches } from './notation.js';

/** @typedef {import('./types.js').State} State */

const key = 'secateur';
/** By field: whether what was kept is a value of it.
 * @type {Record<string, (value: never) => boolean>} */
const fields = {
  language: () => true,
  theme: (value) => ['light', 'dark'].includes(value),
  textSize: (value) => value >= 0.5 && value <= 2,
  arrange: (value) => ['written', 'search'].includes(value),
  speed: (value) => value >= 0.25 && value <= 8,
  ...Object.fromEntries(
    Object.entries(switches).map(([name, values]) => [
      name,
      (/** @type {string} */ value) => /** @type {readonly string[]} */ (values).includes(value),
    ]),
  ),
};
const names = /** @type {(keyof State)[]} */ (Object.keys(fields));

/**
 * The page as this person wants it: what was kept, else in the browser's language.
 * @param {State} state
 * @returns {State}
 */
export function withPreferences(state) {
  const kept = read();
  const known = names.filter((name) => name in kept && fields[name](/** @type {never} */ (kept[name])));
  return {
    ...state,
    ...Object.fromEntries(known.map((name) => [name, kept[name]])),
    language: languageFor([String(kept.language), ...navigator.languages]).id,
  };
}

/** @returns {Record<string, unknown>} */
function read() {
  try {
    return Object(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/**
 * @param {State} state
 * @param {State} before
 */
export function keepPreferences(state, before) {
  if (names.every((name) => state[name] === before[name])) return;
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(names.map((name) => [name, state[name]]))));
  } catch {
    // A browser that keeps nothing still shows everything.
  }
}

/**
 * @param {HTMLElement} root
 * @param {State} state
 */
export function applyPreferences(root, { theme, textSize }) {
  if (theme === 'auto') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
  root.style.setProperty('--text-size', String(textSize));
}
