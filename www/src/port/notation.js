// How lecturers write the same tree: the core's table of switches, each with its default first. It knows neither how any of them is drawn,
// nor which node shows what: that is up to the core.

import { switches, presets as table } from '../../pkg/tables.js';

/** @typedef {import('./types.js').Notation} Notation */

export { switches };

export const switchNames = /** @type {(keyof Notation)[]} */ (Object.keys(switches));

export const usual = /** @type {Notation} */ (Object.fromEntries(switchNames.map((name) => [name, switches[name][0]])));

/** The name of a switch in links and messages. @type {(name: keyof Notation) => string} */
export const spelled = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @type {(one: Notation, other: Notation) => boolean} */
export const isSameNotation = (one, other) => switchNames.every((name) => one[name] === other[name]);

/** The notation alone. @type {(state: Notation) => Notation} */
export const notationOf = (state) =>
  /** @type {Notation} */ (Object.fromEntries(switchNames.map((name) => [name, state[name]])));

/** @typedef {{ id: string, language: string | null, notation: import('./types.js').Notation, rules: import('./types.js').Rules }} Preset the language is that of the course */

/** Whole notations: the writing and rules of one course. The page's own is first; names are messages. @type {readonly Preset[]} */
export const presets = table;

/** @type {(id: string) => Preset} */
export const presetNamed = (id) => presets.find((preset) => preset.id === id) ?? presets[0];

/**
 * A state in the notation of a course, if it has one that is not chosen already: changes made in that are preserved.
 * @type {(course: string | null, state: import('./types.js').State) => import('./types.js').State}
 */
export const asIn = (course, state) =>
  course !== state.notation && presets.some(({ id }) => id === course)
    ? { ...state, ...presetNamed(String(course)).notation, notation: String(course) }
    : state;
