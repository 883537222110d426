// The full core with the rules of all games, as files of a package.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { begin } from '../src/core/begin.js';

/** @param {URL} folder */
export function beginWhole(folder) {
  const games = new URL('games/', folder);
  const rules = existsSync(games) ? readdirSync(games).map((file) => new URL(file, games)) : [];
  begin([new URL('core_bg.wasm', folder), ...rules].map((file) => new WebAssembly.Module(readFileSync(file))));
}
