// What both builds of the page have in common: plain files, and the one file.

import { fileURLToPath } from 'node:url';

export const shared = {
  base: './',
  resolve: { alias: { 'd3-transition': fileURLToPath(new URL('src/tree/stilltransition.js', import.meta.url)) } },
};
