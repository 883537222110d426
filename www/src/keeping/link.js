// The link: the part of the address after "#", and what it is to the page's state. The core reads and writes it; whether a tree reads
// and how long its run is, is for others to say.

import * as core from '../../pkg/core.js';
import { longestRead } from '../../pkg/tables.js';
import { panelOf } from '../state/choosing.js';
import { isRandom } from '../state/made.js';
import { switchNames } from '../state/notation.js';
import { languageIds } from '../words/languages.js';

/** @typedef {import('../state/types.js').State} State */
/** @typedef {Omit<import('../../pkg/core.js').Link, 'view'> & { state: Partial<State> }} Link state: how the page is to speak and draw */
/**
 * A piece of a link that could not be followed, or not yet.
 * @typedef {object} Ignored
 * @property {string} piece as it stands in the link, shortened
 * @property {import('../../pkg/core.js').Link['ignored'][number]['why'] | 'tree' | 'step' | 'random' | 'not-loaded'} why
 * @property {import('../state/types.js').ReadError} [error] of a tree
 * @property {number} [limit] the last step there is; the pieces not listed
 */

/** How the page speaks and draws, as fields of its state. */
const viewFields = /** @type {const} */ ([
  ...['grain', 'isGrainOwn', 'predict', 'language', 'theme', 'notation', 'arrange', 'overlay'],
  ...switchNames,
]);

/** @type {(state: State) => object} */
const viewIn = (state) =>
  Object.fromEntries(viewFields.map((name) => [name, state[/** @type {keyof State} */ (name)]]));

/**
 * How a state is to be given out.
 * @param {State} state
 * @returns {import('../../pkg/core.js').Linked}
 */
export const linkedOf = (state) => ({
  ...{ settings: state.settings, step: state.step, race: state.race, claim: state.claim, view: viewIn(state) },
  random: isRandom(state) ? state.random.of : null,
});

/**
 * The link to what a state shows.
 * @param {State} state
 * @param {string} tree the shortest text of the shown tree
 * @param {State} [own] how the reader's page speaks and draws without the link, where it is for one reader alone
 * @returns {string} without "#"; every link names its tree
 */
export const linkOf = (state, tree, own) => core.writtenLink({ ...linkedOf(state), tree }, own && viewIn(own));

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

/**
 * Any text at all gives a link; what cannot be followed is listed.
 * @param {string} hash with or without "#"
 * @returns {Link}
 */
export function readLink(hash) {
  const { view, ...link } = core.readLink(hash, languageIds);
  return { ...link, state: shownBy(view) };
}

/** What is written on the tree has a panel that says more about it. @type {(view: Partial<State>) => Partial<State>} */
export const shownBy = (view) => ('overlay' in view ? { ...view, panel: panelOf(view.overlay) } : view);
