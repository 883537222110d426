// A whole tree that comes at once: from a file, the clipboard, the random trees or the list of recent ones. It replaces
// what stands there; text that cannot be read goes into the tree field, and the stage keeps the last good tree.

import { whenKnown } from '../core/answers.js';
import { fromText, isSame } from '../core/source.js';
import { settingsOf } from '../keeping/snapshot.js';
import { noDrafts } from './beginning.js';
import { rerun } from './editing.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {import('../core/engine.js').Engine} Engine */
/**
 * @template [A=object]
 * @typedef {import('./types.js').Transition<A>} Transition
 */

/**
 * @typedef {object} Opening
 * @property {import('../core/source.js').Source} source
 * @property {Settings} [settings]
 * @property {number} [step]
 * @property {State['race']} [race] that comes with the tree
 * @property {Partial<State>} [view] how the page is to speak and draw
 */

/** A text in the form of other people or programs is opened as the tree that it means. @type {Transition<Opening>} */
export const openGiven = (state, opening, engine) =>
  whenKnown(engine.inForm(opening.source.text), ({ read }) => {
    const { text } = opening.source;
    const source = read ? fromText(read.text) : opening.source;
    const readAs = read && { ...read, typed: text };
    return whenKnown(openTree(state, { ...opening, source }, engine), (next) => ({ ...next, readAs }));
  });

/** @type {Transition<Opening>} */
export function openTree(state, { source, settings = state.settings, step = 0, race, view }, engine) {
  const from = { ...state, editing: null, making: null, focusNode: null };
  return whenKnown(rerun(from, { source, settings }, engine), (next) => {
    const isRead = isSame(next.shown.source, source);
    return {
      ...next,
      claim: null,
      ...view,
      race: (isRead && race) || next.race,
      step: isRead ? Math.min(step, engine.run(next).length) : next.step,
      drafts: noDrafts,
    };
  });
}

/** A node becomes the root, or the first position, for a search whose table knows what it knows now. @type {Transition<{ node: number }>} */
export function goOn(state, { node }, engine) {
  const { source, settings } = state.shown;
  const found = engine.onward(source, node, engine.algorithm(settings).table);
  return whenKnown(found, (onward) => openTree(state, onward, engine));
}

/** @type {Transition<{ index: number }>} */
export function openRecent(state, { index }, engine) {
  const saved = state.recent[index];
  if (!saved) return state;
  return openTree(state, { source: fromText(saved.tree), settings: settingsOf(saved, state.settings) }, engine);
}
