// The picture on the stage, and the one that is to come there next. Each serves until run, notation, stage or font are others, and
// is freed then. It knows how large the stage is, and neither camera nor step.

import { isSameNotation } from '../notation.js';
import { createKit } from './kit.js';
import { createMeasure, fontFamily } from './measure.js';
import { createPicture, few } from './picture.js';
import { isArranged } from './ranks.js';
import { createSpeech } from './speech.js';

/** @typedef {import('../types.js').Told} Told */
/** @typedef {import('./sizes.js').Box} Room px */
/** @typedef {{ picture: import('./picture.js').Picture, view: Told, room: Room }} Entry */
/** @typedef {Entry & { kit: import('./kit.js').Kit }} Canvas what a step is drawn on */

/**
 * @param {HTMLElement} element
 * @param {import('../texts.js').Texts} texts
 */
export function createPictureCache(element, texts) {
  const speak = createSpeech(texts);
  let measure = createMeasure(fontFamily(element));
  /** Asked for at every step, it would make the browser lay out the page twice; before the panels are drawn, it is another. */
  let room = { width: 0, height: 0 };
  /** @type {Canvas | null} */
  let current = null;
  /** @type {Entry | null} */
  let next = null;

  /** @type {(view: Told, last?: Entry) => Entry} */
  const make = (view, last) => ({ picture: createPicture(view, room, measure, texts, { last }), view, room });

  function forget() {
    for (const entry of [current, next]) entry?.picture.free();
    current = null;
    next = null;
  }

  return {
    get current() {
      return current;
    },
    /** @returns {boolean} whether the stage has another size now */
    measureRoom() {
      const { clientWidth: width, clientHeight: height } = element;
      const isOther = !isSameRoom(room, { width, height });
      room = { width, height };
      return isOther;
    },
    /** What was measured before a font was there is measured again. */
    measureAgain() {
      measure = createMeasure(fontFamily(element));
      forget();
    },
    /**
     * What a run is drawn on; null while the stage has no room.
     * @param {import('../types.js').View} view
     */
    canvasFor(view) {
      if (!hasRoom(room)) this.measureRoom();
      if (!hasRoom(room)) return null;
      if (current && isOf(current, view, room)) return current;
      const last = current;
      const ready = next && isOf(next, view, room) ? next : null;
      if (!ready) next?.picture.free();
      current = next = null;
      const entry = ready ?? make(view, last ?? undefined);
      // Where only a score has changed, the layout serves on.
      if (last && last.picture.layout !== entry.picture.layout) last.picture.free();
      current = { ...entry, kit: createKit(view, entry.picture, measure, texts, speak) };
      return current;
    },
    /**
     * What the first picture of a large tree takes, a task each; nothing where that is little, or done. Until it is shown, the
     * stage stays as it is.
     * @param {Told} view
     * @returns {(() => void)[]}
     */
    tasksAhead(view) {
      const { tree, ends } = view.facts;
      const isThere = [current, next].some((entry) => entry && isOf(entry, view, room));
      if (tree.size <= few || !hasRoom(room) || isThere) return [];
      // Where an edit has changed nothing but a score, the layout serves again.
      if (current?.view.facts.ends === ends && current.view.state.shown.settings === view.state.shown.settings)
        return [];
      return [
        () => {
          // Two layouts of a million nodes at once would be the most that the page ever holds.
          forget();
          next = make(view);
        },
        () => next && view.run.tally(next.picture.layout),
      ];
    },
  };
}

/** @param {Room} room */
const hasRoom = ({ width, height }) => 40 <= width && 40 <= height;

/** @type {(one: Room, other: Room) => boolean} */
const isSameRoom = (one, other) => one.width === other.width && one.height === other.height;

/**
 * Whether a picture is that of a run, in a room: nothing but the step may differ.
 * @param {Entry} entry
 * @param {Told} view
 * @param {Room} room
 */
const isOf = (entry, view, room) =>
  entry.view.run === view.run &&
  isSameNotation(entry.view.state, view.state) &&
  isArranged(entry.view) === isArranged(view) &&
  isSameRoom(entry.room, room);
