// Making trees: the edit bar, the random trees, opening and saving, by keys, buttons, clipboard and drops. It knows when each is wanted,
// never what it does.

import { createLate } from '../dialogs/late.js';
import { listenToGiven } from '../input/intake.js';
import { listenToMakingKeys } from '../input/making.js';
import { render as renderBar } from '../panels/making/bar.js';
import { isSame } from '../port/source.js';
import { read, render as renderNews, save } from './treefiles.js';

/** @typedef {import('./page.js').Page} Page */
/** @typedef {import('../port/types.js').State} State */
/** @typedef {ReturnType<typeof createWorkshop>} Workshop */

/**
 * @param {Document} document
 * @param {{ engine: import('../port/engine.js').Engine, dispatch: import('../port/types.js').Dispatch, current: () => State }} page
 */
export function createWorkshop(document, { engine, dispatch, current }) {
  const bar = document.createElement('div');
  bar.className = 'making';
  document.querySelector('.say')?.after(bar);
  const news = document.body.appendChild(document.createElement('div'));
  const chooser = createChooser(document, (file) => does.read(file));
  const random = createLate(() => import('../dialogs/random.js'));
  /** @type {Page | null} */
  let drawn = null;

  const does = {
    openFile: () => chooser.click(),
    /** @type {(given: File | string) => Promise<void>} */
    read: async (given) => {
      dispatch(await read(given));
      if (!isSame(current().source, current().shown.source)) showProblem(document);
    },
    /** @type {(kind: 'text' | 'all') => void} */
    save: (kind) => save(current(), engine.session, kind),
    random: () => drawn && random.open(drawn),
    /** The next tree of the same kind; without one, the dialog that asks for the kind. */
    another: () =>
      current().random.made === current().shown.source.text ? dispatch({ type: 'anotherRandom' }) : does.random(),
    edit: () => dispatch({ type: 'toggleMaking' }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  };

  listenToMakingKeys(document, does, { current, dispatch });

  listenToGiven(document, does.read);

  return {
    ...does,
    /**
     * Draws whatever is open, after every render of the page.
     * @param {Page} page
     */
    follow(page) {
      drawn = page;
      renderBar(page, bar);
      renderNews(page, news);
      random.follow(page);
    },
  };
}

/**
 * The browser's file picker.
 * @param {Document} document
 * @param {(file: File) => void} read
 */
function createChooser(document, read) {
  // In the document: a browser may drop a detached input, and its file.
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

/** On a narrow screen the tree field, with its error, is in the menu. @param {Document} document */
function showProblem(document) {
  const menu = document.getElementById('menu');
  if (menu?.querySelector('.tree-text') && !menu.matches(':popover-open')) menu.showPopover();
}
