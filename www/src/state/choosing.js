// The choices of the header and the menu: example, algorithm, dialect, root window, payoffs, depth limit. They know the tables of
// the core and of the examples, never how a choice is shown.

import { readSetting } from '../../pkg/core.js';
import { overlays } from '../../pkg/tables.js';
import { whenKnown } from '../core/answers.js';
import { orders, plainSettings, rules, settingNamed } from '../core/settings.js';
import { fromText } from '../core/source.js';
import { noDrafts } from './beginning.js';
import { rerun } from './editing.js';
import { exampleOf, settingsFor } from './examples.js';
import { presetNamed, presets } from './presets.js';
import { runnerOf } from './race.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {import('../core/engine.js').Engine} Engine */
/**
 * @template [A=object]
 * @typedef {import('./types.js').Transition<A>} Transition
 */

/**
 * An example starts over in the notation of its course, with all that it needs and nothing of what was chosen before.
 * @type {Transition<{ id: string }>}
 */
export function example(state, { id }, engine) {
  const row = exampleOf(id);
  const settings = settingsFor(row);
  const written = asIn(row.course, state);
  const race = sideBySide(row) ?? closed(state.race);
  const from = { ...written, race, overlay: row.overlay ?? 'none', editing: null, focusNode: null };
  return whenKnown(rerun(from, { source: fromText(row.text), settings }, engine), (next) => {
    const opened = { ...next, step: 0, drafts: noDrafts };
    return row.overlay ? overlay(opened, { id: row.overlay }) : opened;
  });
}

/** @type {(row: import('./examples.js').Example) => State['race']} */
const sideBySide = ({ race }) =>
  race ? { runs: race.map((own) => ({ ...runnerOf(plainSettings), ...own })), by: 'leaf', at: 0, isOpen: true } : null;

/** @type {(race: State['race']) => State['race']} */
export const closed = (race) => race && { ...race, isOpen: false };

/**
 * What stands in a small field: what was typed there, or else what the setting is. What is as usual is left empty, and so is a
 * bound that there is none.
 * @param {Pick<State, 'settings' | 'drafts'>} state
 * @param {import('./types.js').Field} name
 */
export function fieldText({ settings, drafts }, name) {
  const typed = drafts[name];
  if (typed !== undefined) return typed;
  const { kind, plain } = settingNamed(name);
  const value = settings[name];
  if (value === plain || (kind === 'bound' && !Number.isFinite(value))) return '';
  return Number.isFinite(value) ? String(value) : Number(value) > 0 ? 'W' : 'L';
}

/**
 * What is run is what is wanted from now on.
 * @type {(state: State) => State}
 */
export const settle = (state) => ({ ...state, settings: state.shown.settings, drafts: noDrafts, wantsScore: false });

/** @type {Transition<{ id: string }>} */
export function algorithm(state, { id }, engine) {
  const known = engine.algorithms.find((row) => row.id === id);
  if (!known) return state;
  return rerun(state, { settings: { ...state.settings, algorithm: known.id } }, engine);
}

/** @type {Transition<{ id: string }>} */
export function order(state, { id }, engine) {
  return orders.includes(id) ? rerun(state, { settings: { ...state.settings, order: id } }, engine) : state;
}

/** @type {Transition<{ id: string }>} */
export function dialect(state, { id }, engine) {
  const known = engine.dialects.find((row) => row.id === id);
  if (!known) return state;
  const { cut, returns } = /** @type {Pick<Settings, 'cut' | 'returns'>} */ (known);
  return rerun(state, { settings: { ...state.settings, cut, returns } }, engine);
}

/** @type {(state: State, action: { panel: import('./types.js').Panel }) => State} */
export function panel(state, { panel }) {
  const counting = panel === 'counts';
  return { ...state, panel: counting ? state.panel : panel, counting, animate: false };
}

/** @type {(state: State) => State} */
export const counts = (state) =>
  state.counting ? { ...state, counting: false, animate: false } : panel(state, { panel: 'counts' });

/** @type {Transition<{ rule: keyof typeof rules, id: string }>} */
export function rule(state, { rule: name, id }, engine) {
  const known = rules[name].some((value) => value === id);
  return known ? rerun(state, { settings: { ...state.settings, [name]: id } }, engine) : state;
}

/**
 * On the tree, and as a panel of its own: the one with the id, else the next one.
 * @type {(state: State, action: { id?: string }) => State}
 */
export function overlay(state, { id }) {
  const next = overlays[(overlays.indexOf(state.overlay) + 1) % overlays.length];
  const chosen = overlays.find((one) => one === id) ?? next;
  return { ...state, overlay: chosen, panel: panelOf(chosen), animate: false };
}

/** The panel that says more about it. @type {(overlay?: State['overlay']) => State['panel']} */
export const panelOf = (overlay = 'none') => (overlay === 'none' ? null : overlay);

/**
 * Some switches of the notation.
 * @type {(state: State, action: { change: Partial<import('./types.js').Notation> }) => State}
 */
export const change = (state, { change }) => ({ ...state, ...change, animate: false });

/**
 * A whole notation, with the rules of its course.
 * @type {Transition<{ id: string }>}
 */
export function notation(state, { id }, engine) {
  return rerun(inNotation(state, id), { settings: { ...state.settings, ...presetNamed(id).rules } }, engine);
}

/**
 * In the notation of a course, if it has one that is not chosen already: what has been changed in that stays.
 * @type {(course: string | null, state: State) => State}
 */
export const asIn = (course, state) =>
  course !== state.notation && presets.some(({ id }) => id === course) ? inNotation(state, String(course)) : state;

/** @type {(state: State, id: string) => State} */
function inNotation(state, id) {
  const { id: known, notation } = presetNamed(id);
  return { ...state, ...notation, notation: known, animate: false };
}

/** @type {Transition<{ field: import('./types.js').Field, text: string }>} */
export function field(state, { field: name, text }, engine) {
  const value = readField(name, text);
  const next = value === undefined ? state : rerun(state, { settings: { ...state.settings, [name]: value } }, engine);
  return whenKnown(next, (next) => ({ ...next, drafts: { ...next.drafts, [name]: text } }));
}

/**
 * What a small field says; an empty one means no limit, and undefined that it cannot be read.
 * @param {import('./types.js').Field} name
 * @param {string} text
 * @returns {number | null | undefined}
 */
export function readField(name, text) {
  const trimmed = text.trim();
  return trimmed === '' ? plainSettings[name] : readSetting(name, trimmed);
}
