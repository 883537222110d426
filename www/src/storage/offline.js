// Working without a network: when nobody has done anything for a while, the page has itself kept by its service worker. It tells
// what has come of it; how a build is kept is the service worker's affair.

/** @typedef {'' | 'kept' | 'new'} Offline whether this page works without a network, or a newer one waits */

/** Without an input, in milliseconds: what a lecture needs comes first. */
const pause = 5000;
const inputs = ['keydown', 'pointerdown', 'wheel'];

/**
 * Not where the page is a file by itself, stands inside of another one, or the server's version file says no.
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
      // A browser may keep nothing at all, or have no room: then the page goes on as it is.
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
  // Whoever is served by one already asks nothing: there may be no network.
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
