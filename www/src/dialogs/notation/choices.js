// The switches of the notation: their order, which values are unavailable, and which differ from the course. Pure: it knows the tables of
// switches and presets, and no element.

import { presetNamed, spelled, switchNames } from '../../port/notation.js';

/** @typedef {import('../../port/types.js').Notation} Notation */
/** @typedef {keyof Notation} Name */
/**
 * @typedef {object} NotationChoice
 * @property {string} id a course, or `general`
 * @property {Notation} notation its switches, some of which may have been changed
 * @property {boolean} [seesAll] whether the search visits every leaf
 */

/** The columns of the dialog, and the groups in them. @type {{ id: string, names: Name[] }[][]} */
export const columns = [
  [
    { id: 'nodes', names: ['skin', 'letters', 'rows', 'interim', 'best'] },
    { id: 'windows', names: ['windows', 'asOf', 'bounds', 'after', 'leafWindows', 'raised', 'names'] },
  ],
  [
    { id: 'leaves', names: ['numbers', 'unseen', 'cuts'] },
    { id: 'numbers', names: ['infinity', 'separator'] },
  ],
];

/** Whether a course shows no best value so far, or another one instead: it returns a bound. @type {(id: string) => boolean} */
const knowsNoBest = (id) => presetNamed(id).rules.returns !== 'fail-soft';

/**
 * By value, when it would make no sense in the course, or change nothing. The chosen value is never off.
 * @type {Partial<Record<Name, (value: string, chosen: NotationChoice) => boolean>>}
 */
const offs = {
  best: (value, { id }) => knowsNoBest(id) && value !== presetNamed(id).notation.best,
  interim: (value, { notation }) => notation.best === 'none' || (notation.best === 'v' && value === 'signed'),
  // A single bound has to say which one it is.
  bounds: (value, { notation }) => value === 'own' && notation.windows !== 'labelled',
  windows: (value, { notation }) => value !== 'labelled' && notation.bounds === 'own',
  raised: (value, { notation }) => value === 'before' && notation.asOf === 'called',
  numbers: (_, { seesAll = false }) => seesAll,
  unseen: (_, { seesAll = false }) => seesAll,
  separator: (_, { notation }) => notation.windows === 'labelled',
};

/** @type {(name: Name, value: string, chosen: NotationChoice) => boolean} */
export const isOff = (name, value, chosen) => chosen.notation[name] !== value && (offs[name]?.(value, chosen) ?? false);

/** The switches that differ from the course. @type {(chosen: NotationChoice) => Name[]} */
export const changedIn = ({ id, notation }) =>
  columns
    .flat()
    .flatMap(({ names }) => names)
    .filter((name) => notation[name] !== presetNamed(id).notation[name]);

/**
 * The same in words.
 * @param {NotationChoice} chosen
 * @param {import('../../words/texts.js').Texts} texts
 */
export const changesTold = (chosen, texts) =>
  changedIn(chosen)
    .map((name) => `${texts.text(`notation-${spelled(name)}`)}: ${wordOf(name, chosen.notation, texts)}`)
    .join('; ');

/** @type {(name: Name, notation: Notation, texts: import('../../words/texts.js').Texts) => string} */
const wordOf = (name, notation, texts) => texts.text(`notation-${spelled(name)}-${notation[name]}`);

/**
 * The part of a link about the notation.
 * @param {Record<string, string>} said the page's language and look, by name
 */
export const inLink = (said) =>
  ['notation', ...switchNames.map(spelled)]
    .filter((name) => name in said)
    .map((name) => `${name}=${said[name]}`)
    .join(', ');
