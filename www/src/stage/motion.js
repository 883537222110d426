// What moves between two pictures. The later one is drawn at once; motion only decorates it, so ending it early means removing it. A moving
// part is an element of its own above the picture, animated by position, size and opacity alone, which costs the page nothing; whatever
// appears only on arrival is hidden until then. The core says what moves where, and for how long.

import { nodeId } from './paint.js';

/** @typedef {[kind: string, ...told: any[]]} Motion as the core writes it */
/** @typedef {{ x: number, y: number }} Point of the tree, px */
/** @typedef {Point & { width: number, height: number, look: string }} Area around its middle */

/** The core's names of areas. */
const looks = ['', 'is-round', 'is-sign'];
/** Linear motion, so that it is visible all the way. */
const even = 'linear';
/** The share of its time in which a number reaches the bound that it moves or meets; then that lights up. */
const met = 0.6;
/** @param {string} brings what it does there */
const meets = (brings) => brings === 'bound' || brings === 'meeting';

/** @param {import('./board.js').Board} board */
export function createMotion(board) {
  const { tree, world, moves } = board;
  /** @type {Set<Element>} */
  const held = new Set();
  /** @type {Animation | undefined} */
  let clock;
  /** The position of the tree before the step. */
  let before = '';

  function finish() {
    if (clock) clock.onfinish = null;
    clock?.cancel();
    clock = undefined;
    clear();
    for (const element of [world, moves]) element.style.transition = '';
    before = world.style.transform;
  }

  function clear() {
    for (const element of held) release(element);
    moves.replaceChildren();
  }

  /** @type {(element: Element | null | undefined, part?: string) => void} until the moving part arrives */
  function hold(element, part = '') {
    if (!element) return;
    element.setAttribute('data-held', part);
    held.add(element);
  }

  /** @type {(element: Element | null | undefined) => void} */
  function release(element) {
    element?.removeAttribute('data-held');
    if (element) held.delete(element);
  }

  /** @type {Record<string, (told: any[], time: number, delay?: number) => void>} */
  const kinds = {
    visit(legs, time) {
      const way = [...legs.slice(0, 1).map(([, x, y]) => ({ x, y })), ...legs.map(([, , , x, y]) => ({ x, y }))];
      run(moves, way, time);
      const each = time / legs.length;
      for (const [index, [node, x1, y1, x2, y2, text = '', font = 0, x = x2, y = y2]] of legs.entries()) {
        const rider = part(moves, 'rider');
        rider.textContent = text;
        rider.style.fontSize = `${font}px`;
        const from = { x: x - (x2 - x1), y: y - (y2 - y1) };
        const parts = [
          document.getElementById(nodeId(node)),
          index === legs.length - 1 ? tree.querySelector('.halo') : null,
        ];
        for (const one of parts) hold(one);
        const keyframes = [from, { x, y }].map((at) => ({ transform: centred(at), opacity: text === '' ? 0 : 1 }));
        const timing = { duration: each, delay: index * each, easing: even };
        rider.animate(keyframes, timing).onfinish = () => parts.forEach(release);
      }
    },
    line: (way, time) => run(moves, pointsOf(way), time),
    rise([x1, y1, x2, y2, text, brings, node], time) {
      const chip = part(moves, 'riding');
      chip.textContent = text;
      const waits = brings === 'carried' ? tree.querySelector('.carry') : document.getElementById(nodeId(node));
      hold(waits, brings);
      const keyframes = pointsOf([x1, y1, x2, y2]).map((at) => ({ transform: centred(at) }));
      animate(chip, keyframes, { duration: meets(brings) ? met * time : time }).onfinish = () => {
        release(waits);
        chip.remove();
      };
    },
    change(areas, time, delay = 0) {
      for (const area of areasOf(areas)) flash(moves, area, time - delay, delay);
    },
  };

  return {
    finish,
    /** The view follows the search. @param {number} time in milliseconds */
    pan(time) {
      if (world.style.transform === before) return;
      for (const element of [world, moves]) element.style.transition = `transform ${time}ms ease-in-out`;
    },
    /**
     * @param {Motion[]} motions
     * @param {import('./picture.js').Geometry} geometry
     * @param {number} time in milliseconds
     * @param {() => void} then after that
     */
    play(motions, { pen, fonts }, time, then) {
      clear();
      moves.style.setProperty('--pen', String(pen));
      moves.style.setProperty('--value-font', `${fonts.value}px`);
      const isMet = motions.some(([kind, ...told]) => kind === 'rise' && meets(told[5]));
      for (const [kind, ...told] of motions) {
        if (kind === 'change') kinds.change(told, time, isMet ? met * time : 0);
        else kinds[kind](told, time);
      }
      clock = moves.animate([], time);
      clock.onfinish = then;
    },
  };
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

/** @param {Point} at */
const centred = ({ x, y }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;

/** @type {(layer: HTMLElement, way: Point[], duration: number) => void} */
function run(layer, way, duration) {
  const keyframes = way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  animate(part(layer, 'traveller'), keyframes, { duration });
}

/** @type {(layer: HTMLElement, area: Area, duration: number, delay: number) => void} */
function flash(layer, { x, y, width, height, look }, duration, delay) {
  const ring = part(layer, `flash ${look}`);
  Object.assign(ring.style, {
    left: `${x - width / 2}px`,
    top: `${y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const from = { opacity: 1, transform: `scale(${1 + 36 / width}, ${1 + 36 / height})` };
  const keyframes = [from, { opacity: 1, transform: 'none', offset: 0.7 }, { opacity: 0 }];
  ring.animate(keyframes, { duration, delay, easing: even });
}

/** @type {(layer: HTMLElement, name: string) => HTMLElement} */
function part(layer, name) {
  const element = document.createElement('i');
  element.className = name;
  layer.append(element);
  return element;
}

/** @type {(element: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions) => Animation} */
const animate = (element, keyframes, timing) => element.animate(keyframes, { ...timing, easing: even, fill: 'both' });
