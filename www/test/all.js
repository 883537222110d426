// All tests of this folder in one process: in a process for each file, half the time goes into its start.

import { readdirSync } from 'node:fs';

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.js'));
for (const file of files.sort()) await import(`./${file}`);
