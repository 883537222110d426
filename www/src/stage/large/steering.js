// Where the user moves the view of a large tree: to a point on its map, and back to the search. It moves the camera and draws nothing.

import { aim, projectionBy } from '../camera.js';
import { along } from '../picture.js';
import { goWithSearch, noticeMove } from '../pursuit.js';
import { openingOf } from '../viewport.js';

/** @typedef {import('../../port/types.js').View} View */
/** @typedef {import('../picture.js').Picture} Picture */
/** @typedef {import('../pursuit.js').Pursuit} Pursuit */

/**
 * Centres a point.
 * @param {{ x: number, y: number }} place in px of the tree at scale 1
 * @param {Pursuit} pursuit
 * @param {View} view
 * @param {Picture} picture
 */
export function goTo(place, pursuit, view, picture) {
  const { camera } = pursuit;
  const projection = projectionBy(camera);
  const { left, viewWidth, viewHeight } = camera.world;
  const x = left + viewWidth / 2 - along(place.x, view, picture, projection, camera.world);
  camera.isMoved = true;
  aim(camera, { ...camera.transform, x, y: viewHeight / 2 - place.y * projection.scaleY });
  noticeMove(pursuit, view, picture);
}

/**
 * A view that was only panned away counts as unmoved again.
 * @param {Pursuit} pursuit
 * @param {View} view
 * @param {Picture} picture
 */
export function goBack(pursuit, view, picture) {
  const { camera } = pursuit;
  pursuit.isAside = false;
  camera.isMoved = Math.abs(camera.transform.k - openingOf(camera.world).k) > 1e-9;
  goWithSearch(pursuit, view, picture);
}
