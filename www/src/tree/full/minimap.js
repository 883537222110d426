// The whole tree in a corner of the stage, where only a part of it is in view: wedges, the path of the search, and a frame
// around what the stage shows. A press brings the view there. It reads what the stage knows and moves nothing itself.

import { html, svg } from 'lit-html';
import { pathOf } from '../scene.js';
import { px } from '../shapes.js';
import { itemsInSight } from './items.js';
import { createLens, piecewise } from './lens.js';
import { shading, wedgeOf } from './wedges.js';

/** @typedef {import('../../state/types.js').View} StageView */
/** @typedef {import('../sight.js').Sight} Sight */

/** Px, and of a small stage a share. */
const size = { width: 230, height: 104, share: 0.34 };
const air = 6;
/** Wedges are never opened because their nodes could be read. */
const unreadable = Number.MAX_VALUE;

/**
 * The part of the stage that is in view, and the place under a point of the map, in px of the tree at scale 1.
 * @param {Sight} sight
 */
function mapOf({ geometry, projection, world, lens }) {
  const width = Math.min(size.width, size.share * (world.left + world.viewWidth));
  const height = (size.height * width) / size.width;
  const [across, down] = [(width - 2 * air) / geometry.width, (height - 2 * air) / geometry.height];
  const back = piecewise(lens.to, lens.from).at;
  const [left, right] = [world.left, world.left + world.viewWidth].map(
    (at) => back(at - projection.x) / projection.scaleX,
  );
  const [top, bottom] = [0, world.viewHeight].map((at) => (at - projection.y) / projection.scaleY);
  const within = (/** @type {number} */ at, /** @type {number} */ most) => Math.max(0, Math.min(most, at));
  const part = {
    x: air + within(left, geometry.width) * across,
    y: air + within(top, geometry.height) * down,
    width: (within(right, geometry.width) - within(left, geometry.width)) * across,
    height: (within(bottom, geometry.height) - within(top, geometry.height)) * down,
  };
  return { width, height, across, down, part };
}

/**
 * @param {StageView} view
 * @param {Sight} sight
 * @param {string} label
 * @param {(place: { x: number, y: number }) => void} goTo a place of the tree, in px at scale 1
 */
export function minimapTemplate(view, sight, label, goTo) {
  const { geometry, world, layout } = sight;
  const { width, height, across, down, part } = mapOf(sight);
  const whole = {
    ...sight,
    geometry: { ...geometry, readable: unreadable },
    projection: { x: world.left, y: 0, scaleX: across, scaleY: 1 },
    lens: createLens(geometry.width * across, []),
    world: { ...world, viewWidth: width, viewHeight: geometry.height },
  };
  const path = pathOf(view.frame);
  const items = itemsInSight(view, whole, Uint32Array.from(path));
  const yOf = (/** @type {number} */ ply) => geometry.ys[ply] * down;
  const line = path.map((node) => {
    const x = layout.place(node) * geometry.stretch * across;
    return { x: px(air + x), y: px(air + yOf(view.facts.plies[node])) };
  });
  const current = line[line.length - 1];
  /** @param {PointerEvent} event */
  const press = (event) => {
    const map = /** @type {Element} */ (event.currentTarget);
    if (event.type === 'pointerdown') map.setPointerCapture(event.pointerId);
    else if (!map.hasPointerCapture(event.pointerId)) return;
    const { left, top } = map.getBoundingClientRect();
    goTo({ x: (event.clientX - left - air) / across, y: (event.clientY - top - air) / down });
  };
  return html`<svg class="minimap" role="img" aria-label=${label} width=${px(width)} height=${px(height)} @pointerdown=${press} @pointermove=${press}>
    ${items.map((item) => {
      const y = yOf(view.facts.plies[item.node]);
      if (item.siblings === 0)
        return svg`<circle class="dot" cx=${px(air + item.x)} cy=${px(air + y)} r="1.5"></circle>`;
      const wedge = wedgeOf(item, yOf(item.deepest) - y);
      return svg`<g transform=${`translate(${px(air + item.x)} ${px(air + y)})`}>${shading(wedge)}</g>`;
    })}
    <path class="way" d=${line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}></path>
    ${current ? svg`<circle class="here" cx=${current.x} cy=${current.y} r="4"></circle>` : ''}
    <rect class="part" x=${px(part.x)} y=${px(part.y)} width=${px(Math.max(3, part.width))} height=${px(Math.max(3, part.height))} rx="2"></rect>
  </svg>`;
}
