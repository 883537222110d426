// Where a part of the tree is on the stage, as plain numbers: zoom in, zoom out, pan, and follow a node. Zooming out squeezes a tree to the
// stage's width first, and only then its rows to the stage's height. It knows no node, gesture or element.

/**
 * @typedef {object} World everything that can be shown, in px at scale 1
 * @property {number} width
 * @property {number} height
 * @property {number} left the left edge of the stage's free part
 * @property {number} viewWidth of the free part
 * @property {number} viewHeight
 * @property {boolean} opensWhole whether the tree is first shown in its whole width, not at its layout size
 */

/**
 * How px of the tree become px of the stage: x · scaleX + x0, y · scaleY + y0.
 * @typedef {{ x: number, y: number, scaleX: number, scaleY: number }} Projection
 */

/** @typedef {{ x: number, y: number, k: number }} Transform d3's: the tree's origin and its scale */

/** The largest scale. */
export const closest = 4;
/** The part of the stage that may stay empty beside or above a tree larger than the stage. */
const slack = 0.35;
/** The part of the stage in which the followed node may move before the camera does. */
const comfort = { from: 0.16, to: 0.84 };
/** The lower half of a node with a board, with its halo, in px: a point keeps this distance from the bottom and the right of a stage. */
const half = 46;
/** If the path to a node takes the room above it, it may be as low as this. */
const deepest = 0.9;

/**
 * The scale at which the tree is as wide as the stage, but no more than 1.
 * @param {World} world
 */
export const wholeWidth = ({ width, viewWidth }) => Math.min(1, viewWidth / Math.max(width, 1));

/**
 * The smallest scale: the whole tree, to its last row.
 * @param {World} world
 */
export const farthest = (world) => wholeWidth(world) * Math.min(1, world.viewHeight / world.height);

/**
 * @param {Transform} transform
 * @param {World} world
 * @returns {Projection}
 */
export function projectionOf({ x, y, k }, world) {
  const whole = wholeWidth(world);
  return { x, y, scaleX: Math.max(k, whole), scaleY: k > 1 ? k : Math.min(1, k / whole) };
}

/**
 * The initial view of a tree: from its root, at its layout size, or whole.
 * @param {World} world
 */
export const openingOf = (world) =>
  keepInSight({ x: world.left, y: 0, k: world.opensWhole ? wholeWidth(world) : 1 }, world);

/**
 * The nearest transform that keeps the tree visible.
 * @param {Transform} transform
 * @param {World} world
 * @returns {Transform}
 */
export function keepInSight(transform, world) {
  const { scaleX, scaleY } = projectionOf(transform, world);
  const { width, height, left, viewWidth, viewHeight } = world;
  return {
    k: transform.k,
    x: left + keepAlong(transform.x - left, width * scaleX, viewWidth),
    y: keepAlong(transform.y, height * scaleY, viewHeight),
  };
}

/**
 * @param {number} from where the content begins
 * @param {number} content
 * @param {number} view
 * @param {number} [air] how much of it may stay empty
 */
function keepAlong(from, content, view, air = slack * view) {
  if (content <= view + 0.5) return (view - content) / 2;
  return Math.min(air, Math.max(view - content - air, from));
}

/**
 * The transform after a gesture. d3 gives one scale for both directions; each direction takes its own.
 * @param {Transform} transform
 * @param {Transform} before as d3 has it
 * @param {Transform} after
 * @param {World} world
 */
export function moveAlong(transform, before, after, world) {
  const [old, next] = [projectionOf(transform, world), projectionOf(after, world)];
  const ratio = after.k / before.k;
  /** @type {(at: number, from: number, to: number, scale: number) => number} */
  const along = (at, from, to, scale) => {
    if (Math.abs(ratio - 1) < 1e-9) return at + to - from;
    const fixed = (to - from * ratio) / (1 - ratio);
    return fixed - (fixed - at) * scale;
  };
  return keepInSight(
    {
      k: after.k,
      x: along(transform.x, before.x, after.x, next.scaleX / old.scaleX),
      y: along(transform.y, before.y, after.y, next.scaleY / old.scaleY),
    },
    world,
  );
}

/**
 * Zooms in or out by a factor around the middle of the stage.
 * @param {Transform} transform
 * @param {World} world
 * @param {number} factor
 */
export function zoomBy(transform, world, factor) {
  const k = Math.min(closest, Math.max(farthest(world), transform.k * factor));
  const [x, y] = [world.left + world.viewWidth / 2, world.viewHeight / 2];
  const ratio = k / transform.k;
  const after = { k, x: x - (x - transform.x) * ratio, y: y - (y - transform.y) * ratio };
  return moveAlong(transform, transform, after, world);
}

/**
 * The transform that centres a point of the tree, if it is not already in a comfortable place.
 * @param {Transform} transform
 * @param {World} world
 * @param {{ x: number, y: number }} place in px of the tree
 */
export function followPlace(transform, world, place) {
  const { x, y, scaleX, scaleY } = projectionOf(transform, world);
  const { width, height, left, viewWidth, viewHeight } = world;
  return {
    k: transform.k,
    x: left + followAlong(x - left, place.x * scaleX, width * scaleX, viewWidth),
    y: followAlong(y, place.y * scaleY, height * scaleY, viewHeight),
  };
}

/**
 * The same for a point with a path from the root: as much of the path as possible stays visible, all of it if the point is near the root.
 * @param {Transform} transform
 * @param {World} world
 * @param {{ x: number, y: number }} place in px of the tree
 */
export function followWay(transform, world, place) {
  const { scaleY } = projectionOf(transform, world);
  const { height, viewHeight } = world;
  const down = place.y * scaleY;
  const stays = isWithin(transform.y + down, viewHeight) && !isNearRoot(down, world);
  const lowest = Math.min(0, Math.min(deepest * viewHeight, viewHeight - half) - down);
  const y = stays ? transform.y : keepAlong(lowest, height * scaleY, viewHeight, 0);
  return { ...followPlace(transform, world, place), y };
}

/**
 * Whether a point at this height is in the upper half of a stage that shows the root.
 * @param {number} down px
 * @param {World} world
 */
export const isNearRoot = (down, { viewHeight }) => down <= viewHeight / 2;

/**
 * When the camera moves by itself, nothing is cut off beside empty stage.
 * @param {number} from where the content begins
 * @param {number} place in it
 * @param {number} content
 * @param {number} view
 */
const followAlong = (from, place, content, view) =>
  isWithin(from + place, view) ? keepAlong(from, content, view) : keepAlong(view / 2 - place, content, view, 0);

/**
 * Whether a point of the tree may stay where it is. Called for every event of a run, so it makes no projection.
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
const isWithin = (at, view) => comfort.from * view <= at && at <= Math.min(comfort.to * view, view - half);
