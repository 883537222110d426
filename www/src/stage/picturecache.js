// The picture on the stage, and the next one in preparation. Each is used until run, notation or stage change, and is then freed. It knows
// the size of the stage, and neither camera nor step.

import { nameOf } from '../port/handles.js';
import { isSameNotation } from '../port/notation.js';
import { createPicture, few } from './picture.js';
import { isArranged } from './ranks.js';

/** @typedef {import('../port/types.js').PictureSource} PictureSource */
/** @typedef {import('./picture.js').Room} Room */
/** @typedef {{ picture: import('./picture.js').Picture, view: PictureSource, room: Room }} Canvas the picture of a run on a stage */

/**
 * @typedef {object} PictureCache
 * @property {HTMLElement} element the stage
 * @property {import('../words/texts.js').Texts} texts
 * @property {Room} room of the stage: measuring it at every step would make the browser lay out the page twice
 * @property {Canvas | null} current
 * @property {Canvas | null} next
 */

/**
 * @param {HTMLElement} element
 * @param {import('../words/texts.js').Texts} texts
 * @returns {PictureCache}
 */
export const createPictureCache = (element, texts) => ({
  ...{ element, texts, room: { width: 0, height: 0 }, current: null, next: null },
});

/**
 * @param {PictureCache} cache
 * @returns {boolean} whether the stage has another size now
 */
export function measureRoom(cache) {
  const { clientWidth: width, clientHeight: height } = cache.element;
  const isOther = !isSameRoom(cache.room, { width, height });
  cache.room = { width, height };
  return isOther;
}

/** @param {PictureCache} cache */
function forget(cache) {
  for (const canvas of [cache.current, cache.next]) canvas?.picture.core.free();
  cache.current = null;
  cache.next = null;
}

/**
 * The picture of a run; null while the stage has no room. Before the panels are drawn, its size differs.
 * @param {PictureCache} cache
 * @param {import('../port/types.js').View} view
 */
export function canvasFor(cache, view) {
  const { current, next } = cache;
  if (!hasRoom(cache)) measureRoom(cache);
  if (!hasRoom(cache)) return null;
  if (isOf(current, view, cache)) return current;
  const isReady = isOf(next, view, cache);
  if (!isReady) next?.picture.core.free();
  cache.current = null;
  cache.next = null;
  cache.current = isReady && next ? next : canvasOf(cache, view, current);
  current?.picture.core.free();
  return cache.current;
}

/**
 * @param {PictureCache} cache
 * @param {PictureSource} view
 * @param {Canvas | null} last the one before it
 * @returns {Canvas}
 */
const canvasOf = ({ room, texts }, view, last) => ({
  picture: createPicture(view, room, texts, { last: last ?? undefined }),
  view,
  room,
});

/**
 * The tasks for the first picture of a large tree; empty if they are short, or done. Until it is shown, the stage stays as it is.
 * @param {PictureCache} cache
 * @param {PictureSource} view
 * @returns {(() => void)[]}
 */
export function tasksAhead(cache, view) {
  const { current, next } = cache;
  const { tree, ends } = view.facts;
  if (tree.size <= few || !hasRoom(cache) || isOf(current, view, cache) || isOf(next, view, cache)) return [];
  // If an edit changed only a score, the layout is reused.
  if (current?.view.facts.ends === ends && isSameSearch(current.view, view)) return [];
  return [
    () => {
      // Two layouts of a million nodes at once would double the page's peak memory.
      forget(cache);
      cache.next = canvasOf(cache, view, null);
    },
    () => cache.next?.picture.core.tally(view.run),
  ];
}

/** @type {(one: PictureSource, other: PictureSource) => boolean} */
const isSameSearch = (one, other) => nameOf(one.state.shown.settings) === nameOf(other.state.shown.settings);

/** @param {PictureCache} cache */
const hasRoom = ({ room: { width, height } }) => 40 <= width && 40 <= height;

/** @type {(one: Room, other: Room) => boolean} */
const isSameRoom = (one, other) => one.width === other.width && one.height === other.height;

/**
 * Whether a picture belongs to a run on the current stage: only the step may differ.
 * @param {Canvas | null} canvas
 * @param {PictureSource} view
 * @param {PictureCache} cache
 */
const isOf = (canvas, view, { room }) =>
  canvas !== null &&
  canvas.view.run === view.run &&
  isSameNotation(canvas.view.state, view.state) &&
  isArranged(canvas.view) === isArranged(view) &&
  isSameRoom(canvas.room, room);
