// Makes the layers of a tree show the core's elements: those that remain keep their place in the page, and nothing unchanged is written. It
// knows tags and keys, and neither node nor step.

/**
 * An element from the core: tag, classes, text, its attributes as names and values in turn, and its children.
 * @typedef {[tag: string, classes: string, text: string, attributes: string[], children: ElementData[]]} ElementData
 */
/** @typedef {[layer: string, drawn: [key: number, element: ElementData][], order: number[] | null]} Change of a layer; its keys from back to front, if changed */

const space = 'http://www.w3.org/2000/svg';

/** The current content of an element. @type {WeakMap<Element, ElementData>} */
const shown = new WeakMap();

/** @param {Element} tree with the layers, each a group whose class is its name */
export function createPatches(tree) {
  /** By layer: its elements by key. @type {Map<string, Map<number, Element>>} */
  const kept = new Map();

  return {
    /**
     * @param {Change[]} changes
     * @param {boolean} isWhole whether unnamed layers are empty
     */
    patch(changes, isWhole) {
      for (const [layer, drawn, order] of changes) patchLayer(layer, drawn, order);
      if (!isWhole) return;
      const named = new Set(changes.map(([layer]) => layer));
      for (const layer of kept.keys()) if (!named.has(layer)) patchLayer(layer, [], []);
    },
    /** @type {(layer: string, key: number) => Element | undefined} */
    element: (layer, key) => kept.get(layer)?.get(key),
    /** By key. @type {(layer: string) => Map<number, Element>} */
    elements: (layer) => kept.get(layer) ?? new Map(),
  };

  /** @type {(layer: string, drawn: Change[1], order: Change[2]) => void} */
  function patchLayer(layer, drawn, order) {
    const group = tree.querySelector(`.${layer}`);
    // A figure does not have all layers.
    if (!group) return;
    const known = kept.get(layer) ?? new Map();
    kept.set(layer, known);
    const free = order ? takeGone(known, order) : [];
    for (const [key, element] of drawn) {
      const old = known.get(key) ?? free.pop();
      const now = patched(old, element);
      if (old && now !== old) old.replaceWith(now);
      known.set(key, now);
    }
    for (const element of free) element.remove();
    if (order) arrange(group, known, order);
  }
}

/**
 * Obsolete elements, for reuse: changing one costs less than making one.
 * @param {Map<number, Element>} known
 * @param {number[]} order
 */
function takeGone(known, order) {
  const keys = new Set(order);
  const gone = [...known].filter(([key]) => !keys.has(key));
  for (const [key] of gone) known.delete(key);
  return gone.map(([, element]) => element);
}

/**
 * @param {Element} layer
 * @param {Map<number, Element>} known
 * @param {number[]} order
 */
function arrange(layer, known, order) {
  let next = layer.firstElementChild;
  for (const key of order) {
    const element = /** @type {Element} */ (known.get(key));
    if (element === next) next = element.nextElementSibling;
    else layer.insertBefore(element, next);
  }
}

/**
 * The element, or another one if it cannot be changed into the wanted one.
 * @param {Element | null | undefined} old
 * @param {ElementData} wanted
 * @returns {Element}
 */
function patched(old, wanted) {
  const [tag, classes, text, attributes, children] = wanted;
  const element = old?.localName === tag ? old : document.createElementNS(space, tag);
  const [, classesBefore, textBefore, before] = shown.get(element) ?? [tag, '', '', []];
  shown.set(element, wanted);
  if (classes !== classesBefore) element.setAttribute('class', classes);
  writeAttributes(element, before, attributes);
  if (text !== textBefore) writeText(element, text);
  fill(element, children);
  return element;
}

/**
 * An element has either a text or children.
 * @param {Element} element
 * @param {string} text
 */
function writeText(element, text) {
  const { firstChild } = element;
  if (!text) element.replaceChildren();
  else if (firstChild instanceof Text) firstChild.data = text;
  else element.replaceChildren(document.createTextNode(text));
}

/**
 * Replaces the contents of an element. Children of the same kind are reused, so that a value inserted before a name does not rebuild
 * everything.
 * @param {Element} element
 * @param {ElementData[]} children
 */
export function fill(element, children) {
  let at = element.firstElementChild;
  for (const child of children) {
    const kind = kindOf(child);
    let same = at;
    while (same && kindOf(shown.get(same)) !== kind) same = same.nextElementSibling;
    if (!same) {
      element.insertBefore(patched(null, child), at);
      continue;
    }
    while (at && at !== same) at = removed(at);
    patched(same, child);
    at = same.nextElementSibling;
  }
  while (at) at = removed(at);
}

/** @type {(drawn: ElementData | undefined) => string} its tag and the first of its classes */
const kindOf = (drawn) => (drawn ? `${drawn[0]} ${drawn[1].split(' ', 1)[0]}` : '');

/** @param {Element} element @returns {Element | null} the one after it */
function removed(element) {
  const next = element.nextElementSibling;
  element.remove();
  return next;
}

/**
 * @param {Element} element
 * @param {string[]} before names and values in turn
 * @param {string[]} now
 */
function writeAttributes(element, before, now) {
  for (let at = 0; at < now.length; at += 2) {
    const was = before[at] === now[at] ? before[at + 1] : before[before.indexOf(now[at]) + 1];
    if (was !== now[at + 1] || !before.includes(now[at])) element.setAttribute(now[at], now[at + 1]);
  }
  for (let at = 0; at < before.length; at += 2) if (!now.includes(before[at])) element.removeAttribute(before[at]);
}
