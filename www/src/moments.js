// When what happens to a node in a run: its visit, its return, the cut-off that removed it, and the decisions a hall can
// be asked about. Steps are counted as everywhere: step s is after s events. It reads the run's bulk and knows no words.

/** @typedef {import('./types.js').Run} Run */
/** @typedef {import('./facts.js').Facts} Facts */
/** @typedef {{ kinds: Uint8Array, nodes: Uint32Array }} Events */

/** The core's numbers of events. */
const kindOf = { visit: 0, evaluate: 1, improve: 2, cutoff: 4, return: 5 };

/** Copied out of the core once for each run, and gone with it.
 * @type {WeakMap<Run, Events>} */
const known = new WeakMap();

/**
 * @param {Run} run
 * @returns {Events}
 */
function eventsOf(run) {
  const events = known.get(run) ?? { kinds: run.kinds(), nodes: run.nodes() };
  known.set(run, events);
  return events;
}

/**
 * The step at which something of a kind first happens to a node; 0 if it never does.
 * @param {Events} events
 * @param {number} node
 * @param {number[]} wanted
 */
function stepOf({ kinds, nodes }, node, wanted) {
  for (let at = nodes.indexOf(node); at >= 0; at = nodes.indexOf(node, at + 1)) {
    if (wanted.includes(kinds[at])) return at + 1;
  }
  return 0;
}

/**
 * The moments of a node to jump to: it was entered, it was closed. Of a node that was cut off, the cut-off; of one that a
 * depth limit hides, the evaluation in its place.
 * @param {Run} run
 * @param {Facts} facts
 * @param {number} node
 * @returns {{ entered: number, closed: number }}
 */
export function momentsOf(run, { parents }, node) {
  const events = eventsOf(run);
  const entered = stepOf(events, node, [kindOf.visit, kindOf.evaluate]);
  if (entered > 0) return { entered, closed: stepOf(events, node, [kindOf.return, kindOf.evaluate]) };
  for (let above = node; above > 0; ) {
    above = parents[above];
    const lost = stepOf(events, above, [kindOf.cutoff, kindOf.evaluate]);
    if (lost > 0) return { entered: lost, closed: lost };
  }
  return { entered: 0, closed: 0 };
}

/**
 * The steps up to a step at which something happened to a node, in order.
 * @param {Run} run
 * @param {number} node
 * @param {number} upTo
 * @returns {number[]}
 */
export function stepsOf(run, node, upTo) {
  const { nodes } = eventsOf(run);
  const steps = [];
  for (let at = nodes.indexOf(node); at >= 0 && at < upTo; at = nodes.indexOf(node, at + 1)) steps.push(at + 1);
  return steps;
}

/**
 * The child whose score has just arrived at its parent, when the parent has more children and now either goes on to the
 * next or is cut off. Both look the same up to here: a bound moves only after this.
 * @param {Run} run
 * @param {Facts} facts
 * @param {number} step
 * @returns {number | null}
 */
export function decisionAt(run, { parents, ends }, step) {
  if (step === 0 || step >= run.length) return null;
  const { kinds, nodes } = eventsOf(run);
  const kind = kinds[step - 1];
  const hasScore = kind === kindOf.evaluate || kind === kindOf.return;
  if (kind !== kindOf.improve && (!hasScore || kinds[step] === kindOf.improve)) return null;
  const child = kind === kindOf.improve ? nodes[step - 2] : nodes[step - 1];
  return child > 0 && ends[child] < ends[parents[child]] ? child : null;
}
