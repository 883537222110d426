// The trees of lectures and books, by course, from the core. A row knows no words: its name and its line are messages named by its id.

import { examples as table } from '../../pkg/tables.js';
import { plainSettings } from './settings.js';

/** @typedef {import('./types.js').Settings} Settings */
/**
 * @typedef {object} Example
 * @property {string} id names the messages example-ID and example-ID-line
 * @property {string} course names the message course-COURSE; rows of one course are adjacent, in the order of its lectures
 * @property {string} text
 * @property {Partial<Settings>} settings its own settings; the others have defaults
 * @property {readonly Partial<import('./types.js').Runner>[]} [race] runs side by side when it opens
 * @property {import('./types.js').State['overlay']} [overlay] the overlay on the tree when it opens, if any
 * @property {boolean} [wasOpen] whether there are old links to it without its payoffs
 * @property {string} [once] its text in old links, without names
 */

/** @type {readonly Example[]} */
export const examples = table;

/**
 * @param {string} id
 * @returns {Example}
 */
export function exampleOf(id) {
  return examples.find((example) => example.id === id) ?? examples[0];
}

/**
 * All settings of an example.
 * @param {Pick<Example, 'settings'>} example
 * @returns {Settings}
 */
export const settingsFor = ({ settings }) => ({ ...plainSettings, ...settings });

/** @type {(id: string, settings: Settings) => boolean} whether an example is searched with its own settings */
export function isAsAsked(id, settings) {
  const own = exampleOf(id).settings;
  const wanted = settingsFor({ settings: own });
  const names = /** @type {(keyof Settings)[]} */ ([...run, ...Object.keys(own)]);
  return names.every((name) => wanted[name] === settings[name]);
}

/** Settings that apply to every run. */
const run = ['algorithm', 'cut', 'returns', 'ties', 'depth', 'order'];
