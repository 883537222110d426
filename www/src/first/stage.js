// Fits the picture that comes with the page to the window, and records events until the page itself is ready: then they are replayed on the
// elements that replaced the old ones.

import { isLowIn } from '../page/shape.js';

/**
 * What the build drew (first/drawn.js): the parts of the page that differ between its shapes, and the stage at several sizes.
 * @typedef {object} First
 * @property {Record<'low' | 'folded' | 'small', Record<string, string>>} shapes by the class of the part
 * @property {string[]} texts of stages, with a mark for each number
 * @property {{ width: number, height: number, text: number, numbers: number[], slopes: number[] }[]} stages with each of their numbers, and which
 *   of them change by how much with each px of height
 * @property {string} letters of the sentence
 * @property {string} mark of a cut-off
 */

document.currentScript?.remove();
const root = document.documentElement;
const data = /** @type {HTMLElement} */ (document.getElementById('first'));
/** @type {First} */
const first = JSON.parse(data.textContent ?? '');
data.remove();
/** @type {(name: string) => HTMLElement} */
const part = (name) => /** @type {HTMLElement} */ (document.querySelector(`.${name}`));
const names = [...Object.keys(first.shapes.low), 'stage'];

// Another tree will open: only the bar stays, as the frame of the page.
if (root.hasAttribute('data-waits')) empty(names.filter((name) => name !== 'bar'));
else draw();
root.removeAttribute('data-fitting');
const kept = keep();
document.addEventListener('secateur-begin', () => {
  const { focus, events } = kept.end();
  root.removeAttribute('data-waits');
  empty(names);
  document.addEventListener('secateur-begun', () => again(focus, events), { once: true });
});

/** @param {string[]} names */
function empty(names) {
  for (const name of names) part(name).replaceChildren();
}

function draw() {
  const { shape = '', header } = root.dataset;
  const { low, folded, small } = first.shapes;
  const others = header === 'folded' ? (isLowIn(shape) ? small : folded) : isLowIn(shape) ? low : {};
  for (const [name, text] of Object.entries(others)) part(name).innerHTML = text;
  part('say').style.setProperty('--letters', first.letters);
  document.body.style.setProperty('--cut-mark', first.mark);
  dress(document.body);
  drawStage(part('stage'));
}

/** Styles that the page's policy forbids in its markup. @param {HTMLElement} within */
function dress(within) {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (within.querySelectorAll('[data-style]'))) {
    element.style.cssText = String(element.dataset.style);
    element.removeAttribute('data-style');
  }
}

/** The stage closest to this one, fitted to its size. @param {HTMLElement} stage */
function drawStage(stage) {
  const { clientWidth: width, clientHeight: height } = stage;
  // A hidden frame has no size.
  if (!width || !height) return;
  const unlike = (/** @type {First['stages'][0]} */ one) =>
    Math.abs(Math.log(one.width / width)) + Math.abs(Math.log(one.height / one.width / (height / width)));
  const [{ numbers, slopes, text, ...room }] = first.stages.sort((one, other) => unlike(one) - unlike(other));
  const high = (height * room.width) / width;
  const now = [...numbers];
  for (let at = 0; at < slopes.length; at += 2) now[slopes[at]] += slopes[at + 1] * (high - room.height);
  stage.innerHTML = first.texts[text].replace(/\uE000/g, () => String(now.shift()));
  stage.querySelector('.tree')?.setAttribute('viewBox', `0 0 ${room.width} ${high}`);
  dress(stage);
}

/** @typedef {{ event: Event, at: Place, value?: string }} KeptEvent of an event: its place, and the value of a field then */

/** Records all events from now on. */
function keep() {
  const types = ['keydown', 'click', 'input', 'change', 'pointerdown'];
  /** @type {KeptEvent[]} */
  const events = [];
  const hear = (/** @type {Event} */ event) => {
    const { type, target } = event;
    const element = /** @type {HTMLInputElement} */ (target);
    // Only the timeline needs it; a click says everything elsewhere.
    if (type === 'pointerdown' && !element.closest('.timeline')) return;
    if (event instanceof KeyboardEvent) {
      const isTaken = (event.ctrlKey || event.metaKey) && /^[os]$/i.test(event.key);
      if (isTaken || (event.key === 'Enter' && element.matches('textarea'))) event.preventDefault();
    }
    events.push({ event, at: placeOf(element), value: element.value });
  };
  for (const type of types) document.addEventListener(type, hear, true);
  return {
    end() {
      for (const type of types) document.removeEventListener(type, hear, true);
      const field = /** @type {HTMLInputElement} */ (document.activeElement ?? document.body);
      return { focus: { at: placeOf(field), ...selectionOf(field) }, events };
    },
  };
}

/** @typedef {{ at: Place, start: number | null, end: number | null }} Focus */

/** @param {HTMLInputElement} field */
const selectionOf = (field) =>
  field.matches('textarea') ? { start: field.selectionStart, end: field.selectionEnd } : { start: null, end: null };

/**
 * By then other elements are in the same places.
 * @param {Focus} focus
 * @param {KeptEvent[]} events
 */
function again(focus, events) {
  const field = /** @type {HTMLTextAreaElement | null | undefined} */ (elementAt(focus.at));
  field?.focus({ preventScroll: true });
  for (const { event, at, value } of events) {
    // A key pressed outside any field belongs to the search.
    const target = elementAt(at) ?? (event.type === 'keydown' ? document.body : null);
    if (!target) continue;
    if (event.type === 'input' || event.type === 'change') Object.assign(target, { value });
    const Kind = /** @type {typeof Event} */ (event.constructor);
    if (event.type === 'click' && target instanceof HTMLElement) target.click();
    else target.dispatchEvent(new Kind(event.type, event));
  }
  if (focus.start !== null) field?.setSelectionRange(focus.start, focus.end);
}

/** @typedef {{ name: string, steps: number[] } | null} Place of an element: its part, and the sibling indices on the path to it */

/** @param {Element} element @returns {Place} */
function placeOf(element) {
  const name = names.find((name) => element.closest(`.${name}`));
  if (!name) return null;
  const steps = [];
  for (let at = element; at !== part(name); at = /** @type {Element} */ (at.parentElement))
    steps.unshift([.../** @type {Element} */ (at.parentElement).children].indexOf(at));
  return { name, steps };
}

/** @param {Place} place */
const elementAt = (place) =>
  place?.steps.reduce((/** @type {Element | undefined} */ at, index) => at?.children[index], part(place.name));
