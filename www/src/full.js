// The full core, fetched when something is asked that the small one cannot answer, with the look of what only it can show.

import './family/family.css';
import './tree/large/large.css';
import init, * as wasm from '../pkg/full/secateur.js';

/** @returns {Promise<import('./types.js').Core>} */
export async function loadFullCore() {
  await init();
  return /** @type {import('./types.js').Core} */ (/** @type {unknown} */ (wasm));
}
