// The trees of lectures and books, which the core has by course, and which of them is shown. A row knows no words: its name and its
// line are messages named by its id.

import { examples as table } from '../../pkg/tables.js';
import { plainSettings } from '../core/settings.js';

/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {import('./types.js').Tree} Tree */
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

/** No example has more nodes. */
const mostNodes = 64;
/** All ways to write a tree are one. */
const shortest = (/** @type {string} */ text) => text.replace(/\s*([():])\s*/g, '$1').replace(/\bD\b/g, '0');
const written = new Map(examples.map((example) => [example, [example.text, example.once ?? ''].map(shortest)]));

/**
 * The example that is shown, if it is one: the same tree, searched as the example asks for; or else one that asks for nothing
 * but rules and a root window, if the window is the same. It depends on nothing else, so that it has the same name wherever it
 * comes from.
 * @param {Tree} tree
 * @param {Settings} settings
 * @param {{ overlay?: Example['overlay'], race?: unknown }} beside what of two examples that are searched alike tells one from the other
 * @returns {Example | null}
 */
export function exampleLike(tree, settings, { overlay = 'none', race }) {
  if (tree.size > mostNodes) return null;
  const text = tree.text();
  const alike = examples.filter(
    (example) => written.get(example)?.includes(text) && isSame(example, asGiven(example, settings), bounds),
  );
  const same = alike.filter((example) => isAsAsked(example.id, asGiven(example, settings)));
  const shown = same.find((row) => (row.overlay ?? 'none') === overlay && !row.race === !race) ?? same[0];
  return shown ?? alike.find((example) => namesIn(example).every((name) => isRule(name))) ?? null;
}

/** With the payoffs of an example, where its links were given out without any. @type {(example: Example, settings: Settings) => Settings} */
function asGiven({ settings: { least, greatest }, wasOpen }, settings) {
  const hasNone = settings.least === plainSettings.least && settings.greatest === plainSettings.greatest;
  return wasOpen && hasNone ? { ...settings, .../** @type {Settings} */ ({ least, greatest }) } : settings;
}

/** What tells examples from each other that are searched alike. @type {(state: Pick<import('./types.js').State, 'overlay' | 'race'>) => { overlay: Example['overlay'], race: boolean }} */
export const besideIn = ({ overlay, race }) => ({ overlay, race: race?.isOpen ?? false });

/** @type {(id: string, settings: Settings) => boolean} whether an example is searched as it asks for */
export function isAsAsked(id, settings) {
  const example = exampleOf(id);
  return isSame(example, settings, [...run, ...namesIn(example)]);
}

/**
 * The text of an example where that is what a tree is; one that was given out without its names stays without them.
 * @param {Example | null} example
 * @param {Tree} tree
 */
export const writtenAs = (example, tree) =>
  example && written.get(example)?.[0] === tree.text() ? example.text : null;

/** @typedef {keyof Settings} Name */
/** @type {Name[]} */
const bounds = ['alpha', 'beta', 'least', 'greatest'];
/** @type {Name[]} */
const run = ['algorithm', 'cut', 'returns', 'ties', 'depth', 'order'];
const isRule = (/** @type {Name} */ name) => [...bounds, 'cut', 'returns'].includes(name);
const namesIn = (/** @type {Example} */ { settings }) => /** @type {Name[]} */ (Object.keys(settings));

/** @type {(example: Example, settings: Settings, names: Name[]) => boolean} */
function isSame(example, settings, names) {
  const wanted = settingsFor(example);
  return names.every((name) => wanted[name] === settings[name]);
}
