// What a person has set for themselves and not for the tree: kept by the browser, on this machine only, if it allows that.

/** @typedef {import('./types.js').State} State */
/** @typedef {Pick<State, 'theme' | 'textSize' | 'speed'>} Preferences */

const key = 'secateur';

/**
 * @param {State} state
 * @returns {State} with what was kept
 */
export function withPreferences(state) {
  try {
    const { theme, textSize, speed } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return {
      ...state,
      theme: ['light', 'dark'].includes(theme) ? theme : state.theme,
      textSize: textSize >= 0.5 && textSize <= 2 ? textSize : state.textSize,
      speed: speed >= 0.25 && speed <= 8 ? speed : state.speed,
    };
  } catch {
    return state;
  }
}

/** @type {(state: State, before: State) => boolean} */
const isChanged = (state, before) =>
  state.theme !== before.theme || state.textSize !== before.textSize || state.speed !== before.speed;

/**
 * @param {State} state
 * @param {State} before
 */
export function keepPreferences(state, before) {
  if (!isChanged(state, before)) return;
  const { theme, textSize, speed } = state;
  try {
    localStorage.setItem(key, JSON.stringify({ theme, textSize, speed }));
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
