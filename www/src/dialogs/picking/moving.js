// Moves from one example, claim or prepared position to its neighbour in the group, without the list: keys for a lecture. It remembers the
// last group, and which of two equally searched examples was chosen.

import { signsOf, worded } from '../../words/telling.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').Action} Action */

/** The last one opened, and its group. @type {{ group: string, id: string } | null} */
let last = null;

/** @type {(group: string, id: string) => void} */
export function remember(group, id) {
  last = { group, id };
}

/**
 * The example on the stage, and the group to go through.
 * @param {Pick<Page, 'engine'>} page
 */
export const placeOf = ({ engine }) => engine.session.place(last?.group, last?.id);

/** The action that opens one of a group. @type {(group: string, id: string) => Action} */
export function opening(group, id) {
  if (group === 'claims') return { type: 'openClaim', id };
  return { type: group === 'games' ? 'openPrepared' : 'chooseExample', id };
}

/**
 * Opens the neighbour of the one on the stage, and announces it.
 * @param {Page} page
 * @param {1 | -1} by
 * @param {(text: string) => void} say
 */
export function move({ texts, engine, state, dispatch }, by, say) {
  const { group, id, message, isEnd, place, all } = engine.session.beside(by, last?.group, last?.id, ...signsOf(texts));
  if (!isEnd) {
    if (group !== 'claims') remember(group, id);
    dispatch(opening(group, id));
  }
  const kind = isEnd ? (by > 0 ? 'last' : 'first') : state.present ? 'place' : 'keys';
  say(texts.text(`picking-${kind}`, { place, all, name: worded(texts, message) }));
}
