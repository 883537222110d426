// A tree drawn outside the stage: the same parts, whole, without camera and pointer. Every step of a run has the same place and size. It
// owns its picture and frees it, and knows neither page nor purpose.

import { html, render, svg } from 'lit-html';
import { isGame } from '../../port/source.js';
import { createPatches } from '../../stage/patch.js';
import { createPicture, drawStep, dressAs } from '../../stage/picture.js';
import { farthest, keepInSight, projectionOf } from '../../stage/viewport.js';

/** @typedef {import('../../port/types.js').View} View */
/** @typedef {import('../../stage/picture.js').Room} Room px */
/** @typedef {ReturnType<typeof createStill>} Still */

/** The margin around a picture, px. */
export const margin = 12;
/** A stage up to this width or height, in px, is small. */
const small = { width: 640, height: 400 };

const layers = ['edges', 'halos', 'cuts', 'arcs', 'nodes', 'carries'];

/**
 * @param {View} first the run at any step
 * @param {Room} stage the room for the tree, in px
 * @param {import('../../words/texts.js').Texts} texts
 * @param {View[]} [beside] other runs of the tree that are drawn beside it, with the same positions and sizes
 */
export function createStill(first, stage, texts, beside = []) {
  const picture = pictureFor(first, stage, texts, beside);
  const { geometry } = picture;
  const world = worldOf(geometry, stage);
  const transform = keepInSight({ x: world.left, y: 0, k: geometry.fits ? 1 : farthest(world) }, world);
  const width = Math.ceil(stage.width) + 2 * margin;
  const height = Math.ceil(world.viewHeight) + 2 * margin;

  /** @type {(view: View) => import('../../stage/patch.js').Change[]} */
  const changesTo = (view) => drawStep(picture, view, projectionOf(transform, world), world)[0];

  /** An empty SVG. */
  function blank() {
    const host = document.createElement('div');
    render(
      html`<svg class="tree" width=${width} height=${height}
        viewBox="0 0 ${width} ${height}"><g transform="translate(${margin} ${margin})"><g class="rows"></g><g class="world"
        transform="translate(${transform.x} ${transform.y})">${layers.map((name) => svg`<g class=${name}></g>`)}</g></g></svg>`,
      host,
    );
    const tree = /** @type {SVGSVGElement} */ (host.firstElementChild);
    dressAs(tree, picture, first.state);
    return { tree, patches: createPatches(tree) };
  }

  /** @type {ReturnType<typeof blank> | null} */
  let kept = null;

  return {
    /**
     * One element, in which only the differences from the last step are drawn again.
     * @param {View} view the run at the step to draw
     */
    follow(view) {
      const isNew = kept === null;
      kept ??= blank();
      kept.patches.patch(changesTo(view), isNew);
      return kept.tree;
    },
    free: () => picture.core.free(),
  };
}

/**
 * On a small stage a legible tree matters more than its windows, and in a game more than its boards.
 * @param {View} view
 * @param {Room} stage
 * @param {import('../../words/texts.js').Texts} texts
 * @param {View[]} beside
 */
function pictureFor(view, stage, texts, beside) {
  const isWindowed = [view, ...beside].some(({ algorithm }) => algorithm.windowed);
  const isSmall = stage.width <= small.width || stage.height <= small.height;
  const windows = isWindowed && isSmall ? [true, false] : [true];
  const boards = isGame(view.state.shown.source) && isSmall ? [true, false] : [true];
  const ways = boards.flatMap((hasBoards) => windows.map((hasWindows) => ({ hasBoards, hasWindows })));
  const made = [];
  for (const way of ways) {
    const picture = createPicture(view, stage, texts, { beside, ...way });
    made.push(picture);
    if (picture.geometry.fits) break;
  }
  const last = made[made.length - 1];
  // If none fits, it has its windows; in a game no boards, which would overlap.
  const best = last.geometry.fits || boards.includes(false) ? last : made[0];
  for (const other of made) if (other !== best) other.core.free();
  return best;
}

/**
 * The whole tree is in view, at scale 1 unless it is very wide.
 * @param {import('../../stage/picture.js').Geometry} geometry
 * @param {Room} stage
 * @returns {import('../../stage/viewport.js').World}
 */
function worldOf({ left, width, height }, stage) {
  return {
    width,
    height,
    left,
    viewWidth: stage.width - left,
    viewHeight: Math.min(height, stage.height),
    opensWhole: true,
  };
}
