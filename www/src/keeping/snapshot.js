// A tree with its settings and its step as plain data: what a saved file holds, what the browser keeps until the next start,
// and one line of the recent trees. Whatever is read may be anything, and the core checks it. It knows no storage.

import * as core from '../../pkg/core.js';
import { fromText } from '../core/source.js';
import { madeOf } from '../state/made.js';
import { languageIds } from '../words/languages.js';
import { linkedOf, shownBy } from './link.js';

/** @typedef {import('../state/types.js').State} State */
/** @typedef {import('../state/types.js').Settings} Settings */
/** @typedef {import('../state/types.js').Saved} Saved */

/**
 * The tree on the stage with what was asked of it.
 * @param {Pick<State, 'shown' | 'settings' | 'step' | 'race'>} state
 * @returns {Saved}
 */
export const savedOf = ({ shown: { source }, settings, step, race }) => ({
  tree: source.text,
  ...core.writtenSaved({ settings, step, race }),
});

/**
 * The same with how it was made, and how the page speaks and draws: what a file takes along to other readers.
 * @param {State} state
 * @returns {Saved}
 */
export const fileOf = (state) => ({ tree: state.shown.source.text, ...core.writtenSaved(linkedOf(state)) });

/**
 * @param {unknown} value
 * @returns {Saved | null} null where it holds no tree
 */
export function readSaved(value) {
  const { tree, settings, step, random, race, view } = /** @type {Record<string, unknown>} */ (Object(value));
  return typeof tree === 'string' ? { tree, settings, step, random, race, view } : null;
}

/** The tree itself may be large, and is not asked about. @type {(saved: Saved, chosen: Settings) => import('../../pkg/core.js').Link} */
const said = ({ tree, ...saved }, chosen) => core.readSaved(saved, chosen, languageIds);

/**
 * The settings of what was saved; what is missing or no setting stays as it is chosen.
 * @type {(saved: Saved, chosen: Settings) => Settings}
 */
export const settingsOf = (saved, chosen) => said(saved, chosen).settings;

/** Another language starts the page again, and a longer tree, in characters, would be lost then. */
const mostCarried = 1_000_000;

/**
 * How a saved tree is opened.
 * @param {Saved} saved
 * @param {Settings} chosen
 */
export function openingOf(saved, chosen) {
  const { settings, step, race, random, view } = said(saved, chosen);
  const { tree } = saved;
  const { language, ...rest } = /** @type {Partial<State>} */ (view);
  return {
    ...{ source: fromText(tree), settings, step, race },
    view: {
      ...shownBy(rest),
      ...(random ? { random: madeOf(random, tree) } : {}),
      ...(language && tree.length <= mostCarried ? { language } : {}),
    },
  };
}
