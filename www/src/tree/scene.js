// What is to be drawn at one step, as plain numbers and words: nodes, edges, cut signs, labels of rows. It puts together
// the layout, the camera and the core's marks, and leaves out what nobody could see. No element, no colour, no sentence.

import { marksOf } from '../core/frames.js';
import { isPlain, notationOf } from '../state/notation.js';
import { sinceOf } from '../state/slides.js';
import { edgesOf } from './edges.js';
import { legendOf, rowDrawings } from './margin.js';
import { writtenAt } from './mark.js';
import { nodeDrawing } from './nodes.js';
import { placeNodes } from './places.js';

/** @typedef {import('../state/types.js').View} StageView */
/** @typedef {import('./edges.js').EdgeDrawing} EdgeDrawing */
/** @typedef {import('./nodes.js').Item} Item */
/** @typedef {import('./nodes.js').NodeDrawing} NodeDrawing */
/** @typedef {import('./margin.js').RowDrawing} RowDrawing */
/** @typedef {import('./mark.js').Mark} Mark */
/** @typedef {import('./places.js').Place} Place */
/** @typedef {import('./sight.js').Sight} Sight */

/**
 * @typedef {object} Scene
 * @property {NodeDrawing[]} nodes in the pre-order of the drawing
 * @property {EdgeDrawing[]} edges
 * @property {RowDrawing[]} rows
 * @property {{ y: number } | null} legend of the shapes, where no row says who moves
 * @property {{ x: number, y: number, text: string, node: number } | null} carried a value on its way up
 * @property {NodeDrawing | null} now
 */

/**
 * @param {StageView} view
 * @param {Sight} sight
 * @returns {Scene}
 */
export function createScene(view, sight) {
  const { frame, facts } = view;
  const path = Uint32Array.from(pathOf(frame));
  const onPath = new Set(path);
  // What fits is drawn whole.
  const large = sight.geometry.fits ? undefined : view.family?.large;
  const items = large ? large.itemsInSight(view, sight, path) : wholeTree(facts, sight);
  const asked = Uint32Array.from([
    ...items.map(({ node }) => node),
    ...(large ? large.childrenOutside(items, view, sight) : []),
  ]);
  const marks = marksByNode(asked, view);
  const places = placeNodes(asked, facts, sight);
  large?.arrange(items, onPath, places, facts, sight);

  const drawings = items.map((item) =>
    nodeDrawing(
      item,
      /** @type {Mark} */ (marks.get(item.node)),
      /** @type {Place} */ (places.get(item.node)),
      onPath.has(item.node),
      view,
      sight,
    ),
  );
  return {
    nodes: drawings,
    edges: edgesOf(asked, marks, places, onPath, view, sight),
    rows: rowDrawings(view, sight, marks),
    legend: legendOf(sight),
    carried: carriedValue(view, sight, marks, places),
    now: drawings.find((drawing) => drawing.look === 'now') ?? null,
  };
}

/**
 * What is known of nodes, as the notation tells it; the small core knows the general one alone.
 * @param {Uint32Array} nodes
 * @param {StageView} view
 * @returns {Map<number, Mark>}
 */
function marksByNode(nodes, view) {
  const { run, frame, state } = view;
  const { step } = frame;
  const isOwn = !isPlain(state) && 'written' in run;
  const numbers = isOwn ? run.written(step, sinceOf(run, step, state), nodes, notationOf(state)) : null;
  const marks = numbers ? Array.from(nodes, (_, index) => writtenAt(numbers, index)) : marksOf(view, nodes);
  return new Map(Array.from(nodes, (node, index) => [node, marks[index]]));
}

/**
 * Where the eye should be: on the path of the search, and at its end on best play.
 * @param {import('../state/types.js').Frame} frame
 */
export function pathOf({ path, result }) {
  const best = result?.principalVariation ?? [];
  return best.length > path.length ? best : path;
}

/**
 * @param {import('../core/facts.js').Facts} facts
 * @param {Sight} sight
 * @returns {Item[]}
 */
function wholeTree({ tree }, { ranks }) {
  const item = { siblings: 0, x: 0, left: 0, right: 0, beyond: 0, deepest: 0, strips: new Uint32Array() };
  return Array.from({ length: tree.size }, (_, rank) => ({ ...item, node: ranks.at(rank) }));
}

/**
 * The value that a node has just handed to its caller, half-way up.
 * @param {StageView} view
 * @param {Sight} sight
 * @param {Map<number, Mark>} marks
 * @param {Map<number, Place>} places
 */
function carriedValue({ frame, facts }, { geometry, score }, marks, places) {
  const { event } = frame;
  if (event?.kind !== 'return' || event.caller === null) return null;
  const [above, below] = [places.get(event.caller), places.get(event.node)];
  const mark = marks.get(event.node);
  if (!above || !below || !mark || mark.value === null || facts.isLeaf(event.node)) return null;
  const half = geometry.sizes.nodeHeight / 2;
  return {
    node: event.node,
    x: (above.x + below.x) / 2,
    y: (above.y + half * above.scale + below.y - half * below.scale) / 2,
    text: mark.sign + score(mark.value),
  };
}
