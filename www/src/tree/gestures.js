// Pan, wheel and pinch, by d3-zoom. It knows no tree: it tells how far a gesture has moved what the camera shows.

import { select } from 'd3-selection';
import { zoom, zoomIdentity } from 'd3-zoom';

/** @typedef {ReturnType<typeof createGestures>} Gestures */

/**
 * @param {SVGSVGElement} element
 * @param {(transform: import('./camera.js').Transform) => void} onGesture called with what d3 believes then
 */
export function createGestures(element, onGesture) {
  const stage = select(element);
  const behaviour = /** @type {import('d3-zoom').ZoomBehavior<SVGSVGElement, unknown>} */ (zoom())
    .constrain((wanted) => wanted)
    .on('zoom', ({ sourceEvent, transform }) => {
      if (sourceEvent) onGesture(transform);
    });
  stage.call(behaviour).on('dblclick.zoom', null);

  return {
    /**
     * @param {{ left: number, viewWidth: number, viewHeight: number }} world
     * @param {[from: number, to: number]} scales
     */
    setExtent({ left, viewWidth, viewHeight }, scales) {
      behaviour
        .extent([
          [left, 0],
          [left + viewWidth, viewHeight],
        ])
        .scaleExtent(scales);
    },
    /** @param {import('./camera.js').Transform} transform */
    set({ x, y, k }) {
      behaviour.transform(stage, zoomIdentity.translate(x, y).scale(k));
    },
  };
}
