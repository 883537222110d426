// One session from its first page to its checks: the browser's memory and the network as they were drawn, the actions one
// after another, the page put back and at rest, another tab with its address, and everything undone.

import { askForUnanswered, onUnanswered } from '../unanswered.js';
import { sizes } from './actions.js';
import { complaints } from './checks.js';
import { expectedOf, textsOf } from './expected.js';
import { perform } from './perform.js';
import { allTheWay, atRest, dismiss, fitView, putBack, readPage } from './seen.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./actions.js').Session} Session */

/** Milliseconds: longer than the page waits before it writes its address. */
const still = 460;
/** Milliseconds, where no address is to be written. */
const settled = 120;
/** What moves the view away from where it opens, or opens a node, and is not in the address. */
const byHand = new Set(['zoom', 'drag', 'click', 'walk', 'leaf', 'making']);
const late = '**/assets/**';
/** What the page cannot begin without, whatever the network. */
const first = /\/(index-[^/]*|core_bg-[^/]*|inter-[^/]*|(pl|ro|ru)[-.][^/]*)\.\w+$/;
const coreFirst = /^(document|stylesheet|image|font)$/;

/**
 * @typedef {object} Tabs of one browser context, for sessions one after another
 * @property {Page} page where a session is lived
 * @property {Page} other where its address is looked at afresh
 */

/**
 * @param {Page} page
 * @returns {Promise<Tabs>}
 */
export async function withOther(page) {
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await askForUnanswered(tab);
    follow(tab);
  }
  // What an address says has to come from it alone.
  await other.addInitScript(() => location.hash.length > 1 && localStorage.removeItem('secateur-now'));
  return { page, other };
}

/**
 * What a tab has asked for and not been given yet.
 * @type {WeakMap<Page, Set<import('@playwright/test').Request>>}
 */
const asked = new WeakMap();

/** @param {Page} page */
function follow(page) {
  const open = new Set();
  asked.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/**
 * At rest, and with all that it has asked for: what is late opens when it has come.
 * @param {Page} page
 * @param {number} still milliseconds
 */
async function resting(page, still) {
  for (let turn = 0; turn < 5; turn += 1) {
    await page.evaluate(atRest, still);
    if (!asked.get(page)?.size) return;
  }
}

/**
 * @param {Tabs} tabs the first on some page of this address
 * @param {string} url
 * @param {Session} session
 * @param {(kind: string) => void} [done] told of every action that found something to do
 */
export async function live(tabs, url, { start, network, size, actions }, done = () => {}) {
  const { page } = tabs;
  await leave(page, start.kept);
  await page.setViewportSize(sizes[size]);
  const isBad = network !== 'good' || actions.some(({ do: what }) => what === 'offline');
  const troubles = watch(page, isBad);
  const calm = await weather(page, network);
  await page.goto(`${url}${start.query}${start.hash === '' ? '' : `#${start.hash}`}`);
  /** @type {string | null} */
  let text = null;
  try {
    text = await opening(page);
    if (!(await page.evaluate(isFilled))) return [`filled: the page is blank`, ...troubles];
    let isAnew = false;
    page.on('load', () => (isAnew = true));
    for (const action of actions) {
      if (await perform(page, action)) done(action.do);
      if (isAnew) text = await opening(page, text);
      isAnew = false;
    }
  } finally {
    await calm();
  }
  // What was done while something had not come yet happens now.
  if (isBad) await resting(page, settled);
  if (await restarted(page)) text = await opening(page, text);
  // A stage to which something did not come asks for it again when it is drawn.
  const isFitted = isBad || actions.some(({ do: what }) => byHand.has(what));
  return judged(tabs, { troubles, opened: text, isFitted });
}

/**
 * Leaves a page for good.
 * @param {Page} page
 * @param {Record<string, string>} [kept] all that its browser remembers from then on; as it is by default
 */
async function leave(page, kept) {
  // Only on its own page can be reached what it keeps.
  await page.evaluate(async (kept) => {
    if (document.fullscreenElement) await document.exitFullscreen();
    sessionStorage.clear();
    if (kept) localStorage.clear();
    for (const [name, value] of Object.entries(kept ?? {})) localStorage.setItem(name, value);
    // A page keeps what it is about when it is left.
    Storage.prototype.setItem = () => {};
  }, kept);
  await page.goto('about:blank');
  asked.get(page)?.clear();
  for (const event of /** @type {const} */ (['console', 'load', 'pageerror'])) page.removeAllListeners(event);
}

/**
 * Loads the page again where it offers that, since something did not come: then what was asked for has to be there.
 * @param {Page} page
 */
async function restarted(page) {
  const texts = textsOf(await page.evaluate(() => document.documentElement.lang));
  const offer = page.locator('.notice button', { hasText: texts.text('notice-restart') });
  const isOffered = (await offer.count()) > 0;
  if (isOffered) {
    const loaded = page.waitForEvent('load');
    await offer.first().evaluate((/** @type {HTMLElement} */ button) => button.click());
    await loaded;
  }
  return isOffered;
}

/** Runs in the browser. */
const canUndo = () =>
  [...document.querySelectorAll('.menu kbd')].some(
    (key) => key.textContent === 'Ctrl+Z' && key.closest('button')?.disabled === false,
  );

/** Runs in the browser. */
const isFilled = () => document.querySelector('.main .stage .node') !== null;

/**
 * The text of the tree as the page has opened; null if it stays blank, and on a phone where the menu, which has the text, did not come.
 * @param {Page} page
 * @param {string | null} [before] the text to which it led back before it was loaded again: if it has done that by itself, it does so still
 * @returns {Promise<string | null>}
 */
async function opening(page, before) {
  const isThere = () =>
    document.querySelector('.main .stage .node') !== null && document.querySelector('.tree-text, .notice') !== null;
  await page.waitForFunction(isThere, null, { timeout: 10_000 }).catch(() => null);
  if (before !== undefined) {
    // The core that knows its game may be still to come.
    await resting(page, settled);
    if (await page.evaluate(canUndo)) return before;
  }
  return page.evaluate(
    () => /** @type {HTMLTextAreaElement | null} */ (document.querySelector('.tree-text'))?.value ?? null,
  );
}

/**
 * @param {Tabs} tabs
 * @param {{ troubles: string[], opened: string | null, isFitted: boolean }} known so far; whether both views are fitted first
 */
export async function judged({ page, other }, { troubles, opened, isFitted }) {
  const texts = textsOf(await page.evaluate(() => document.documentElement.lang));
  const switches = ['stage-predict', 'overlay-label'].map((id) => texts.text(id));
  const look = async (/** @type {Page} */ tab, /** @type {number} */ rest) => {
    const rested = async (/** @type {number} */ rest) => {
      await tab.evaluate(putBack, { pause: texts.text('pause'), switches });
      await resting(tab, rest);
    };
    await rested(rest);
    if (await tab.evaluate(dismiss)) await rested(settled);
    if (isFitted) {
      await tab.evaluate(fitView);
      await resting(tab, settled);
    }
    return tab.evaluate(readPage);
  };
  const seen = await look(page, still);
  const expected = seen.hash.length > 1 ? expectedOf(seen) : null;
  const address = page.url();
  await page.evaluate(() =>
    /** @type {HTMLDialogElement | null} */ (document.querySelector('dialog.is-race'))?.close(),
  );
  const before = await page.evaluate(allTheWay, 'y');
  const undone = await page.evaluate(allTheWay, 'z');
  const redone = await page.evaluate(allTheWay, 'y');
  const more = watch(other);
  const freshly = async () => {
    await other.setViewportSize(/** @type {{ width: number, height: number }} */ (page.viewportSize()));
    // Undoing has brought back other notations, which the browser remembers for both tabs.
    await page.evaluate((kept) => {
      if (kept === null) localStorage.removeItem('secateur');
      else localStorage.setItem('secateur', kept);
    }, seen.kept);
    await other.goto(address);
    await opening(other);
    const fresh = await look(other, settled);
    await leave(other);
    return fresh;
  };
  const fresh = seen.hash.length > 1 && expected === null ? null : await freshly();
  const trees = opened === null ? null : { opened, undone, before, redone };
  return complaints({ troubles: [...troubles, ...more], seen, expected, fresh, texts: trees });
}

/**
 * @param {Page} page
 * @param {boolean} [isBad] whether what does not come is to be expected
 */
function watch(page, isBad = false) {
  /** @type {string[]} */
  const troubles = [];
  onUnanswered(page, (trouble) => troubles.push(trouble.slice(0, 600)));
  page.on('console', (message) => {
    const isNetwork = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !(isNetwork && isBad)) troubles.push(message.text());
  });
  return troubles;
}

/**
 * Files that come late, or not at all.
 * @param {Page} page
 * @param {Session['network']} network
 * @returns {Promise<() => Promise<void>>} brings a good network back, and waits for what is under way
 */
async function weather(page, network) {
  if (network === 'good') return async () => {};
  let [isOver, count, waiting] = [false, 0, 0];
  await page.route(late, async (route) => {
    const request = route.request();
    if (isOver || coreFirst.test(request.resourceType()) || first.test(new URL(request.url()).pathname))
      return route.continue();
    count += 1;
    if (network === 'broken') return count % 3 === 0 ? route.continue() : route.abort();
    waiting += 1;
    await new Promise((resume) => setTimeout(resume, 60 * (1 + (count % 5))));
    await route.continue();
    waiting -= 1;
  });
  return async () => {
    isOver = true;
    while (waiting > 0) await new Promise((resume) => setTimeout(resume, 30));
    await page.unroute(late);
  };
}
