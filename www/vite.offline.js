// What the page needs to work without a network: a service worker that knows every file of this build by its hash, the version
// file by which a build can be withdrawn, and the manifest and icons with which a browser installs it.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** @typedef {Record<string, string | Uint8Array>} Files contents by name */

/** @param {string} file beside this one */
const read = (file) => readFileSync(new URL(file, import.meta.url));
/** @type {{ version: string, description: string }} */
const { version, description } = JSON.parse(String(read('package.json')));
const worker = String(read('src/storage/serviceworker.js'));

const sizes = [192, 512];
const manifest = {
  name: 'Secateur',
  description,
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#fcfbf8',
  theme_color: '#fcfbf8',
  icons: sizes.map((size) => ({
    src: `icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
};

/**
 * The files served in addition to those of a build.
 * @param {Files} files
 * @returns {Record<'sw.js' | 'version.json', string>}
 */
export function offlineFiles(files) {
  const sums = Object.entries(files).map(([name, content]) => [
    name === 'index.html' ? './' : name,
    `sha256-${createHash('sha256').update(content).digest('base64')}`,
  ]);
  const release = { build: createHash('sha256').update(JSON.stringify(sums)).digest('hex').slice(0, 16), files: sums };
  return {
    'sw.js': `self.release = ${JSON.stringify(release)};\n${worker}`,
    'version.json': `${JSON.stringify({ version, build: release.build, offline: true, withdrawn: [] })}\n`,
  };
}

/** Must be the last plugin. @type {import('vite').Plugin} */
export const offline = {
  name: 'secateur-offline',
  enforce: 'post',
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
  ],
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      /** @type {Files} */
      const added = { 'manifest.webmanifest': JSON.stringify(manifest) };
      for (const size of sizes) added[`icon-${size}.png`] = read(`icons/icon-${size}.png`);
      const built = Object.values(bundle).map((one) => [one.fileName, one.type === 'chunk' ? one.code : one.source]);
      const files = { ...Object.fromEntries(built), ...added };
      for (const [fileName, source] of Object.entries({ ...added, ...offlineFiles(files) }))
        this.emitFile({ type: 'asset', fileName, source });
    },
  },
};
