// The build of the page: plain files under any path, with the wasm beside them. And the server for this computer,
// Vite's own preview, started by `cargo xtask serve` and everything that opens the page in a browser.

import { minify } from 'terser';
import { defineConfig } from 'vite';
import { offline } from './vite.offline.js';
import { policy } from './vite.policy.js';
import { cssTarget, shared } from './vite.shared.js';

/** The initial code stays one file, which dialogs use too: in pieces it would be larger, and load later. */
const eager = { name: 'page', tags: /** @type {['$initial']} */ (['$initial']) };

/** All styles are inline in the page: one file less to wait for before the first tree, and none for a dialog.
 * @type {import('vite').Plugin} */
const styles = {
  name: 'secateur-styles',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = /** @type {import('vite').Rolldown.OutputAsset} */ (bundle['index.html']);
      page.source = String(page.source).replace(/<link rel="stylesheet".* href="\.\/(.+)">/, (_, file) => {
        const { source } = /** @type {import('vite').Rolldown.OutputAsset} */ (bundle[file]);
        delete bundle[file];
        return `<style>${String(source).replaceAll('url(./', 'url(./assets/')}</style>`;
      });
    },
  },
};

/** Asks a browser to compile all functions of a file while loading it, not each when first called. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** The initial code is minified a second time, which saves one fiftieth of its size.
 * @type {import('vite').Plugin} */
const small = {
  name: 'secateur-small',
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
      const compress = { passes: 3, sequences: false, join_vars: false, unsafe_arrows: true, pure_getters: true };
      const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress });
      chunk.code = hint + (code ?? chunk.code);
    }
  },
};

/** @type {import('vite').Plugin} */
const shown = {
  name: 'secateur-shown',
  configurePreviewServer({ config, middlewares }) {
    // The page must not store itself for offline use: a new build should be visible at once.
    middlewares.use(`${config.base}version.json`, (_, response) => response.end('{ "offline": false }'));
    // Within one machine, compressing takes longer than it saves.
    middlewares.use((request, _, next) => {
      request.headers['accept-encoding'] = 'identity';
      next();
    });
  },
};

const allowed = policy({
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data: blob:",
  'manifest-src': "'self'",
  'worker-src': "'self'",
});

export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, small, styles, shown, allowed, offline],
  preview: {
    host: '127.0.0.1',
    // The same one whenever it is free, because the page's storage belongs to its address, including the port.
    port: 8315,
    // As any host must for frames without an origin.
    headers: { 'access-control-allow-origin': '*' },
  },
  build: {
    target: 'es2022',
    cssTarget,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: [eager] } } },
  },
});
