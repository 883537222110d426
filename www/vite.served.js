// Runs a script with the page served meanwhile, as it was built last: `node vite.served.js SCRIPT OPTIONS`. The script is told
// where by SECATEUR_URL, and is not started before the server answers, which ends with it.

import { spawn } from 'node:child_process';
import { preview } from 'vite';

// The page must work under any path, so here it gets one; and any free port.
const server = await preview({ root: import.meta.dirname, base: '/dist/', preview: { port: 0 } });
const env = { ...process.env, SECATEUR_URL: server.resolvedUrls?.local[0] };
const script = spawn(process.execPath, process.argv.slice(2), { env, stdio: 'inherit' });
script.on('exit', (code) => process.exit(code ?? 1));
