// Pasted and dropped content, and text put into the tree field by another program: a text, a link or a file. It decides by the focus where
// it belongs, never what it is.

import { mostTyped } from '../panels/treefield.js';
import { linkIn } from '../port/link.js';
import { fields, typing } from './making.js';

/** @param {EventTarget | null} target */
const isTreeField = (target) => target instanceof Element && target.matches('textarea.tree-text');

/** @typedef {(given: File | string) => void} ReadInput */

/** @type {(document: Document, read: ReadInput) => void} */
export function listenToGiven(document, read) {
  listenToPaste(document, read);
  listenToDrop(document, read);
}

/** @type {(document: Document, read: ReadInput) => void} */
function listenToPaste(document, read) {
  document.addEventListener('paste', (event) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    // For a text too long to type not even the spaces: a field would take seconds to accept them.
    const given = event.clipboardData?.files[0] ?? (pasted.length > mostTyped ? pasted : pasted.trim());
    const field = event.target instanceof Element ? event.target.closest(fields) : null;
    // Such a text replaces the tree, and so does a link.
    const isWhole = typeof given === 'string' && (given.length > mostTyped || linkIn(given) !== null);
    const isTree = field && isTreeField(field) && (isWhole || field.hasAttribute('readonly'));
    if (field && !isTree) return;
    if (!given) return;
    event.preventDefault();
    read(given);
  });
  // Dropped into the field, dictated, or inserted by another program.
  document.addEventListener('beforeinput', (event) => {
    const given = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (given.length <= mostTyped || !isTreeField(event.target)) return;
    event.preventDefault();
    read(given);
  });
}

/** @type {(document: Document, read: ReadInput) => void} */
function listenToDrop(document, read) {
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
      if (isDrop(event)) event.preventDefault();
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
    if (given) read(given);
  });
}
