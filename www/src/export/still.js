// The tree drawn beside the stage: the same parts as there, whole, without a camera to move and nothing to point at. Every step of
// one run is drawn at one place and size. It owns its picture and frees it, and knows neither page nor purpose.

import { html } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { arcTemplate, cutoffOf } from '../tree/arc.js';
import { edgesTemplate, signsTemplate } from '../tree/edgetemplate.js';
import { carriedTemplate, haloTemplate } from '../tree/highlights.js';
import { createKit, setSizes } from '../tree/kit.js';
import { rowsTemplate } from '../tree/margintemplate.js';
import { nodesTemplate } from '../tree/nodetemplate.js';
import { createPicture } from '../tree/picture.js';
import { createScene } from '../tree/scene.js';
import { sightOf } from '../tree/sight.js';
import { farthest, keepInSight } from '../tree/viewport.js';

/** @typedef {import('../state/types.js').View} View */
/** @typedef {ReturnType<typeof createStill>} Still */

/** Empty px around a picture. */
export const margin = 12;
/** A stage no wider than this, in px, is small. */
const small = 640;

/**
 * @param {View} first the run at any step
 * @param {import('../tree/sizes.js').Box} stage the room for the tree, in px
 * @param {import('../tree/measure.js').Measure} measure
 * @param {import('../words/texts.js').Texts} texts
 * @param {{ width: number, height: number }} [most] the room for a tree that does not fit: a larger one is drawn from farther away
 */
export function createStill(first, stage, measure, texts, most = stage) {
  const picture = pictureFor(first, stage, measure, texts);
  const kit = createKit(first, picture, measure, texts, () => '');
  const { geometry } = picture;
  const world = worldOf(geometry, stage, most);
  const transform = keepInSight({ x: world.left, y: 0, k: geometry.fits ? 1 : farthest(world) }, world);
  const width = Math.ceil(world.left + world.viewWidth) + 2 * margin;
  const height = Math.ceil(world.viewHeight) + 2 * margin;
  const dress = (/** @type {Element | undefined} */ tree) => {
    if (tree instanceof SVGSVGElement) setSizes(tree, kit);
  };

  return {
    width,
    height,
    /**
     * @param {View} view the run at the step to draw
     * @param {{ x: number, y: number }} [at] where it stands in a larger drawing
     */
    template(view, { x, y } = { x: 0, y: 0 }) {
      const scene = createScene(view, sightOf(view, picture, { transform, world }));
      return html`<svg class="tree" xmlns="http://www.w3.org/2000/svg" x=${x} y=${y} width=${width} height=${height}
        viewBox="0 0 ${width} ${height}" ${ref(dress)}><g transform="translate(${margin} ${margin})"><g class="rows">${rowsTemplate(scene, kit)}</g><g class="world"
        transform="translate(${transform.x} ${transform.y})"><g class="edges">${edgesTemplate(scene, kit)}</g><g class="halos">${haloTemplate(scene, kit)}</g><g
        class="cuts">${signsTemplate(scene, kit)}</g><g
        class="arcs">${arcTemplate(cutoffOf(view), scene, kit)}</g><g class="nodes">${nodesTemplate(scene, kit)}</g><g
        class="carries">${carriedTemplate(scene, kit)}</g></g></g></svg>`;
    },
    free: picture.free,
  };
}

/**
 * On a small stage a tree that can be read goes before its windows.
 * @param {View} view
 * @param {{ width: number, height: number }} stage
 * @param {import('../tree/measure.js').Measure} measure
 * @param {import('../words/texts.js').Texts} texts
 */
function pictureFor(view, stage, measure, texts) {
  const whole = createPicture(view, stage, measure, texts);
  if (whole.geometry.fits || !view.algorithm.windowed || stage.width > small) return whole;
  const bare = createPicture(view, stage, measure, texts, { hasWindows: false });
  const [better, other] = bare.geometry.fits ? [bare, whole] : [whole, bare];
  other.free();
  return better;
}

/**
 * The whole tree is in view, at scale 1 unless it is very wide.
 * @param {import('../tree/geometry.js').Geometry} geometry
 * @param {{ width: number, height: number }} stage
 * @param {{ width: number, height: number }} most
 * @returns {import('../tree/viewport.js').World}
 */
function worldOf({ fits, column, width, height }, stage, most) {
  const left = column.width;
  const room = stage.width - left;
  return {
    width,
    height,
    left,
    viewWidth: fits ? room : Math.min(Math.max(width, room), Math.max(room, most.width - left)),
    viewHeight: Math.min(height, most.height),
    opensWhole: true,
  };
}
