// Making a tree on the tree: the edit mode and the changes of a node. Every change is a new text from the core, run again
// at the same moment; one that is not possible says why and changes nothing. It knows no key, no button and no word.

import { whenKnown } from '../core/answers.js';
import { frameAt } from '../core/frames.js';
import { isGame } from '../core/source.js';
import { begin, rerun, type } from './editing.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Change} Change */
/** @typedef {import('../core/engine.js').Engine} Engine */
/**
 * @template [A=object]
 * @typedef {import('./types.js').Transition<A>} Transition
 */

/** @type {Transition} */
export const toggle = (state, _action, engine) => (state.making ? close(state) : open(state, {}, engine));

/**
 * The edit mode begins at the node that someone was at, or where the search is.
 * @type {(state: State, action: { wants?: 'name' | 'score' }, engine: Engine) => State}
 */
export function open(state, { wants }, engine) {
  const { path } = frameAt(engine.run(state), state.step);
  const focusNode = state.focusNode ?? path[path.length - 1] ?? 0;
  return {
    ...state,
    making: { error: null, wants: wants ?? null, added: null },
    focusNode,
    editing: null,
    playing: false,
    animate: false,
  };
}

/** @type {(state: State) => State} */
export const close = (state) => (state.making ? { ...state, making: null, focusNode: null } : state);

/**
 * Stepping on ends the edit mode: then the sentence counts again.
 * @param {State} before
 * @param {State} after
 * @returns {State}
 */
export function endedByStepping(before, after) {
  const isStepped = after.playing || after.present || (after.step !== before.step && after.shown === before.shown);
  return after.making && isStepped ? close(after) : after;
}

/** @type {Transition<{ change: Change }>} */
export function change(state, { change: asked }, engine) {
  // Nothing of a game's tree is made.
  const opened = isGame(state.shown.source) && state.focusNode !== null ? state : open(state, {}, engine);
  const node = opened.focusNode ?? 0;
  const done = engine.edited(state.shown.source, node, asked);
  if ('needs' in done) return done;
  const refuse = (/** @type {string} */ id, args = {}) => ({
    ...opened,
    making: { error: { node, id, args, kind: asked.kind, typed: typedIn(asked) }, wants: null, added: null },
  });
  if ('error' in done) return refuse(`making-error-${done.error.kind}${placeOf(done.error.kind, node, asked.kind)}`);
  if ('badScore' in done) return refuse(`error-${done.badScore.kind}`, argsOf(done.badScore));
  const tried = engine.outcome({ source: done.source, settings: state.shown.settings });
  if ('needs' in tried) return tried;
  if (!('free' in tried)) return refuse('making-error-settings');
  // A node keeps being chosen while children are given to it.
  const focusNode = asked.kind === 'add-child' ? node : done.node;
  return whenKnown(rerun(opened, { source: done.source }, engine), (next) => {
    const making = next.making && { ...next.making, added: asked.kind.startsWith('add-') ? done.node : null };
    return { ...next, making, focusNode };
  });
}

/**
 * What is typed right after a leaf was added is its score; then its parent is chosen again, for the next child.
 * @type {Transition<{ text: string }>}
 */
export function scoreAdded(state, { text }, engine) {
  const node = state.making?.added ?? null;
  if (!state.making || node === null) return state;
  return whenKnown(begin({ ...state, making: { ...state.making, added: null } }, { node }, engine), (open) => {
    const editing = open.editing && { ...open.editing, back: state.focusNode };
    return type({ ...open, editing }, { node, text }, engine);
  });
}

/**
 * Which place is missing.
 * @param {string} error
 * @param {number} node
 * @param {Change['kind']} kind
 */
function placeOf(error, node, kind) {
  if (error !== 'no-such-place') return '';
  return node === 0 ? '-root' : kind === 'move-left' ? '-left' : '-right';
}

/** @param {Change} change */
const typedIn = (change) => ('name' in change ? change.name : 'score' in change ? change.score : '');

/** @param {import('./types.js').ReadError} error */
const argsOf = ({ found, limit }) => ({ found: found ?? '', limit: limit ?? 0 });
