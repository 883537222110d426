// The windows that a notation of its own writes at the nodes over a whole run: only the full core knows them.

import { notationOf } from '../../state/notation.js';
import { sinceOf } from '../../state/slides.js';
import { writtenAt } from '../mark.js';
import { keyOf } from '../widest.js';

/** @typedef {import('../windowlabel.js').Bounds} Bounds */

/**
 * Every window that a notation of its own writes at a node, leaves included.
 * @param {Pick<import('../../state/types.js').PictureSource, 'facts' | 'run' | 'state' | 'score'>} view
 * @returns {Map<number, Bounds[]>}
 */
export function windowsWritten({ facts, run, state, score }) {
  const all = Uint32Array.from({ length: facts.tree.size }, (_, node) => node);
  /** @type {Map<number, Map<string, Bounds>>} */
  const nodes = new Map();
  for (let step = 1; step <= run.length; step += 1) {
    const numbers = run.written(step, sinceOf(run, step, state), all, notationOf(state));
    for (const node of all) {
      const { alpha, beta, side, from } = writtenAt(numbers, node);
      if (alpha === null && beta === null) continue;
      const bounds = { alpha, beta, side, from };
      const known = nodes.get(node) ?? new Map();
      nodes.set(node, known.set(keyOf(bounds, score), bounds));
    }
  }
  return new Map(Array.from(nodes, ([node, known]) => [node, [...known.values()]]));
}
