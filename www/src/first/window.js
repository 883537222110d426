// Before anything of the page is seen: its shape and the reader's colours; and whether the picture that has come with it is what will stand
// there, or something else is to be opened, for which the page waits empty.

import { shown } from '../keeping/appearance.js';
import { holdSomething, keepersOf, keys, sharedOf } from '../keeping/keepers.js';
import { createShape } from '../screen/shape.js';

const root = document.documentElement;
const kept = read();
/** How the picture is drawn: what a person would have to have set. */
const drawn = /** @type {Record<string, unknown>} */ (JSON.parse(root.dataset.drawn ?? '{}'));
delete root.dataset.drawn;
const isEmbedded = new URLSearchParams(location.search).has('embed');
const isOther = Object.entries(drawn).some(([name, value]) => name in kept && kept[name] !== value);

const theme = kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : 'auto';
shown(root, { theme, textSize: Number(kept.textSize) || 1 });
root.toggleAttribute('data-embed', isEmbedded);
createShape(window, () => {}).measure();
root.toggleAttribute(
  'data-waits',
  isEmbedded || isOther || location.hash.length > 1 || history.state !== null || holdSomething(keepersOf(window)),
);

/** @returns {Record<string, unknown>} */
function read() {
  try {
    return Object(JSON.parse(sharedOf(window)?.getItem(keys.own) ?? '{}'));
  } catch {
    return {};
  }
}
