// Undo and redo: what a change of the source replaced, kept as plain data inside the state and bounded. Typing is taken
// together in pieces that a person would call one change. It knows sources and settings, never what a tree is.

import { whenKnown } from '../core/answers.js';
import { isSame, keyOf } from '../core/source.js';
import { rerun } from './editing.js';
import { notationOf } from './notation.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Action} Action */
/** @typedef {import('./types.js').History} History */
/** @typedef {import('./types.js').Version} Version */
/** @typedef {import('../core/engine.js').Engine} Engine */
/**
 * @template [A=object]
 * @typedef {import('./types.js').Transition<A>} Transition
 */

/** How much is kept: so many versions, and so many characters in all of them. */
const limits = { versions: 200, characters: 4_000_000 };

/** Actions that bring a whole tree, with settings of its own. */
const wholes = new Set([
  'chooseExample',
  'openTree',
  'openGiven',
  'goOn',
  'openRecent',
  'openLink',
  'makeRandom',
  'anotherRandom',
]);
/** Actions that may be a piece of one change. */
const pieces = new Set(['setText', 'awaitText', 'editText', 'awaitEdit', 'changeTree', 'setWeight', 'awaitWeight']);

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
  if (isSame(after.source, before.source) && !isWhole) {
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
  const version = versionOf(before, wholes.has(action.type));
  const last = past[past.length - 1];
  if (action.type === 'setText') {
    // The field's own undo, or the same keys backwards: then the history goes the same way.
    if (last && !last.rest && isSame(last.source, after.source)) {
      return { past: past.slice(0, -1), future: [version, ...future], group: null };
    }
    if (future[0] && !future[0].rest && isSame(future[0].source, after.source)) {
      return { past: [...past, version], future: future.slice(1), group: null };
    }
  }
  const own = groupOf(before, after, action);
  const isBad = action.type === 'setText' && group !== null && !isSame(before.source, before.shown.source);
  if (last && (isBad || (group !== null && group === own.from))) return { past, future: [], group: own.to };
  return { past: bounded([...past, version]), future: [], group: own.to };
}

/**
 * Which group a change belongs to if that is still open, and which it leaves open.
 * @param {State} before
 * @param {State} after
 * @param {Action} action
 * @returns {{ from: string | null, to: string | null }}
 */
function groupOf(before, after, action) {
  if (['editText', 'scoreAdded'].includes(action.type) && after.editing) return same(`leaf ${after.editing.node}`);
  if (action.type === 'changeTree') return same(action.group ?? null);
  if (action.type === 'setWeight') return same(`weight ${action.feature}`);
  return action.type === 'setText' ? typed(before.source.text, after.source.text) : same(null);
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
 * @returns {Version}
 */
function versionOf(state, withRest) {
  const { source, shown, focusNode, settings, drafts, step, random, notation, overlay } = state;
  const rest = withRest ? { settings, drafts, step, random, overlay, notation, ...notationOf(state) } : null;
  return { source, good: shown.source, step, focusNode, rest };
}

/**
 * @param {Version[]} versions the newest last
 * @returns {Version[]}
 */
function bounded(versions) {
  let characters = 0;
  let first = versions.length;
  while (first > 0 && versions.length - first < limits.versions) {
    const { source, good } = versions[first - 1];
    characters += keyOf(source).length + (isSame(good, source) ? 0 : keyOf(good).length);
    if (characters > limits.characters && first < versions.length) break;
    first -= 1;
  }
  return versions.slice(first);
}

/** @type {Transition} */
export function undo(state, _action, engine) {
  const { past, future } = state.history;
  const version = past[past.length - 1];
  if (!version) return state;
  const replaced = versionOf(state, version.rest !== null);
  return broughtBack(state, version, { past: past.slice(0, -1), future: [replaced, ...future], group: null }, engine);
}

/** @type {Transition} */
export function redo(state, _action, engine) {
  const [version, ...future] = state.history.future;
  if (!version) return state;
  const past = [...state.history.past, versionOf(state, version.rest !== null)];
  return broughtBack(state, version, { past, future, group: null }, engine);
}

/**
 * @param {State} state
 * @param {Version} version
 * @param {History} history
 * @param {Engine} engine
 * @returns {import('../core/answers.js').Answer<State>}
 */
function broughtBack(state, { source, good, step, focusNode, rest }, history, engine) {
  const settings = rest?.settings ?? state.settings;
  const calm = { ...state, editing: null, making: state.making && { error: null, wants: null, added: null } };
  const standing = rerun(calm, { source: good, settings }, engine);
  const typed = isSame(source, good)
    ? standing
    : whenKnown(standing, (standing) => rerun(standing, { source }, engine));
  return whenKnown(typed, (next) => {
    const { tree, run } = engine.look(next.shown);
    const chosen = state.making && focusNode !== null && focusNode < tree.size ? focusNode : next.focusNode;
    // Where two steps have become one, the way back of a step alone does not tell which of them it was.
    const isThere = engine.samePoint(next.shown, step, state.shown) === state.step;
    const back = { ...next, step: isThere ? step : next.step, focusNode: chosen, history };
    return rest ? { ...back, ...rest, settings: back.settings, step: Math.min(rest.step, run.length) } : back;
  });
}
