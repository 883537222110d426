// When what happens to a node in a run: its visit, its return, the cut-off that removed it, and the decisions a hall can
// be asked about. Steps are counted as everywhere: step s is after s events. It reads the run's bulk and knows no words.

import { kindOf } from './events.js';

/** @typedef {import('./types.js').Run} Run */
/** @typedef {import('./facts.js').Facts} Facts */
/** @typedef {{ kinds: Uint8Array, nodes: Uint32Array }} Events */

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
 * The steps at which something of a kind happens to a node, in order.
 * @param {Events} events
 * @param {number} node
 * @param {(at: number) => boolean} isWanted of an event
 */
function stepsWhere({ nodes }, node, isWanted) {
  const steps = [];
  for (let at = nodes.indexOf(node); at >= 0; at = nodes.indexOf(node, at + 1)) if (isWanted(at)) steps.push(at + 1);
  return steps;
}

/**
 * The moments of a node to jump to: it was entered, it was closed. Of a node that was cut off, the cut-off; of one that a
 * depth limit hides, the evaluation in its place. Of a node that was entered more than once, the visit at the step; if there
 * is none, the last one before it, else the first.
 * @param {Run} run
 * @param {Facts} facts
 * @param {number} node
 * @param {number} [step]
 * @returns {{ entered: number, closed: number }}
 */
export function momentsOf(run, { parents }, node, step = 0) {
  const events = eventsOf(run);
  const { kinds } = events;
  const isStop = (/** @type {number} */ at) => entersLeaf(events, at);
  const entries = stepsWhere(events, node, (at) => enters(events, at));
  if (entries.length > 0) {
    const entered = lastUpTo(entries, step);
    const ends = stepsWhere(events, node, (at) => kinds[at] === kindOf.return || isStop(at));
    return { entered, closed: ends.find((end) => end >= entered) ?? entered };
  }
  for (let above = node; above > 0; ) {
    above = parents[above];
    const lost = stepsWhere(events, above, (at) => kinds[at] === kindOf.cutoff || isStop(at));
    if (lost.length > 0) return { entered: lastUpTo(lost, step), closed: lastUpTo(lost, step) };
  }
  return { entered: 0, closed: 0 };
}

/**
 * Where a jump to a node leads: to the moment it was entered; from there to the moment it was closed; from there, if it was
 * entered again, to the next time, and after the last to the first.
 * @param {Run} run
 * @param {Facts} facts
 * @param {number} node
 * @param {number} step
 */
export function jumpFrom(run, facts, node, step) {
  const { entered, closed } = momentsOf(run, facts, node, step);
  if (step === entered && closed > entered) return closed;
  if (step !== closed) return entered;
  const events = eventsOf(run);
  const next = stepsWhere(events, node, (at) => at >= step && enters(events, at));
  return next[0] ?? momentsOf(run, facts, node).entered;
}

/** @type {(events: Events, at: number) => boolean} */
const enters = (events, at) => events.kinds[at] === kindOf.visit || entersLeaf(events, at);

/** A leaf has no visit: it is evaluated, or the table gives its score. @type {(events: Events, at: number) => boolean} */
const entersLeaf = ({ kinds, nodes }, at) =>
  kinds[at] === kindOf.evaluate ||
  (kinds[at] === kindOf.probe && !(kinds[at - 1] === kindOf.visit && nodes[at - 1] === nodes[at]));

/** @type {(steps: number[], step: number) => number} */
const lastUpTo = (steps, step) => steps.findLast((one) => one <= step) ?? steps[0];

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
export function decisionAt(run, facts, step) {
  if (step === 0 || step >= run.length) return null;
  const events = eventsOf(run);
  const { kinds, nodes } = events;
  const at = step - 1;
  const isImproved = kinds[at] === kindOf.improve;
  const child = isImproved ? nodes[at - 1] : nodes[at];
  // What the table keeps of it, or another call of it, still comes before what the score means.
  const isUnderWay = kinds[step] === kindOf.improve || nodes[step] === child;
  if (!isImproved && (isUnderWay || !hasScore(events, at))) return null;
  return child > 0 && hasNext(run, facts, step, child) ? child : null;
}

/** Whether the event gives its node a score. @type {(events: Events, at: number) => boolean} */
function hasScore(events, at) {
  const { kinds, nodes } = events;
  if (kinds[at] === kindOf.store) return kinds[at - 1] === kindOf.evaluate && nodes[at - 1] === nodes[at];
  return kinds[at] === kindOf.return || entersLeaf(events, at);
}

/**
 * Whether a child has a sibling after it in the order of the search; the small core knows only the written one.
 * @param {Run} run
 * @param {Facts} facts
 * @param {number} step
 * @param {number} child
 */
function hasNext(run, facts, step, child) {
  const { parents, ends } = facts;
  const isLastWritten = ends[child] === ends[parents[child]];
  const place = run.places?.(step, Uint32Array.of(child))[0] ?? 0;
  return place === 0 ? !isLastWritten : place < facts.children(parents[child]).length;
}
