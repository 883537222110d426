// Shared by both builds of the page: separate files, and the single file.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { first } from './vite.first.js';
import { notices } from './vite.notices.js';

const still = fileURLToPath(new URL('src/stage/stilltransition.js', import.meta.url));
// The first browsers with light-dark(). Transpiled for older ones, all colours would be fixed at the root, and pictures and
// handouts, which are light on a dark page, would come out dark.
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];

/** Comments for translators are stripped from the messages.
 * @type {import('vite').Plugin} */
const messages = {
  name: 'secateur-messages',
  enforce: 'pre',
  load(id) {
    const [file, query] = id.split('?');
    if (!file.endsWith('.ftl') || query !== 'raw') return null;
    const source = readFileSync(file, 'utf8').replace(/^#.*\n/gm, '');
    return `export default ${JSON.stringify(source.replace(/\n{2,}/g, '\n'))}`;
  },
};

export const shared = {
  // A missing file is missing, as on any file server.
  appType: /** @type {const} */ ('mpa'),
  plugins: [messages, notices(), first()],
  // A page opened from disk may not start modules.
  worker: { format: /** @type {const} */ ('iife'), plugins: () => [notices()] },
  base: './',
  resolve: { alias: { 'd3-transition': still, 'd3-interpolate': still } },
};
