// Short names for nodes: a node's own name, else a letter for each inner node in level order (a, b … z, aa …), without letters
// that from the back row look like another or like a digit. They begin below the root or, by choice, at it; leaves have none. A
// name that one node is given moves no other's letter; only a node whose own letter that name is gets one that is free. Under a
// root that is called a, the letters begin with b. It knows the shape of the tree, never where a label is drawn.

/**
 * @typedef {object} Labels
 * @property {(node: number) => string} of
 */
/** @typedef {import('../state/types.js').Notation['letters']} Beginning where letters begin */
/** @typedef {Record<Beginning, Labels> & { on: (rescored: import('./facts.js').Facts) => AllLabels }} AllLabels `on`: the same on a tree that
 *   has other scores alone */
/** @typedef {{ ranks: Int32Array, letterOf: (rank: number) => number }} Letters */
/**
 * @typedef {object} Ranking
 * @property {Int32Array} ranks by node: its place among the nodes with letters in level order, −1 for all others
 * @property {Uint32Array} names two numbers for each node that has a name: the node, and the place of its name among the words
 * @property {string[]} words that may be letters; the others are empty
 * @property {number} count of nodes with letters
 * @property {boolean} fromRoot whether the root is one
 */

/** Without i, l and o. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz';
const mostLetters = 5;
const word = /^[a-hjkmnp-z]+$/;

/**
 * Nothing is computed before the first question, so half a million nodes cost nothing until one is asked for.
 * @param {import('./facts.js').Facts} facts
 * @param {boolean} named whether any node has a name of its own
 * @param {Partial<Record<Beginning, Letters>>} [found] of the same shape with the same names
 * @returns {AllLabels}
 */
export function createLabels(facts, named, found = {}) {
  const { tree } = facts;

  /** @type {(beginning: Beginning) => Letters} */
  function find(beginning) {
    const fromRoot = beginning === 'root';
    const { ranks, count } = rank(facts, fromRoot);
    const names = named ? tree.names() : new Uint32Array();
    const words = named ? tree.words(mostLetters).split(' ') : [];
    return { ranks, letterOf: lettering({ ranks, count, names, words, fromRoot }) };
  }

  /** @type {(beginning: Beginning) => Labels} */
  const from = (beginning) => ({
    of(node) {
      found[beginning] ??= find(beginning);
      const own = named ? tree.name(node) : undefined;
      // A position that is met again has the mark that the notation gives it.
      if (own !== undefined) return facts.isMetAgain(node) ? `@${own}` : own;
      const place = found[beginning].ranks[node];
      return place < 0 ? '' : letters(found[beginning].letterOf(place));
    },
  });
  return { below: from('below'), root: from('root'), on: (rescored) => createLabels(rescored, named, found) };
}

/**
 * Pre-order meets the nodes of a ply from left to right, so counting by ply is enough.
 * @param {import('./facts.js').Facts} facts
 * @param {boolean} fromRoot
 * @returns {Pick<Ranking, 'ranks' | 'count'>}
 */
function rank({ tree, ends, plies }, fromRoot) {
  const { size } = tree;
  const ranks = new Int32Array(size).fill(-1);
  const next = new Int32Array(tree.height + 2);
  const inner = [];
  for (let node = fromRoot ? 0 : 1; node < size; node += 1) {
    if (ends[node] === node + 1) continue;
    next[plies[node] + 1] += 1;
    inner.push(node);
  }
  for (let ply = 1; ply < next.length; ply += 1) next[ply] += next[ply - 1];
  for (const node of inner) {
    ranks[node] = next[plies[node]];
    next[plies[node]] += 1;
  }
  return { ranks, count: inner.length };
}

/**
 * Which letter a place gets: its own, unless some node is called that.
 * @param {Ranking} found
 * @returns {(rank: number) => number}
 */
function lettering({ ranks, names, words, count, fromRoot }) {
  const places = words.map(placeIn);
  const root = !fromRoot && names[0] === 0 ? places[names[1]] : null;
  const shifted = (/** @type {number} */ rank) => (root !== null && root <= rank ? rank + 1 : rank);
  const taken = new Set(places.filter((place) => place !== null));
  const ownRanks = new Uint8Array(count);
  for (let at = 0; at < names.length; at += 2) ownRanks[ranks[names[at]]] = 1;
  /** @type {Map<number, number>} */
  const moved = new Map();
  let spare = shifted(count);
  for (const place of [...taken].sort((one, other) => one - other)) {
    const rank = root !== null && root < place ? place - 1 : place;
    if (place === root || rank >= count || ownRanks[rank] === 1) continue;
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
 * @param {string} name
 */
const placeIn = (name) =>
  word.test(name)
    ? [...name].reduce((place, letter) => place * alphabet.length + alphabet.indexOf(letter) + 1, 0) - 1
    : null;
