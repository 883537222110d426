// Motion between two steps. The final picture is always drawn at once; motion only decorates it, so ending it early is
// taking it away. Changes in place are CSS (tree.css) under the data-motion attribute; what travels is animated here.

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./edges.js').EdgeDrawing} EdgeDrawing */
/** @typedef {import('../state/types.js').Frame} Frame */

/** Milliseconds at normal speed, as in tree.css. */
const durations = { visit: 320, evaluate: 200, improve: 200, narrow: 320, cutoff: 560, return: 360 };
/** Of the other events only what stands at the nodes changes. */
const usualDuration = 200;
const inkedEdge = 240;
/** The marker is at the node before its window appears. */
const travel = 200;
const ease = 'cubic-bezier(0.2, 0, 0, 1)';
const svgSpace = 'http://www.w3.org/2000/svg';

/**
 * @param {SVGSVGElement} tree
 * @param {SVGGElement} layer for what is only there while it moves
 */
export function createMotion(tree, layer) {
  /** @type {Animation[]} */
  let travels = [];
  let timer = 0;

  function finish() {
    clearTimeout(timer);
    for (const animation of travels) animation.cancel();
    travels = [];
    layer.replaceChildren();
    delete tree.dataset.motion;
  }

  return {
    finish,
    /**
     * @param {Frame} frame
     * @param {Scene} scene
     * @param {number} speed
     */
    play(frame, scene, speed) {
      const { event } = frame;
      finish();
      if (!event) return;
      const time = 1 / speed;
      const { kind, duration } = motionOf(frame, event);
      tree.style.setProperty('--time', String(time));
      tree.dataset.motion = kind;
      const edge = scene.edges.find(({ node }) => node === event.node);
      const chip = tree.querySelector('.carry-ride');
      if (kind === 'visit' && edge) travels = slide(edge, layer, time);
      if (kind === 'return' && scene.carried && scene.now && chip)
        travels = [ride(chip, scene.carried, scene.now, time)];
      timer = window.setTimeout(finish, duration * time + 60);
    },
  };
}

/**
 * What moves, as tree.css calls it, and for how long; at the end of a run, the principal variation.
 * @param {Frame} frame
 * @param {import('../state/types.js').Event} event
 */
function motionOf({ result }, { kind }) {
  const { length } = result?.principalVariation ?? [];
  if (length > 1) return { kind: 'done', duration: inkedEdge * length + 120 };
  return {
    kind,
    duration: kind in durations ? durations[/** @type {keyof typeof durations} */ (kind)] : usualDuration,
  };
}

/**
 * The marker slides down the edge, which thickens behind it.
 * @param {EdgeDrawing} edge
 * @param {SVGGElement} layer
 * @param {number} time
 */
function slide({ x1, y1, x2, y2 }, layer, time) {
  const trace = part('path', {
    class: 'edge is-path',
    d: `M${x1} ${y1}L${x2} ${y2}`,
    pathLength: '1',
    'stroke-dasharray': '1 1',
  });
  const marker = part('circle', { class: 'traveller', r: '1' });
  layer.append(trace, marker);
  const [from, to] = [`translate(${x1}px, ${y1}px)`, `translate(${x2}px, ${y2}px)`];
  const moves = [
    animate(trace, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], travel * time),
    animate(marker, [{ transform: from }, { transform: to }], travel * time),
  ];
  moves[1].onfinish = () => marker.remove();
  return moves;
}

/**
 * The value leaves its node and rides up the edge.
 * @param {Element} chip
 * @param {{ x: number, y: number }} rest
 * @param {{ x: number, y: number }} from
 * @param {number} time
 */
function ride(chip, rest, from, time) {
  const start = `translate(${from.x - rest.x}px, ${from.y - rest.y}px)`;
  return animate(chip, [{ transform: start }, { transform: 'none' }], durations.return * time);
}

/** @type {(element: Element, keyframes: Keyframe[], duration: number) => Animation} */
const animate = (element, keyframes, duration) =>
  element.animate(keyframes, { duration, easing: ease, fill: 'backwards' });

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 */
function part(name, attributes) {
  const element = /** @type {SVGElement} */ (document.createElementNS(svgSpace, name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
