// The build of the page: plain files under any path, with the wasm beside them.

import { defineConfig } from 'vite';
import { cssTarget, shared } from './vite.shared.js';

/** What the page opens with and late parts use too stays one file: in the pieces that they share it would be larger. */
const eager = {
  name: 'shared',
  test: /src\/(tree\/(?!stage|gestures|stilltransition)\w+|address|columns|engine|facts|icons|live|moments|notation|random|saved|sentence|settings|telling|fields|treefield|trouble)\.js$/,
};

export default defineConfig({
  ...shared,
  build: {
    target: 'es2022',
    cssTarget,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [eager] } } },
  },
});
