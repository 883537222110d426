// The core's frames and marks, requested once while a step is shown, so that all parts use the same ones. For every run the last few are
// kept.

import { markAt } from './mark.js';

/** @typedef {import('./types.js').Frame} Frame */
/** @typedef {import('./types.js').Run} Run */

/** @type {WeakMap<Run, Map<number, Frame>>} */
const frames = new WeakMap();
const most = 4;

/** By frame: the marks of all nodes, for a tree of limited size. @type {WeakMap<Frame, Float64Array>} */
const marks = new WeakMap();
const few = 200;

/** @type {(run: Run, step: number) => Frame} */
export function frameAt(run, step) {
  const known = frames.get(run) ?? new Map();
  frames.set(run, known);
  const frame = known.get(step) ?? run.frame(step);
  known.set(step, frame);
  const [oldest] = known.keys();
  if (known.size > most) known.delete(oldest);
  return frame;
}

/**
 * The looks of nodes.
 * @param {Pick<import('./types.js').View, 'run' | 'frame' | 'facts'>} view
 * @param {Uint32Array} nodes
 */
export function marksOf({ run, frame, facts }, nodes) {
  const isSmall = facts.tree.size <= few;
  const numbers = marks.get(frame) ?? run.marks(frame.step, isSmall ? facts.ends.map((_, node) => node) : nodes);
  if (isSmall) marks.set(frame, numbers);
  return Array.from(nodes, (node, index) => markAt(numbers, isSmall ? node : index));
}
