// The link: the part of the address after "#", as the core reads and writes it.

import * as core from '../../pkg/core.js';
import { longestLink, longestRead } from '../../pkg/tables.js';
import { switchNames } from './notation.js';

/** @typedef {import('./types.js').State} State */

/** How the page speaks and draws, as fields of its state. */
const viewFields = /** @type {const} */ ([
  ...['grain', 'isGrainOwn', 'predict', 'language', 'theme', 'notation', 'arrange', 'overlay'],
  ...switchNames,
]);

/** @type {(state: State) => object} */
const viewIn = (state) =>
  Object.fromEntries(viewFields.map((name) => [name, state[/** @type {keyof State} */ (name)]]));

/**
 * The link to a tree that does not stand on the page.
 * @param {State} state how it would be shown
 * @param {string} tree its shortest text
 * @returns {string | null} without "#"; null where it is longer than a link may be
 */
export function linkOf(state, tree) {
  const { settings, step, claim } = state;
  const link = core.writtenLink({ tree, settings, step, claim, view: viewIn(state) }, undefined);
  return link.length <= longestLink ? link : null;
}

/**
 * How a state speaks and draws, as a link would say it: by name what is not as usual.
 * @param {State} state
 */
export const viewOf = (state) => core.writtenView(viewIn(state));

/**
 * The link that a whole text is.
 * @param {string} text
 * @returns {string | null} from "#" on; null for any other text
 */
export const linkIn = (text) => (text.length <= longestRead && core.linkIn(text)) || null;
