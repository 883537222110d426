// Keys for making trees, on the whole page: edit mode, next random tree, undo and redo, open and save, and the score of the leaf just
// added. They know what has the focus, never what they call.

import { letterOf } from './keys.js';

/** Where keys, paste and drop belong to the focused element. */
export const fields = 'input, textarea, select, [contenteditable], dialog';
/** Where the browser has its own undo. */
export const typing = 'input, textarea, [contenteditable]';
/** Whether a key begins a number. */
const isScore = (/** @type {string} */ key) => /^[-−.\d]$/.test(key);

/**
 * @param {Document} document
 * @param {Pick<import('../page/workshop.js').Workshop, 'edit' | 'another' | 'undo' | 'redo' | 'openFile' | 'save'>} workshop
 * @param {Pick<import('../port/store.js').Store, 'current' | 'dispatch'>} store
 */
export function listenToMakingKeys(document, workshop, { current, dispatch }) {
  /** @type {Record<string, () => unknown>} */
  const shortcuts = {
    e: workshop.edit,
    r: workshop.another,
    Escape: () => dispatch({ type: 'closeMaking' }),
    'Ctrl+z': workshop.undo,
    'Ctrl+Shift+z': workshop.redo,
    'Ctrl+y': workshop.redo,
    'Ctrl+o': workshop.openFile,
    'Ctrl+s': () => workshop.save('all'),
  };

  /** Before the keys that mean something else when no leaf waits for its score. @param {KeyboardEvent} event */
  function score(event) {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isElse = target instanceof Element && target.closest(fields) !== null;
    if (!isScore(key) || ctrlKey || metaKey || altKey || isElse || (current().making?.added ?? null) === null) return;
    event.preventDefault();
    event.stopPropagation();
    dispatch({ type: 'scoreAdded', text: key });
  }

  document.addEventListener('keydown', score, { capture: true });
  document.addEventListener('keydown', (event) => {
    const { key, code, shiftKey, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (defaultPrevented || altKey) return;
    if (key === 'Escape' && (!current().making || document.querySelector(':popover-open'))) return;
    const isHeld = ctrlKey || metaKey;
    const does = shortcuts[`${isHeld ? 'Ctrl+' : ''}${shiftKey ? 'Shift+' : ''}${letterOf(key, code)}`];
    if (!does || isElsewhere(document, target, isHeld, letterOf(key, code)) || (current().present && !isHeld)) return;
    event.preventDefault();
    does();
  });
}

/**
 * @param {Document} document
 * @param {EventTarget | null} target
 * @param {boolean} isHeld
 * @param {string} letter
 */
function isElsewhere(document, target, isHeld, letter) {
  if (!(target instanceof Element)) return false;
  if (!isHeld) return target.closest(fields) !== null;
  // An open comparison is saved as open.
  if (target.closest('dialog')) return letter !== 's';
  const isTyping = 'zy'.includes(letter) && target.closest(typing) !== null;
  return isTyping && document.queryCommandEnabled(letter === 'z' ? 'undo' : 'redo');
}
