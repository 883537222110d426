// A whole tree that comes at once: from a file, the clipboard, the random trees or the list of recent ones. It replaces
// what stands there; text that cannot be read goes into the tree field, and the stage keeps the last good tree.

import { noDrafts } from './choosing.js';
import { rerun } from './editing.js';
import { settingsOf } from './saved.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {import('./engine.js').Engine} Engine */

/**
 * @typedef {object} Opening
 * @property {string} text
 * @property {Settings} [settings]
 * @property {number} [step]
 * @property {State['race']} [race] that comes with the tree
 * @property {Partial<State>} [view] how the page is to speak and draw
 */

/** @type {(state: State, action: Opening, engine: Engine) => State} */
export function openTree(state, { text, settings = state.settings, step = 0, race, view }, engine) {
  const next = rerun({ ...state, editing: null, making: null, focusNode: null }, { text, settings }, engine);
  const isRead = next.shown.text === text;
  return {
    ...next,
    claim: null,
    ...view,
    race: (isRead && race) || next.race,
    step: isRead ? Math.min(step, engine.run(next).length) : next.step,
    drafts: noDrafts,
  };
}

/** @type {(state: State, action: { index: number }, engine: Engine) => State} */
export function openRecent(state, { index }, engine) {
  const saved = state.recent[index];
  if (!saved) return state;
  return openTree(state, { text: saved.tree, settings: settingsOf(saved, state.settings, engine) }, engine);
}
