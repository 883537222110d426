// What a transposition table says and keeps, and what follows from it for the search.

import { arrival as arrivalOf, place, worth } from '../words/sentence.js';
import { knownOf } from './known.js';

/** @typedef {import('../words/sentence.js').Material} Material */
/** @typedef {import('../words/sentence.js').Sentence} Sentence */
/** @typedef {import('../state/types.js').ProbeEvent} ProbeEvent */

/** @type {(given: Material, node: number) => boolean} whether the search stops there, so that it is in no visit of its own */
const isStop = ({ frame }, node) => frame.open[frame.open.length - 1]?.node !== node;

/** @type {(given: Material, known: { depth: number, low: number, high: number }) => import('../words/sentence.js').Args} */
const entry = ({ score }, { depth, low, high }) => ({
  ...{ known: knownOf(low, high), low: score(low), high: score(high) },
  depth,
});

/** @type {(given: Material, event: ProbeEvent) => Sentence} */
export function probe(given, event) {
  const { low, high, alpha, beta, side, narrows, arrival } = event;
  if (arrival) return leaf(given, event, arrival);
  const { score } = given;
  const args = { ...entry(given, event), alpha: score(alpha), beta: score(beta) };
  if (low === high) return { id: 'probe-exact', args };
  if (side) return { id: 'probe-decides', args: { ...args, side } };
  return { id: narrows ? 'probe-narrows' : 'probe-open', args };
}

/** @type {(given: Material, event: ProbeEvent, to: NonNullable<ProbeEvent['arrival']>) => Sentence} */
function leaf(given, { node, low: value }, to) {
  const news = arrivalOf(given, { ...to, score: value }, true);
  const args = worth(given, { node, score: value, static: !given.facts.isLeaf(node) });
  return { id: 'probe-leaf', args: { ...args, ...news } };
}

/** @type {(given: Material, event: import('../state/types.js').StoreEvent) => Sentence} */
export function store(given, event) {
  const args = entry(given, event);
  const { low, high, node } = event;
  if (isStop(given, node)) return { id: 'store-leaf', args: { ...args, what: stopOf(given, node) } };
  return { id: low === high ? 'store-exact' : 'store-bound', args };
}

/** @type {(given: Material, node: number) => string} */
const stopOf = ({ facts, labels }, node) => {
  const isNamed = labels.of(node) !== '';
  if (facts.isLeaf(node)) return isNamed ? 'named' : 'leaf';
  return isNamed ? 'static' : 'root';
};

/** @type {(given: Material, event: import('../state/types.js').NarrowEvent) => Sentence} */
export function narrowed(given, { node, side, from, to }) {
  const { frame, score } = given;
  const { alpha, beta } = frame.open[frame.open.length - 1];
  const bounds = { from: score(from), to: score(to), alpha: score(alpha), beta: score(beta) };
  return { id: 'narrow-known', args: { ...bounds, side, at: place(given, node) } };
}
