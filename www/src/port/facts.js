// What the page asks about one tree again and again, copied out of the core once and only when asked for. Facts about the
// tree alone: nothing here knows a run, a step or a picture.

import { players, switches } from '../../pkg/tables.js';

/** A family of so many children is told once, and kept. */
const large = 1000;

/** What depends on the scores of leaves, and not on the tree's shape alone. */
const ofScores = ['scores', 'range', 'mostDecimals'];

/** @typedef {{ of: (node: number) => string }} Labels what nodes are called, in short; empty where they have no name */

export class Facts {
  /** @type {Map<string, unknown>} */
  #kept;
  /** By parent. @type {Map<number, readonly number[]>} */
  #families = new Map();

  /**
   * @param {import('./types.js').Tree} tree
   * @param {[string, unknown][]} [known] what needs not be asked
   */
  constructor(tree, known) {
    this.tree = tree;
    /** By where letters begin. @type {Record<import('./types.js').Notation['letters'], Labels>} */
    this.labels = /** @type {any} */ (
      Object.fromEntries(
        switches.letters.map((id, value) => [id, { of: (/** @type {number} */ node) => tree.label(node, value) }]),
      )
    );
    this.#kept = new Map(known);
  }

  /** What is known of a tree of the same shape, whatever its scores. @returns {[string, unknown][]} */
  ofShape() {
    return [...this.#kept].filter(([name]) => !ofScores.includes(name));
  }

  /** One past the last descendant of each node. */
  get ends() {
    return this.#once('ends', () => this.tree.ends());
  }

  get parents() {
    return this.#once('parents', () => this.tree.parents());
  }

  get plies() {
    return this.#once('plies', () => this.tree.plies());
  }

  get scores() {
    return this.#once('scores', () => this.tree.scores());
  }

  /** By node: the number of its player. */
  get players() {
    return this.#once('players', () => this.tree.players());
  }

  /** @type {(node: number) => import('./types.js').Player} */
  player(node) {
    return players[this.players[node]];
  }

  /** Whether chance moves anywhere. */
  get hasChance() {
    return this.#once('hasChance', () => this.tree.hasChance());
  }

  /** To how many decimals scores are written; nothing where all are written whole. */
  get mostDecimals() {
    return this.#once('mostDecimals', () => this.tree.mostDecimals());
  }

  /** Who moves at it. @type {(node: number) => 'max' | 'min' | 'chance'} */
  mover(node) {
    return this.tree.isChance(node) ? 'chance' : this.player(node);
  }

  /** By node: the first node with the same position; empty where every position is met once. */
  get positions() {
    return this.#once('positions', () => this.tree.positions());
  }

  /** @type {(node: number) => boolean} whether a position is met again at the node itself, and not only above it */
  isMetAgain(node) {
    const isAgain = (/** @type {number} */ one) => (this.positions[one] ?? one) !== one;
    return isAgain(node) && !isAgain(this.parents[node]);
  }

  /** @type {(node: number) => boolean} */
  isLeaf(node) {
    return this.ends[node] === node + 1;
  }

  /** Whether only what one search looks at has been grown. */
  get isPartial() {
    return this.#once('isPartial', () => this.tree.isPartial());
  }

  /** Whether scores are results of a game: 1, 0 and −1. */
  get hasResults() {
    return this.#once('hasResults', () => this.tree.hasResults());
  }

  /** Whether leaves can be given other scores. */
  get takesScores() {
    return this.#once('takesScores', () => this.tree.takesScores());
  }

  /** @type {(node: number) => readonly number[]} */
  children(node) {
    const known = this.#families.get(node);
    if (known) return known;
    const { ends } = this;
    const children = [];
    for (let child = node + 1; child < ends[node]; child = ends[child]) children.push(child);
    if (children.length > large) this.#families.set(node, children);
    return children;
  }

  /**
   * The nodes a search may have to evaluate, in order: the leaves, or what a depth limit makes of them.
   * @type {(depth: number | null) => Uint32Array}
   */
  frontier(depth) {
    return this.#once(`frontier ${depth}`, () => this.tree.frontier(depth ?? undefined));
  }

  /** The first inner node that has a static evaluation, or −1. */
  get firstStatic() {
    return this.#once('static', () => this.tree.firstStatic() ?? -1);
  }

  /** The smallest and the largest finite score, or null where there is none. */
  get range() {
    return this.#once('range', () => {
      const [low, high] = this.tree.range();
      return low === undefined ? null : { low, high };
    });
  }

  /**
   * @template T
   * @param {string} name
   * @param {() => T} make
   * @returns {T}
   */
  #once(name, make) {
    if (!this.#kept.has(name)) this.#kept.set(name, make());
    return /** @type {T} */ (this.#kept.get(name));
  }
}
