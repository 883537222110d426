// The full core, fetched when something is asked that the small one cannot answer, with the look of what only it can show; and the
// rules of each game, fetched when something is asked about that.

import '../family/family.css';
import '../tree/full/large.css';
import '../tree/written.css';
import init, * as wasm from '../../pkg/full/core.js';
import url from '../../pkg/full/core_bg.wasm?url';

/** @type {Record<string, string>} */
const files = import.meta.glob('../../pkg/full/games/*.wasm', { query: '?url', import: 'default', eager: true });

/** What has come, as it was compiled, the core first: a worker needs no second one. @type {WebAssembly.Module[]} */
export const modules = [];
/** What the core gives to its parts. @type {WebAssembly.Exports} */
let given;
/** Rules that are on their way or there, by their names. @type {Map<string, Promise<void>>} */
const asked = new Map();
/** The names of those that are there. */
const known = new Set();

/** @returns {Promise<import('../state/types.js').Core>} */
export async function loadFullCore() {
  modules[0] = await compiled(url);
  given = /** @type {any} */ (await init({ module_or_path: modules[0] }));
  return { ...wasm, missingRules };
}

/**
 * The rules that must come before anything else is asked about the game that a text names.
 * @param {string} text
 */
function missingRules(text) {
  const name = wasm.rulesOf(text);
  return name !== undefined && fileOf(name) && !known.has(name) ? name : null;
}

/** @param {string} name */
const fileOf = (name) => files[`../../pkg/full/games/${name}.wasm`];

/** @param {string} name of rules that are missing */
export function loadRules(name) {
  const loading = asked.get(name) ?? fetchRules(name);
  asked.set(name, loading);
  loading.catch(() => asked.delete(name));
  return loading;
}

/** @param {string} name */
async function fetchRules(name) {
  const rules = await compiled(fileOf(name));
  await WebAssembly.instantiate(rules, { core: given });
  modules.push(rules);
  known.add(name);
}

/** @param {string} file */
async function compiled(file) {
  const response = await fetch(file);
  return WebAssembly.compile(await response.arrayBuffer());
}
