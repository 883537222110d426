// The core, fetched and compiled once, for the page and its worker.

import init, * as wasm from '../../pkg/core.js';
import url from '../../pkg/core_bg.wasm?url';

/** The compiled core, which workers reuse. @type {WebAssembly.Module} */
export let module;

/** @returns {Promise<import('./types.js').Core>} */
export async function loadCore() {
  const response = await fetch(url);
  // Not every server sends the content type.
  const isNamed = response.headers.get('content-type') === 'application/wasm';
  module = isNamed
    ? await WebAssembly.compileStreaming(response)
    : await WebAssembly.compile(await response.arrayBuffer());
  await init({ module_or_path: module });
  return wasm;
}
