// From one example, claim or prepared position to the one before or after it in its group, without the list: the keys of a lecture.
// It remembers the group that was gone through last, and which example was chosen of two that are searched alike.

import { signsOf, worded } from '../../words/telling.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').Action} Action */

/** What was opened last, and from which group. @type {{ group: string, id: string } | null} */
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

/** What opens one of a group. @type {(group: string, id: string) => Action} */
export function opening(group, id) {
  if (group === 'claims') return { type: 'openClaim', id };
  return { type: group === 'games' ? 'openPrepared' : 'chooseExample', id };
}

/**
 * Opens the one beside the one on the stage, and says which it is.
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
