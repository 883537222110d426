// The order of siblings in a drawing: as written, where a node's number is also its rank, or with every node's children in the order of the
// search. A subtree is one range of ranks. Knows no positions.

import { plainSettings } from '../port/settings.js';

/**
 * @typedef {object} Ranks
 * @property {Uint32Array} all by node; empty if ranks are the nodes' numbers
 * @property {(node: number) => number} of
 * @property {(rank: number) => number} at the node of a rank
 */

/** @type {Ranks} */
export const written = { all: new Uint32Array(), of: (node) => node, at: (rank) => rank };

/**
 * @param {Uint32Array} all by node, or empty
 * @returns {Ranks}
 */
export function createRanks(all) {
  if (all.length === 0) return written;
  const nodes = new Uint32Array(all.length);
  for (const [node, rank] of all.entries()) nodes[rank] = node;
  return { all, of: (node) => all[node], at: (rank) => nodes[rank] };
}

/**
 * Whether the search has its own order of children.
 * @param {Pick<import('../port/types.js').View, 'settings' | 'algorithm'>} view
 */
const hasOrder = ({ settings, algorithm }) => settings.order !== plainSettings.order || algorithm.deepens;

/**
 * Whether the tree is drawn in that order. In edit mode it is drawn as written.
 * @param {Pick<import('../port/types.js').View, 'settings' | 'algorithm' | 'state'>} view
 */
export const isArranged = (view) => hasOrder(view) && view.state.arrange === 'search' && !view.state.making;

/**
 * Whether children are numbered in that order, since they are not drawn in it.
 * @param {Pick<import('../port/types.js').View, 'settings' | 'algorithm' | 'state'>} view
 */
export const isNumbered = (view) => hasOrder(view) && !isArranged(view) && !view.state.making;
