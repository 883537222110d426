// Motion between two steps. The final picture is always drawn at once; motion only decorates it, so ending it early is
// taking it away. What moves is an element of its own above the picture, by place, size and opacity alone, which costs the page
// nothing while it moves; what only comes when that has arrived is held back for so long.

import { nodeId } from './nodetemplate.js';
import { bodyOf } from './skins.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('../state/types.js').Frame} Frame */
/** @typedef {import('./sizes.js').Sizes} Sizes */
/** @typedef {{ x: number, y: number }} Point of the tree, px */
/** @typedef {Point & { width: number, height: number, look: string }} Area around its middle */

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
     * @param {Frame} frame
     * @param {Scene} scene
     * @param {Sizes} sizes
     * @param {number} speed
     */
    play(frame, scene, sizes, speed) {
      if (!frame.event) return;
      pan(durations.pan / speed);
      const { waiting, time } = begin(board, frame, frame.event, scene, sizes, speed);
      held = waiting.filter((element) => element !== null);
      for (const element of held) element.setAttribute('data-held', '');
      timers = [window.setTimeout(arrive, time), window.setTimeout(finish, Math.max(time, durations.pan / speed) + 60)];
    },
  };
}

/**
 * Sets going what shows an event: the marker, a value, or rings.
 * @param {import('./board.js').Board} board
 * @param {Frame} frame
 * @param {import('../state/types.js').Event} event its own
 * @param {Scene} scene
 * @param {Sizes} sizes
 * @param {number} speed
 * @returns {{ waiting: (Element | null)[], time: number }} what is held back meanwhile, and for how long
 */
function begin({ tree, moves }, { result }, event, scene, sizes, speed) {
  moves.style.setProperty('--pen', String(sizes.pen));
  moves.style.setProperty('--value-font', `${sizes.valueFont}px`);
  const node = document.getElementById(nodeId(event.node));
  const isVisit = event.kind === 'visit';
  const way = isVisit ? wayTo(event.node, scene) : lineOf(result?.principalVariation ?? [], scene);
  if (way.length > 1) {
    const time = ((way.length - 1) * (isVisit ? durations.travel : durations.ink)) / speed;
    run(moves, way, time);
    return { waiting: isVisit ? [node, tree.querySelector('.halo')] : [], time };
  }
  if (event.kind === 'return' && scene.carried && scene.now) {
    const time = durations.ride / speed;
    rise(moves, scene.carried, scene.now, time);
    return { waiting: [tree.querySelector('.carry')], time };
  }
  const time = durations.flash / speed;
  for (const area of areasOf(event, scene, node, sizes)) flash(moves, area, time);
  return { waiting: [], time };
}

/**
 * The way of the marker from the caller to a node.
 * @param {number} node
 * @param {Scene} scene
 * @returns {Point[]}
 */
function wayTo(node, { edges }) {
  const edge = edges.find((one) => one.node === node);
  if (!edge) return [];
  const { x1, y1, x2, y2 } = edge;
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
}

/**
 * The way along a line of play, as far as it is drawn.
 * @param {number[]} line
 * @param {Scene} scene
 * @returns {Point[]}
 */
function lineOf(line, { nodes }) {
  if (line.length < 2) return [];
  const places = new Map(nodes.map((drawing) => [drawing.node, drawing]));
  return line.flatMap((node) => places.get(node) ?? []);
}

/**
 * What an event is about: the numbers that are marked at its node, or the node; and the signs of what is cut off.
 * @param {import('../state/types.js').Event} event
 * @param {Scene} scene
 * @param {Element | null} element
 * @param {Sizes} sizes
 * @returns {Area[]}
 */
function areasOf(event, { nodes, edges }, element, sizes) {
  const drawing = nodes.find(({ node }) => node === event.node);
  if (!drawing || !element) return [];
  const { x, y, scale } = drawing;
  const [width, height] = bodyOf(drawing.kind, sizes).map((size) => size * scale);
  const number = (/** @type {Element} */ mark, /** @type {string} */ name) => scale * Number(mark.getAttribute(name));
  const marked = [...element.querySelectorAll('rect.marker')].map((mark) => {
    const [wide, high] = [number(mark, 'width'), number(mark, 'height')];
    const at = { x: x + number(mark, 'x') + wide / 2, y: y + number(mark, 'y') + high / 2 };
    return { ...at, width: wide, height: high, look: '' };
  });
  const signs = edges.flatMap(({ sign, isFresh, x1, y1, x2, y2, share }) => {
    const size = sign && isFresh ? 1.7 * sign.size : 0;
    const at = { x: x1 + (x2 - x1) * share, y: y1 + (y2 - y1) * share };
    return size ? [{ ...at, width: size, height: size, look: 'is-sign' }] : [];
  });
  const round = { width: Math.max(width, height), height: Math.max(width, height), look: 'is-round' };
  const body = { x, y, ...(drawing.kind === 'leaf' ? { width, height, look: '' } : round) };
  return [...(marked.length > 0 ? marked : [body]), ...(event.kind === 'cutoff' ? signs : [])];
}

/** @type {(layer: HTMLElement, way: Point[], duration: number) => void} */
function run(layer, way, duration) {
  const marker = part(layer, 'traveller');
  const keyframes = way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  animate(marker, keyframes, duration).onfinish = () => marker.remove();
}

/**
 * The value leaves its node and rides up the edge.
 * @type {(layer: HTMLElement, rest: Point & { text: string }, from: Point, duration: number) => void}
 */
function rise(layer, rest, from, duration) {
  const chip = part(layer, 'riding');
  chip.textContent = rest.text;
  animate(
    chip,
    [from, rest].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` })),
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
