// Whole notations: how one course writes and searches, every switch and both rules at once. The table is the core's, the page's own
// first; names are messages.

import { presets as table } from '../../pkg/tables.js';

/** @typedef {{ id: string, language: string | null, notation: import('./types.js').Notation, rules: import('./types.js').Rules }} Preset the language is that of the course */

/** @type {readonly Preset[]} */
export const presets = table;

/** @type {(id: string) => Preset} */
export const presetNamed = (id) => presets.find((preset) => preset.id === id) ?? presets[0];

/**
 * In the notation of a course, if it has one that is not chosen already: what has been changed in that stays.
 * @type {(course: string | null, state: import('./types.js').State) => import('./types.js').State}
 */
export const asIn = (course, state) =>
  course !== state.notation && presets.some(({ id }) => id === course)
    ? { ...state, ...presetNamed(String(course)).notation, notation: String(course) }
    : state;
