// What a person has set for themselves and not for the tree: kept by the browser, on this machine only, if it allows that.

import { languageFor } from './languages.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {Pick<State, 'language' | 'theme' | 'textSize' | 'speed'>} Preferences */

const key = 'secateur';

/**
 * The page as this person wants it: what was kept, else in the browser's language.
 * @param {State} state
 * @returns {State}
 */
export function withPreferences(state) {
  const spoken = { ...state, language: languageFor(navigator.languages).id };
  try {
    const { language, theme, textSize, speed } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return {
      ...spoken,
      language: languageFor([language, ...navigator.languages]).id,
      theme: ['light', 'dark'].includes(theme) ? theme : state.theme,
      textSize: textSize >= 0.5 && textSize <= 2 ? textSize : state.textSize,
      speed: speed >= 0.25 && speed <= 8 ? speed : state.speed,
    };
  } catch {
    return spoken;
  }
}

/** @type {(state: State, before: State) => boolean} */
const isChanged = (state, before) =>
  state.language !== before.language ||
  state.theme !== before.theme ||
  state.textSize !== before.textSize ||
  state.speed !== before.speed;

/**
 * @param {State} state
 * @param {State} before
 */
export function keepPreferences(state, before) {
  if (!isChanged(state, before)) return;
  const { language, theme, textSize, speed } = state;
  try {
    localStorage.setItem(key, JSON.stringify({ language, theme, textSize, speed }));
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
