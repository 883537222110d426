// Walking the tree with the arrow keys: down to a child, up to the parent, sideways along the row. Knows the shape of the
// tree and where the walk has been; no element and no key that is not its own.

/** @typedef {'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight'} WalkKey */
/** @typedef {{ ends: Uint32Array, parents: Uint32Array, plies: Uint16Array }} Shape */

const walkKeys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'];

/**
 * @param {string} key
 * @returns {key is WalkKey}
 */
export function isWalkKey(key) {
  return walkKeys.includes(key);
}

/**
 * Where a key leads from a node; the node itself at the end of the tree.
 * @param {Shape} shape
 * @param {number} node
 * @param {WalkKey} key
 * @param {Map<number, number>} visited by node: the child the walk was at last
 * @returns {number}
 */
export function walk(shape, node, key, visited) {
  if (key === 'ArrowUp') return node === 0 ? node : shape.parents[node];
  if (key === 'ArrowDown') return shape.ends[node] === node + 1 ? node : (visited.get(node) ?? node + 1);
  return (key === 'ArrowRight' ? nextInRow(shape, node) : previousInRow(shape, node)) ?? node;
}

/**
 * Remembers the way from the root to a node.
 * @param {Shape} shape
 * @param {number} node
 * @param {Map<number, number>} visited
 */
export function remember({ parents }, node, visited) {
  for (let child = node; child > 0; child = parents[child]) visited.set(parents[child], child);
}

/**
 * @param {Shape} shape
 * @param {number} node
 */
function nextInRow({ ends, plies }, node) {
  let other = ends[node];
  while (other < ends.length) {
    if (plies[other] === plies[node]) return other;
    other += 1;
  }
  return null;
}

/**
 * @param {Shape} shape
 * @param {number} node
 */
function previousInRow({ plies }, node) {
  for (let other = node - 1; other > 0; other -= 1) if (plies[other] === plies[node]) return other;
  return null;
}
