// What both builds of the page have in common: plain files, and the one file.

import { fileURLToPath } from 'node:url';

const still = fileURLToPath(new URL('src/tree/stilltransition.js', import.meta.url));
// The first browsers with light-dark(). Lowered for older ones, all colours would be settled at the root, and pictures and
// handouts, which are light on a dark page, would come out dark.
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];

export const shared = {
  base: './',
  resolve: { alias: { 'd3-transition': still, 'd3-interpolate': still } },
};
