// Working offline: after a while without input, the page is stored by its service worker. It reports the outcome; how a build is stored is
// the service worker's business.

/** @typedef {'' | 'kept' | 'new'} Offline whether this page works offline, or a newer one is waiting */

/** Without an input, in milliseconds: the lecture comes first. */
const pause = 5000;
const inputs = ['keydown', 'pointerdown', 'wheel'];

/**
 * Not if the page is a single file, is embedded in another one, or the server's version file forbids it.
 * @param {Window} window
 * @param {(kept: Offline) => void} tell
 */
export function keepOffline({ document, parent, self, navigator }, tell) {
  if (parent !== self || !document.querySelector('link[rel="manifest"]') || !navigator.serviceWorker) return;
  let timer = 0;
  const listening = new AbortController();
  const wait = () => {
    clearTimeout(timer);
    timer = self.setTimeout(() => {
      listening.abort();
      // A browser may refuse to store anything, or have no room: then the page continues without.
      keep(navigator.serviceWorker, tell).catch(console.info);
    }, pause);
  };
  for (const type of inputs) document.addEventListener(type, wait, { signal: listening.signal, passive: true });
  wait();
}

/**
 * @param {ServiceWorkerContainer} container
 * @param {(kept: Offline) => void} tell
 */
async function keep(container, tell) {
  // A page that is already served by one makes no request: there may be no network.
  const registration = container.controller ? await container.getRegistration() : await begin(container);
  if (!registration) return;
  const look = () => tell(registration.active ? (registration.waiting ? 'new' : 'kept') : '');
  const watch = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', watch);
  watch();
  look();
  // A tab may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(console.info);
  });
}

/** @param {ServiceWorkerContainer} container */
async function begin(container) {
  const version = await fetch('./version.json', { cache: 'no-store' });
  const { offline } = await version.json();
  return offline ? container.register('./sw.js') : undefined;
}
