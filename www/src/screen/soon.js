// Has the rest of the page come before it is asked for: with the first input, or when the first tree has stood for a moment; at once
// where a link is opened. What is pressed, pasted or dropped before, and means nothing yet, is given to the page again then.

import { NotLoaded } from './late.js';

const inputs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'paste', 'dragover'];

/**
 * @param {Document} document
 * @param {() => Promise<void>} bring
 * @param {number} pause without an input, in ms, in which the first tree comes first
 */
export async function bringSoon(document, bring, pause) {
  const listening = new AbortController();
  const { signal } = listening;
  /** @type {[EventTarget | null, Event][]} */
  const missed = [];
  for (const type of ['keydown', 'paste', 'drop']) document.addEventListener(type, keep, { signal });
  document.addEventListener('dragover', (event) => event.preventDefault(), { signal });
  await new Promise((resume) => {
    for (const type of inputs) document.addEventListener(type, resume, { signal, passive: true });
    setTimeout(resume, pause);
  });
  try {
    await bring();
    listening.abort();
    for (const [target, event] of missed) target?.dispatchEvent(event);
  } catch (reason) {
    // Whoever asks for it is told.
    if (!(reason instanceof NotLoaded) || missed.length > 0 || pause === 0) throw reason;
  } finally {
    listening.abort();
  }

  /** @param {any} event of a key, or with what it brings */
  function keep(event) {
    const { type, target, key, defaultPrevented, clipboardData, dataTransfer = clipboardData } = event;
    if (defaultPrevented) return;
    // The browser would open and save something of its own.
    if (type === 'drop' || ((event.ctrlKey || event.metaKey) && /^[os]$/i.test(key))) event.preventDefault();
    missed.push([target, dataTransfer ? copyOf(type, dataTransfer) : new KeyboardEvent(type, event)]);
  }
}

/**
 * An event with what it brings, which can only be read while it happens.
 * @param {string} type
 * @param {DataTransfer} brought
 */
function copyOf(type, brought) {
  const value = new DataTransfer();
  value.setData('text/plain', brought.getData('text/plain'));
  for (const file of brought.files) value.items.add(file);
  const copy = new Event(type, { bubbles: true, cancelable: true });
  return Object.defineProperties(copy, { clipboardData: { value }, dataTransfer: { value } });
}
