// Begins with the full core and the rules of games, which are parts of it that come by themselves: they fill empty places of its table
// of functions, and without them nothing may be asked of their game.

import { initSync } from '../../pkg/full/core.js';

/** @param {WebAssembly.Module[]} modules the core, and whatever rules there are */
export function begin([core, ...games]) {
  const given = /** @type {any} */ (initSync({ module: core }));
  for (const rules of games) new WebAssembly.Instance(rules, { core: given });
}
