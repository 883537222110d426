// The way into making trees: the edit bar, the random trees, opening and saving. It loads each part when it is first used. It knows
// when a part is wanted, never what it does.

import { isSame } from '../core/source.js';
import { isRandom } from '../keeping/randomfields.js';
import { late } from '../screen/late.js';
import { listenToGiven } from './intake.js';
import { listenToMakingKeys } from './keys.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('../state/types.js').State} State */
/** @typedef {ReturnType<typeof createWorkshop>} Workshop */

const parts = {
  bar: () => import('./bar.js'),
  random: () => import('./randomdialog.js'),
  files: () => import('./files.js'),
};

/**
 * @param {Document} document
 * @param {{ engine: import('../core/engine.js').Engine, texts: import('../words/texts.js').Texts, dispatch: import('../state/types.js').Dispatch,
 *   completed: () => Promise<void>, current: () => State, redraw: () => void }} page
 */
export function createWorkshop(document, { engine, texts, dispatch, completed, current, redraw }) {
  const { loaded, part } = createLoader(texts, completed);
  const bar = document.createElement('div');
  bar.className = 'making';
  document.querySelector('.say')?.after(bar);
  const layer = document.body.appendChild(document.createElement('div'));
  const news = document.body.appendChild(document.createElement('div'));
  const chooser = createChooser(document, (file) => does.read(file));
  /** @type {Page | null} */
  let drawn = null;

  const does = {
    /** With nothing to load first: a browser asks for a file only while a key or click still counts as one. */
    openFile: () => chooser.click(),
    /** @type {(given: File | string) => Promise<void>} */
    read: async (given) => {
      const found = await (await part('files')).read(given);
      dispatch(found.action(current(), engine));
      if (!isSame(current().source, current().shown.source)) showProblem(document);
    },
    /** @type {(kind: 'text' | 'all') => Promise<void>} */
    save: async (kind) => (await part('files')).save(current(), kind),
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

  listenToMakingKeys(document, does, { current, dispatch });

  listenToGiven(document, { read: does.read, expect: () => part('files').then(redraw) });

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

/**
 * @param {import('../words/texts.js').Texts} texts
 * @param {() => Promise<void>} completed
 */
function createLoader(texts, completed) {
  /** @type {{ [N in keyof typeof parts]?: Awaited<ReturnType<typeof parts[N]>> }} */
  const loaded = {};

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

  return { loaded, part };
}

/**
 * The browser's question for a file.
 * @param {Document} document
 * @param {(file: File) => void} read
 */
function createChooser(document, read) {
  // Part of the page: a browser may forget an input that nothing holds, and with it the file.
  const chooser = document.body.appendChild(document.createElement('input'));
  Object.assign(chooser, { type: 'file', hidden: true, accept: '.txt,.json,text/plain,application/json' });
  chooser.addEventListener('change', () => {
    const [file] = chooser.files ?? [];
    if (file) read(file);
    // The same file may be chosen again.
    chooser.value = '';
  });
  return chooser;
}

/** On a narrow screen the tree field, with what is wrong, is in the menu. @param {Document} document */
function showProblem(document) {
  const menu = document.getElementById('menu');
  if (menu?.querySelector('.tree-text') && !menu.matches(':popover-open')) menu.showPopover();
}
