// Writes the core's tables as a module for the page, after the core has been built.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { initSync, tables } from '../pkg/core.js';

const at = (/** @type {string} */ file) => new URL(file, import.meta.url);
initSync({ module: readFileSync(at('../pkg/core_bg.wasm')) });

/**
 * As JavaScript, which unlike JSON has infinities.
 * @param {unknown} value
 * @returns {string}
 */
function written(value) {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (typeof value !== 'object' || value === null)
    return typeof value === 'number' ? `${value}` : JSON.stringify(value);
  return `{${Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}:${written(one)}`)}}`;
}

// Constant, so that the page's types are the exact names.
const rows = Object.entries(tables()).map(
  ([name, rows]) => `export const ${name} = /** @type {const} */ (${written(rows)});\n`,
);
const [file, text] = [at('../pkg/tables.js'), rows.join('')];
// Anyone who reads it at this moment finds it complete.
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
