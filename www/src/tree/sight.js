// What is seen of a picture: through the camera and, in a tree larger than the stage, through the lens over the path of the
// search. It knows places, and neither mark nor look.

import { projectionBy } from './camera.js';

/** @typedef {import('../state/types.js').View} StageView */
/** @typedef {import('./picture.js').Picture} Picture */
/** @typedef {Pick<import('./camera.js').Camera, 'world' | 'transform'>} Camera */

/**
 * @typedef {object} Lens how the row of a tree larger than the stage is spread and squeezed, piece by piece linear; px
 * @property {number[]} from where its pieces begin and end, ascending
 * @property {number[]} to where these places come to stand
 * @property {(x: number) => number} at where a place comes to stand
 */

/**
 * @typedef {object} Sight what a scene is made of besides the step
 * @property {import('./geometry.js').Geometry} geometry
 * @property {import('../state/types.js').Layout} layout
 * @property {import('./rows.js').Row[]} rows
 * @property {import('./ranks.js').Ranks} ranks
 * @property {import('./viewport.js').Projection} projection
 * @property {Lens} lens
 * @property {import('./viewport.js').World} world
 * @property {(value: number) => string} score
 */

/** @type {Lens} */
export const noLens = { from: [0, 1], to: [0, 1], at: (x) => x };

/**
 * @param {StageView} view
 * @param {Picture} picture
 * @param {Camera} camera
 * @returns {Sight}
 */
export function sightOf(view, picture, camera) {
  const lens = lensOf(view, picture, camera);
  return { ...picture, projection: projectionBy(camera), lens, world: camera.world, score: view.score };
}

/**
 * @param {StageView} view
 * @param {Picture} picture
 * @param {Camera} camera
 */
export const lensOf = ({ frame, facts, family }, picture, camera) =>
  family?.large.lensFor(frame, facts, { ...picture, projection: projectionBy(camera), world: camera.world }) ?? noLens;

/**
 * How far along its row a node is seen, in px of the tree group.
 * @param {number} node
 * @param {StageView} view
 * @param {Picture} picture
 * @param {Camera} camera
 */
export function acrossOf(node, view, picture, camera) {
  const { geometry, layout } = picture;
  return lensOf(view, picture, camera).at(layout.place(node) * geometry.stretch * projectionBy(camera).scaleX);
}
