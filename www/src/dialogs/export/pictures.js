// The small trees of dialogs: one picture per run, made for its room and reused until run, room or notation changes. It knows no step but
// the one that it has to draw.

import { nothing } from 'lit-html';
import { isSameNotation } from '../../port/notation.js';
import { isArranged } from '../../stage/ranks.js';
import { createStill, margin } from './still.js';

/** @typedef {import('../../port/types.js').View} View */
/** @typedef {{ width: number, height: number }} Room px */
/** @typedef {{ still: import('./still.js').Still, view: View, beside: View[], room: Room }} PageImage */
/** @typedef {ReturnType<typeof createPictures>} Pictures */

/** The minimum room, in px. */
const least = 40;

/**
 * @param {import('../../words/texts.js').Texts} texts
 * @param {() => void} redraw
 */
export function createPictures(texts, redraw) {
  /** @type {Room[]} */
  let rooms = [];
  /** @type {Map<number, PageImage>} */
  const made = new Map();
  const observer = new ResizeObserver(redraw);
  /** Observing an element again would report it again. @type {WeakSet<Element>} */
  const observed = new WeakSet();

  return {
    /**
     * @param {View} view
     * @param {number} index
     * @param {View[]} [beside] the other runs of the tree, side by side with it
     */
    template(view, index, beside = []) {
      const room = rooms[index] && beside.length > 0 ? leastOf(rooms) : rooms[index];
      if (!room || Math.min(room.width, room.height) <= 2 * margin + least) return nothing;
      const known = made.get(index);
      if (known && isSame(known, view, beside, room)) return known.still.follow(view);
      known?.still.free();
      const inner = { width: room.width - 2 * margin, height: room.height - 2 * margin };
      const still = createStill(view, inner, texts, beside);
      made.set(index, { still, view, beside, room });
      return still.follow(view);
    },
    /**
     * Measures the available room.
     * @param {HTMLElement} host
     * @returns {boolean} whether that has changed
     */
    follow(host) {
      const figures = /** @type {HTMLElement[]} */ ([...host.querySelectorAll('.stage')]);
      for (const figure of figures.filter((one) => !observed.has(one))) {
        observed.add(figure);
        observer.observe(figure);
      }
      const next = figures.map(({ clientWidth: width, clientHeight: height }) => ({ width, height }));
      const isChanged = next.length !== rooms.length || next.some((room, index) => !isSameRoom(room, rooms[index]));
      rooms = next;
      forget(made, next.length);
      return isChanged;
    },
    close() {
      observer.disconnect();
      forget(made);
    },
  };
}

/**
 * @param {Map<number, PageImage>} made
 * @param {number} [from] index
 */
function forget(made, from = 0) {
  for (const [index, { still }] of made) {
    if (index < from) continue;
    still.free();
    made.delete(index);
  }
}

/** @type {(one: Room, other: Room) => boolean} */
const isSameRoom = (one, other) => one.width === other.width && one.height === other.height;

/** Pictures side by side have the same room, though a browser may have rounded one up. @type {(rooms: Room[]) => Room} */
const leastOf = (rooms) => ({
  width: Math.min(...rooms.map(({ width }) => width)),
  height: Math.min(...rooms.map(({ height }) => height)),
});

/** @type {(made: PageImage, view: View, beside: View[], room: Room) => boolean} */
const isSame = (made, view, beside, room) =>
  made.view.run === view.run &&
  made.beside.length === beside.length &&
  made.beside.every(({ run }, at) => run === beside[at].run) &&
  isArranged(made.view) === isArranged(view) &&
  isSameNotation(made.view.state, view.state) &&
  isSameRoom(made.room, room);
