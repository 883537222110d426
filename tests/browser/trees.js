// Random trees as text, the same ones on every run: uneven, with equal scores, ±∞, decimals, names, single children and
// several plies of one player.

/**
 * Numbers from 0 to 1 that only depend on the seed (mulberry32).
 * @param {number} seed
 * @returns {() => number}
 */
export function randomness(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @typedef {object} Style
 * @property {number} leaves at most this many
 * @property {number} height in plies, at most
 * @property {number} branching the most children
 * @property {(random: () => number) => string} score
 * @property {boolean} [names]
 * @property {boolean} [players] whether a node may say who moves
 * @property {boolean} [statics] whether inner nodes have static evaluations
 */

/** @type {Record<string, Style['score']>} */
export const scores = {
  digits: (random) => String(Math.floor(random() * 10)),
  signed: (random) => String(Math.floor(random() * 199) - 99),
  decimals: (random) => (random() * 20 - 10).toFixed(2),
  outcomes: (random) => 'WLD'[Math.floor(random() * 3)],
  mixed: (random) => (random() < 0.15 ? 'WL'[Math.floor(random() * 2)] : String(Math.floor(random() * 41) - 20)),
};

/**
 * A tree with commas between children, so that no leaf is taken for a static evaluation.
 * @param {number} seed
 * @param {Style} style
 */
export function randomTree(seed, style) {
  const random = randomness(seed);
  let [budget, count] = [style.leaves, 0];

  /** @type {(ply: number) => string} */
  function node(ply) {
    const name = style.names && random() < 0.3 ? `n${count}: ` : '';
    const player = style.players && random() < 0.25 ? `${random() < 0.5 ? 'max' : 'min'} ` : '';
    count += 1;
    const isLeaf = ply > 0 && (ply >= style.height || budget <= 0 || random() < 0.12);
    // Nobody moves at a leaf.
    if (isLeaf) return `${name}${style.score(random)}`;
    const most = Math.min(style.branching, budget + 1);
    const children = 1 + Math.floor(random() * most);
    budget -= children - 1;
    const own = style.statics ? `${finite(random, style.score)} ` : '';
    const parts = Array.from({ length: children }, () => node(ply + 1));
    return `${name}${player}${own}(${parts.join(', ')})`;
  }

  budget -= 1;
  return node(0);
}

/**
 * @param {() => number} random
 * @param {Style['score']} score
 */
function finite(random, score) {
  const text = score(random);
  return Number.isFinite(Number(text)) ? text : '0';
}

/**
 * Uniform branching, and leaves with the digits of a pseudo-random number.
 * @param {number[]} branching by ply
 * @param {number} seed
 */
export function uniformTree(branching, seed) {
  const random = randomness(seed);
  /** @type {(ply: number) => string} */
  const node = (ply) =>
    ply === branching.length
      ? String(Math.floor(random() * 100))
      : `(${Array.from({ length: branching[ply] }, () => node(ply + 1)).join(' ')})`;
  return node(0);
}

/**
 * One leaf under a chain of single children.
 * @param {number} plies
 */
export const chain = (plies) => `${'('.repeat(plies)}7${')'.repeat(plies)}`;
