// Does to a page what an action says, by key, mouse and field as a person would. Where there is nothing to do it to, it
// leaves the page alone and says so. It checks nothing.

import { sizes } from './actions.js';
import { textsOf } from './expected.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./actions.js').Action} Action */

const letters = /** @type {Record<string, string>} */ ({
  ...{
    play: ' ',
    grain: 'g',
    predict: 'q',
    present: 'p',
    dark: 'b',
    white: 'w',
    moment: 's',
    critical: 'k',
    counts: 'l',
    escape: 'Escape',
  },
});

/**
 * @param {Page} page
 * @param {Action} action
 * @returns {Promise<boolean>} whether there was anything to do
 */
export async function perform(page, action) {
  const does = doers[action.do] ?? letter;
  try {
    const isDone = (await does(page, action)) !== false;
    await drawn(page);
    return isDone;
  } catch (reason) {
    // Another language starts the page again, whatever is being done.
    if (!String(reason).includes('Execution context was destroyed')) throw reason;
    await page.waitForLoadState();
    return true;
  }
}

/** @param {Page} page */
const drawn = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** @typedef {(page: Page, said: any) => Promise<unknown>} Doer */

/** @type {Doer} */
async function letter(page, { do: name, wait = 0 }) {
  await page.keyboard.press(letters[name]);
  if (wait > 0) await page.waitForTimeout(wait);
}

/** @type {(keys: string[]) => Doer} */
const keys = (all) => async (page) => {
  for (const key of all) await page.keyboard.press(key);
};

/**
 * Presses with the mouse on what stands there, if it can be pressed at all.
 * @param {Page} page
 * @param {string} selector
 * @param {number} [at] which of those that can be seen
 */
async function click(page, selector, at = 0) {
  const spot = await page.evaluate(
    ([selector, at]) => {
      const all = [...document.querySelectorAll(String(selector))].filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return width > 0 && hit !== null && (one.contains(hit) || hit.contains(one));
      });
      if (all.length === 0) return null;
      const { left, top, width, height } = all[Number(at) % all.length].getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    [selector, at],
  );
  if (!spot) return false;
  await page.mouse.click(spot.x, spot.y);
  return true;
}

/**
 * Chooses in a list as the browser tells the page of it.
 * @param {Page} page
 * @param {string} selector
 * @param {string | number} value an option, or which one of the list
 */
const choose = (page, selector, value) =>
  page.evaluate(
    ([selector, value]) => {
      const lists = /** @type {HTMLSelectElement[]} */ ([...document.querySelectorAll(String(selector))]);
      const list = lists.find(
        ({ options }) => typeof value === 'number' || [...options].some((one) => one.value === value),
      );
      if (!list || list.disabled) return false;
      list.value = typeof value === 'number' ? list.options[value % list.options.length].value : String(value);
      list.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },
    [selector, value],
  );

/**
 * @param {Page} page
 * @param {string} selector
 * @param {string} text
 * @param {number} [at]
 */
async function fill(page, selector, text, at = 0) {
  const isThere = await page.evaluate(
    ([selector, at]) => {
      const all = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll(String(selector))]).filter(
        (one) => one.checkVisibility() && !one.readOnly,
      );
      const field = all[Number(at) % all.length];
      field?.focus();
      field?.select();
      return field !== undefined && document.activeElement === field;
    },
    [selector, at],
  );
  if (!isThere) return false;
  if (text === '') await page.keyboard.press('Delete');
  else await page.keyboard.insertText(text);
  return true;
}

/** @param {Page} page */
const openMenu = (page) =>
  page.evaluate(() => {
    if (document.querySelector('dialog[open]')) return;
    const menu = document.getElementById('menu');
    if (menu && !menu.matches(':popover-open')) menu.showPopover();
  });

/**
 * What stands in a dialog may still have to come.
 * @param {Page} page
 * @param {string} selector
 */
const opened = (page, selector) =>
  page
    .waitForSelector(selector, { timeout: 700 })
    .then(() => true)
    .catch(() => false);

/** @param {Page} page */
const blur = (page) =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());

/** @type {Record<string, Doer>} */
const doers = {
  step: async (page, { key, times }) => keys(new Array(times).fill(key))(page, {}),
  button: (page, { at }) => click(page, '.player .buttons button', at),
  timeline: (page, { share }) =>
    page.evaluate(
      ({ share }) => {
        const line = document.querySelector('.player .timeline');
        const { left, top, width, height } = line?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 };
        const at = { clientX: left + share * width, clientY: top + height / 2, pointerId: 1, button: 0, bubbles: true };
        if (!line || width === 0) return false;
        // A pointer that was never pressed cannot be caught.
        line.setPointerCapture = () => {};
        line.dispatchEvent(new PointerEvent('pointerdown', at));
        line.dispatchEvent(new PointerEvent('pointerup', at));
        return true;
      },
      { share },
    ),
  skin: async (page, { key }) => keys([key])(page, {}),
  click: (page, { node }) => click(page, '.main .stage .node', node),
  walk: async (page, said) => {
    await page.evaluate(() => /** @type {SVGElement | null} */ (document.querySelector('svg.tree'))?.focus());
    await keys(said.keys)(page, {});
    await blur(page);
  },
  leaf: async (page, { node, text, end }) => {
    if (!(await click(page, '.main .stage .node.leaf', node))) return false;
    await drawn(page);
    if (!(await page.evaluate(() => document.activeElement?.closest('.overlay') !== null))) return false;
    await page.keyboard.insertText(text);
    if (end) await page.keyboard.press(end);
    return true;
  },
  text: async (page, { tree, end }) => {
    if (!(await page.evaluate(() => document.querySelector('.bar .tree-text') !== null))) await openMenu(page);
    if (!(await fill(page, '.tree-text', tree))) return false;
    if (end) await page.keyboard.press(end);
    return true;
  },
  algorithm: (page, { value }) => choose(page, '.bar select:first-of-type', value),
  dialect: (page, { value }) => choose(page, '.bar select, .menu select', value),
  example: async (page, { value }) => {
    if (!(await click(page, '.bar .example')) || !(await opened(page, '.is-picking nav'))) return false;
    const row = value.replace('#', 'recent-');
    // Everything, or the trees of their own.
    await click(page, '.is-picking nav button', value === row ? 0 : 1);
    await drawn(page);
    const isThere = await page.evaluate((id) => {
      document.getElementById(id)?.scrollIntoView({ block: 'center' });
      return document.getElementById(id) !== null;
    }, `picking-row-${row}`);
    if (isThere) return click(page, `[id="picking-row-${row}"]`);
    await page.keyboard.press('Escape');
    return false;
  },
  field: async (page, { at, text }) => {
    await openMenu(page);
    return fill(page, '.menu input[type="text"]', text, at);
  },
  order: (page, { value }) => choose(page, '.menu select', value),
  ties: async (page, { isLast }) => {
    await openMenu(page);
    if (!(await opened(page, '.menu .pair'))) return false;
    const texts = textsOf(await page.evaluate(() => document.documentElement.lang));
    const buttons = `.menu [aria-label="${texts.text('ties-label')}"] button`;
    await page.evaluate((buttons) => document.querySelector(buttons)?.scrollIntoView({ block: 'center' }), buttons);
    return click(page, buttons, isLast ? 1 : 0);
  },
  payoffs: async (page, { least, greatest }) => {
    await openMenu(page);
    if (!(await opened(page, '.menu .pair'))) return false;
    return (await fill(page, '.menu .pair input', least, 0)) && fill(page, '.menu .pair input', greatest, 1);
  },
  menu: async (page, { at }) => {
    await openMenu(page);
    return click(page, '.menu .row input[type="checkbox"], .menu .row select.grain, .menu button', at);
  },
  language: async (page, { value }) => {
    if (await page.evaluate((value) => document.documentElement.lang === value, value)) return false;
    const coming = page.waitForEvent('load', { timeout: 5000 }).catch(() => null);
    if (!(await choose(page, '.menu select', value))) return false;
    await coming;
    return opened(page, '.main .stage .node');
  },
  arrange: async (page) => {
    await openMenu(page);
    const label = textsOf(await page.evaluate(() => document.documentElement.lang)).text('arrange-label');
    return page.evaluate((label) => {
      const row = [...document.querySelectorAll('.menu .row')].find((row) => row.textContent?.trim().startsWith(label));
      const box = row?.querySelector('input') ?? null;
      box?.click();
      return box !== null;
    }, label);
  },
  notation: async (page, { at }) => {
    await page.keyboard.press('n');
    if (!(await opened(page, '.notation-menu'))) return false;
    await page.keyboard.press('n');
    if (!(await opened(page, 'dialog.is-notation'))) return false;
    return click(page, 'dialog.is-notation label', at);
  },
  dialects: async (page, { at }) => {
    await page.keyboard.press('d');
    if (!(await opened(page, 'dialog.is-compare tbody button'))) return false;
    return click(page, 'dialog.is-compare tbody button', at);
  },
  compare: async (page, said) => {
    await page.keyboard.press('c');
    if (!(await opened(page, 'dialog.is-race .lane'))) return false;
    await keys(said.keys)(page, {});
    if (said.isLeft) await page.keyboard.press('Escape');
    return true;
  },
  run: async (page, { at, value }) => {
    if (!(await page.evaluate(() => document.querySelector('dialog.is-race') !== null))) {
      await page.keyboard.press('c');
      if (!(await opened(page, 'dialog.is-race .lane'))) return false;
    }
    if (at < 2) return click(page, 'dialog.is-race .tools button', value);
    if (at < 4) return fill(page, 'dialog.is-race .picks input', String(value), at);
    return page.evaluate(
      ([at, value]) => {
        const lists = /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll('dialog.is-race select'));
        const list = lists[at % lists.length];
        if (!list) return false;
        list.selectedIndex = value % list.options.length;
        list.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      },
      [at, value],
    );
  },
  help: async (page) => {
    await page.keyboard.press('?');
    return opened(page, 'dialog.keys[open]');
  },
  share: async (page) => {
    if (!(await click(page, '.takes button'))) return false;
    return opened(page, 'dialog.is-share');
  },
  export: async (page, { at }) => {
    if (!(await click(page, '.takes button', 1))) return false;
    if (!(await opened(page, 'dialog.is-export'))) return false;
    return click(page, 'dialog.is-export .exports button, dialog.is-export button', at);
  },
  making: async (page, said) => {
    await page.keyboard.press('e');
    if (!(await opened(page, '.making-bar'))) return false;
    await page.evaluate(() => /** @type {SVGElement | null} */ (document.querySelector('svg.tree'))?.focus());
    return keys(said.keys)(page, {});
  },
  random: async (page, { field, text, isMade }) => {
    await page.keyboard.press('r');
    if (!(await opened(page, 'dialog.random[open]'))) return false;
    if (!(await fill(page, 'dialog.random input[type="text"]', text, field))) return false;
    if (isMade) await page.keyboard.press('Enter');
    return true;
  },
  game: async (page, { id, moves, keys: limits, isMade }) => {
    if (!(await click(page, '.bar .example')) || !(await opened(page, '.is-picking .elsewhere'))) return false;
    await click(page, '.is-picking .elsewhere button', 0);
    if (!(await opened(page, 'dialog.is-gaming[open]'))) return false;
    await click(page, `.is-gaming input[value="${id}"]`);
    if (!(await fill(page, '.is-gaming input[name="moves"]', moves, 0))) return false;
    // A ply or two are counted.
    await drawn(page);
    await page.evaluate(() => /** @type {HTMLElement | null} */ (document.querySelector('.is-gaming .ruler'))?.focus());
    await keys(limits)(page, {});
    await page.keyboard.press(isMade ? 'Enter' : 'Escape');
    return true;
  },
  undo: (page, { times }) => keys(new Array(times).fill('Control+z'))(page, {}),
  redo: (page, { times }) => keys(new Array(times).fill('Control+y'))(page, {}),
  paste: (page, { text }) =>
    page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      const at = document.activeElement?.closest('dialog') ? document.activeElement : document.body;
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
      // Firefox takes none with the event.
      Object.defineProperty(event, 'clipboardData', { value: data });
      at.dispatchEvent(event);
    }, text),
  file: async (page, { text }) => {
    const field = page.locator('input[type="file"]');
    if ((await field.count()) === 0) return false;
    await field.setInputFiles({ name: 'tree.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  },
  link: async (page, { hash }) => {
    const language = /(?:^|&)language=(en|pl|ro|ru)(?:&|$)/.exec(hash)?.[1];
    const isOther = await page.evaluate((language) => document.documentElement.lang !== language, language);
    const coming = language && isOther ? page.waitForEvent('load', { timeout: 2000 }).catch(() => null) : null;
    await page.evaluate((hash) => location.assign(`#${hash}`), hash);
    await coming;
  },
  zoom: async (page, { x, y, by }) => {
    const spot = await stageSpot(page, x / 10, y / 10);
    if (!spot) return false;
    await page.mouse.move(spot.x, spot.y);
    await page.mouse.wheel(0, by);
    return true;
  },
  drag: async (page, { x, y }) => {
    const spot = await stageSpot(page, 0.5, 0.05);
    if (!spot) return false;
    await page.mouse.move(spot.x, spot.y);
    await page.mouse.down();
    await page.mouse.move(spot.x + 40 * x, spot.y + 40 * y, { steps: 2 });
    await page.mouse.up();
    return true;
  },
  resize: async (page, { size }) => {
    // A window that fills the screen has no other size.
    await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
    await page.setViewportSize(sizes[size]);
  },
  offline: async (page) => {
    await page.context().setOffline(true);
    await page.keyboard.press('d');
    await page.waitForTimeout(20);
    await page.context().setOffline(false);
  },
  reload: async (page) => {
    await page.reload();
    return opened(page, '.main .stage .node');
  },
};

/**
 * @param {Page} page
 * @param {number} x share of the stage
 * @param {number} y
 */
const stageSpot = (page, x, y) =>
  page.evaluate(
    ([x, y]) => {
      const { left, top, width, height } =
        document.querySelector('.main .stage')?.getBoundingClientRect() ?? new DOMRect();
      return width < 40 || document.querySelector('dialog[open]') ? null : { x: left + x * width, y: top + y * height };
    },
    [x, y],
  );
