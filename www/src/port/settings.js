// The settings of a run, from the core's table: defaults, values, and when they have an effect.

import { algorithms, settings as table } from '../../pkg/tables.js';

/** @typedef {import('./types.js').Settings} Settings */
/**
 * @typedef {object} Setting a row of the core's table
 * @property {keyof Settings} id
 * @property {typeof table[number]['kind']} kind
 * @property {string | number | null} plain its default
 * @property {readonly string[]} [choices] for an algorithm, a rule or an order
 * @property {number} [digits] maximum of a count, wherever it is typed, linked or stored
 * @property {boolean} own whether each compared run has its own; else it belongs to the tree
 * @property {{ setting: keyof Settings, values: readonly string[] }} [only] the values of another setting that give it an effect
 */

/** @type {readonly Setting[]} in the order in which links name them */
export const settings = table;

/** @type {(name: keyof Settings) => Setting} */
export const settingNamed = (name) => /** @type {Setting} */ (settings.find(({ id }) => id === name));

/**
 * Values for some settings, by their ids.
 * @param {readonly Setting[]} rows
 * @param {(row: Setting) => unknown} told
 */
const byId = (rows, told) => Object.fromEntries(rows.map((row) => [row.id, told(row)]));

export const plainSettings = /** @type {Settings} */ (byId(settings, ({ plain }) => plain));

/**
 * Whether anything is known about the payoffs.
 * @param {Pick<import('./types.js').Settings, 'least' | 'greatest'>} settings
 */
export const hasPayoffs = ({ least, greatest }) => least !== plainSettings.least || greatest !== plainSettings.greatest;

/**
 * Whether a root window is set.
 * @param {Pick<Settings, 'alpha' | 'beta'>} settings
 */
export const hasWindow = ({ alpha, beta }) => alpha !== plainSettings.alpha || beta !== plainSettings.beta;

/** The values of each rule, the default first. */
export const rules = /** @type {{ [R in 'cut' | 'returns' | 'ties']: readonly Settings[R][] }} */ (
  byId(
    settings.filter(({ kind }) => kind === 'rule'),
    ({ choices }) => choices,
  )
);

/** The child orders, in the order of the picker. */
export const orders = settings.find(({ id }) => id === 'order')?.choices ?? [];

/** The search with windows and the one without; all others are variants. @type {string[]} */
export const basics = ['alpha-beta', 'minimax'];

/** The core's algorithms, in the order of the picker. @type {string[]} */
export const algorithmIds = algorithms.map(({ id }) => id);

/**
 * Whether a setting has an effect beside others.
 * @type {(row: Setting, settings: Settings) => boolean}
 */
export const meansSomething = ({ only }, settings) => !only || only.values.includes(String(settings[only.setting]));

/**
 * The numeric settings that depend on another setting, and have an effect beside it.
 * @type {(asked: Settings, of: 'algorithm' | 'order') => (Setting & { id: import('./types.js').Field })[]}
 */
export const numbersOf = (asked, of) =>
  /** @type {any} */ (
    settings.filter(
      (row) => row.only?.setting === of && !row.choices && row.kind !== 'bound' && meansSomething(row, asked),
    )
  );

/**
 * The settings in force in a run: those that its algorithm does not have are at their defaults.
 * @param {Settings} asked
 * @returns {Settings}
 */
export function inForce(asked) {
  const idle = settings.filter((row) => row.only?.setting === 'algorithm' && !meansSomething(row, asked));
  return { ...asked, ...byId(idle, ({ plain }) => plain) };
}

/**
 * The guess in a sentence: the one in force, and the requested one if it was rounded.
 * @param {Pick<import('../page/page.js').Page, 'run' | 'settings' | 'score'>} page
 * @returns {Record<string, string>}
 */
export function guessed({ run, settings, score }) {
  const { guess = settings.guess } = run;
  return { guess: score(guess), asked: score(settings.guess), rounded: guess === settings.guess ? 'no' : 'yes' };
}
