// Short names for nodes: a node's own name, else a letter for each inner node in level order (a, b … z, aa …), without letters
// that from the back row look like another or like a digit. The root and the leaves have none. A name that one node is given
// moves no other's letter; only a node whose own letter that name is gets one that is free. Under a root that is called a, the
// letters begin with b. It knows the shape of the tree, never where a label is drawn.

/** @typedef {{ of: (node: number) => string }} Labels */
/**
 * @typedef {object} Found
 * @property {Int32Array} ranks by node: its place among the inner nodes in level order, −1 for root and leaves
 * @property {Map<number, string>} names
 * @property {number} count of inner nodes without the root
 */

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
  /** @type {Found & { letterOf: (rank: number) => number } | undefined} */
  let found;

  /** @returns {NonNullable<typeof found>} */
  function find() {
    const ranked = rank(facts, named);
    return { ...ranked, letterOf: lettering(ranked) };
  }

  return {
    of(node) {
      found ??= find();
      const own = found.names.get(node);
      // A position that is met again has the mark that the notation gives it.
      if (own !== undefined) return facts.isMetAgain(node) ? `@${own}` : own;
      const place = found.ranks[node];
      return place < 0 ? '' : letters(found.letterOf(place));
    },
  };
}

/**
 * Pre-order meets the nodes of a ply from left to right, so counting by ply is enough.
 * @param {import('./facts.js').Facts} facts
 * @param {boolean} named
 * @returns {Found}
 */
function rank({ tree, ends, plies }, named) {
  const names = /** @type {Map<number, string>} */ (new Map());
  const ranks = new Int32Array(tree.size).fill(-1);
  const next = new Int32Array(tree.height + 2);
  const inner = [];
  for (let node = 0; node < tree.size; node += 1) {
    const name = named ? tree.name(node) : undefined;
    if (name !== undefined) names.set(node, name);
    if (node === 0 || ends[node] === node + 1) continue;
    next[plies[node] + 1] += 1;
    inner.push(node);
  }
  for (let ply = 1; ply < next.length; ply += 1) next[ply] += next[ply - 1];
  for (const node of inner) {
    ranks[node] = next[plies[node]];
    next[plies[node]] += 1;
  }
  return { ranks, names, count: inner.length };
}

/**
 * Which letter a place gets: its own, unless some node is called that.
 * @param {Found} found
 * @returns {(rank: number) => number}
 */
function lettering({ ranks, names, count }) {
  const root = placeIn(names.get(0));
  const shifted = (/** @type {number} */ rank) => (root !== null && root <= rank ? rank + 1 : rank);
  const taken = new Set(root === null ? [] : [root]);
  const ownRanks = new Set();
  for (const [node, name] of names) {
    const place = placeIn(name);
    if (node > 0 && place !== null) taken.add(place);
    ownRanks.add(ranks[node]);
  }
  /** @type {Map<number, number>} */
  const moved = new Map();
  let spare = shifted(count);
  for (const place of [...taken].sort((one, other) => one - other)) {
    const rank = root !== null && root < place ? place - 1 : place;
    if (place === root || rank >= count || ownRanks.has(rank)) continue;
    while (taken.has(spare)) spare += 1;
    moved.set(rank, spare);
    spare += 1;
  }
  return (rank) => moved.get(rank) ?? shifted(rank);
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

/**
 * The place of the letters that a name is; null for any other name.
 * @param {string | undefined} name
 */
const placeIn = (name) =>
  name !== undefined && word.test(name)
    ? [...name].reduce((place, letter) => place * alphabet.length + alphabet.indexOf(letter) + 1, 0) - 1
    : null;
