// The lines of a node's card: its events up to the current step, as messages and their arguments. It reads the run and knows neither the
// words nor where the card is.

import { knownOf } from '../port/known.js';
import { inForce } from '../port/settings.js';

/** @typedef {Pick<import('../port/types.js').View, 'run' | 'facts' | 'frame' | 'labels' | 'state' | 'settings' | 'algorithm' | 'score' | 'separator'>} View */
/** @typedef {import('../port/types.js').Event} Event */
/** @typedef {import('../port/types.js').Frame} Frame */
/** @typedef {import('./telling.js').Args} Args */

/** @type {(view: View, node: number) => Args} */
export const whoIs = ({ facts, labels }, node) => ({
  at: labels.of(node) === '' && node === 0 ? 'root' : facts.mover(node),
  node: labels.of(node),
});

/**
 * @param {View} view
 * @param {number} node
 * @returns {{ id: string, args: Args }[]}
 */
export function linesOf(view, node) {
  const frames = [...view.run.story(node, view.frame.step)].map((step) => view.run.frame(step));
  const lines = frames.flatMap((frame) => lineOf(view, frame));
  if (lines.length === 0) return [{ id: 'unseen', args: {} }];
  const { event } = frames[0];
  return !event || event.node === node
    ? lines
    : lines.map(({ args }) => ({ id: 'lost', args: { ...args, ...whoIs(view, event.node) } }));
}

/** @type {(view: View, frame: Frame) => { id: string, args: Args }[]} */
const lineOf = (view, { event }) => (event ? [{ id: event.kind, args: argsOf(event, view) }] : []);

/**
 * @param {Event} event
 * @param {View} view
 * @returns {Args}
 */
function argsOf(event, view) {
  const { labels, score } = view;
  const windowed = view.algorithm.windowed ? 'yes' : 'no';
  const scores = Object.entries(event).flatMap(([name, value]) =>
    typeof value === 'number' && !['node', 'child', 'caller', 'after', 'holder', 'number', 'depth'].includes(name)
      ? [[name, score(value)]]
      : [],
  );
  const args = {
    windowed,
    windows: view.state.windows,
    comma: `${view.separator} `,
    // From its own side, every mover takes the largest.
    player: view.algorithm.fromMover ? 'max' : view.facts.player(event.node),
    cut: inForce(view.settings).cut,
    ...Object.fromEntries(scores),
  };
  if (event.kind === 'evaluate') return { ...args, what: event.static ? 'static' : 'leaf' };
  if (event.kind === 'improve') {
    const child = labels.of(event.child);
    return {
      ...args,
      child,
      from: child === '' ? 'leaf' : 'node',
      first: event.previous === null ? 'yes' : event.previous === event.score ? 'tied' : 'no',
    };
  }
  if (event.kind === 'narrow') return { ...args, side: event.side };
  if (event.kind === 'return') {
    // A rounded mean is given as the exact fraction.
    const isRounded = score(event.score).startsWith('≈');
    const fraction = (isRounded && view.run.fraction(event.score)) || 'none';
    return { ...args, fraction, proves: event.certain ? 'exact' : event.bound };
  }
  if (event.kind === 'sum') {
    const child = labels.of(event.child);
    return { ...args, child, from: child === '' ? 'leaf' : 'node' };
  }
  if (event.kind === 'ask') return { ...args, again: event.surprise === null ? 'no' : 'yes' };
  if (event.kind === 'pass') return { ...args, pass: event.number + 1 };
  if (event.kind === 'prove') return { ...args, pass: event.number + 1, known: knownOf(event.low, event.high) };
  if (event.kind === 'probe' || event.kind === 'store') return { ...args, known: knownOf(event.low, event.high) };
  if (event.kind !== 'cutoff') return args;
  const { lost, side, deep } = event;
  return { ...args, side, lost: lost.length, deep: deep ? 'yes' : 'no', ...heldBy(view, event) };
}

/**
 * Who holds the bound that was met: nobody if a question or a table set it.
 * @type {(view: View, event: import('../port/types.js').CutoffEvent) => Args}
 */
function heldBy(view, { holder }) {
  if (typeof holder !== 'number') return { held: holder === 'window' ? holder : 'end', holder: '' };
  return { held: whoIs(view, holder).at, holder: view.labels.of(holder) };
}
