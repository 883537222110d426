// All tests of this folder in one process: with a process per file, half the time is start-up.

import { readdirSync } from 'node:fs';

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.js'));
for (const file of files.sort()) await import(`./${file}`);
