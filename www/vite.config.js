// The build of the page: plain files under any path, with the wasm beside them.

import { defineConfig } from 'vite';
import { shared } from './vite.shared.js';

export default defineConfig({
  ...shared,
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
