// Which part of the tree the stage shows: pan, zoom and pinch, and following a node. Zooming out squeezes a tree to the
// stage's width first, and only then its rows to the stage's height. Knows no node and draws nothing.

import { late } from '../late.js';
import { whenReached } from './reached.js';

/**
 * @typedef {object} World everything that could be shown, in px at scale 1
 * @property {number} width
 * @property {number} height
 * @property {number} left where the stage's free part begins
 * @property {number} viewWidth of the free part
 * @property {number} viewHeight
 * @property {boolean} opensWhole whether the tree is first looked at in its whole width, and not as it was laid out
 */

/**
 * How px of the tree become px of the stage: x · scaleX + x0, y · scaleY + y0.
 * @typedef {{ x: number, y: number, scaleX: number, scaleY: number }} View
 */

/** @typedef {{ x: number, y: number, k: number }} Transform d3's: where the tree begins, and its scale */

const closest = 4;
/** A part of the stage that may stay empty beside or above a tree larger than the stage. */
const slack = 0.35;
/** The node that is followed may move within this part of the stage before the camera does. */
const comfort = { from: 0.16, to: 0.84 };

/**
 * The scale at which the tree is as wide as the stage, but no more than 1.
 * @param {World} world
 */
const wholeWidth = ({ width, viewWidth }) => Math.min(1, viewWidth / Math.max(width, 1));

/**
 * The smallest scale: the whole tree, to its last row.
 * @param {World} world
 */
export const farthest = (world) => wholeWidth(world) * Math.min(1, world.viewHeight / world.height);

/**
 * @param {Transform} transform
 * @param {World} world
 * @returns {View}
 */
export function viewOf({ x, y, k }, world) {
  const whole = wholeWidth(world);
  return { x, y, scaleX: Math.max(k, whole), scaleY: k > 1 ? k : Math.min(1, k / whole) };
}

/**
 * The transform nearest to this one that does not lose the tree.
 * @param {Transform} transform
 * @param {World} world
 * @returns {Transform}
 */
export function kept(transform, world) {
  const { scaleX, scaleY } = viewOf(transform, world);
  const { width, height, left, viewWidth, viewHeight } = world;
  return {
    k: transform.k,
    x: left + keptAlong(transform.x - left, width * scaleX, viewWidth),
    y: keptAlong(transform.y, height * scaleY, viewHeight),
  };
}

/**
 * @param {number} from where the content begins
 * @param {number} content
 * @param {number} view
 */
function keptAlong(from, content, view) {
  if (content <= view + 0.5) return (view - content) / 2;
  const air = slack * view;
  return Math.min(air, Math.max(view - content - air, from));
}

/**
 * The transform after a gesture. d3 tells it as one scale for both directions; each direction takes its own.
 * @param {Transform} transform
 * @param {Transform} before as d3 has it
 * @param {Transform} after
 * @param {World} world
 * @returns {Transform}
 */
function gesture(transform, before, after, world) {
  const [old, next] = [viewOf(transform, world), viewOf(after, world)];
  const ratio = after.k / before.k;
  /** @type {(at: number, from: number, to: number, scale: number) => number} */
  const along = (at, from, to, scale) => {
    if (Math.abs(ratio - 1) < 1e-9) return at + to - from;
    const fixed = (to - from * ratio) / (1 - ratio);
    return fixed - (fixed - at) * scale;
  };
  return kept(
    {
      k: after.k,
      x: along(transform.x, before.x, after.x, next.scaleX / old.scaleX),
      y: along(transform.y, before.y, after.y, next.scaleY / old.scaleY),
    },
    world,
  );
}

/**
 * The transform that brings a place of the tree into the middle, if it is not comfortable where it is.
 * @param {Transform} transform
 * @param {World} world
 * @param {{ x: number, y: number }} place in px of the tree
 * @returns {Transform}
 */
export function following(transform, world, place) {
  const view = viewOf(transform, world);
  const { left, viewWidth, viewHeight } = world;
  const x = followedAlong(place.x * view.scaleX + view.x - left, viewWidth) + left - place.x * view.scaleX;
  const y = followedAlong(place.y * view.scaleY + view.y, viewHeight) - place.y * view.scaleY;
  return kept({ x, y, k: transform.k }, world);
}

/**
 * Whether a place of the tree may stay where it is.
 * @param {Transform} transform
 * @param {World} world
 * @param {{ x: number, y: number }} place in px of the tree
 */
export function isComfortable(transform, world, { x, y }) {
  const { left, viewWidth, viewHeight } = world;
  const whole = wholeWidth(world);
  const { k } = transform;
  return (
    isWithin(x * Math.max(k, whole) + transform.x - left, viewWidth) &&
    isWithin(y * (k > 1 ? k : Math.min(1, k / whole)) + transform.y, viewHeight)
  );
}

/**
 * @param {number} at
 * @param {number} view
 */
const isWithin = (at, view) => comfort.from * view <= at && at <= comfort.to * view;

/**
 * @param {number} at
 * @param {number} view
 */
const followedAlong = (at, view) => (isWithin(at, view) ? at : view / 2);

/**
 * How a tree opens: from its root, at the size that it was laid out for, or whole.
 * @param {World} world
 * @returns {Transform}
 */
export const opening = (world) => kept({ x: world.left, y: 0, k: world.opensWhole ? wholeWidth(world) : 1 }, world);

/**
 * @param {SVGSVGElement} element
 * @param {() => void} onMove called when someone has moved the camera
 */
export function createCamera(element, onMove) {
  /** @type {World} */
  let world = { width: 1, height: 1, left: 0, viewWidth: 1, viewHeight: 1, opensWhole: true };
  /** @type {Transform} */
  let transform = { x: 0, y: 0, k: 1 };
  /** Whether someone has moved it since the tree has opened. */
  let isMoved = false;
  /** What d3 believes; it may go on beyond the ends of the tree. */
  let believed = transform;
  /** @type {import('./gestures.js').Gestures | undefined} */
  let gestures;
  whenReached(element, async () => {
    const { createGestures } = await late(() => import('./gestures.js'));
    gestures = createGestures(element, (after) => {
      transform = gesture(transform, believed, after, world);
      believed = after;
      isMoved = true;
      onMove();
    });
    tell();
  });

  function tell() {
    gestures?.setExtent(world, [farthest(world), closest]);
    gestures?.set(transform);
  }

  /** @param {Transform} wanted */
  function set(wanted) {
    transform = kept(wanted, world);
    believed = transform;
    tell();
  }

  return {
    /** @returns {View} */
    get view() {
      return viewOf(transform, world);
    },
    get world() {
      return world;
    },
    /** How close the tree is: 1 shows it as it was laid out. */
    get scale() {
      return transform.k;
    },
    /** Whether something lies beyond the sides of the stage. */
    get isPart() {
      return world.width * viewOf(transform, world).scaleX > 1.02 * world.viewWidth;
    },
    get isMoved() {
      return isMoved;
    },
    get isWhole() {
      return transform.k <= farthest(world) * 1.001;
    },
    get isClosest() {
      return transform.k >= closest * 0.999;
    },
    /**
     * A tree to look at; one of another shape is first looked at from its root.
     * @type {(next: World, isNew: boolean) => void}
     */
    setWorld(next, isNew) {
      const wasWhole = transform.k <= wholeWidth(world) * 1.001;
      const opened = opening(next);
      world = next;
      isMoved &&= !isNew;
      if (isMoved) set({ ...transform, k: wasWhole ? opened.k : Math.max(transform.k, farthest(next)) });
      else set(opened);
    },
    /** @type {(wanted: Transform) => void} */
    show: set,
    /** Whoever has only pushed it aside has not moved it any more. */
    letGo() {
      isMoved = Math.abs(transform.k - opening(world).k) > 1e-9;
    },
    /** @type {(place: { x: number, y: number }) => void} */
    follow: (place) => set(following(transform, world, place)),
    /** @type {(place: { x: number, y: number }) => void} brings a place, in px of the view's scale, into the middle */
    centre({ x, y }) {
      isMoved = true;
      set({ ...transform, x: world.left + world.viewWidth / 2 - x, y: world.viewHeight / 2 - y });
    },
    /** @type {(factor: number) => void} */
    zoomBy(factor) {
      const k = Math.min(closest, Math.max(farthest(world), transform.k * factor));
      const [x, y] = [world.left + world.viewWidth / 2, world.viewHeight / 2];
      const ratio = k / transform.k;
      const after = { k, x: x - (x - transform.x) * ratio, y: y - (y - transform.y) * ratio };
      isMoved = true;
      set(gesture(transform, transform, after, world));
    },
    fit() {
      isMoved = true;
      set({ x: 0, y: 0, k: farthest(world) });
    },
  };
}
