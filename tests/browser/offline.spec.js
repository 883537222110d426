// The page without a network: after one visit everything works, with the server stopped; a new build waits until every tab of the old one
// is closed and never mixes with it; and a build can be withdrawn. On its own host, since the tests' server tells the page to store
// nothing.

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { offlineFiles } from '../../www/vite.offline.js';
import { alone, expect } from './fixture.js';
import { paste } from './large.js';
import { Lecture } from './lecture.js';
import { Host } from './server.js';
import { uniformTree } from './trees.js';

const built = fileURLToPath(new URL('../../www/dist/', import.meta.url));
const changing = ['sw.js', 'version.json', 'secateur.html'];
/** The text of the menu's rows. */
const says = { kept: 'Works without a network.', new: 'A new version is available.' };

/** @param {string} folder */
const buildOf = (folder) => JSON.parse(String(readFileSync(join(folder, 'version.json')))).build;

/** The build, in a folder that may be changed. */
function firstRelease() {
  const folder = mkdtempSync(join(tmpdir(), 'secateur-release-'));
  cpSync(built, folder, { recursive: true });
  return folder;
}

/** The same page, marked, with its list of keys under another name. */
function secondRelease() {
  const folder = firstRelease();
  for (const name of changing) rmSync(join(folder, name));
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
  const [keys] = names.flatMap((name) => name.match(/keyhelp-[^.]+(?=\.js$)/) ?? []);
  const files = names.map((name) => {
    const content = readFileSync(join(folder, name));
    rmSync(join(folder, name));
    const text = String(content).replaceAll(`${keys}.js`, 'keyhelp-second.js').replace('<html ', '<html data-second ');
    return [name.replace(`${keys}.js`, 'keyhelp-second.js'), /\.(js|html)$/.test(name) ? text : content];
  });
  const release = Object.fromEntries(files);
  for (const [name, content] of Object.entries({ ...release, ...offlineFiles(release) }))
    writeFileSync(join(folder, name), content);
  return folder;
}

/**
 * A new browser, and a host of the first release.
 * @type {import('@playwright/test').TestType<import('@playwright/test').PlaywrightTestArgs
 *   & import('@playwright/test').PlaywrightTestOptions & { host: Host, troubles: string[] },
 *   import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions
 *   & { tab: import('./tab.js').Tab }>} */
const test = alone.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants one.
  host: async ({}, use) => {
    const host = new Host(firstRelease());
    await host.start();
    await use(host);
    await host.stop();
  },
  troubles: [
    async ({ context }, use) => {
      await context.addInitScript(hasten);
      /** @type {string[]} */
      const troubles = [];
      context.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
      context.on('weberror', (error) => troubles.push(String(error.error())));
      await use(troubles);
      expect(troubles, 'the browser has nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the browser: the page is stored without five idle seconds, which www/test/offline.test.js checks. */
function hasten() {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (/** @type {() => void} */ act, /** @type {number} */ wait) =>
      setTimeout(act, wait === 5000 ? 0 : wait),
  });
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 */
async function open(page, address) {
  await page.goto('about:blank');
  const lecture = new Lecture(page);
  await lecture.open(address);
  return lecture;
}

/** @param {import('@playwright/test').Page} page */
const kept = (page) => expect(page.locator('.menu .kept')).toHaveText(says.kept);
/** @param {import('@playwright/test').Page} page */
const newer = (page) => expect(page.locator('.menu .kept')).toContainText(says.new);
/** @param {import('@playwright/test').Page} page */
const isSecond = (page) => page.evaluate(() => document.documentElement.hasAttribute('data-second'));
/** @param {import('@playwright/test').Page} page */
const caches = (page) =>
  page.evaluate(async () => (await globalThis.caches.keys()).map((name) => name.split(' ').at(-1)));

test('a browser finds what it needs to install the page, and after one visit all of it works with the server stopped', async ({
  page,
  host,
}) => {
  await open(page, host.url);
  const link = page.locator('link[rel="manifest"]');
  const manifest = await (await page.request.get(host.url + (await link.getAttribute('href')))).json();
  expect(manifest).toMatchObject({ name: 'Secateur', start_url: './', display: 'standalone' });
  for (const [index, size] of [192, 512].entries()) {
    const icon = manifest.icons[index];
    expect(icon.sizes).toBe(`${size}x${size}`);
    const picture = await (await page.request.get(host.url + icon.src)).body();
    // From the PNG's header.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([size, size]);
  }
  await kept(page);
  await host.stop();
  for (const [query, language] of [
    ['', 'en'],
    ['?embed', 'en'],
    ['?from=a-newsletter', 'pl'],
    ['', 'ro'],
    ['index.html', 'ru'],
  ]) {
    const lecture = await open(
      page,
      `${host.url}${query}#tree=((ż:3 12 8)(2 4 6)(14 5 2))&step=14&language=${language}`,
    );
    expect((await lecture.settled()).sentence).toContain('α');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await page.evaluate(() => document.fonts.check('600 20px "Inter Secateur"', 'ż'))).toBe(true);
  }
  const lecture = await open(page, `${host.url}#tree=((3 12 8)(2 4 6)(14 5 2))&algorithm=mtd-f&language=en`);
  await expect(page.getByRole('main')).toContainText('MTD(f)');
  for (const key of ['?', 'd', 'n', 'c', 'o']) {
    await lecture.press(key);
    if (key === 'n') {
      await expect(page.locator('.notation-menu')).toBeVisible();
      await lecture.press(key);
    }
    await expect(page.getByRole('dialog')).toBeVisible();
    await lecture.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  for (const name of ['Share', 'Export']) {
    await lecture.button(name).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await lecture.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await lecture.openAbout();
  await lecture.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await lecture.press('e');
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await open(page, `${host.url}#language=en`);
  await paste(lecture, uniformTree([10, 10, 10, 10, 10], 7));
  await expect(lecture.position).toHaveText(/^0 of \d{2,3},\d{3}$/);
});

test('a new build waits for the last tab of the old one, and they never mix', async ({ context, page, host }) => {
  await open(page, host.url);
  await kept(page);
  const first = buildOf(host.folder);
  host.folder = secondRelease();
  const second = buildOf(host.folder);
  const other = await context.newPage();
  const lecture = await open(other, host.url);
  await newer(other);
  await newer(page);
  expect(await isSecond(other)).toBe(false);
  expect((await caches(other)).sort()).toEqual([first, second].sort());
  // The server no longer has this part.
  await lecture.press('?');
  await expect(other.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await other.reload();
  await lecture.node(0).waitFor();
  expect(await isSecond(other)).toBe(false);
  await newer(other);
  await page.close();
  await other.close();
  const next = await context.newPage();
  await expect(async () => {
    // Opened before the others are gone for good, and again on itself, it would be a tab of the old one forever.
    await next.goto('about:blank');
    await open(next, host.url);
    expect(await isSecond(next)).toBe(true);
  }).toPass();
  await kept(next);
  expect(await caches(next)).toEqual([second]);
  await host.stop();
  const last = await open(next, host.url);
  await last.press('?');
  await expect(next.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});

test('a withdrawn build is left at the next opening, and a host may forbid storing', async ({ page, host }) => {
  await open(page, host.url);
  await kept(page);
  const bad = buildOf(host.folder);
  host.folder = secondRelease();
  const version = JSON.parse(String(readFileSync(join(host.folder, 'version.json'))));
  writeFileSync(join(host.folder, 'version.json'), JSON.stringify({ ...version, withdrawn: [bad] }));
  // The stored build answers this once more, and learns of it.
  await open(page, host.url);
  expect(await isSecond(page)).toBe(false);
  await expect.poll(() => caches(page)).not.toContain(bad);
  await open(page, host.url);
  expect(await isSecond(page)).toBe(true);
  await kept(page);
  expect(await caches(page)).toEqual([version.build]);

  writeFileSync(join(host.folder, 'version.json'), '{ "offline": false }');
  await open(page, host.url);
  await expect.poll(() => caches(page)).toEqual([]);
  host.asked.length = 0;
  const times = () => host.asked.filter((path) => path === '/version.json').length;
  // At the second opening nothing of the first is still running.
  for (const opening of [1, 2]) {
    await open(page, host.url);
    await expect.poll(times).toBe(opening);
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(host.asked).not.toContain('/sw.js');
});

test('a build whose files change while they are fetched is not stored', async ({ page, host }) => {
  // The page itself would accept it; the service worker knows from the build what to expect.
  writeFileSync(join(host.folder, 'index.html'), `${readFileSync(join(host.folder, 'index.html'))} `);
  await page.addInitScript(watchRegistering);
  const lecture = await open(page, host.url);
  await expect.poll(() => page.evaluate('became')).toEqual(['installing', 'redundant']);
  expect(await caches(page)).toEqual([]);
  await lecture.press('ArrowRight');
  await lecture.at(1);
});

/** Runs in the browser: records what happens to the service worker. */
function watchRegistering() {
  if (origin === 'null') return;
  const became = /** @type {string[]} */ ([]);
  Object.assign(window, { became });
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function (...all) {
    const registration = await register.apply(this, all);
    const { installing } = registration;
    became.push(String(installing?.state));
    installing?.addEventListener('statechange', () => became.push(installing.state));
    return registration;
  };
}
