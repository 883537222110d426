// The settings of a run, by the core's table: what they are as the page opens, which values they have, and when they mean something.

import { algorithms, settings as table } from '../../pkg/tables.js';

/** @typedef {import('./types.js').Settings} Settings */
/**
 * @typedef {object} Setting a row of the core's table
 * @property {keyof Settings} id
 * @property {typeof table[number]['kind']} kind
 * @property {string | number | null} plain what it is where nothing is said
 * @property {readonly string[]} [choices] of an algorithm, a rule or an order
 * @property {number} [digits] of a count, at most, wherever it is typed, linked or kept
 * @property {boolean} own whether each of several compared runs has one; else it belongs to the tree
 * @property {{ setting: keyof Settings, values: readonly string[] }} [only] the values of another one with which alone it means something
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
const byId = (rows, told) => Object.fromEntries(rows.map((row) => [row.id, told(row)]));

export const plainSettings = /** @type {Settings} */ (byId(settings, ({ plain }) => plain));

/**
 * Whether something is known of the payoffs.
 * @param {Pick<import('./types.js').Settings, 'least' | 'greatest'>} settings
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
 * Whether a setting means something beside others.
 * @type {(row: Setting, settings: Settings) => boolean}
 */
export const meansSomething = ({ only }, settings) => !only || only.values.includes(String(settings[only.setting]));

/**
 * The numbers that are chosen because of another setting, and mean something beside it.
 * @type {(asked: Settings, of: 'algorithm' | 'order') => (Setting & { id: import('./types.js').Field })[]}
 */
export const numbersOf = (asked, of) =>
  /** @type {any} */ (
    settings.filter(
      (row) => row.only?.setting === of && !row.choices && row.kind !== 'bound' && meansSomething(row, asked),
    )
  );

/**
 * The settings that a run really went by: what its algorithm leaves no choice of stands at its plain value.
 * @param {Settings} asked
 * @returns {Settings}
 */
export function inForce(asked) {
  const idle = settings.filter((row) => row.only?.setting === 'algorithm' && !meansSomething(row, asked));
  return { ...asked, ...byId(idle, ({ plain }) => plain) };
}

/**
 * The guess as a sentence tells it: the one that the run goes by, and the one that was asked for where it was rounded.
 * @param {Pick<import('../page/page.js').Page, 'run' | 'settings' | 'score'>} page
 * @returns {Record<string, string>}
 */
export function guessed({ run, settings, score }) {
  const { guess = settings.guess } = run;
  return { guess: score(guess), asked: score(settings.guess), rounded: guess === settings.guess ? 'no' : 'yes' };
}
