// What stands out at a step, as SVG: the glow around the current node, the ring around the one that the walk is at, and the value
// that goes up to its caller. Reads a scene and decides nothing.

import { nothing, svg } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { px, round } from './shapes.js';
import { bodyOf, figureOf } from './skins.js';

/** @typedef {import('./kit.js').Kit} Kit */
/** @typedef {import('./nodes.js').NodeDrawing} NodeDrawing */
/** @typedef {import('./scene.js').Scene} Scene */

/**
 * The glow around the current node, behind all nodes.
 * @param {Scene} scene
 * @param {Kit} kit
 */
export function haloTemplate({ now }, { sizes }) {
  if (!now || now.wedge) return nothing;
  const { kind, x, y, scale } = now;
  const halo = figureOf(kind, sizes.skin).outline(...bodyOf(kind, sizes));
  return svg`<path class="halo" transform=${`translate(${px(x)} ${px(y)}) scale(${scale})`} d=${halo}></path>`;
}

/**
 * @param {NodeDrawing | null} focused
 * @param {Kit} kit
 */
export function ringTemplate(focused, { sizes }) {
  if (!focused) return nothing;
  const { kind, x, y, scale, wedge: folded } = focused;
  const [width, height] = bodyOf(kind, sizes);
  // Never so far out as the labels beside a small node.
  const reach = folded ? 14 : Math.min(kind === 'leaf' ? 6 : 9, 13 * sizes.pen);
  const [across, down] = folded ? [14, 14] : [width * scale, height * scale];
  return svg`<path class="ring" transform=${`translate(${px(x)} ${px(y)})`} d=${round(across, down, reach)}></path>`;
}

/**
 * A returned value on its way to the caller.
 * @param {Scene} scene
 * @param {Kit} kit
 */
export function carriedTemplate({ carried }, { sizes, measure }) {
  return repeat(
    carried ? [carried] : [],
    ({ node }) => node,
    ({ x, y, text }) => {
      const height = 1.28 * sizes.valueFont;
      const width = Math.max(height, measure(text, sizes.valueFont, 700) + 0.6 * sizes.valueFont);
      return svg`<g class="carry" transform=${`translate(${px(x)} ${px(y)})`}><rect x=${px(-width / 2)} y=${px(-height / 2)} width=${px(width)} height=${px(height)} rx=${px(height / 2)}></rect><text y=".36em">${text}</text></g>`;
    },
  );
}
