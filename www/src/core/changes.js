// Other trees than the one that is shown: with another score, another shape, or grown by chance. It knows the core, and not who
// asks.

import { needsCore, plainError, whenKnown } from './readings.js';
import { fromText } from './source.js';

/** @typedef {import('./readings.js').Asked} Asked */
/** @typedef {import('./readings.js').Found} Found */
/** @typedef {import('./source.js').Source} Source */
/** @typedef {import('../state/types.js').ReadError} ReadError */
/**
 * @template T
 * @typedef {import('./readings.js').Answer<T>} Answer
 */

/** The core takes no larger tree. */
export const mostNodes = 2_000_000;

/** @param {ReturnType<typeof import('./readings.js').createReadings>} readings */
export function createChanges({ core, isFull, patience, read, known, rescore }) {
  /** Random trees that a worker has made, by what was asked. @type {Map<string, Found>} */
  const grown = new Map();

  /** @param {Asked} asked */
  function grow(asked) {
    try {
      return { text: core().randomTree(asked) };
    } catch (error) {
      return { error: /** @type {{ kind: string }} */ (plainError(error)) };
    }
  }

  return {
    /**
     * The shown source after a change of the tree's shape, and where its node stands then. A leaf's score is changed in the
     * text, which keeps the rest as typed.
     * @param {Source} source
     * @param {number} node
     * @param {import('../state/types.js').Change} change
     * @returns {Answer<{ source: Source, node: number } | { error: { kind: string } } | { badScore: ReadError }>}
     */
    edited(source, node, change) {
      const { facts } = /** @type {import('./readings.js').Reading} */ (known(source));
      const typed = change.kind === 'set-score' ? change.score.trim() : null;
      const isScore = typed !== null && facts.isLeaf(node);
      if (isScore && typed === '') return { error: { kind: 'leaf-needs-score' } };
      if (isScore) {
        return whenKnown(rescore(source, node, typed), (found) =>
          found.error ? { badScore: found.error } : { source: found.source, node },
        );
      }
      if (!isFull()) return needsCore;
      try {
        const score = typed ? core().readScore(typed) : null;
        if (score !== null && !Number.isFinite(score)) return { error: { kind: 'infinite-static' } };
        return spaced(facts.tree.edited(node, typed === null ? change : { ...change, score }));
      } catch (error) {
        const known = plainError(error);
        return 'offset' in known ? { badScore: /** @type {ReadError} */ (known) } : { error: known };
      }
    },

    /**
     * A source with static evaluations where inner nodes had none; as it is where it cannot be read.
     * @type {(source: Source) => Answer<{ source: Source }>}
     */
    withStatics(source) {
      if (!isFull()) return needsCore;
      return whenKnown(read(source), (reading) =>
        'facts' in reading ? spaced({ text: reading.facts.tree.withStaticEvaluations(), node: 0 }) : { source },
      );
    },

    /**
     * The text as it would read with decimal points, where its commas look as if they were meant as such; nothing before the
     * full core has come, which is asked for when a text may have some.
     * @type {(source: Source) => string | null}
     */
    withDecimalPoints(source) {
      const reading = known(source);
      if (!reading || !isFull() || source.text.length > patience().characters) return null;
      if (reading.pointed === undefined) reading.pointed = core().withDecimalPoints(source.text) ?? null;
      return reading.pointed;
    },

    /** @type {(asked: Asked) => Answer<{ text?: string, error?: { kind: string } }>} */
    randomTree(asked) {
      if (!isFull()) return needsCore;
      const known = grown.get(JSON.stringify(asked));
      if (known) return known;
      const size = sizeOf(asked);
      return patience().nodes < size && size <= mostNodes ? { needs: { asked } } : grow(asked);
    },

    /** Takes a random tree that a worker has made. @type {(asked: Asked, found: Found) => void} */
    adoptGrown(asked, found) {
      grown.clear();
      grown.set(JSON.stringify(asked), found);
    },
    /** It is not asked for again. */
    letGrownGo: () => grown.clear(),
  };
}

/**
 * How many nodes a random tree has at most.
 * @param {Asked} asked
 */
export function sizeOf({ branching: [, most], depth }) {
  let [size, row] = [1, 1];
  for (let ply = 0; ply < depth && size <= mostNodes; ply += 1) {
    row *= most;
    size += row;
  }
  return size;
}

/**
 * The shortest text with the spaces that make it easy to read. No name holds a bracket or a colon.
 * @param {{ text: string, node: number }} edited
 */
const spaced = ({ text, node }) => ({
  source: fromText(text.replace(/(?<=[^( ])(?=\()|(?<=[):,])(?=[^) ,(])/g, ' ')),
  node,
});
