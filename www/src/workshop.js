// The way into making trees: the edit bar, the random trees, opening and saving. It listens to keys, paste and drop on the
// whole page and loads each part when it is first used. It knows when a part is wanted, never what it does.

import { letterOf } from './keys.js';
import { late } from './late.js';
import { linkIn } from './link.js';
import { isRandom } from './randomlink.js';
import { isSame } from './source.js';
import { mostTyped } from './treefield.js';

/** @typedef {import('./page.js').Page} Page */
/** @typedef {import('./types.js').State} State */
/** @typedef {ReturnType<typeof createWorkshop>} Workshop */

const parts = {
  bar: () => import('./making/bar.js'),
  random: () => import('./making/randomdialog.js'),
  files: () => import('./making/files.js'),
};

/** Where keys, paste and drop belong to what has the focus. */
const fields = 'input, textarea, select, [contenteditable], dialog';
/** Whether a key begins a number. */
const isScore = (/** @type {string} */ key) => /^[-−.\d]$/.test(key);
/** Where the browser has an undo of its own. */
const typing = 'input, textarea, [contenteditable]';

/**
 * @param {Document} document
 * @param {{ engine: import('./engine.js').Engine, texts: import('./texts.js').Texts, dispatch: import('./types.js').Dispatch,
 *   completed: () => Promise<void>, current: () => State, redraw: () => void }} page
 */
export function createWorkshop(document, { engine, texts, dispatch, completed, current, redraw }) {
  /** @type {{ [N in keyof typeof parts]?: Awaited<ReturnType<typeof parts[N]>> }} */
  const loaded = {};
  const bar = document.createElement('div');
  bar.className = 'making';
  document.querySelector('.say')?.after(bar);
  const layer = document.body.appendChild(document.createElement('div'));
  const news = document.body.appendChild(document.createElement('div'));
  // Part of the page: a browser may forget an input that nothing holds, and with it the file.
  const chooser = document.body.appendChild(document.createElement('input'));
  Object.assign(chooser, { type: 'file', hidden: true, accept: '.txt,.json,text/plain,application/json' });
  chooser.addEventListener('change', () => {
    const [file] = chooser.files ?? [];
    if (file) does.read(file);
    // The same file may be chosen again.
    chooser.value = '';
  });
  /** @type {Page | null} */
  let drawn = null;

  /**
   * @template {keyof typeof parts} N
   * @param {N} name
   * @returns {Promise<NonNullable<typeof loaded[N]>>}
   */
  async function part(name) {
    const [known] = await late(() => Promise.all([loaded[name] ?? parts[name](), texts.more(), completed()]));
    loaded[name] = /** @type {typeof loaded[N]} */ (known);
    return /** @type {NonNullable<typeof loaded[N]>} */ (known);
  }

  const does = {
    /** With nothing to load first: a browser asks for a file only while a key or click still counts as one. */
    openFile: () => chooser.click(),
    /** @type {(given: File | string) => Promise<void>} */
    read: async (given) => {
      const found = await (await part('files')).read(given);
      dispatch(found.action(current(), engine));
      if (!isSame(current().source, current().shown.source)) showProblem();
    },
    /** @type {(kind: 'text' | 'all') => Promise<void>} */
    save: async (kind) => (await part('files')).save(document, current(), kind),
    random: async () => {
      const dialog = await part('random');
      dispatch({ type: 'pause' });
      if (drawn) dialog.open(drawn, layer);
    },
    /** The next tree of the same kind; without one, the question what kind. */
    another: () => (isRandom(current()) ? dispatch({ type: 'anotherRandom' }) : does.random()),
    edit: () => dispatch({ type: 'toggleMaking' }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  };

  /** On a narrow screen the tree field, with what is wrong, is in the menu. */
  function showProblem() {
    const menu = document.getElementById('menu');
    if (menu?.querySelector('.tree-text') && !menu.matches(':popover-open')) menu.showPopover();
  }

  /** @type {Record<string, () => unknown>} */
  const shortcuts = {
    e: does.edit,
    r: does.another,
    Escape: () => dispatch({ type: 'closeMaking' }),
    'Ctrl+z': does.undo,
    'Ctrl+Shift+z': does.redo,
    'Ctrl+y': does.redo,
    'Ctrl+o': does.openFile,
    'Ctrl+s': () => does.save('all'),
  };

  document.addEventListener('keydown', (event) => {
    const { key, code, shiftKey, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (defaultPrevented || altKey) return;
    if (key === 'Escape' && (!current().making || document.querySelector(':popover-open'))) return;
    const isHeld = ctrlKey || metaKey;
    const isElse = target instanceof Element && target.closest(fields) !== null;
    if (isScore(key) && !isHeld && !isElse && (current().making?.added ?? null) !== null) {
      event.preventDefault();
      dispatch({ type: 'scoreAdded', text: key });
      return;
    }
    const does = shortcuts[`${isHeld ? 'Ctrl+' : ''}${shiftKey ? 'Shift+' : ''}${letterOf(key, code)}`];
    if (!does || isElsewhere(target, isHeld, letterOf(key, code)) || (current().present && !isHeld)) return;
    event.preventDefault();
    does();
  });

  /**
   * @param {EventTarget | null} target
   * @param {boolean} isHeld
   * @param {string} letter
   */
  function isElsewhere(target, isHeld, letter) {
    if (!(target instanceof Element)) return false;
    if (!isHeld) return target.closest(fields) !== null;
    // A comparison is saved while it is open, to be open again.
    if (target.closest('dialog')) return letter !== 's';
    return (
      'zy'.includes(letter) &&
      target.closest(typing) !== null &&
      document.queryCommandEnabled(letter === 'z' ? 'undo' : 'redo')
    );
  }

  /** @param {EventTarget | null} target */
  const isTreeField = (target) => target instanceof Element && target.matches('textarea.tree-text');

  document.addEventListener('paste', (event) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    // Of a text that is too long to be typed in not even the spaces: a field would take them for seconds.
    const given = event.clipboardData?.files[0] ?? (pasted.length > mostTyped ? pasted : pasted.trim());
    const field = event.target instanceof Element ? event.target.closest(fields) : null;
    // Such a text takes the place of the tree, and so does a link.
    const isWhole = typeof given === 'string' && (given.length > mostTyped || linkIn(given) !== null);
    const isTree = field && isTreeField(field) && (isWhole || field.hasAttribute('readonly'));
    if (field && !isTree) return;
    if (!given) return;
    event.preventDefault();
    does.read(given);
  });
  // Dropped into the field, dictated, or put there by another program.
  document.addEventListener('beforeinput', (event) => {
    const given = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (given.length <= mostTyped || !isTreeField(event.target)) return;
    event.preventDefault();
    does.read(given);
  });

  /** @param {DragEvent} event */
  const isDrop = ({ dataTransfer, target }) =>
    dataTransfer !== null &&
    (dataTransfer.types.includes('Files') ||
      (dataTransfer.types.includes('text/plain') && !(target instanceof Element && target.closest(typing))));

  /** @param {boolean} isOver */
  const hint = (isOver) => document.documentElement.classList.toggle('is-dropping', isOver);
  for (const type of /** @type {const} */ (['dragenter', 'dragover'])) {
    document.addEventListener(type, (event) => {
      hint(isDrop(event));
      if (!isDrop(event)) return;
      event.preventDefault();
      part('files').then(redraw);
    });
  }
  document.addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) hint(false);
  });
  document.addEventListener('drop', (event) => {
    hint(false);
    if (!isDrop(event)) return;
    event.preventDefault();
    const given = event.dataTransfer?.files[0] ?? event.dataTransfer?.getData('text/plain').trim();
    if (given) does.read(given);
  });

  return {
    ...does,
    /**
     * Draws what is open, after every render of the page.
     * @param {Page} page
     */
    follow(page) {
      drawn = page;
      if (loaded.bar) loaded.bar.render(page, bar);
      else if (page.state.making) part('bar').then(redraw);
      loaded.random?.render(page, layer);
      loaded.files?.render(page, news);
    },
  };
}
