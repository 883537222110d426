// Before anything of the page is visible: its shape and the reader's colours; and whether the picture that comes with it is what will be
// shown, or something else will open, for which the page stays empty.

import { textSizes, themes } from '../../pkg/tables.js';
import { createShape } from '../page/shape.js';
import { applyAppearance } from '../storage/appearance.js';
import { holdSomething, keepersOf, keys, sharedOf } from '../storage/keepers.js';

document.currentScript?.remove();
const root = document.documentElement;
const kept = read();
/**
 * The settings with which the picture was drawn, and the text for when the page fails to load.
 * @type {{ drawn: Record<string, unknown>, fatal: string }}
 */
const { drawn, fatal } = JSON.parse(root.dataset.first ?? '');
delete root.dataset.first;
const isEmbedded = new URLSearchParams(location.search).has('embed');
const isOther = Object.entries(drawn).some(([name, value]) => name in kept && kept[name] !== value);

const theme = themes.find((one) => one === kept.theme) ?? 'auto';
applyAppearance(root, { theme, textSize: textSizes.find((one) => one === kept.textSize) ?? 1 });
root.toggleAttribute('data-embed', isEmbedded);
// Nothing is visible before it has its size.
root.toggleAttribute('data-fitting', true);
createShape(window, () => {}).measure();
root.toggleAttribute(
  'data-waits',
  isEmbedded || isOther || location.hash.length > 1 || history.state !== null || holdSomething(keepersOf(window)),
);
const untold = new AbortController();
const { signal } = untold;
for (const type of ['error', 'unhandledrejection']) addEventListener(type, tell, { capture: true, signal });
document.addEventListener('secateur-begin', () => untold.abort(), { signal });

/** A picture of a page that fails to load must not look as if it had loaded. @param {any} event */
function tell({ target, message, reason = message }) {
  // The page itself can do without anything else that is missing.
  if (target !== window && !(target instanceof HTMLScriptElement)) return;
  const told = document.createElement('main');
  told.className = 'fatal';
  told.setAttribute('role', 'alert');
  for (const line of [fatal, reason ?? target.src])
    told.appendChild(document.createElement('p')).textContent = String(line);
  document.body.replaceChildren(told);
}

/** @returns {Record<string, unknown>} */
function read() {
  try {
    return Object(JSON.parse(sharedOf(window)?.getItem(keys.own) ?? '{}'));
  } catch {
    return {};
  }
}
