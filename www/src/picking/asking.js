// What the core answers about small trees, for what is said of searches: every number there is asked for here. It knows no claim.

import { plainSettings } from '../core/settings.js';
import { fromText } from '../core/source.js';
import { costsOf, valuesOf } from '../family/memo.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('../state/types.js').Run} Run */
/** @typedef {import('../state/types.js').Settings} Settings */
/** @typedef {import('../state/types.js').Subject} Subject */
/** @typedef {ReturnType<typeof createAsking>} Ask */

/** Deeper trees are not asked about. */
const mostPlies = 8;

/** @param {Pick<Page, 'engine' | 'texts' | 'score'> & { state: Pick<Page['state'], 'letters'> }} page */
export function createAsking({ engine, texts, score, state }) {
  const run = (/** @type {import('../core/source.js').Source} */ source, settings = plainSettings) =>
    engine.look({ source, settings }).run;
  const best = (/** @type {number} */ plies, children = 3) => run(fromText(ordered(true, plies, children)));
  /** A count, or a mean by its first decimals. @type {(value: number, decimals?: number) => string} */
  const number = (value, decimals = 1) => texts.text('counts-number', { value: Number(value.toFixed(decimals)) });
  const costs = (/** @type {Subject} */ { source, settings }) => costsOf(run(source, settings));

  return {
    run,
    best,
    costs,
    returns: (/** @type {Subject} */ { source, settings }) => returnsOf(run(source, settings)),
    score,
    number,
    text: texts.text,
    /** Leaves of a run, and those of minimax. */
    counted(/** @type {Subject} */ { source, settings }) {
      const { leafCount, minimaxLeaves } = run(source, settings);
      return { leaves: number(leafCount), all: number(minimaxLeaves) };
    },
    /** What is known of a tree in which every node has as many children. */
    uniform(/** @type {Subject} */ shown) {
      const { uniform } = costs(shown);
      if (!uniform) throw new Error('every node of this tree has as many children');
      return { ...uniform, mean: uniform.meanOfRandom ?? Number.NaN, power: uniform.power ?? Number.NaN };
    },
    /** The mean over random leaves of such a tree. @type {(plies: number, children?: number) => number} */
    random: (plies, children = 3) => costsOf(best(plies, children)).uniform?.meanOfRandom ?? Number.NaN,
    /** How many plies the best order reaches with so many leaves. */
    reach(/** @type {number} */ leaves) {
      let plies = 1;
      while (plies < mostPlies && best(plies + 1).leafCount <= leaves) plies += 1;
      return plies;
    },
    /** What minimax finds a node worth. @type {(source: import('../core/source.js').Source, node: number) => number} */
    worth: (source, node) => valuesOf(run(source))[node],
    /** The move that a run takes, and what minimax finds it worth. */
    taken(/** @type {Subject} */ { source, settings }) {
      const asked = run(source, settings);
      const node = asked.takenMove ?? 0;
      return { node, worth: valuesOf(asked)[node] };
    },
    /** The first score that a run evaluates, and the α that its parent has then. */
    firstLeaf(/** @type {Subject} */ { source, settings }) {
      const asked = run(source, settings);
      const { event } = asked.frame(asked.nextStop(0, 'leaf'));
      if (event?.kind !== 'evaluate') throw new Error('every run evaluates a leaf');
      return { leaf: score(event.score), alpha: score(event.alpha) };
    },
    /** @type {(shown: Subject, node: number) => string} */
    name: (shown, node) => engine.look(shown, state.letters).labels.of(node) || texts.text('look-root'),
    dialect(/** @type {Pick<Settings, 'cut' | 'returns'>} */ { cut, returns }) {
      const dialect = engine.dialects.find((one) => one.cut === cut && one.returns === returns);
      return texts.text(`dialect-${dialect?.id}`);
    },
    /** All are whole numbers. @type {(settings: Pick<Settings, 'alpha' | 'beta'>) => string} */
    window: ({ alpha, beta }) => `(${score(alpha)}, ${score(beta)})`,
  };
}

/**
 * What the inner nodes of a run returned, in the order in which they did.
 * @param {Run} run
 */
function returnsOf(run) {
  const events = Array.from({ length: run.length }, (_, step) => run.frame(step + 1).event);
  return events.flatMap((event) => (event?.kind === 'return' ? [event] : []));
}

/**
 * A tree with as many children everywhere and the scores from 1 on, each once, so that every node has its best child first, or
 * its worst: every subtree gets a range of scores, and the ranges stand in order.
 * @param {boolean} bestFirst
 * @param {number} plies
 * @param {number} children
 * @param {number} ply
 * @param {number} from the smallest score of the subtree
 * @returns {string}
 */
export function ordered(bestFirst, plies = 3, children = 3, ply = 0, from = 1) {
  if (ply === plies) return String(from);
  const size = children ** (plies - ply - 1);
  const starts = Array.from({ length: children }, (_, part) => from + part * size);
  if ((ply % 2 === 0) === bestFirst) starts.reverse();
  return `(${starts.map((start) => ordered(bestFirst, plies, children, ply + 1, start)).join(' ')})`;
}
