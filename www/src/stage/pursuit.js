// The camera follows the search, unless the user has moved the view away from it: such a view stays until it is moved back. It moves the
// camera and draws nothing.

import { nodesOf } from '../port/events.js';
import { aim, enterWorld, follow, projectionBy } from './camera.js';
import { acrossOf } from './picture.js';
import { createTrail } from './trail.js';

/** @typedef {import('../port/types.js').View} View */
/** @typedef {import('./picture.js').Picture} Picture */

/** @typedef {import('./camera.js').Camera} Camera */

/**
 * @typedef {object} Pursuit
 * @property {Camera} camera
 * @property {import('./trail.js').Trail | null} trail the path of an unmoved camera
 * @property {boolean} isAside whether the user has moved the view away from the search
 */

/**
 * A new picture is on the stage.
 * @param {Pursuit} pursuit
 * @param {View} view
 * @param {import('./picturecache.js').Canvas} canvas
 * @param {boolean} isNew whether it shows another tree
 */
export function beginPursuit(pursuit, view, { picture, room }, isNew) {
  const { camera } = pursuit;
  const world = worldOf(picture, room);
  enterWorld(camera, world, isNew);
  if (isNew) pursuit.isAside = false;
  pursuit.trail = trailOf(view, picture, world);
  if (!camera.isMoved) goWithSearch(pursuit, view, picture);
}

/**
 * @param {Picture} picture
 * @param {import('./picture.js').Room} room
 * @returns {import('./viewport.js').World}
 */
export function worldOf({ geometry }, { width: roomWidth, height: viewHeight }) {
  const { width, height, left, opensWhole } = geometry;
  return { width, height, left, viewWidth: roomWidth - left, viewHeight, opensWhole };
}

/**
 * @param {View} view
 * @param {Picture} picture
 * @param {import('./viewport.js').World} world
 */
function trailOf({ run, facts }, { geometry, core }, world) {
  // A tree as wide as the stage cannot move sideways.
  const isAcross = world.viewWidth < geometry.width && !world.opensWhole;
  return createTrail(
    world,
    (from, to) => nodesOf(run.columns(from, to)),
    (node) => ({
      x: isAcross ? core.place(node) * geometry.stretch : geometry.width / 2,
      y: geometry.ys[facts.plies[node]],
    }),
    (step) => run.lineAt(step),
  );
}

/**
 * Moves the camera to the search, unless the view is elsewhere. A view moved by the user continues from there.
 * @param {Pursuit} pursuit
 * @param {View} view
 * @param {Picture} picture
 */
export function goWithSearch({ camera, trail, isAside }, view, picture) {
  const { step, event } = view.frame;
  if (isAside) return;
  if (camera.isMoved) bringIntoSight(camera, event?.node ?? 0, view, picture);
  else if (trail) aim(camera, trail.at(step));
}

/**
 * Moving the view away from the search detaches it; moving it back attaches it again.
 * @param {Pursuit} pursuit
 * @param {View} view
 * @param {Picture} picture
 */
export function noticeMove(pursuit, view, picture) {
  const { camera } = pursuit;
  const node = view.frame.event?.node ?? 0;
  const { x, y, scaleY } = projectionBy(camera);
  const { left, viewWidth, viewHeight } = camera.world;
  const across = acrossOf(node, view, picture, projectionBy(camera), camera.world) + x;
  const down = picture.geometry.ys[view.facts.plies[node]] * scaleY + y;
  pursuit.isAside = across < left || left + viewWidth < across || down < 0 || viewHeight < down;
}

/**
 * @param {Camera} camera
 * @param {number} node
 * @param {View} view
 * @param {Picture} picture
 */
export function bringIntoSight(camera, node, view, picture) {
  const { geometry } = picture;
  if (geometry.fits && camera.transform.k === 1) return;
  const projection = projectionBy(camera);
  const x = acrossOf(node, view, picture, projection, camera.world) / projection.scaleX;
  follow(camera, { x, y: geometry.ys[view.facts.plies[node]] });
}
