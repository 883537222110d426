// The build of the page: plain files under any path, with the wasm beside them.

import { defineConfig } from 'vite';
import { cssTarget, shared } from './vite.shared.js';

/** What draws the tree stays one file, whichever part of it a dialog asks for too: in pieces it would be larger. */
const drawing = { name: 'tree', test: /src\/tree\/(?!stage).*\.js$/ };

export default defineConfig({
  ...shared,
  build: {
    target: 'es2022',
    cssTarget,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [drawing] } } },
  },
});
