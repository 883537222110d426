// The settings of a run as the page opens, and as a link means them that does not say otherwise.

import { algorithms, orders } from '../pkg/tables.js';

/** @type {import('./types.js').Settings} */
export const plainSettings = {
  algorithm: 'alpha-beta',
  cut: 'at-bound',
  returns: 'fail-soft',
  ties: 'first',
  alpha: Number.NEGATIVE_INFINITY,
  beta: Number.POSITIVE_INFINITY,
  least: Number.NEGATIVE_INFINITY,
  greatest: Number.POSITIVE_INFINITY,
  depth: null,
  order: 'as-written',
  seed: 1,
  guess: 0,
  margin: 1,
};

/** What belongs to one tree, as a tree begins without it: root window, payoffs and limit. */
export const unbound = {
  ...{ alpha: plainSettings.alpha, beta: plainSettings.beta },
  ...{ least: plainSettings.least, greatest: plainSettings.greatest },
  depth: plainSettings.depth,
};

/**
 * Whether something is known of the payoffs.
 * @param {Pick<import('./types.js').Settings, 'least' | 'greatest'>} settings
 */
export const hasPayoffs = ({ least, greatest }) => least !== plainSettings.least || greatest !== plainSettings.greatest;

/** The values of each rule, the usual one first. */
export const rules = /** @type {const} */ ({
  cut: ['at-bound', 'past-bound'],
  returns: ['fail-soft', 'fail-hard', 'running-bound'],
  ties: ['first', 'last'],
});

/** How many digits the whole numbers among the settings have at most, wherever they are typed, linked or kept. */
export const mostDigits = { depth: 4, seed: 15 };

export { orders };

/** The core's algorithms, in the order of the picker. */
export const algorithmIds = algorithms.map(({ id }) => id);

/**
 * The settings that a run really went by: what its algorithm leaves no choice of stands at its plain value.
 * @param {import('./types.js').Settings} settings
 * @param {import('./types.js').Algorithm} algorithm
 * @returns {import('./types.js').Settings}
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
 * @param {Pick<import('./page.js').Page, 'run' | 'settings' | 'score'>} page
 * @returns {Record<string, string>}
 */
export function guessed({ run, settings, score }) {
  const { guess = settings.guess } = run;
  return { guess: score(guess), asked: score(settings.guess), rounded: guess === settings.guess ? 'no' : 'yes' };
}
