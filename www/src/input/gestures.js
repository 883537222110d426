// Pan, wheel and pinch, with d3-zoom: they move the camera. They know no tree.

import { select } from 'd3-selection';
import { zoom, zoomIdentity } from 'd3-zoom';
import { closest, farthest, moveAlong } from '../stage/viewport.js';

/**
 * @param {SVGSVGElement} element
 * @param {import('../stage/camera.js').Camera} camera
 * @param {() => void} onMove
 * @returns {() => void} to be called when something else moved the camera: the next gesture begins there
 */
export function createGestures(element, camera, onMove) {
  const stage = select(element);
  /** d3's own transform, which may go beyond the ends of the tree. */
  let believed = camera.transform;
  const behaviour = /** @type {import('d3-zoom').ZoomBehavior<SVGSVGElement, unknown>} */ (zoom())
    .constrain((wanted) => wanted)
    .on('zoom', ({ sourceEvent, transform }) => {
      if (!sourceEvent) return;
      camera.transform = moveAlong(camera.transform, believed, transform, camera.world);
      camera.isMoved = true;
      believed = transform;
      onMove();
    });
  stage.call(behaviour).on('dblclick.zoom', null);

  function follow() {
    const { world, transform } = camera;
    const { left, viewWidth, viewHeight } = world;
    believed = transform;
    behaviour
      .extent([
        [left, 0],
        [left + viewWidth, viewHeight],
      ])
      .scaleExtent([farthest(world), closest])
      .transform(stage, zoomIdentity.translate(transform.x, transform.y).scale(transform.k));
  }
  follow();
  return follow;
}
