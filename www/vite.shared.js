// What both builds of the page have in common: plain files, and the one file.

import { fileURLToPath } from 'node:url';

const still = fileURLToPath(new URL('src/tree/stilltransition.js', import.meta.url));

export const shared = {
  base: './',
  resolve: { alias: { 'd3-transition': still, 'd3-interpolate': still } },
};
