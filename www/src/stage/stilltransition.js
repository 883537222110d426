// Replaces d3-transition and d3-interpolate in the build (vite.shared.js): d3-zoom uses them only for transitions, and the camera starts
// none. It saves 12 kB of the page, compressed.

import { selection } from 'd3-selection';

export const interrupt = () => {};
export const interpolateZoom = () => {};

selection.prototype.interrupt = /** @this {unknown} */ function () {
  return this;
};
