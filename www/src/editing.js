// Changing the tree: the text field and the leaf editor. Every change that reads as a tree is run again at once, at the
// same point of the search; one that does not leaves the last good tree on the stage and keeps what was typed.

import { exampleLike } from './examples.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {import('./engine.js').Engine} Engine */

/** What may still become a score while it is being typed, so that "-" is no mistake yet. */
const beginning = /^\s*([-+−]?\.?|[-+−]?in?)$/i;

/**
 * The state with a new text or new settings, run again. Of a text that cannot be read the stage keeps the last good one; of
 * settings that do not work it shows the nearest that do, whatever it showed before: so a link shows the same.
 * @param {State} state
 * @param {{ text?: string, settings?: Settings }} change
 * @param {Engine} engine
 * @returns {State}
 */
export function rerun(state, change, engine) {
  const text = change.text ?? state.text;
  const settings = change.settings ?? state.settings;
  const drafts = stillTyped(state, settings);
  const next = /** @type {State} */ ({
    ...state,
    text,
    settings,
    drafts,
    asking: 'no',
    animate: false,
    playing: false,
  });
  const good = engine.readError({ text, settings }) ? state.shown.text : text;
  const shown = { text: good, settings: engine.nearest({ text: good, settings }) };
  const { tree, size } = engine.look(shown);
  const focusNode = state.focusNode !== null && state.focusNode < size ? state.focusNode : null;
  const example = exampleLike(tree, shown.settings)?.id ?? null;
  return { ...next, shown, example, focusNode, step: engine.samePoint(state.shown, state.step, shown) };
}

/** What stands typed in a field goes when its setting is chosen elsewhere. @type {(state: State, chosen: Settings) => State['drafts']} */
function stillTyped({ drafts, settings }, chosen) {
  const names = /** @type {import('./types.js').Field[]} */ (Object.keys(drafts));
  const stale = names.filter((name) => chosen[name] !== settings[name]);
  return stale.length === 0
    ? drafts
    : Object.fromEntries(names.filter((name) => !stale.includes(name)).map((name) => [name, drafts[name]]));
}

/**
 * What Escape brings back.
 * @param {State} state
 * @returns {import('./types.js').Before}
 */
export function kept({ text, settings, shown, step, example, history }) {
  return { text, settings, shown, step, example, history };
}

/**
 * As it was before, but for settings that were chosen since.
 * @param {State} state
 * @param {import('./types.js').Before} before
 * @param {Engine} engine
 * @returns {State}
 */
export function takenBack(state, before, engine) {
  if (state.settings === before.settings) return { ...state, ...before };
  return { ...rerun(state, { text: before.text }, engine), history: before.history };
}

/** @type {(state: State, action: { text: string }, engine: Engine) => State} */
export function setText(state, { text }, engine) {
  return { ...rerun(state, { text }, engine), editing: null };
}

/** @type {(state: State, action: object, engine: Engine) => State} */
export const readDecimals = (state, _action, engine) =>
  setText(state, { text: engine.withDecimalPoints(state.text) ?? state.text }, engine);

/**
 * Static evaluations for a search that stops at inner nodes.
 * @type {(state: State, action: object, engine: Engine) => State}
 */
export const fillStatics = (state, _action, engine) => setText(state, { text: engine.withStatics(state.text) }, engine);

/**
 * An edit that still waits for a worker is made first.
 * @type {(before: State, action: { node: number }, engine: Engine) => State}
 */
export function begin(before, { node }, engine) {
  const state = before.editing?.isWaiting ? commit(before, { move: 'stay' }, engine) : before;
  if (state.editing?.error || !engine.isLeaf(state, node)) return state;
  return {
    ...state,
    animate: false,
    playing: false,
    focusNode: node,
    editing: {
      node,
      text: engine.scoreText(state, node),
      error: null,
      isWaiting: false,
      back: null,
      before: kept(state),
    },
  };
}

/**
 * What a worker was asked about a leaf may be known when that is no longer open.
 * @type {(state: State, action: { node: number, text: string }, engine: Engine) => State}
 */
export function type(state, { node, text }, engine) {
  if (state.editing?.node !== node) return state;
  const editing = { ...state.editing, text, error: null, isWaiting: false };
  if (beginning.test(text)) return { ...takenBack(state, editing.before, engine), editing };
  return applied(state, editing, engine);
}

/**
 * Keeps what is typed while a worker finds out what it changes.
 * @type {(state: State, action: { node: number, text: string }) => State}
 */
export function wait(state, { text }) {
  return state.editing ? { ...state, editing: { ...state.editing, text, error: null, isWaiting: true } } : state;
}

/**
 * What is no score leaves nothing of itself behind, not even the part that was one while it was typed.
 * @param {State} state
 * @param {import('./types.js').Editing} editing
 * @param {Engine} engine
 * @returns {State}
 */
function applied(state, editing, engine) {
  const { text, error } = engine.replaceScore(state.shown.text, editing.node, editing.text);
  if (error) return { ...takenBack(state, editing.before, engine), editing: { ...editing, error } };
  const changed = rerun(state, { text }, engine);
  return { ...changed, editing, focusNode: editing.node };
}

/** @type {(state: State, action: { move: 'stay' | 'next' | 'previous' }, engine: Engine) => State} */
export function commit(state, { move }, engine) {
  if (!state.editing) return state;
  const { editing } = state;
  const isOpen = editing.isWaiting || beginning.test(editing.text);
  const done = isOpen ? applied(state, { ...editing, isWaiting: false }, engine) : state;
  if (!done.editing || done.editing.error) return done;
  const closed = closedOf(done, done.editing);
  const node = engine.leafBeside(done, done.editing.node, move);
  return node === null ? closed : begin(closed, { node }, engine);
}

/** @type {(state: State, editing: import('./types.js').Editing) => State} */
const closedOf = (state, { back }) => ({ ...state, editing: null, focusNode: back ?? state.focusNode });

/** @type {(state: State, action: object, engine: Engine) => State} */
export function cancel(state, _action, engine) {
  return state.editing ? closedOf(takenBack(state, state.editing.before, engine), state.editing) : state;
}

/**
 * Whoever goes elsewhere takes a score along, and leaves behind what is none.
 * @type {(state: State, action: object, engine: Engine) => State}
 */
export function leave(state, _action, engine) {
  const done = commit(state, { move: 'stay' }, engine);
  return done.editing?.error ? cancel(done, {}, engine) : done;
}

/** @type {(state: State, action: { node: number, text: string }, engine: Engine) => State} */
export function setScore(state, { node, text }, engine) {
  const open = begin(state, { node }, engine);
  const typed = type(open, { node, text }, engine);
  return typed.editing && !typed.editing.error ? { ...typed, editing: null } : state;
}
