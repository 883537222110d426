// Short names for nodes: a node's own name, else a letter for each inner node in level order (a, b … z, aa …), skipping
// names in use, and letters that from the back row look like another or like a digit. The root and the leaves have none.
// It knows the shape of the tree, never where a label is drawn.

/** @typedef {{ of: (node: number) => string }} Labels */

/** Without i, l and o. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz';
const word = /^[a-hjkmnp-z]{1,5}$/;

/**
 * Nothing is computed before the first question, so half a million nodes cost nothing until one is asked for.
 * @param {import('./facts.js').Facts} facts
 * @param {boolean} named whether any node has a name of its own
 * @returns {Labels}
 */
export function createLabels(facts, named) {
  /** @type {{ ranks: Int32Array, names: Map<number, string>, taken: number[] } | undefined} */
  let found;

  return {
    of(node) {
      found ??= { ...rank(facts, named), taken: [] };
      const own = found.names.get(node);
      // A position that is met again has the mark that the notation gives it.
      if (own !== undefined) return facts.isMetAgain(node) ? `@${own}` : own;
      const place = found.ranks[node];
      return place < 0 ? '' : letters(skipping(place, takenBy(found)));
    },
  };
}

/**
 * The place in level order of every node that needs a letter, −1 for the others. Pre-order meets the nodes of a ply from
 * left to right, so counting by ply is enough.
 * @param {import('./facts.js').Facts} facts
 * @param {boolean} named
 */
function rank({ tree, ends, plies }, named) {
  const names = /** @type {Map<number, string>} */ (new Map());
  const ranks = new Int32Array(tree.size).fill(-1);
  const next = new Int32Array(tree.height + 2);
  const waiting = [];
  for (let node = 0; node < tree.size; node += 1) {
    const name = named ? tree.name(node) : undefined;
    if (name !== undefined) names.set(node, name);
    else if (node > 0 && ends[node] > node + 1) {
      next[plies[node] + 1] += 1;
      waiting.push(node);
    }
  }
  for (let ply = 1; ply < next.length; ply += 1) next[ply] += next[ply - 1];
  for (const node of waiting) {
    ranks[node] = next[plies[node]];
    next[plies[node]] += 1;
  }
  return { ranks, names };
}

/**
 * The places whose letters are names of the tree, in order.
 * @param {{ names: Map<number, string>, taken: number[] }} found
 */
function takenBy(found) {
  if (found.names.size > 0 && found.taken.length === 0) {
    const places = [...new Set(found.names.values())].filter((name) => word.test(name)).map(placeOf);
    found.taken = places.sort((one, other) => one - other);
  }
  return found.taken;
}

/**
 * @param {number} place
 * @param {number[]} taken in order
 */
function skipping(place, taken) {
  let free = place;
  for (const used of taken) {
    if (used > free) break;
    free += 1;
  }
  return free;
}

/**
 * 0 is a, 22 is z, 23 is aa.
 * @param {number} place
 * @returns {string}
 */
export function letters(place) {
  const last = alphabet[place % alphabet.length];
  return place < alphabet.length ? last : letters(Math.floor(place / alphabet.length) - 1) + last;
}

/** @param {string} name */
const placeOf = (name) =>
  [...name].reduce((place, letter) => place * alphabet.length + alphabet.indexOf(letter) + 1, 0) - 1;
