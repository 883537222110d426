// The whole tree in a corner of the stage, drawn by the core, if only a part of it is visible. A press moves the view there. It moves
// nothing itself.

import { html } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { projectionBy } from '../camera.js';
import { fill } from '../patch.js';
import { mapOf } from '../picture.js';

/**
 * @param {import('../../port/types.js').View} view
 * @param {import('../picture.js').Picture} picture
 * @param {import('../camera.js').Camera} camera
 * @param {string} label
 * @param {(place: { x: number, y: number }) => void} goTo a place of the tree, in px at scale 1
 */
export function minimapTemplate(view, picture, camera, label, goTo) {
  const { width, height, across, down, air, drawn } = mapOf(picture, view, projectionBy(camera), camera.world);
  /** @param {PointerEvent} event */
  const press = (event) => {
    const map = /** @type {Element} */ (event.currentTarget);
    if (event.type === 'pointerdown') map.setPointerCapture(event.pointerId);
    else if (!map.hasPointerCapture(event.pointerId)) return;
    const { left, top } = map.getBoundingClientRect();
    goTo({ x: (event.clientX - left - air) / across, y: (event.clientY - top - air) / down });
  };
  const show = (/** @type {Element | undefined} */ map) => map && fill(map, JSON.parse(drawn));
  return html`<svg class="minimap" role="img" aria-label=${label} width=${width.toFixed(1)} height=${height.toFixed(1)}
    @pointerdown=${press} @pointermove=${press} ${ref(show)}></svg>`;
}
