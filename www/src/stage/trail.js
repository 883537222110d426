// The path of a view that nobody has moved: from the initial view, following the nodes of all events, and at the end back to the row of the
// root, and down the best line of play as far as that stays visible. So a step's view depends on run and step alone, and a page opened
// there shows the same. It knows no element.

import { followPlace, followWay, isComfortable, isNearRoot, openingOf, projectionOf } from './viewport.js';

/** @typedef {import('./viewport.js').World} World */
/** @typedef {import('./viewport.js').Transform} Transform */
/** @typedef {ReturnType<typeof createTrail>} Trail */

/** The maximum number of events replayed when the search goes back. */
const stride = 65_536;

/**
 * @param {World} world
 * @param {(from: number, to: number) => Uint32Array} nodes of the events from one to before another
 * @param {(node: number) => { x: number, y: number }} placeOf in px of the tree
 * @param {(step: number) => Iterable<number>} lineAt the nodes of the line that a step shows, too
 */
export function createTrail(world, nodes, placeOf, lineAt) {
  const first = openingOf(world);
  const { scaleX, scaleY } = projectionOf(first, world);
  const isWhole = world.width * scaleX <= world.viewWidth + 0.5 && world.height * scaleY <= world.viewHeight + 0.5;
  /** By stride: the view at its first step. */
  const marks = [followPlace(first, world, placeOf(0))];
  let last = { step: 0, transform: marks[0] };

  /** @type {(transform: Transform, nodes: Iterable<number>) => Transform} */
  function after(transform, nodes) {
    for (const node of nodes) {
      const place = placeOf(node);
      const isBack = transform.y < first.y && isNearRoot(place.y * scaleY, world);
      if (isBack || !isComfortable(transform, world, place)) transform = followWay(transform, world, place);
    }
    return transform;
  }

  /** @param {number} to step */
  function go(to) {
    last = { step: to, transform: after(last.transform, nodes(last.step, to)) };
  }

  /** @type {(transform: Transform, line: number[]) => Transform} */
  function along(transform, line) {
    if (line.length === 0) return transform;
    let top = marks[0];
    for (const node of line) {
      const next = after(top, [node]);
      if (next.y < first.y) break;
      top = next;
    }
    return top;
  }

  return {
    /** @type {(step: number) => Transform} */
    at(step) {
      if (isWhole) return first;
      const mark = Math.min(Math.floor(step / stride), marks.length - 1);
      if (step < last.step || last.step < mark * stride) last = { step: mark * stride, transform: marks[mark] };
      while (last.step + stride <= step) {
        go((Math.floor(last.step / stride) + 1) * stride);
        marks[last.step / stride] = last.transform;
      }
      go(step);
      return along(last.transform, [...lineAt(step)]);
    },
  };
}
