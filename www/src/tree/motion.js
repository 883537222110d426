// Motion between two steps. The final picture is always drawn at once; motion only decorates it, so ending it early is
// taking it away. What moves is an element of its own above the picture, by place, size and opacity alone, which costs the page
// nothing while it moves; what only comes when that has arrived is held back for so long.

import { nodeId } from './paint.js';

/** @typedef {{ x: number, y: number }} Point of the tree, px */
/** @typedef {Point & { width: number, height: number, look: string }} Area around its middle */

/** What the core tells first: what kind of motion it is. */
const kinds = /** @type {const} */ (['visit', 'line', 'rise', 'change']);
/** What it calls an area by. */
const looks = ['', 'is-round', 'is-sign'];

/** Milliseconds at normal speed. */
const durations = { travel: 200, flash: 420, ride: 360, ink: 240, pan: 320 };
const ease = 'cubic-bezier(0.2, 0, 0, 1)';

/** @param {import('./board.js').Board} board */
export function createMotion(board) {
  const { world, moves } = board;
  /** @type {Element[]} */
  let held = [];
  /** @type {number[]} */
  let timers = [];
  /** Where the tree stood before the step. */
  let before = '';

  function finish() {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    arrive();
    moves.replaceChildren();
    for (const element of [world, moves]) element.style.transition = '';
    before = world.style.transform;
  }

  function arrive() {
    for (const element of held) element.removeAttribute('data-held');
    held = [];
  }

  /** It goes along with a view that follows the search. @param {number} time */
  function pan(time) {
    if (world.style.transform === before) return;
    for (const element of [world, moves]) element.style.transition = `transform ${time}ms ${ease}`;
  }

  return {
    finish,
    /**
     * @param {Float64Array} told by the core: what moves where
     * @param {import('../state/types.js').View} view
     * @param {import('./picture.js').Geometry} geometry
     * @param {number} speed
     */
    play(told, view, geometry, speed) {
      if (told.length === 0) return;
      pan(durations.pan / speed);
      const { waiting, time } = begin(board, told, view, geometry, speed);
      held = waiting.filter((element) => element !== null);
      for (const element of held) element.setAttribute('data-held', '');
      timers = [window.setTimeout(arrive, time), window.setTimeout(finish, Math.max(time, durations.pan / speed) + 60)];
    },
  };
}

/**
 * Sets going what shows an event: the marker, a value, or rings.
 * @param {import('./board.js').Board} board
 * @param {Float64Array} told
 * @param {import('../state/types.js').View} view
 * @param {import('./picture.js').Geometry} geometry
 * @param {number} speed
 * @returns {{ waiting: (Element | null)[], time: number }} what is held back meanwhile, and for how long
 */
function begin({ tree, moves }, [kind, ...numbers], { frame }, { pen, fonts }, speed) {
  moves.style.setProperty('--pen', String(pen));
  moves.style.setProperty('--value-font', `${fonts.value}px`);
  const { [kind]: name } = kinds;
  if (name === 'change') {
    const time = durations.flash / speed;
    for (const area of areasOf(numbers)) flash(moves, area, time);
    return { waiting: [], time };
  }
  const way = pointsOf(numbers);
  if (name === 'rise') {
    const time = durations.ride / speed;
    const carry = tree.querySelector('.carry');
    rise(moves, way, carry?.textContent ?? '', time);
    return { waiting: [carry], time };
  }
  const isVisit = name === 'visit';
  const time = ((way.length - 1) * (isVisit ? durations.travel : durations.ink)) / speed;
  run(moves, way, time);
  const node = frame.event && document.getElementById(nodeId(frame.event.node));
  return { waiting: isVisit ? [node, tree.querySelector('.halo')] : [], time };
}

/**
 * @param {number[]} numbers
 * @returns {Point[]}
 */
const pointsOf = (numbers) => numbers.flatMap((x, at) => (at % 2 === 0 ? { x, y: numbers[at + 1] } : []));

/**
 * @param {number[]} numbers
 * @returns {Area[]}
 */
const areasOf = (numbers) =>
  numbers.flatMap((x, at) => {
    if (at % 5 > 0) return [];
    const [y, width, height, look] = numbers.slice(at + 1, at + 5);
    return { x, y, width, height, look: looks[look] };
  });

/** @type {(layer: HTMLElement, way: Point[], duration: number) => void} */
function run(layer, way, duration) {
  const marker = part(layer, 'traveller');
  const keyframes = way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  animate(marker, keyframes, duration).onfinish = () => marker.remove();
}

/**
 * The value leaves its node and rides up the edge.
 * @type {(layer: HTMLElement, way: Point[], text: string, duration: number) => void}
 */
function rise(layer, way, text, duration) {
  const chip = part(layer, 'riding');
  chip.textContent = text;
  animate(
    chip,
    way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` })),
    duration,
  );
}

/** @type {(layer: HTMLElement, area: Area, duration: number) => void} */
function flash(layer, { x, y, width, height, look }, duration) {
  const ring = part(layer, `flash ${look}`);
  Object.assign(ring.style, {
    left: `${x - width / 2}px`,
    top: `${y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const from = { opacity: 1, transform: `scale(${1 + 18 / width}, ${1 + 18 / height})` };
  animate(ring, [from, { opacity: 1, transform: 'none', offset: 0.5 }, { opacity: 0 }], duration);
}

/** @type {(layer: HTMLElement, name: string) => HTMLElement} */
function part(layer, name) {
  const element = document.createElement('i');
  element.className = name;
  layer.append(element);
  return element;
}

/** @type {(element: Element, keyframes: Keyframe[], duration: number) => Animation} */
const animate = (element, keyframes, duration) => element.animate(keyframes, { duration, easing: ease, fill: 'both' });
