// From one example, claim or prepared position to the one before or after it in its group, without the list: the keys of a lecture.
// It remembers the group that was gone through last, and which example was chosen of two that are searched alike.

import { exampleOf, isAsAsked, settingsFor } from '../state/examples.js';
import { createAsking } from './asking.js';
import { claims, nameOf, opening } from './claims.js';
import { courseOf, courses, idsIn } from './groups.js';
import { isOnStage, prepared, shownOf } from './prepared.js';

/** @typedef {import('../page.js').Page} Page */

/** What was opened last, and from which group. @type {{ group: string, id: string } | null} */
let last = null;

/** @type {(group: string, id: string) => void} */
export function remember(group, id) {
  last = { group, id };
}

/**
 * The example on the stage, and the group to go through.
 * @param {import('../state/types.js').State} state
 * @returns {{ group: string, id: string | null }}
 */
export function placeOf(state) {
  const { example, claim } = state;
  if (claim !== null) return { group: 'claims', id: claim };
  const position = prepared.find((one) => isOnStage(one, state));
  if (position) return { group: 'games', id: position.id };
  if (example === null) return { group: last?.group ?? courses[0], id: null };
  const id = last && isShown(last.id, example) ? last.id : example;
  return { group: last && idsIn(last.group).includes(id) ? last.group : courseOf(id), id };
}

/**
 * Whether an example is on the stage: where two are searched alike, both go by the name of the first.
 * @type {(id: string, example: string) => boolean}
 */
const isShown = (id, example) =>
  exampleOf(id).text === exampleOf(example).text && isAsAsked(id, settingsFor(exampleOf(example)));

/**
 * Opens the one beside the one on the stage, and says which it is. From a tree of one's own the first one is next.
 * @param {Page} page
 * @param {1 | -1} by
 * @param {(text: string) => void} say
 */
export function move(page, by, say) {
  const { texts, state, dispatch } = page;
  const { group, id } = placeOf(state);
  const ids = idsIn(group);
  const at = id === null ? -1 : ids.indexOf(id);
  const wanted = id === null ? 0 : at + by;
  const place = Math.min(Math.max(wanted, 0), ids.length - 1);
  const isEnd = place !== wanted;
  const ask = createAsking(page);
  const claim = claims.find((one) => group === 'claims' && one.id === ids[place]);
  const position = prepared.find((one) => group === 'games' && one.id === ids[place]);
  if (!isEnd) {
    if (!claim) remember(group, ids[place]);
    if (claim) dispatch(opening(ask, claim));
    else if (position) dispatch({ type: 'openTree', text: position.text, settings: shownOf(position).settings });
    else dispatch({ type: 'chooseExample', id: ids[place] });
  }
  const name = claim ? nameOf(ask, claim) : texts.text(`${position ? 'prepared' : 'example'}-${ids[place]}`);
  const told = { place: place + 1, all: ids.length, name };
  const kind = isEnd ? (by > 0 ? 'last' : 'first') : state.present ? 'place' : 'keys';
  say(texts.text(`picking-${kind}`, told));
}
