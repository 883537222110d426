// The settings of a run, by the core's table: what they are as the page opens, and as a link means them that does not say
// otherwise; how each is read from a link, a race and a file, and written.

import { algorithms, settings as table } from '../../pkg/tables.js';
import { positive, readScore, writtenScore } from '../keeping/scores.js';

/** @typedef {import('../state/types.js').Settings} Settings */
/**
 * @typedef {object} Setting a row of the core's table
 * @property {keyof Settings} id
 * @property {typeof table[number]['kind']} kind
 * @property {string | number | null} plain what it is where nothing is said
 * @property {readonly string[]} [choices] of an algorithm, a rule or an order
 * @property {number} [digits] of a count, at most, wherever it is typed, linked or kept
 * @property {boolean} own whether each of several compared runs has one; else it belongs to the tree
 */

/** @type {readonly Setting[]} in the order in which links name them */
export const settings = table;

/** @type {(name: keyof Settings) => Setting} */
export const settingNamed = (name) => /** @type {Setting} */ (settings.find(({ id }) => id === name));

/**
 * What some settings are, by their ids.
 * @param {readonly Setting[]} rows
 * @param {(row: Setting) => unknown} told
 */
export const byId = (rows, told) => Object.fromEntries(rows.map((row) => [row.id, told(row)]));

export const plainSettings = /** @type {Settings} */ (byId(settings, ({ plain }) => plain));

/** What belongs to one tree, as a tree begins without it: root window, payoffs and limit. */
export const unbound = /** @type {Pick<Settings, 'alpha' | 'beta' | 'least' | 'greatest' | 'depth'>} */ (
  byId(
    settings.filter(({ own }) => !own),
    ({ plain }) => plain,
  )
);

/**
 * Whether something is known of the payoffs.
 * @param {Pick<import('../state/types.js').Settings, 'least' | 'greatest'>} settings
 */
export const hasPayoffs = ({ least, greatest }) => least !== plainSettings.least || greatest !== plainSettings.greatest;

/**
 * Whether a root window is asked for.
 * @param {Pick<Settings, 'alpha' | 'beta'>} settings
 */
export const hasWindow = ({ alpha, beta }) => alpha !== plainSettings.alpha || beta !== plainSettings.beta;

/** The values of each rule, the usual one first. */
export const rules = /** @type {{ [R in 'cut' | 'returns' | 'ties']: readonly Settings[R][] }} */ (
  byId(
    settings.filter(({ kind }) => kind === 'rule'),
    ({ choices }) => choices,
  )
);

/** The child orders, in the order of the picker. */
export const orders = settings.find(({ id }) => id === 'order')?.choices ?? [];

/** The search with windows and the one without, of which all others are kinds. @type {string[]} */
export const basics = ['alpha-beta', 'minimax'];

/** The core's algorithms, in the order of the picker. @type {string[]} */
export const algorithmIds = algorithms.map(({ id }) => id);

/**
 * A setting as a link says it.
 * @param {Setting} row
 * @param {string} text
 * @returns {string | number | undefined} undefined for what says nothing
 */
export function readSetting({ kind, choices, digits }, text) {
  if (choices) return choices.find((one) => one === text);
  if (kind === 'count') return /^\d+$/.test(text) && text.length <= Number(digits) ? Number(text) : undefined;
  return kind === 'margin' ? positive(readScore(text)) : readScore(text);
}

/** As a link says it. @param {string | number | null} value */
export const writtenSetting = (value) => (typeof value === 'number' ? writtenScore(value) : (value ?? ''));

/** JSON has no infinities, so they are words. @type {(value: string | number | null) => string | number | null} */
export const keptSetting = (value) =>
  typeof value === 'number' && !Number.isFinite(value) ? writtenScore(value) : value;

/**
 * A setting as it was kept in JSON.
 * @param {Setting} row
 * @param {unknown} value anything
 * @param {(value: number) => number} nearest score to a number
 * @returns {string | number | null | undefined} undefined for what is none
 */
export function readKept({ kind, choices, digits, plain }, value, nearest) {
  if (choices) return choices.find((one) => one === value);
  if (kind === 'count') return isCount(value, Number(digits)) || (value === null && plain === null) ? value : undefined;
  if (typeof value === 'number' && Number.isFinite(value))
    return kind === 'margin' ? positive(nearest(value)) : nearest(value);
  const word = kind !== 'margin' && (value === 'inf' || value === '-inf');
  return word ? readScore(value) : undefined;
}

/**
 * @param {unknown} value
 * @param {number} digits
 * @returns {value is number}
 */
const isCount = (value, digits) =>
  typeof value === 'number' && Number.isInteger(value) && 0 <= value && value < 10 ** digits;

/**
 * The settings that a run really went by: what its algorithm leaves no choice of stands at its plain value.
 * @param {import('../state/types.js').Settings} settings
 * @param {import('../state/types.js').Algorithm} algorithm
 * @returns {import('../state/types.js').Settings}
 */
export function inForce(settings, { dialects, ties: hasTies, rootWindow }) {
  const { cut, returns, ties, alpha, beta } = plainSettings;
  return {
    ...settings,
    ...(dialects ? {} : { cut, returns }),
    ...(hasTies ? {} : { ties }),
    ...(rootWindow ? {} : { alpha, beta }),
  };
}

/**
 * The guess as a sentence tells it: the one that the run goes by, and the one that was asked for where it was rounded.
 * @param {Pick<import('../page.js').Page, 'run' | 'settings' | 'score'>} page
 * @returns {Record<string, string>}
 */
export function guessed({ run, settings, score }) {
  const { guess = settings.guess } = run;
  return { guess: score(guess), asked: score(settings.guess), rounded: guess === settings.guess ? 'no' : 'yes' };
}
