// The page as one file that opens from disk: www/dist/secateur.html holds the wasm, the font, the styles and every script,
// also those otherwise loaded on demand. Built beside the page, after it.

import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { policy } from './vite.policy.js';
import { cssTarget, shared } from './vite.shared.js';

/** @type {import('vite').Plugin} */
const oneFile = {
  name: 'secateur-one-file',
  enforce: 'pre',
  // A file prefetches nothing, and the icon is included.
  transformIndexHtml: {
    order: 'pre',
    handler: (page) =>
      page
        .replace(/^\s*<link rel="(?:module)?preload".*\n/gm, '')
        .replace(
          './icon.svg',
          `data:image/svg+xml,${encodeURIComponent(readFileSync(new URL('icon.svg', import.meta.url), 'utf8'))}`,
        ),
  },
};

/** A file opened from disk may not start a worker from another file.
 * @type {import('vite').Plugin} */
const inlined = {
  name: 'secateur-inline-worker',
  enforce: 'pre',
  resolveId(id, from) {
    return id.endsWith('worker.js?worker') ? this.resolve(`${id}&inline`, from, { skipSelf: true }) : null;
  },
};

/** @type {import('vite').Plugin} */
const named = {
  name: 'secateur-named',
  enforce: 'post',
  generateBundle(_, bundle) {
    bundle['index.html'].fileName = 'secateur.html';
  },
};

/** A file from disk has no origin to allow: it contains everything it needs. */
const allowed = policy({
  'script-src': "'wasm-unsafe-eval'",
  'style-src': '',
  'connect-src': 'data:',
  'font-src': 'data:',
  'img-src': 'data: blob:',
  'worker-src': 'blob:',
});

export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, oneFile, inlined, viteSingleFile({ removeViteModuleLoader: true }), named, allowed],
  build: {
    target: 'es2022',
    cssTarget,
    assetsInlineLimit: 1e9,
    cssCodeSplit: false,
    emptyOutDir: false,
    modulePreload: { polyfill: false },
  },
});
