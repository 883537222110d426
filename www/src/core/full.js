// The full core, fetched when something is asked that the small one cannot answer, with the look of what only it can show.

import '../family/family.css';
import '../tree/full/large.css';
import '../tree/written.css';
import init, * as wasm from '../../pkg/full/core.js';
import url from '../../pkg/full/core_bg.wasm?url';

/** The core as it was compiled: a worker needs no second one. @type {WebAssembly.Module} */
export let module;

/** @returns {Promise<import('../state/types.js').Core>} */
export async function loadFullCore() {
  const response = await fetch(url);
  module = await WebAssembly.compile(await response.arrayBuffer());
  await init({ module_or_path: module });
  return wasm;
}
