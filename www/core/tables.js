// Writes the core's tables down as modules for the page, after the full core has been built: what it opens with, and what its
// dialog for games needs, which is asked of all games together.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { initSync as initSmall, Tree } from '../pkg/core.js';
import { games, tables } from '../pkg/full/core.js';
import { beginWhole } from './whole.js';

const at = (/** @type {string} */ file) => new URL(file, import.meta.url);
beginWhole(at('../pkg/full/'));
initSmall({ module: readFileSync(at('../pkg/core_bg.wasm')) });

const { algorithms, ...others } = tables();
const plain = Object.fromEntries(others.settings.map(({ id, plain }) => [id, plain]));
const leaf = Tree.read('0');

/**
 * Whether the small core has an algorithm too: it says so itself.
 * @param {string} algorithm
 */
function isBasic(algorithm) {
  try {
    leaf.run({ ...plain, algorithm }).free();
    return true;
  } catch {
    return false;
  }
}

/**
 * As a script says it, which unlike JSON has infinities.
 * @param {unknown} value
 * @returns {string}
 */
function written(value) {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (typeof value !== 'object' || value === null)
    return typeof value === 'number' ? `${value}` : JSON.stringify(value);
  return `{${Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}:${written(one)}`)}}`;
}

// Constant, so that the page's types are the very names.
const all = { algorithms: algorithms.map((row) => ({ ...row, basic: isBasic(row.id) })), ...others };
const rows = Object.entries(all).map(
  ([name, rows]) => `export const ${name} = /** @type {const} */ (${written(rows)});\n`,
);
write('../pkg/tables.js', rows.join(''));
write(
  '../pkg/games.js',
  `/** @type {import('./full/core.js').GameRow[]} */\nexport const games = ${written(games())};\n`,
);

/**
 * What reads it at this moment finds it whole.
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  const file = at(name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
