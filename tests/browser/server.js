// A file server that a test can stop, restart and give other files, like a host.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export class Host {
  #server = createServer((request, response) => this.#answer(request, response));
  #port = 0;
  /** The requested paths. @type {string[]} */
  asked = [];

  /** @param {string} folder whose files it serves */
  constructor(folder) {
    this.folder = folder;
  }

  get url() {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** Restarts under the same address. */
  async start() {
    await new Promise((done) => this.#server.listen(this.#port, '127.0.0.1', () => done(null)));
    const address = this.#server.address();
    if (address && typeof address === 'object') this.#port = address.port;
  }

  async stop() {
    const closed = new Promise((done) => this.#server.close(done));
    this.#server.closeAllConnections();
    await closed;
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  #answer({ url = '/' }, response) {
    const path = new URL(url, this.url).pathname.replace(/\/$/, '/index.html');
    this.asked.push(path);
    try {
      const content = readFileSync(join(this.folder, path));
      response.writeHead(200, { 'content-type': types[extname(path)], 'cache-control': 'max-age=600' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  }
}
