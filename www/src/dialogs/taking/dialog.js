// A dialog that exists while it is open: drawn by a template, redrawn whenever its contents change, removed when it is closed. It knows
// nothing about its contents.

import './taking.css';
import { html, render } from 'lit-html';
import { icon } from '../../panels/icons.js';

/**
 * @param {{ title: string, close: string, kind: string, onClose?: () => void }} words
 * @param {() => unknown} content
 */
export function openDialog({ title, close, kind, onClose }, content) {
  const dialog = document.createElement('dialog');
  dialog.className = `taking is-${kind}`;
  dialog.setAttribute('aria-labelledby', `taking-title-${kind}`);
  const draw = () =>
    render(
      html`<header><h2 id=${`taking-title-${kind}`}>${title}</h2>
        <button type="button" class="more" aria-label=${close} title=${close} @click=${() => dialog.close()}>${icon('close')}</button></header>
        ${content()}`,
      dialog,
    );
  draw();
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose?.();
  });
  // A click beside the dialog is a click on its backdrop.
  dialog.addEventListener('click', (event) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const { clientX: x, clientY: y, target } = event;
    if (target === dialog && (x < left || right < x || y < top || bottom < y)) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, draw };
}

/**
 * Copies a text; if the browser has no clipboard for this page, through a field.
 * @param {string} text
 * @param {HTMLInputElement | HTMLTextAreaElement | null} field that shows it
 * @returns {Promise<boolean>}
 */
export async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}

/**
 * Offers a file as a download.
 * @param {string} name
 * @param {Blob} file
 */
export function download(name, file) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: the browser may still be asking where to put it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
