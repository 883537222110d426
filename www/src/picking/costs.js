// What the runs of a row cost, asked of the core when the row is drawn for the first time, and kept as plain numbers. It knows
// no words.

/** @typedef {import('../core/engine.js').Engine} Engine */
/** @typedef {import('./groups.js').Row} Row */
/**
 * @typedef {object} Cost
 * @property {number[]} leaves of each pass, or of each run that stands beside another
 * @property {number | null} of leaves of minimax; null where no one number can be set against them
 * @property {boolean} isSum whether the leaves are those of passes
 * @property {number} cutoffs
 */

/** A longer text of one's own, in characters, is not run to say what it costs. */
const longest = 2000;

/** @param {Engine} engine */
export function createCosts(engine) {
  /** @type {Map<string, Cost | null>} */
  const known = new Map();

  /** @param {import('../state/types.js').Subject} shown */
  function runOf(shown) {
    const found = engine.shownOf(shown);
    return found && engine.look(found).run;
  }

  /**
   * @param {Row} row
   * @returns {Cost | null}
   */
  function costOf({ shown, side }) {
    if (shown.source.text.length > longest || engine.readError(shown.source)) return null;
    if (side.length > 0) {
      const leaves = side.map((settings) => runOf({ ...shown, settings })?.leafCount ?? Number.NaN);
      return { leaves, of: null, isSum: false, cutoffs: 0 };
    }
    const run = runOf(shown);
    if (!run) return null;
    const passes = run.passes().map(({ leaves }) => leaves);
    const isSum = passes.length > 1;
    const isRepeated = run.leafCount > run.distinctCount;
    return {
      leaves: isSum ? passes : [run.leafCount],
      of: isSum || isRepeated ? null : run.minimaxLeaves,
      isSum,
      cutoffs: run.cutoffCount,
    };
  }

  /** @param {Row} row */
  return (row) => {
    const cost = known.get(row.key) ?? costOf(row);
    known.set(row.key, cost);
    return cost;
  };
}
