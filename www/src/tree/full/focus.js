// What of a large tree is looked at closely: a lens over the path of the search, and over the nodes around the current one.

import { pathOf } from '../scene.js';
import { createLens } from './lens.js';

/** @typedef {import('../../core/facts.js').Facts} Facts */
/** @typedef {import('../../state/types.js').Frame} Frame */
/** @typedef {import('../sight.js').Sight} Sight */

/**
 * The part of the stage that the nodes around the current one may take, px; of a phone's, more.
 * @param {import('../viewport.js').World} world
 */
const closeWidth = ({ viewWidth }) => Math.max(0.5 * viewWidth, Math.min(260, 0.65 * viewWidth));

/**
 * The path as far as the eye is on it: while a node takes in the score of a child, that child too, so that nothing moves
 * before the search moves on.
 * @param {Frame} frame
 */
function watchedPath(frame) {
  const { event } = frame;
  const path = pathOf(frame);
  const child = event?.kind === 'improve' || event?.kind === 'narrow' ? event.child : null;
  const last = event?.kind === 'cutoff' ? event.after : child;
  return last === null || path.includes(last) ? path : [...path, last];
}

/**
 * What is shown at full size: the subtree of the innermost visit; of a wide one, what stands around the current leaf.
 * @param {number[]} path
 * @param {Facts} facts
 * @param {Pick<Sight, 'geometry' | 'layout' | 'world'>} sight
 * @returns {{ from: number, to: number } | null} px at scale 1
 */
function closeSpan(path, facts, { geometry: { stretch }, layout, world }) {
  if (path.length === 0) return null;
  const current = path[path.length - 1];
  const inner = facts.isLeaf(current) && current > 0 ? facts.parents[current] : current;
  const half = closeWidth(world) / 2;
  const [from, to] = Array.from(layout.extent(inner), (at) => at * stretch);
  if (to - from <= 2 * half) return { from, to };
  if (!facts.isLeaf(current)) return null;
  const start = Math.max(from, Math.min(layout.place(current) * stretch - half, to - 2 * half));
  return { from: start, to: start + 2 * half };
}

/**
 * The lens: each node of the path gets room for its label, the innermost for its children too.
 * @param {Frame} frame
 * @param {Facts} facts
 * @param {Pick<Sight, 'geometry' | 'layout' | 'world' | 'projection'>} sight
 * @returns {import('../sight.js').Lens}
 */
export function lensFor(frame, facts, sight) {
  const { geometry, layout, projection, world } = sight;
  const width = geometry.width * projection.scaleX;
  if (projection.scaleX >= 1) return createLens(width, []);
  const path = watchedPath(frame);
  const { left, right } = geometry.boxes;
  const least = Math.min(1, projection.scaleY);
  const spans = [];
  for (const node of path) {
    if (facts.isLeaf(node)) continue;
    const [from, to] = layout.extent(node);
    const scale = geometry.stretch * projection.scaleX;
    spans.push({ from: from * scale, to: to * scale, need: (left(node) + right(node)) * least + 4 });
  }
  const close = closeSpan(path, facts, sight);
  if (close) {
    const { from, to } = close;
    spans.push({
      from: from * projection.scaleX,
      to: to * projection.scaleX,
      need: (to - from) * Math.min(1, projection.scaleY),
    });
  }
  return createLens(width, spans, { inner: closeWidth(world), plies: facts.tree.height });
}
