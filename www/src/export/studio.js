// The tree drawn off stage, whole and in the light theme: what pictures, handout and slides are made from. The same parts as
// the stage, so a picture looks like the page. Every step of one run is drawn at one place and size.

import { said } from '../words/telling.js';
import { viewAt } from './figures.js';
import { createStill } from './still.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('../state/types.js').View} View */
/** @typedef {{ svg: SVGSVGElement, width: number, height: number, says: ReturnType<typeof said>, step: number }} Drawing */
/** @typedef {ReturnType<typeof createStudio>} Studio */

/** No picture is larger than this many px: a larger tree is drawn from farther away. */
const most = { width: 3200, height: 2400 };

/**
 * @param {Page} page
 * @param {{ width: number, height: number }} stage the room for the tree, in px
 * @param {import('../state/types.js').State['grain']} [grain] what one frame is meant to show
 */
export function createStudio(page, stage, grain = page.state.grain) {
  const host = document.createElement('figure');
  host.className = 'stage studio';
  host.dataset.theme = 'light';
  host.style.width = `${stage.width}px`;
  host.style.height = `${stage.height}px`;
  document.body.append(host);
  const still = createStill(viewAt(page, 0, grain), stage, page.texts, { most });

  return {
    host,
    /** @type {(step: number) => Drawing} */
    draw(step) {
      const view = viewAt(page, step, grain);
      const svg = still.draw(view);
      host.replaceChildren(svg);
      const { width, height } = still;
      return { svg, width, height, says: said(view), step };
    },
    close() {
      still.free();
      host.remove();
    },
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
