// Runs a script while serving the last build of the page: `node vite.served.js SCRIPT OPTIONS`. The script gets the address
// from SECATEUR_URL, and starts once the server answers; the server ends with it.

import { spawn } from 'node:child_process';
import { preview } from 'vite';

// The page must work under any path, so here it gets one; and any free port.
const server = await preview({ root: import.meta.dirname, base: '/dist/', preview: { port: 0 } });
const env = { ...process.env, SECATEUR_URL: server.resolvedUrls?.local[0] };
const script = spawn(process.execPath, process.argv.slice(2), { env, stdio: 'inherit' });
script.on('exit', (code) => process.exit(code ?? 1));
