// Stands in for d3-transition in the build (vite.shared.js): d3-zoom asks it only to interrupt transitions, and the camera
// starts none. It saves 9 kB of the page, compressed.

import { selection } from 'd3-selection';

export const interrupt = () => {};

selection.prototype.interrupt = /** @this {unknown} */ function () {
  return this;
};
