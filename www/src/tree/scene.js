// What is to be drawn at one step, as plain numbers and words: nodes, edges, cut signs, labels of rows. It puts together
// the layout, the camera and the core's marks, and leaves out what nobody could see. No element, no colour, no sentence.

import { shownName } from './boxes.js';
import { edgesOf, lostPly } from './edges.js';
import { markAt } from './mark.js';
import { keepClear, placesOf, pullIntoView, spanOf } from './places.js';
import { childrenOutside, visibleNodes } from './visible.js';

export { lensFor } from './places.js';

/** @typedef {import('../types.js').View} StageView */
/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./mark.js').Mark} Mark */
/** @typedef {import('./camera.js').View} View */
/** @typedef {import('./windowlabel.js').Bounds} Bounds */
/** @typedef {import('./windowlabel.js').WindowStyle} WindowStyle */
/** @typedef {import('./shapes.js').Kind} Kind */
/** @typedef {import('./lens.js').Lens} Lens */
/** @typedef {import('../facts.js').Facts} Facts */

/** How a node looks: one word for its state, strongest first. */
/** @typedef {'pv' | 'now' | 'path' | 'cut' | 'earlier' | 'exact' | 'bound' | 'unseen'} Look */

/**
 * @typedef {object} NodeDrawing
 * @property {number} node
 * @property {Kind} kind
 * @property {number} x px of the tree group
 * @property {number} y
 * @property {number} scale
 * @property {Look} look
 * @property {Mark} mark
 * @property {string} value
 * @property {string} name
 * @property {Bounds | null} bounds the window to show beside it
 * @property {WindowStyle} style
 * @property {boolean} isQuiet
 * @property {number} level for motion that runs down the tree
 * @property {{ left: number, right: number, height: number } | null} wedge instead of its subtree
 * @property {string} key changes when anything here does
 */

/**
 * @typedef {object} EdgeDrawing
 * @property {number} node the lower end
 * @property {'unseen' | 'earlier' | 'done' | 'path' | 'pv' | 'cut'} look
 * @property {number} x1
 * @property {number} from where it leaves the upper node
 * @property {number} y1 where its slope begins
 * @property {number} x2
 * @property {number} y2 where its slope ends
 * @property {number} to where it meets the lower node
 * @property {number} share of a lost child's edge that is still drawn through; 1 of any other
 * @property {{ turn: number, size: number } | null} sign
 * @property {number} place of the child in the order of the search, where that is told; else 0
 * @property {boolean} isFresh
 * @property {number} level
 */

/**
 * @typedef {object} RowDrawing
 * @property {number} ply
 * @property {number} y
 * @property {'max' | 'min' | null} player
 * @property {Bounds | null} bounds a window that has no room beside its node
 * @property {number | undefined} node whose window it is: the one on the path
 */

/**
 * @typedef {object} Scene
 * @property {NodeDrawing[]} nodes in the pre-order of the drawing
 * @property {EdgeDrawing[]} edges
 * @property {RowDrawing[]} rows
 * @property {{ x: number, y: number, text: string, node: number } | null} carried a value on its way up
 * @property {NodeDrawing | null} now
 */

/**
 * @typedef {object} Place
 * @property {number} x
 * @property {number} y
 * @property {number} scale
 */

/**
 * @typedef {object} Sight what a scene is made of besides the step
 * @property {Geometry} geometry
 * @property {Float64Array} xs by node, of the layout
 * @property {import('../types.js').Layout} layout
 * @property {import('./rows.js').Rows} shape
 * @property {import('./ranks.js').Ranks} ranks
 * @property {View} view
 * @property {Lens} lens
 * @property {import('./camera.js').World} world
 * @property {(value: number) => string} score
 */

/**
 * @param {StageView} shown
 * @param {Sight} sight
 * @returns {Scene}
 */
export function createScene(shown, sight) {
  const { frame, run, facts } = shown;
  const path = Uint32Array.from(frame.path);
  const { nodes, folded } = visibleNodes(shown, sight, path);
  const outside = childrenOutside(nodes, folded, facts, sight);
  const asked = Uint32Array.from([...nodes, ...outside]);
  const marks = run.marks(frame.step, asked);
  const markOf = new Map(Array.from(asked, (node, index) => [node, markAt(marks, index)]));
  const places = placesOf(asked, new Set(path), facts, sight);
  if (!sight.geometry.fits) pullIntoView(path, nodes, places, facts, sight);
  if (sight.view.scaleX < 1) keepClear(path, nodes, places, facts, sight);

  const onPath = new Set(path);
  const drawings = Array.from(nodes, (node, index) =>
    nodeDrawing(
      node,
      folded[index] === 1,
      /** @type {Mark} */ (markOf.get(node)),
      /** @type {Place} */ (places.get(node)),
      shown,
      sight,
    ),
  );
  return {
    nodes: drawings,
    edges: edgesOf(asked, markOf, places, onPath, shown, sight),
    rows: rowsOf(shown, sight, markOf),
    carried: carriedValue(shown, sight, markOf, places),
    now: drawings.find((drawing) => drawing.look === 'now') ?? null,
  };
}

/**
 * @param {number} node
 * @param {boolean} isFolded
 * @param {Mark} mark
 * @param {Place} place
 * @param {StageView} shown
 * @param {Sight} sight
 * @returns {NodeDrawing}
 */
function nodeDrawing(node, isFolded, mark, place, shown, sight) {
  const { facts, frame, labels } = shown;
  const { geometry, view } = sight;
  const isLeaf = facts.isLeaf(node);
  const isOver = frame.result !== null;
  const look = lookOf(mark, isOver);
  const style = geometry.sizes.beside[facts.plies[node]];
  const isSmall = place.scale < 0.5 || isFolded;
  const drawing = {
    node,
    kind: isLeaf ? /** @type {const} */ ('leaf') : facts.player(node),
    ...place,
    look,
    mark,
    value: isFolded || place.scale * geometry.sizes.leafFont < 8 ? '' : valueText(node, isLeaf, mark, shown, sight),
    name: isSmall ? '' : shownName(labels.of(node)),
    bounds: style && !isSmall ? boundsOf(node, mark, shown) : null,
    style: style ?? 'line',
    isQuiet: mark.state !== 'open' || isOver,
    level: mark.isPrincipal ? facts.plies[node] : mark.isFresh ? facts.plies[node] - lostPly(shown) : 0,
    wedge: isFolded ? wedgeOf(node, place, sight) : null,
  };
  const { x, y, scale, wedge, level } = drawing;
  const numbers = [x, y, scale, wedge?.left, wedge?.right, wedge?.height].map(
    (value) => value && Math.round(value * 100),
  );
  const { value, sign, alpha, beta, side, from, isFresh } = mark;
  const met = drawing.bounds?.side;
  const key = [
    ...numbers,
    look,
    drawing.value,
    drawing.name,
    value,
    sign,
    alpha,
    beta,
    side,
    from,
    met,
    isFresh,
    level,
  ];
  return { ...drawing, key: `${key.join()} ${drawing.isQuiet} ${drawing.style} ${view.scaleX < 1}` };
}

/**
 * @param {Mark} mark
 * @param {boolean} isOver
 * @returns {Look}
 */
function lookOf({ state, sign, isNow, isPrincipal }, isOver) {
  if (isPrincipal) return 'pv';
  if (isNow && !isOver) return 'now';
  if (state === 'unseen' || state === 'cut' || state === 'earlier') return state;
  if (state === 'open' && !isOver) return 'path';
  return sign === '' ? 'exact' : 'bound';
}

/**
 * @param {number} node
 * @param {boolean} isLeaf
 * @param {Mark} mark
 * @param {StageView} shown
 * @param {Sight} sight
 */
function valueText(node, isLeaf, mark, { facts, settings }, { score }) {
  if (mark.value !== null) return mark.sign + score(mark.value);
  const isLimit = settings.depth !== null && facts.plies[node] === settings.depth;
  const own = facts.scores[node];
  return (isLeaf || isLimit) && !Number.isNaN(own) ? score(own) : '';
}

/**
 * The window of a node and the bound of it to look at.
 * @param {number} node
 * @param {Mark} mark
 * @param {StageView} shown
 * @returns {Bounds | null}
 */
function boundsOf(node, { alpha, beta, side, from }, { frame }) {
  if (alpha === null || beta === null) return null;
  const { event } = frame;
  const met = event?.kind === 'cutoff' && event.node === node ? event.side : null;
  return { alpha, beta, side: met ?? side, from };
}

/**
 * @param {number} node
 * @param {Place} place
 * @param {Sight} sight
 */
function wedgeOf(node, place, sight) {
  const { geometry, layout, shape, view } = sight;
  const [left, right] = spanOf(node, layout, sight);
  const bottom = geometry.ys[shape.deepest[node]] * view.scaleY;
  return {
    left: Math.min(-1, left - place.x),
    right: Math.max(1, right - place.x),
    height: Math.max(bottom - place.y, 4),
  };
}

/**
 * @param {StageView} shown
 * @param {Sight} sight
 * @param {Map<number, Mark>} marks
 * @returns {RowDrawing[]}
 */
function rowsOf(shown, { geometry, shape, view, world }, marks) {
  if (geometry.column.width < 10) return [];
  const { frame, facts } = shown;
  const pathAt = new Map(frame.path.map((node) => [facts.plies[node], node]));
  /** @type {RowDrawing[]} */
  const rows = [];
  for (const [ply, { player, inner }] of shape.rows.entries()) {
    const y = geometry.ys[ply] * view.scaleY + view.y;
    if (inner === 0 || y < -20 || world.viewHeight + 20 < y) continue;
    const node = pathAt.get(ply);
    const mark = node === undefined ? undefined : marks.get(node);
    const bounds =
      node !== undefined && mark && !geometry.sizes.beside[ply] && !facts.isLeaf(node)
        ? boundsOf(node, mark, shown)
        : null;
    if (player || bounds) rows.push({ ply, y, player, bounds, node });
  }
  return rows;
}

/**
 * The value that a node has just handed to its caller, half-way up.
 * @param {StageView} shown
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
