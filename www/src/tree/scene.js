// What is to be drawn at one step, as plain numbers and words: nodes, edges, cut signs, labels of rows. It puts together
// the layout, the camera and the core's marks, and leaves out what nobody could see. No element, no colour, no sentence.

import { isPlain, notationOf } from '../notation.js';
import { sinceOf } from '../slides.js';
import { shownName } from './boxes.js';
import { edgesOf, lostPly } from './edges.js';
import { markAt, writtenAt } from './mark.js';
import { placesOf } from './places.js';

/** @typedef {import('../types.js').View} StageView */
/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./mark.js').Mark} Mark */
/** @typedef {import('./camera.js').View} View */
/** @typedef {import('./windowlabel.js').Bounds} Bounds */
/** @typedef {import('./windowlabel.js').WindowStyle} WindowStyle */
/** @typedef {import('./shapes.js').Kind} Kind */
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
 * @property {import('./large/wedges.js').Wedge | null} wedge instead of its subtree
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
 * @property {boolean} isLeaves whether all nodes of the row are
 * @property {Bounds | null} bounds a window that has no room beside its node
 * @property {number | undefined} node whose window it is: the one on the path
 */

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
 * @typedef {object} Place
 * @property {number} x
 * @property {number} y
 * @property {number} scale
 */

/**
 * @typedef {object} Item one thing to draw, in px of the tree group
 * @property {number} node of a wedge, the first of the siblings
 * @property {number} siblings how many a wedge stands for; 0 when the node is drawn as itself
 * @property {number} x
 * @property {number} left where its subtree begins
 * @property {number} right
 * @property {number} beyond the rank of what follows its subtree, or those of all the siblings
 * @property {number} deepest the last ply of its subtree
 * @property {Uint32Array} strips the shading of a wedge, four numbers each: leaves, and of these evaluated, cut off, earlier
 */

/**
 * @typedef {object} Lens how the row of a tree larger than the stage is spread and squeezed, piece by piece linear; px
 * @property {number[]} from where its pieces begin and end, ascending
 * @property {number[]} to where these places come to stand
 * @property {(x: number) => number} at where a place comes to stand
 */

/**
 * @typedef {object} Sight what a scene is made of besides the step
 * @property {Geometry} geometry
 * @property {import('../types.js').Layout} layout
 * @property {import('./rows.js').Row[]} rows
 * @property {import('./ranks.js').Ranks} ranks
 * @property {View} view
 * @property {Lens} lens
 * @property {import('./camera.js').World} world
 * @property {(value: number) => string} score
 */

/** What stands on the path is told about, so it may be smaller than all else that can be read. */
const leastOnPath = 0.7;

/** @type {Lens} */
export const noLens = { from: [0, 1], to: [0, 1], at: (x) => x };

/**
 * @param {StageView} shown
 * @param {Sight} sight
 * @returns {Scene}
 */
export function createScene(shown, sight) {
  const { frame, facts } = shown;
  const path = Uint32Array.from(pathOf(frame));
  const onPath = new Set(path);
  // What fits is drawn whole.
  const large = sight.geometry.fits ? undefined : shown.family?.large;
  const items = large ? large.seen(shown, sight, path) : wholeTree(facts, sight);
  const asked = Uint32Array.from([
    ...items.map(({ node }) => node),
    ...(large ? large.childrenOutside(items, shown, sight) : []),
  ]);
  const markOf = marksOf(asked, shown);
  const places = placesOf(asked, facts, sight);
  large?.arrange(items, onPath, places, facts, sight);

  const drawings = items.map((item) =>
    nodeDrawing(
      item,
      /** @type {Mark} */ (markOf.get(item.node)),
      /** @type {Place} */ (places.get(item.node)),
      onPath.has(item.node),
      shown,
      sight,
    ),
  );
  return {
    nodes: drawings,
    edges: edgesOf(asked, markOf, places, onPath, shown, sight),
    rows: rowsOf(shown, sight, markOf),
    legend: legendOf(sight),
    carried: carriedValue(shown, sight, markOf, places),
    now: drawings.find((drawing) => drawing.look === 'now') ?? null,
  };
}

/**
 * What is known of nodes, as the notation tells it; the small core knows the general one alone.
 * @param {Uint32Array} nodes
 * @param {Pick<StageView, 'run' | 'frame' | 'state'>} shown
 * @returns {Map<number, Mark>}
 */
export function marksOf(nodes, { run, frame: { step }, state }) {
  const isOwn = !isPlain(state) && 'written' in run;
  const numbers = isOwn
    ? run.written(step, sinceOf(run, step, state), nodes, notationOf(state))
    : run.marks(step, nodes);
  const at = isOwn ? writtenAt : markAt;
  return new Map(Array.from(nodes, (node, index) => [node, at(numbers, index)]));
}

/**
 * Where the eye should be: on the path of the search, and at its end on best play.
 * @param {import('../types.js').Frame} frame
 */
export function pathOf({ path, result }) {
  const best = result?.principalVariation ?? [];
  return best.length > path.length ? best : path;
}

/**
 * @param {import('../facts.js').Facts} facts
 * @param {Sight} sight
 * @returns {Item[]}
 */
function wholeTree({ tree }, { ranks }) {
  const item = { siblings: 0, x: 0, left: 0, right: 0, beyond: 0, deepest: 0, strips: new Uint32Array() };
  return Array.from({ length: tree.size }, (_, rank) => ({ ...item, node: ranks.at(rank) }));
}

/**
 * @param {Item} item
 * @param {Mark} mark
 * @param {Place} place
 * @param {boolean} isOnPath
 * @param {StageView} shown
 * @param {Sight} sight
 * @returns {NodeDrawing}
 */
function nodeDrawing(item, mark, place, isOnPath, shown, sight) {
  const { facts, frame, labels, family } = shown;
  const { geometry, view } = sight;
  const { node } = item;
  const isLeaf = facts.isLeaf(node);
  const isOver = frame.result !== null;
  const look = lookOf(mark, isOver);
  const style = geometry.sizes.beside[facts.plies[node]];
  const wedge = item.siblings > 0 ? (family?.large.wedgeOf(item, place, sight) ?? null) : null;
  const font = (isLeaf ? geometry.sizes.leafFont : geometry.sizes.windowFont) * place.scale;
  const least = isOnPath ? leastOnPath : 1;
  const isReadable = wedge === null && (view.scaleX >= 1 || least * 0.97 * geometry.readable <= font);
  const text = wedge ? !isLeaf : isReadable;
  const drawing = {
    node,
    kind: isLeaf ? /** @type {const} */ ('leaf') : facts.player(node),
    ...place,
    look,
    mark,
    value: text ? valueText(node, isLeaf, mark, shown, sight) : '',
    name: isReadable ? shownName(labels.of(node), geometry.sizes.skin) : '',
    bounds: (style || geometry.sizes.skin.isPill) && isReadable ? boundsOf(node, mark, shown) : null,
    style: style ?? 'line',
    isQuiet: mark.state !== 'open' || isOver,
    level: mark.isPrincipal ? facts.plies[node] : mark.isFresh ? facts.plies[node] - lostPly(shown) : 0,
    wedge,
  };
  const { x, y, scale, level } = drawing;
  const numbers = [x, y, scale, wedge?.left, wedge?.right, wedge?.height].map(
    (value) => value && Math.round(value * 100),
  );
  const { value, sign, alpha, beta, side, from, isFresh } = mark;
  const { side: met, held } = drawing.bounds ?? {};
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
    held,
    isFresh,
    ...Object.values(mark.written ?? {}),
    level,
    wedge?.siblings,
    wedge?.strips.join(),
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
function valueText(node, isLeaf, mark, { facts, run, settings }, { score }) {
  const found = mark.written?.found ?? null;
  if (found !== null && mark.value !== null) return `${score(found)}→${score(mark.value)}`;
  if (mark.value !== null) return mark.sign + score(mark.value);
  if (mark.written) return '';
  const isLimit = settings.depth !== null && facts.plies[node] === settings.depth;
  const own = isLeaf || isLimit ? run.score(node) : Number.NaN;
  return Number.isNaN(own) ? '' : score(own);
}

/**
 * The window of a node and the bound of it to look at. Where every bound has its name, whose bound a cut-off has met is said too.
 * @param {number} node
 * @param {Mark} mark
 * @param {StageView} shown
 * @returns {Bounds | null}
 */
function boundsOf(node, { alpha, beta, side, from, written }, { frame, state }) {
  if (alpha === null && beta === null) return null;
  const { event } = frame;
  const met = !written && event?.kind === 'cutoff' && event.node === node ? event.side : null;
  const isHeld = state.windows === 'labelled' && event?.kind === 'cutoff' && event.holder === node;
  return { alpha, beta, side: met ?? side, from, held: isHeld ? event.side : null };
}

/**
 * Below the tree, while its end is in sight.
 * @param {Sight} sight
 */
function legendOf({ geometry: { legend, height }, view, world }) {
  const y = (height - legend / 2) * view.scaleY + view.y;
  return legend > 0 && y < world.viewHeight ? { y } : null;
}

/**
 * @param {StageView} shown
 * @param {Sight} sight
 * @param {Map<number, Mark>} marks
 * @returns {RowDrawing[]}
 */
function rowsOf(shown, { geometry, rows: shape, view, world }, marks) {
  if (geometry.column.width < 10) return [];
  const { frame, facts, state } = shown;
  const isCounted = state.rows === 'levels' || state.rows === 'depth';
  const pathAt = new Map(frame.path.map((node) => [facts.plies[node], node]));
  /** @type {RowDrawing[]} */
  const rows = [];
  for (const [ply, { player, inner }] of shape.entries()) {
    const y = geometry.ys[ply] * view.scaleY + view.y;
    const isLeaves = inner === 0;
    if ((isLeaves && !isCounted) || y < -20 || world.viewHeight + 20 < y) continue;
    const node = pathAt.get(ply);
    const mark = node === undefined ? undefined : marks.get(node);
    const bounds =
      node !== undefined && mark && !geometry.sizes.beside[ply] && !facts.isLeaf(node)
        ? boundsOf(node, mark, shown)
        : null;
    if (player || bounds || isCounted) rows.push({ ply, y, player, isLeaves, bounds, node });
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
