// Writes the core's tables down as a module for the page, after the full core has been built.

import { readFileSync, writeFileSync } from 'node:fs';

import { initSync, tables } from '../pkg/full/core.js';

const at = (/** @type {string} */ file) => new URL(file, import.meta.url);
initSync({ module: readFileSync(at('../pkg/full/core_bg.wasm')) });
const rows = Object.entries(tables()).map(([name, rows]) => `export const ${name} = ${JSON.stringify(rows)};\n`);
writeFileSync(at('../pkg/tables.js'), rows.join(''));
