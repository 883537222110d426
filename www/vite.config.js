// The build of the page: plain files under any path, with the wasm beside them.

import { defineConfig } from 'vite';
import { offline } from './vite.offline.js';
import { policy } from './vite.policy.js';
import { cssTarget, shared } from './vite.shared.js';

/** What the page opens with stays one file, which late parts use too: in pieces it would be larger, and come later. */
const eager = { name: 'page', tags: /** @type {['$initial']} */ (['$initial']) };

/** The styles stand in the page itself: one file less to wait for before the first tree.
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
        // Late parts list it among what they need. What they name instead is there already.
        const all = Object.values(bundle).filter((one) => one.type === 'chunk');
        const script = all.find((one) => one.isEntry)?.fileName ?? '';
        const [style, entry] = [file, script].map((path) => `"./${path.split('/').pop()}"`);
        for (const one of all) one.code = one.code.replaceAll(style, entry);
        return `<style>${String(source).replaceAll('url(./', 'url(./assets/')}</style>`;
      });
    },
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
  plugins: [...shared.plugins, styles, allowed, offline],
  // As any host must for frames that have no origin of their own.
  preview: { headers: { 'access-control-allow-origin': '*' } },
  build: {
    target: 'es2022',
    cssTarget,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [eager] } } },
  },
});
