// The camera of the stage: which part of the tree is visible, moved by gestures and buttons, and to follow a node. Knows no node and draws
// nothing.

import { createGestures } from '../input/gestures.js';
import {
  closest,
  farthest,
  followPlace,
  keepInSight,
  openingOf,
  projectionOf,
  wholeWidth,
  zoomBy,
} from './viewport.js';

/** @typedef {import('./viewport.js').World} World */
/** @typedef {import('./viewport.js').Transform} Transform */

/**
 * @typedef {object} Camera
 * @property {World} world
 * @property {Transform} transform
 * @property {boolean} isMoved whether the user has moved it since the tree opened
 * @property {() => void} tellGestures tells gestures that it was moved by something else
 */

/**
 * @param {SVGSVGElement} element
 * @param {() => void} onMove called when a gesture has moved the camera
 */
export function createCamera(element, onMove) {
  /** @type {Camera} */
  const camera = {
    world: { width: 1, height: 1, left: 0, viewWidth: 1, viewHeight: 1, opensWhole: true },
    transform: { x: 0, y: 0, k: 1 },
    isMoved: false,
    tellGestures() {},
  };
  camera.tellGestures = createGestures(element, camera, onMove);
  return camera;
}

/** @param {Pick<Camera, 'transform' | 'world'>} camera */
export const projectionBy = ({ transform, world }) => projectionOf(transform, world);

/**
 * Whether anything is beyond the sides of the stage.
 * @param {Camera} camera
 */
export const showsPart = (camera) => camera.world.width * projectionBy(camera).scaleX > 1.02 * camera.world.viewWidth;

/** @param {Camera} camera */
export const isFarthest = ({ transform, world }) => transform.k <= farthest(world) * 1.001;

/** @param {Camera} camera */
export const isClosest = ({ transform }) => transform.k >= closest * 0.999;

/**
 * @param {Camera} camera
 * @param {Transform} wanted
 */
export function aim(camera, wanted) {
  camera.transform = keepInSight(wanted, camera.world);
  camera.tellGestures();
}

/**
 * A new tree; one of another shape is first shown from its root.
 * @param {Camera} camera
 * @param {World} next
 * @param {boolean} isNew
 */
export function enterWorld(camera, next, isNew) {
  const { transform, world } = camera;
  const wasWhole = transform.k <= wholeWidth(world) * 1.001;
  const opening = openingOf(next);
  camera.world = next;
  camera.isMoved &&= !isNew;
  if (camera.isMoved) aim(camera, { ...transform, k: wasWhole ? opening.k : Math.max(transform.k, farthest(next)) });
  else aim(camera, opening);
}

/**
 * Follows a point of the tree, in px at scale 1.
 * @param {Camera} camera
 * @param {{ x: number, y: number }} place
 */
export const follow = (camera, place) => aim(camera, followPlace(camera.transform, camera.world, place));

/**
 * @param {Camera} camera
 * @param {number} factor
 */
export function zoom(camera, factor) {
  camera.isMoved = true;
  aim(camera, zoomBy(camera.transform, camera.world, factor));
}

/** @param {Camera} camera */
export function zoomToWhole(camera) {
  camera.isMoved = true;
  aim(camera, { x: 0, y: 0, k: farthest(camera.world) });
}
