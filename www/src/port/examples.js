// The trees of lectures and books, which the core has by course. A row knows no words: its name and its line are messages named by its id.

import { examples as table } from '../../pkg/tables.js';
import { plainSettings } from './settings.js';

/** @typedef {import('./types.js').Settings} Settings */
/**
 * @typedef {object} Example
 * @property {string} id names the messages example-ID and example-ID-line
 * @property {string} course names the message course-COURSE; rows of one course stand together, in the order of its lectures
 * @property {string} text
 * @property {Partial<Settings>} settings what it needs; the rest is plain
 * @property {readonly Partial<import('./types.js').Runner>[]} [race] runs that stand side by side as it opens
 * @property {import('./types.js').State['overlay']} [overlay] what is written on the tree as it opens; else nothing
 * @property {boolean} [wasOpen] whether links to it were given out when it did not ask for payoffs yet
 * @property {string} [once] its text in links that were given out when it had no names yet
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

/** @type {(id: string, settings: Settings) => boolean} whether an example is searched as it asks for */
export function isAsAsked(id, settings) {
  const own = exampleOf(id).settings;
  const wanted = settingsFor({ settings: own });
  const names = /** @type {(keyof Settings)[]} */ ([...run, ...Object.keys(own)]);
  return names.every((name) => wanted[name] === settings[name]);
}

/** What every run goes by. */
const run = ['algorithm', 'cut', 'returns', 'ties', 'depth', 'order'];
