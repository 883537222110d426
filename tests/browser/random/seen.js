// What a page shows, read in one go, and how it is brought to rest first. Both run in the browser and stand on their own; they
// know where things are shown, and nothing of what is right.

/** @typedef {ReturnType<typeof readPage>} Seen */

/**
 * Closes what is not in the address: dialogs but the comparison, the menu, the edit mode, presenting, predicting, what is
 * written on the tree, the counts.
 * @param {{ pause: string, switches: string[] }} names of the button that ends the playing, and of what is switched off
 */
export async function putBack({ pause, switches }) {
  const dialogs = /** @type {NodeListOf<HTMLDialogElement>} */ (
    document.querySelectorAll('dialog[open]:not(.is-race)')
  );
  for (const dialog of dialogs) dialog.close();
  const menu = document.getElementById('menu');
  if (menu?.matches(':popover-open')) menu.hidePopover();
  /** @type {HTMLElement | null} */ (document.querySelector(`.player button[aria-label="${pause}"]`))?.click();
  if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement)
    document.activeElement.blur();
  const leave = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  if (document.querySelector('.overlay input')) document.querySelector('.overlay input')?.dispatchEvent(leave());
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise(requestAnimationFrame);
    if (document.body.matches('.is-dark, .is-white, .is-presenting') || document.documentElement.matches('.is-making'))
      document.body.dispatchEvent(leave());
  }
  if (document.querySelector('#tab-counts[aria-selected="true"]')) document.getElementById('tab-window')?.click();
  for (const row of document.querySelectorAll('.menu .row')) {
    const box = row.querySelector('input');
    const isNamed = switches.some((name) => row.textContent?.trim().startsWith(name));
    if (box?.checked && isNamed) box.click();
    const select = row.querySelector('select');
    if (select && isNamed && select.value !== 'none') {
      select.value = 'none';
      select.dispatchEvent(new Event('change'));
    }
  }
}

/**
 * Settled when nothing has changed for longer than the page takes to write its address. Looks are counted and not time, of
 * which a page that is held up has little.
 * @param {number} still milliseconds
 */
export async function atRest(still) {
  const started = performance.now();
  const pause = 40;
  let [last, looks] = ['', 0];
  for (;;) {
    const parts = ['.say', '.stepno', '.tally', '.code', '.race .at'].map(
      (part) => document.querySelector(part)?.textContent,
    );
    const now = [location.href, ...parts, document.querySelectorAll('.main .stage .node').length].join('\n');
    if (now !== last || document.querySelector('.working .job')) [last, looks] = [now, 0];
    if (looks * pause > still || started + 20_000 < performance.now()) return;
    looks += 1;
    await new Promise((resume) => setTimeout(resume, pause));
  }
}

/**
 * Puts away what is said below the tree: it takes room, and is no part of an address. Where a button tries again what has
 * failed, something may open.
 * @returns {Promise<boolean>} whether there was anything
 */
export async function dismiss() {
  let isAny = false;
  for (let turn = 0; turn < 5; turn += 1) {
    const buttons = /** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll('.notice button.more, .news button')
    );
    isAny ||= buttons.length > 0;
    for (const button of buttons) button.click();
    await new Promise(requestAnimationFrame);
  }
  return isAny;
}

/** Shows the whole tree, where only a part of it is in sight. */
export async function fitView() {
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.main .stage .camera button'));
  buttons[buttons.length - 1]?.click();
  for (let turn = 0; turn < 3; turn += 1) await new Promise(requestAnimationFrame);
}

export function readPage() {
  const text = (/** @type {Element | null | undefined} */ element) =>
    // What keeps a move on one line is nothing that is said.
    (element?.textContent ?? '').replaceAll('\u2060', '').trim().replace(/\s+/g, ' ');
  const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)];
  const chosen = (/** @type {string} */ selector) =>
    text(/** @type {HTMLSelectElement | null} */ (document.querySelector(selector))?.selectedOptions[0]);
  const slider = document.querySelector('.player .timeline');
  const words = (/** @type {string} */ selector) => text(document.querySelector(selector));
  const digits = (/** @type {string} */ selector) => Number(words(selector).replace(/\D/g, ''));
  const race = document.querySelector('dialog.is-race');
  const pair = document.querySelector('.menu .pair');
  const stage = document.querySelector('.main .stage');
  return {
    language: document.documentElement.lang,
    kept: localStorage.getItem('secateur'),
    hash: location.hash,
    isFatal: document.querySelector('.fatal') !== null,
    step: Number(slider?.getAttribute('aria-valuenow')),
    length: Number(slider?.getAttribute('aria-valuemax')),
    counter: [digits('.stepno span'), digits('.stepno small')],
    sentence: words('.say'),
    algorithm: chosen('.bar select'),
    example: document.querySelector('.bar .example')?.getAttribute('data-example'),
    search: pair && {
      rules: all('.menu .row .seg [aria-pressed="true"]').map(text),
      ends: all('.menu .pair input').map((input) => input.getAttribute('placeholder')),
      isWarned: document.querySelector('.notes .warned') !== null,
    },
    code: all('.code li > span:first-child').map(text),
    line: all('.code li').findIndex((line) => line.getAttribute('aria-current') === 'step'),
    nodes: all('.main .stage .node').map((node) => ({
      node: Number(node.getAttribute('data-node')),
      look: (node.getAttribute('class') ?? '').replace(/\s+/g, ' ').trim(),
      value: text(node.querySelector('.val')),
      name: text(node.querySelector('.name')),
      window: text(node.querySelector('.win')),
    })),
    notices: all('.notice, .news p').length,
    size: [stage?.clientWidth, stage?.clientHeight],
    view: document.querySelector('.main .stage .world')?.getAttribute('style') ?? '',
    rows: all('.main .stage .rows .margin').map(text),
    marked: all('.main .stage .node.is-now').map((node) => Number(node.getAttribute('data-node'))),
    tally: words('.tally'),
    race: race ? [...race.querySelectorAll('.lane, .at, tbody')].map(text) : [],
    field: /** @type {HTMLTextAreaElement | null} */ (document.querySelector('.tree-text'))?.value ?? '',
  };
}

/**
 * Undoes or takes back all there is, and gives the text of the tree that is left.
 * @param {'z' | 'y'} letter
 */
export async function allTheWay(letter) {
  const row = () => {
    const keys = [...document.querySelectorAll('.menu kbd')].find(
      (key) => key.textContent === `Ctrl+${letter.toUpperCase()}`,
    );
    return /** @type {HTMLButtonElement | null | undefined} */ (key(keys));
  };
  const key = (/** @type {Element | undefined} */ keys) => keys?.closest('button');
  for (let turn = 0; turn < 250 && row()?.disabled === false; turn += 1) {
    const press = { key: letter, ctrlKey: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', press));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  return /** @type {HTMLTextAreaElement | null} */ (document.querySelector('.tree-text'))?.value ?? '';
}
