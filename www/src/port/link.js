// The link: the part of the address after "#", read and written by the core.

import * as core from '../../pkg/core.js';
import { longestLink, longestRead } from '../../pkg/tables.js';
import { switchNames } from './notation.js';

/** @typedef {import('./types.js').State} State */

/** The page's language and look, as fields of its state. */
const viewFields = /** @type {const} */ ([
  ...['grain', 'isGrainOwn', 'predict', 'language', 'theme', 'notation', 'arrange', 'overlay'],
  ...switchNames,
]);

/** @type {(state: State) => object} */
const viewIn = (state) =>
  Object.fromEntries(viewFields.map((name) => [name, state[/** @type {keyof State} */ (name)]]));

/**
 * The link to a tree that is not on the page.
 * @param {State} state how it would be shown
 * @param {string} tree its shortest text
 * @returns {string | null} without "#"; null if it is too long for a link
 */
export function linkOf(state, tree) {
  const { settings, step, claim } = state;
  const link = core.writtenLink({ tree, settings, step, claim, view: viewIn(state) }, undefined);
  return link.length <= longestLink ? link : null;
}

/**
 * A state's language and look, as in a link: the differences from the defaults, by name.
 * @param {State} state
 */
export const viewOf = (state) => core.writtenView(viewIn(state));

/**
 * The link that a text consists of.
 * @param {string} text
 * @returns {string | null} from "#" on; null for any other text
 */
export const linkIn = (text) => (text.length <= longestRead && core.linkIn(text)) || null;
