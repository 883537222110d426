// Changing the tree: the text field and the leaf editor. Every change that reads as a tree is run again at once, at the
// same point of the search; one that does not leaves the last good tree on the stage and keeps what was typed.

import { whenKnown } from '../core/answers.js';
import { fromText, isGame } from '../core/source.js';
import { besideIn, exampleLike } from './examples.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {import('../core/engine.js').Engine} Engine */
/** @typedef {import('../core/source.js').Source} Source */
/**
 * @template T
 * @typedef {import('../core/answers.js').Answer<T>} Answer
 */
/**
 * @template [A=object]
 * @typedef {import('./types.js').Transition<A>} Transition
 */

/** What may still become a score while it is being typed, so that "-" is no mistake yet. */
const beginning = /^\s*([-+−]?\.?|[-+−]?in?)$/i;

/**
 * The state with a new source or new settings, run again. Of a text that cannot be read the stage keeps the last good one; of
 * settings that do not work it shows the nearest that do, whatever it showed before: so a link shows the same.
 * @param {State} state
 * @param {{ source?: Source, settings?: Settings }} change
 * @param {Engine} engine
 * @returns {Answer<State>}
 */
export function rerun(state, { source = state.source, settings = state.settings }, engine) {
  const meant = engine.followed(source, settings);
  const shown = engine.shownOf({ source: meant, settings }, state.shown);
  if ('needs' in shown) return shown;
  const { tree, size } = engine.look(shown);
  return {
    ...state,
    ...{ source: engine.readError(meant) ? meant : shown.source, settings, shown },
    drafts: stillTyped(state, settings),
    step: engine.samePoint(state.shown, state.step, shown),
    example: exampleLike(tree, shown.settings, besideIn(state)).id,
    focusNode: state.focusNode !== null && state.focusNode < size ? state.focusNode : null,
    asking: 'no',
    animate: false,
    playing: false,
  };
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
export function kept({ source, settings, shown, step, example, history }) {
  return { source, settings, shown, step, example, history };
}

/**
 * As it was before, but for settings that were chosen since.
 * @param {State} state
 * @param {import('./types.js').Before} before
 * @param {Engine} engine
 * @returns {Answer<State>}
 */
export function takenBack(state, before, engine) {
  if (state.settings === before.settings) return { ...state, ...before };
  const back = rerun(state, { source: before.source }, engine);
  return whenKnown(back, (back) => ({ ...back, history: before.history }));
}

/** @type {(state: State, source: Source, engine: Engine) => Answer<State>} */
const setSource = (state, source, engine) =>
  whenKnown(rerun(state, { source }, engine), (next) => ({ ...next, editing: null }));

/** @type {Transition<{ text: string }>} */
export const setText = (state, { text }, engine) =>
  whenKnown(engine.inForm(text), ({ read }) =>
    whenKnown(setSource(state, fromText(read?.text ?? text), engine), (next) => ({
      ...next,
      readAs: read && { ...read, typed: text },
    })),
  );

/** The other reading of what was typed. @type {Transition} */
export const readOther = (state, _action, engine) =>
  setSource({ ...state, readAs: null }, fromText(state.readAs?.other?.text ?? state.source.text), engine);

/** @type {Transition} */
export const readDecimals = (state, _action, engine) =>
  setText(state, { text: engine.withDecimalPoints(state.source) ?? state.source.text }, engine);

/** Static evaluations for a search that stops at inner nodes. @type {Transition} */
export const fillStatics = (state, _action, engine) =>
  whenKnown(engine.withStatics(state.source), ({ source }) => setSource(state, source, engine));

/** Of a game, also what no search has looked at. @type {Transition} */
export const growWhole = (state, _action, engine) => setSource(state, engine.grownWhole(state.shown.source), engine);

/**
 * An edit that still waits for a worker is made first.
 * @type {Transition<{ node: number }>}
 */
export function begin(before, { node }, engine) {
  const state = before.editing?.isWaiting ? commit(before, { move: 'stay' }, engine) : before;
  if ('needs' in state) return state;
  if (!engine.look(state.shown).facts.takesScores) return { ...state, wantsScore: true };
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
 * @type {Transition<{ node: number, text: string }>}
 */
export function type(state, { node, text }, engine) {
  if (state.editing?.node !== node) return state;
  const editing = { ...state.editing, text, error: null, isWaiting: false };
  if (beginning.test(text))
    return whenKnown(takenBack(state, editing.before, engine), (back) => ({ ...back, editing }));
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
 * @returns {Answer<State>}
 */
function applied(state, editing, engine) {
  if (editing.text.trim() === '' && isGame(state.shown.source)) return ownScore(state, editing, engine);
  return whenKnown(engine.rescore(state.shown.source, editing.node, editing.text), ({ source, error }) =>
    error
      ? whenKnown(takenBack(state, editing.before, engine), (back) => ({ ...back, editing: { ...editing, error } }))
      : whenKnown(rerun(state, { source }, engine), (next) => ({ ...next, editing, focusNode: editing.node })),
  );
}

/** A leaf of a game whose score is deleted has the one again that the game gives it. @type {typeof applied} */
const ownScore = (state, editing, engine) =>
  whenKnown(engine.unscored(state.shown.source, editing.node), ({ source }) =>
    source ? whenKnown(rerun(state, { source }, engine), (next) => ({ ...next, editing })) : { ...state, editing },
  );

/** @type {Transition<{ move: 'stay' | 'next' | 'previous' }>} */
export function commit(state, { move }, engine) {
  if (!state.editing) return state;
  const { editing } = state;
  const isOpen = editing.isWaiting || beginning.test(editing.text);
  const done = isOpen ? applied(state, { ...editing, isWaiting: false }, engine) : state;
  if ('needs' in done || !done.editing || done.editing.error) return done;
  const closed = closedOf(done, done.editing);
  const node = engine.leafBeside(done, done.editing.node, move);
  return node === null ? closed : begin(closed, { node }, engine);
}

/** @type {(state: State, editing: import('./types.js').Editing) => State} */
const closedOf = (state, { back }) => ({ ...state, editing: null, focusNode: back ?? state.focusNode });

/** @type {Transition} */
export function cancel(state, _action, engine) {
  const { editing } = state;
  return editing ? whenKnown(takenBack(state, editing.before, engine), (back) => closedOf(back, editing)) : state;
}

/** Whoever goes elsewhere takes a score along, and leaves behind what is none. @type {Transition} */
export const leave = (state, _action, engine) =>
  whenKnown(commit(state, { move: 'stay' }, engine), (done) => (done.editing?.error ? cancel(done, {}, engine) : done));

/** @type {Transition<{ node: number, text: string }>} */
export const setScore = (state, { node, text }, engine) =>
  whenKnown(begin(state, { node }, engine), (open) =>
    whenKnown(type(open, { node, text }, engine), (typed) =>
      typed.editing && !typed.editing.error ? { ...typed, editing: null } : state,
    ),
  );
