// The tree drawn off stage, whole and in the light theme: what pictures, handout and slides are made from. The same parts as
// the stage, so a picture looks like the page. Every step of one run is drawn at one place and size.

import { render as draw, html } from 'lit-html';
import { said } from '../telling.js';
import { arcTemplate, cutoffOf } from '../tree/arc.js';
import { farthest, kept, viewOf } from '../tree/camera.js';
import { carriedTemplate, haloTemplate, nodesTemplate, rowsTemplate } from '../tree/drawing.js';
import { createKit, setSizes } from '../tree/kit.js';
import { edgesTemplate, signsTemplate } from '../tree/lines.js';
import { createMeasure } from '../tree/measure.js';
import { createPicture } from '../tree/picture.js';
import { createScene, lensFor } from '../tree/scene.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('../types.js').View} View */
/** @typedef {{ svg: SVGSVGElement, width: number, height: number, says: ReturnType<typeof said>, step: number }} Drawing */
/** @typedef {ReturnType<typeof createStudio>} Studio */

/** Empty px around a picture. */
const margin = 12;
/** No picture is larger than this many px: a larger tree is drawn from farther away. */
const widest = 3200;
const highest = 2400;

/**
 * @param {Page} page
 * @param {{ width: number, height: number }} stage the room for the tree, in px
 * @param {import('../types.js').State['grain']} [grain] what one frame is meant to show
 */
export function createStudio(page, stage, grain = page.state.grain) {
  const { texts, engine, state } = page;
  const host = document.createElement('figure');
  host.className = 'stage studio';
  host.dataset.theme = 'light';
  host.style.width = `${stage.width}px`;
  host.style.height = `${stage.height}px`;
  document.body.append(host);
  const measure = createMeasure(getComputedStyle(host).fontFamily);
  const picture = createPicture(viewAt(0), stage, measure, texts);
  const { geometry } = picture;
  const world = worldOf(geometry, stage);
  const transform = kept({ x: world.left, y: 0, k: geometry.fits ? 1 : farthest(world) }, world);
  const size = {
    width: Math.ceil(world.left + world.viewWidth) + 2 * margin,
    height: Math.ceil(world.viewHeight) + 2 * margin,
  };

  /**
   * What the page shows at a step; asked for again each time, because the core's objects live no longer than they are shown.
   * @param {number} step
   * @returns {View & Page}
   */
  function viewAt(step) {
    const look = engine.look(state.shown);
    return {
      ...page,
      ...look,
      state: {
        ...state,
        grain,
        step,
        playing: false,
        editing: null,
        making: null,
        asking: 'no',
        predict: false,
        focusNode: null,
      },
      settings: state.shown.settings,
      frame: look.run.frame(step),
      animate: false,
      plain: true,
      sentence: '',
    };
  }

  return {
    host,
    /** @type {(step: number) => Drawing} */
    draw(step) {
      const view = viewAt(step);
      const kit = createKit(view, picture, measure, texts, () => '');
      const camera = viewOf(transform, world);
      const lens = lensFor(view.frame.path, view.facts, { ...picture, view: camera, world });
      const scene = createScene(view, { ...picture, view: camera, lens, world, score: page.score });
      const at = `translate(${camera.x} ${camera.y})`;
      draw(
        html`<svg class="tree" xmlns="http://www.w3.org/2000/svg" width=${size.width} height=${size.height}
          viewBox="0 0 ${size.width} ${size.height}"><g transform="translate(${margin} ${margin})"><g class="rows">${rowsTemplate(scene, kit)}</g><g class="world"
          transform=${at}><g class="edges">${edgesTemplate(scene, kit)}</g><g class="halos">${haloTemplate(scene, kit)}</g><g
          class="cuts">${signsTemplate(scene, kit)}</g><g
          class="arcs">${arcTemplate(cutoffOf(view), scene, kit)}</g><g class="nodes">${nodesTemplate(scene, kit)}</g><g
          class="carries">${carriedTemplate(scene, kit)}</g></g></g></svg>`,
        host,
      );
      const svg = /** @type {SVGSVGElement} */ (host.querySelector('svg'));
      setSizes(svg, kit);
      return { svg, ...size, says: said(view), step };
    },
    close() {
      picture.free();
      host.remove();
    },
  };
}

/**
 * The whole tree is in view, at scale 1 unless it is very wide.
 * @param {import('../tree/geometry.js').Geometry} geometry
 * @param {{ width: number, height: number }} stage
 * @returns {import('../tree/camera.js').World}
 */
function worldOf({ fits, column, width, height }, stage) {
  const left = column.width;
  return {
    width,
    height,
    left,
    viewWidth: fits ? stage.width - left : Math.min(Math.max(width, stage.width - left), widest),
    viewHeight: Math.min(height, highest),
    opensWhole: true,
  };
}

/**
 * A copy of a drawing's element that stays when the next one is drawn, without what only the stage needs.
 * @param {SVGSVGElement} svg
 * @returns {SVGSVGElement}
 */
export function copyOf(svg) {
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  for (const element of copy.querySelectorAll('*')) {
    for (const name of ['id', 'role', 'aria-label', 'aria-hidden', 'data-node']) element.removeAttribute(name);
  }
  return copy;
}
