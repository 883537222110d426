// What the page asks about a tree again and again, copied from the core once and on demand. Facts about the tree alone: nothing here knows
// a run, a step or a picture.

import { players, switches } from '../../pkg/tables.js';

/** From this number of children on, a family is cached. */
const large = 1000;

/** What depends on the leaves' scores, not just on the tree's shape. */
const ofScores = ['scores', 'range', 'mostDecimals'];

/** @typedef {{ of: (node: number) => string }} Labels short names of nodes; empty for unnamed ones */

export class Facts {
  /** @type {Map<string, unknown>} */
  #kept;
  /** By parent. @type {Map<number, readonly number[]>} */
  #families = new Map();

  /**
   * @param {import('./types.js').Tree} tree
   * @param {[string, unknown][]} [known] known facts
   */
  constructor(tree, known) {
    this.tree = tree;
    /** By the place where letters begin. @type {Record<import('./types.js').Notation['letters'], Labels>} */
    this.labels = /** @type {any} */ (
      Object.fromEntries(
        switches.letters.map((id, value) => [id, { of: (/** @type {number} */ node) => tree.label(node, value) }]),
      )
    );
    this.#kept = new Map(known);
  }

  /** Facts that hold for any tree of the same shape. @returns {[string, unknown][]} */
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

  /** The number of decimals with which scores are written; none if all are whole. */
  get mostDecimals() {
    return this.#once('mostDecimals', () => this.tree.mostDecimals());
  }

  /** Who moves at a node. @type {(node: number) => 'max' | 'min' | 'chance'} */
  mover(node) {
    return this.tree.isChance(node) ? 'chance' : this.player(node);
  }

  /** By node: the first node with the same position; empty if no position is repeated. */
  get positions() {
    return this.#once('positions', () => this.tree.positions());
  }

  /** @type {(node: number) => boolean} whether a position is repeated at the node itself, not just above it */
  isMetAgain(node) {
    const isAgain = (/** @type {number} */ one) => (this.positions[one] ?? one) !== one;
    return isAgain(node) && !isAgain(this.parents[node]);
  }

  /** @type {(node: number) => boolean} */
  isLeaf(node) {
    return this.ends[node] === node + 1;
  }

  /** Whether only the part that one search visits has been grown. */
  get isPartial() {
    return this.#once('isPartial', () => this.tree.isPartial());
  }

  /** Whether scores are results of a game: 1, 0 and −1. */
  get hasResults() {
    return this.#once('hasResults', () => this.tree.hasResults());
  }

  /** Whether scores of leaves can be changed. */
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
   * The nodes that a search may have to evaluate, in order: the leaves, or those at the depth limit.
   * @type {(depth: number | null) => Uint32Array}
   */
  frontier(depth) {
    return this.#once(`frontier ${depth}`, () => this.tree.frontier(depth ?? undefined));
  }

  /** The first inner node that has a static evaluation, or −1. */
  get firstStatic() {
    return this.#once('static', () => this.tree.firstStatic() ?? -1);
  }

  /** The smallest and the largest finite score, or null if there is none. */
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
