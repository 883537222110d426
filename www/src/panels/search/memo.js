// Answers that do not change during a run, cached per run: asking the core at every step would copy them every time.

/** @typedef {import('../../port/types.js').Run} Run */

/**
 * @template T
 * @param {(run: Run) => T} ask
 * @returns {(run: Run) => T}
 */
export function once(ask) {
  /** @type {WeakMap<Run, T>} */
  const known = new WeakMap();
  return (run) => {
    const found = known.get(run) ?? ask(run);
    known.set(run, found);
    return found;
  };
}

export const passesOf = once((run) => run.passes());
export const costsOf = once((run) => run.costs());
export const strategyOf = once((run) => run.strategy());
export const keepingOf = once((run) => run.keeping());
export const valuesOf = once((run) => run.values());
export const mostTermsOf = once((run) => run.mostTerms());
export const nodeTypesOf = once((run) => run.nodeTypes());
