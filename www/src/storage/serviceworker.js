// The page's service worker: after one visit, it answers every file of the page, with or without a network. A build is stored whole or not
// at all, and serves until the last of its tabs is closed: then the next one begins. The build inserts the list of its files above this.

/** @typedef {{ build: string, files: [string, string][] }} Release files by address from here, with their hashes */

const worker = /** @type {any} */ (self);
const { build, files } = /** @type {Release} */ (worker.release);
/** Other pages of this origin may also be ours. */
const ours = `secateur ${worker.registration.scope} `;
const cacheName = ours + build;
const address = (/** @type {string} */ file) => new URL(file, worker.registration.scope).href;
const known = new Set(files.map(([file]) => address(file)));

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(keep()));
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(begin()));
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  const wanted = request.url.replace(/[?#].*$/, '').replace(/\/index\.html$/, '/');
  if (request.method !== 'GET' || !known.has(wanted)) return;
  event.respondWith(answer(wanted, request));
  if (request.mode === 'navigate') event.waitUntil(leaveIfWithdrawn());
});

/** No file of another build gets in, even while files change on the server. */
async function keep() {
  const cache = await caches.open(cacheName);
  const requests = files.map(([file, integrity]) => new Request(address(file), { integrity, cache: 'no-cache' }));
  try {
    await cache.addAll(requests);
  } catch (reason) {
    await caches.delete(cacheName);
    throw reason;
  }
}

/** Takes over the open page at a first visit, and deletes the previous build. */
async function begin() {
  for (const other of await caches.keys())
    if (other.startsWith(ours) && other !== cacheName) await caches.delete(other);
  await worker.clients.claim();
}

/**
 * @param {string} wanted
 * @param {Request} request
 */
async function answer(wanted, request) {
  return (await caches.match(wanted, { cacheName })) ?? fetch(request);
}

/** The version file on the server may withdraw this build, or offline use: the next page then comes from the server. */
async function leaveIfWithdrawn() {
  const told = await fetch(address('version.json'), { cache: 'no-store' }).catch(() => null);
  const version = told?.ok ? await told.json().catch(() => null) : null;
  if (!version || (version.offline !== false && !version.withdrawn?.includes(build))) return;
  // Otherwise the browser's own cache would still have the old page.
  await fetch(address('./'), { cache: 'reload' }).catch(() => null);
  await worker.registration.unregister();
  await caches.delete(cacheName);
}
