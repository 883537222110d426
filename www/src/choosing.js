// The choices of the header and the menu: example, algorithm, dialect, root window, payoffs, depth limit. They know the tables of
// the core and of the examples, never how a choice is shown.

import { rerun } from './editing.js';
import { exampleOf } from './examples.js';
import { orders, plainSettings, rules, unbound } from './settings.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {import('./engine.js').Engine} Engine */

export const themes = /** @type {const} */ (['auto', 'light', 'dark']);

/** Text sizes and speeds on offer; 1 is normal. */
export const textSizes = [0.85, 1, 1.15, 1.3];
export const speeds = [0.5, 1, 2, 4];

/**
 * An example starts over: its own window and payoffs, its dialect where it has one, no depth limit.
 * @type {(state: State, action: { id: string }, engine: Engine) => State}
 */
export function example(state, { id }, engine) {
  const { text, settings } = exampleOf(id);
  const chosen = { ...state.settings, ...unbound, ...settings };
  const next = rerun({ ...state, editing: null, focusNode: null }, { text, settings: chosen }, engine);
  return { ...next, step: 0, fields: fieldsOf(chosen) };
}

/**
 * @param {Settings} settings
 * @returns {import('./types.js').Fields}
 */
export const fieldsOf = ({ alpha, beta, least, greatest, depth, seed, guess, margin }) => ({
  ...{ alpha: writtenBound(alpha), beta: writtenBound(beta) },
  ...{ least: writtenBound(least), greatest: writtenBound(greatest) },
  depth: depth === null ? '' : String(depth),
  seed: seed === plainSettings.seed ? '' : String(seed),
  guess: guess === plainSettings.guess ? '' : writtenScore(guess),
  margin: margin === plainSettings.margin ? '' : String(margin),
});

/** @param {number} bound */
const writtenBound = (bound) => (Number.isFinite(bound) ? String(bound) : '');

/** @param {number} score */
const writtenScore = (score) => (Number.isFinite(score) ? String(score) : score > 0 ? 'W' : 'L');

/**
 * What is run is what is wanted from now on.
 * @type {(state: State) => State}
 */
export const settle = (state) => ({ ...state, settings: state.shown.settings, fields: fieldsOf(state.shown.settings) });

/** @type {(state: State, action: { id: string }, engine: Engine) => State} */
export function algorithm(state, { id }, engine) {
  const known = engine.algorithms.find((row) => row.id === id);
  if (!known) return state;
  return rerun(state, { settings: { ...state.settings, algorithm: known.id } }, engine);
}

/** @type {(state: State, action: { id: string }, engine: Engine) => State} */
export function order(state, { id }, engine) {
  return orders.includes(id) ? rerun(state, { settings: { ...state.settings, order: id } }, engine) : state;
}

/** @type {(state: State, action: { id: string }, engine: Engine) => State} */
export function dialect(state, { id }, engine) {
  const known = engine.dialects.find((row) => row.id === id);
  if (!known) return state;
  const { cut, returns } = /** @type {Pick<Settings, 'cut' | 'returns'>} */ (known);
  return rerun(state, { settings: { ...state.settings, cut, returns } }, engine);
}

/** @type {(state: State, action: { rule: keyof typeof rules, id: string }, engine: Engine) => State} */
export function rule(state, { rule: name, id }, engine) {
  const known = rules[name].some((value) => value === id);
  return known ? rerun(state, { settings: { ...state.settings, [name]: id } }, engine) : state;
}

/** What can be written on the tree besides the search, in the order in which a key goes round. */
export const overlays = /** @type {const} */ (['none', 'strategy', 'keeping', 'critical']);

/**
 * On the tree, and as a panel of its own: the one with the id, else the next one.
 * @type {(state: State, action: { id?: string }, engine: Engine) => State}
 */
export function overlay(state, { id }, engine) {
  engine.needFull();
  const next = overlays[(overlays.indexOf(state.overlay) + 1) % overlays.length];
  const chosen = overlays.find((one) => one === id) ?? next;
  return { ...state, overlay: chosen, panel: chosen === 'none' ? null : chosen, animate: false };
}

/**
 * Some switches of the notation; a preset brings the rules too.
 * @type {(state: State, action: { change: Partial<import('./types.js').Notation>, rules?: import('./types.js').Rules }, engine: Engine) => State}
 */
export function notation(state, { change, rules }, engine) {
  const next = { ...state, ...change, animate: false };
  return rules ? rerun(next, { settings: { ...state.settings, ...rules } }, engine) : next;
}

/** @type {(state: State, action: { field: import('./types.js').Field, text: string }, engine: Engine) => State} */
export function field(state, { field: name, text }, engine) {
  const typed = { ...state, fields: { ...state.fields, [name]: text } };
  const value = readField(name, text, engine);
  if (value === undefined) return typed;
  return rerun(typed, { settings: { ...state.settings, [name]: value } }, engine);
}

/**
 * What a small field says; an empty one means no limit, and undefined that it cannot be read.
 * @param {import('./types.js').Field} name
 * @param {string} text
 * @param {Engine} engine
 * @returns {number | null | undefined}
 */
export function readField(name, text, engine) {
  const trimmed = text.trim();
  if (trimmed === '') return plainSettings[name];
  if (name === 'depth') return /^\d{1,4}$/.test(trimmed) ? Number(trimmed) : undefined;
  if (name === 'seed') return /^\d{1,15}$/.test(trimmed) ? Number(trimmed) : undefined;
  const { score } = engine.readScore(trimmed);
  const isWrong = name === 'margin' && score !== undefined && !(score > 0 && Number.isFinite(score));
  return isWrong ? undefined : score;
}
