// The elements of the stage: one SVG in layers, and an overlay of buttons and fields above it. They are made once; their contents are drawn
// elsewhere. It knows no tree, no step and no words.

import { render as draw, html } from 'lit-html';
import { setAttributes } from './attributes.js';
import { createPatches } from './patch.js';

/** @typedef {ReturnType<typeof createBoard>} Board */

/**
 * @param {HTMLElement} element
 * @param {string} label of the tree
 */
export function createBoard(element, label) {
  draw(skeleton(label), element);
  /** @type {<Kind extends Element>(selector: string) => Kind} */
  const part = (selector) => /** @type {any} */ (element.querySelector(selector));
  const tree = /** @type {SVGSVGElement} */ (part('svg.tree'));
  return {
    ...{ element, tree, patches: createPatches(tree) },
    pane: /** @type {SVGSVGElement} */ (part('.pane')),
    world: /** @type {SVGGElement} */ (part('.world')),
    moves: /** @type {HTMLElement} */ (part('.moves')),
    overlay: /** @type {HTMLElement} */ (part('.overlay')),
  };
}

/** @param {string} label */
export const skeleton = (label) => html`<svg class="tree" role="tree" tabindex="0" aria-label=${label}>
    <g class="rows"></g>
    <svg class="pane" role="none"><g class="world" role="none">
      <g class="edges"></g><g class="lines"></g><g class="halos"></g><g class="cuts"></g><g class="arcs"></g>
      <g class="nodes" role="none"></g><g class="carries"></g><g class="rings"></g><g class="notes"></g>
    </g></svg>
  </svg>
  <div class="moving" aria-hidden="true"><div class="moves"></div></div>
  <div class="overlay"></div>`;

/**
 * The tree group is in a pane beside the row names, which clips it; the motion layer moves with it.
 * @param {Board} board
 * @param {{ x: number, y: number }} from the tree's origin
 * @param {number} left the pane's left edge
 * @param {number} right where it ends
 * @param {boolean} isCropped
 */
export function placeWorld({ tree, pane, world, moves }, { x, y }, left, right, isCropped) {
  setAttributes(pane, { x: String(left), width: String(right - left) });
  world.style.transform = `translate(${x - left}px, ${y}px)`;
  moves.style.transform = `translate(${x}px, ${y}px)`;
  tree.classList.toggle('is-cropped', isCropped);
}

/**
 * The node of an event; or, by another attribute, the one that leads there.
 * @param {Event} event
 * @param {string} [name] of the attribute
 */
export function nodeUnder({ target }, name = 'data-node') {
  const hit = target instanceof Element ? target.closest(`[${name}]`) : null;
  return hit ? Number(hit.getAttribute(name)) : null;
}
