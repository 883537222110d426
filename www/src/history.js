// Undo and redo: what a change of the text replaced, kept as plain data inside the state and bounded. Typing is taken
// together in pieces that a person would call one change. It knows texts and settings, never what a tree is.

import { rerun } from './editing.js';
import { notationOf } from './notation.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Action} Action */
/** @typedef {import('./types.js').History} History */
/** @typedef {import('./types.js').Moment} Moment */
/** @typedef {import('./engine.js').Engine} Engine */

/** How much is kept: so many moments, and so many characters in all of them. */
const limits = { moments: 200, characters: 4_000_000 };

/** @type {History} */
export const noHistory = { past: [], future: [], group: null };

/** Actions that bring a whole tree, with settings of its own. */
const wholes = new Set(['chooseExample', 'openTree', 'openRecent', 'openLink', 'makeRandom', 'anotherRandom']);
/** Actions that may be a piece of one change. */
const pieces = new Set(['setText', 'awaitText', 'editText', 'awaitEdit', 'changeTree']);

/**
 * The state after an action, with what it replaced remembered.
 * @param {State} before
 * @param {State} after
 * @param {Action} action
 * @returns {State}
 */
export function remembered(before, after, action) {
  const { history } = before;
  if (after === before || after.history !== history) return after;
  const isWhole = wholes.has(action.type) && (after.settings !== before.settings || after.example !== before.example);
  if (after.text === before.text && !isWhole) {
    return history.group === null || pieces.has(action.type)
      ? after
      : { ...after, history: { ...history, group: null } };
  }
  return { ...after, history: next(before, after, action) };
}

/**
 * @param {State} before
 * @param {State} after
 * @param {Action} action
 * @returns {History}
 */
function next(before, after, action) {
  const { past, future, group } = before.history;
  const moment = momentOf(before, wholes.has(action.type));
  const last = past[past.length - 1];
  if (action.type === 'setText') {
    // The field's own undo, or the same keys backwards: then the history goes the same way.
    if (last && !last.rest && last.text === after.text) {
      return { past: past.slice(0, -1), future: [moment, ...future], group: null };
    }
    if (future[0] && !future[0].rest && future[0].text === after.text) {
      return { past: [...past, moment], future: future.slice(1), group: null };
    }
  }
  const own = groupOf(before, after, action);
  const isBad = action.type === 'setText' && group !== null && before.text !== before.shown.text;
  if (last && (isBad || (group !== null && group === own.from))) return { past, future: [], group: own.to };
  return { past: bounded([...past, moment]), future: [], group: own.to };
}

/**
 * Which group a change belongs to if that is still open, and which it leaves open.
 * @param {State} before
 * @param {State} after
 * @param {Action} action
 * @returns {{ from: string | null, to: string | null }}
 */
function groupOf(before, after, action) {
  if (action.type === 'editText' && after.editing) return same(`leaf ${after.editing.node}`);
  if (action.type === 'changeTree') return same(action.group ?? null);
  return action.type === 'setText' ? typed(before.text, after.text) : same(null);
}

/** @param {string | null} group */
const same = (group) => ({ from: group, to: group });

/**
 * Characters of one word, written or erased one after another at the same place, are one change.
 * @param {string} from
 * @param {string} to
 */
function typed(from, to) {
  let place = 0;
  while (place < from.length && place < to.length && from[place] === to[place]) place += 1;
  const isWriting = to.length === from.length + 1 && to.endsWith(from.slice(place));
  if (isWriting) {
    const isWord = !/[\s()[\]{},:]/.test(to[place]);
    return { from: isWord ? `write ${place}` : null, to: `write ${place + 1}` };
  }
  const isErasing = to.length === from.length - 1 && from.endsWith(to.slice(place));
  if (isErasing) return { from: `erase ${place + 1}`, to: `erase ${place}` };
  let tail = 0;
  while (tail < Math.min(from.length, to.length) - place && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1;
  return { from: null, to: `write ${to.length - tail}` };
}

/**
 * @param {State} state
 * @param {boolean} withRest whether settings, step, notation and overlay are brought back too
 * @returns {Moment}
 */
function momentOf(state, withRest) {
  const { text, shown, focusNode, settings, drafts, step, random, notation, overlay } = state;
  const rest = withRest ? { settings, drafts, step, random, overlay, notation, ...notationOf(state) } : null;
  return { text, good: shown.text, focusNode, rest };
}

/**
 * @param {Moment[]} moments the newest last
 * @returns {Moment[]}
 */
function bounded(moments) {
  let characters = 0;
  let first = moments.length;
  while (first > 0 && moments.length - first < limits.moments) {
    const { text, good } = moments[first - 1];
    characters += text.length + (good === text ? 0 : good.length);
    if (characters > limits.characters && first < moments.length) break;
    first -= 1;
  }
  return moments.slice(first);
}

/** @type {(state: State, action: object, engine: Engine) => State} */
export function undo(state, _action, engine) {
  const { past, future } = state.history;
  const moment = past[past.length - 1];
  if (!moment) return state;
  const replaced = momentOf(state, moment.rest !== null);
  return broughtBack(state, moment, { past: past.slice(0, -1), future: [replaced, ...future], group: null }, engine);
}

/** @type {(state: State, action: object, engine: Engine) => State} */
export function redo(state, _action, engine) {
  const [moment, ...future] = state.history.future;
  if (!moment) return state;
  const past = [...state.history.past, momentOf(state, moment.rest !== null)];
  return broughtBack(state, moment, { past, future, group: null }, engine);
}

/**
 * @param {State} state
 * @param {Moment} moment
 * @param {History} history
 * @param {Engine} engine
 * @returns {State}
 */
function broughtBack(state, { text, good, focusNode, rest }, history, engine) {
  const settings = rest?.settings ?? state.settings;
  const calm = { ...state, editing: null, making: state.making && { error: null, wants: null, added: null } };
  const standing = rerun(calm, { text: good, settings }, engine);
  const next = text === good ? standing : rerun(standing, { text }, engine);
  const { tree, run } = engine.look(next.shown);
  const chosen = state.making && focusNode !== null && focusNode < tree.size ? focusNode : next.focusNode;
  const back = { ...next, focusNode: chosen, history };
  if (!rest) return back;
  return { ...back, ...rest, settings: back.settings, step: Math.min(rest.step, run.length) };
}
