// Edges and cut signs as SVG, keyed by the node at their lower end. Reads a scene and decides nothing.

import { nothing, svg } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { cutMarks, strokesOf } from './cutmarks.js';
import { px } from './shapes.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./edges.js').EdgeDrawing} EdgeDrawing */
/** @typedef {import('./kit.js').Kit} Kit */

/**
 * @param {Pick<Scene, 'edges'>} scene
 * @param {Kit} kit
 * @param {import('./reuse.js').Reuse} [reuse] where one scene follows another
 */
export function edgesTemplate({ edges }, kit, reuse) {
  const kinds = edges.map(({ share, place }) => `${share === 1 || (share === 0 ? 'marked' : 'parted')} ${place > 0}`);
  const keys = reuse?.(edges, kinds);
  return repeat(
    edges,
    ({ node }, index) => keys?.[index] ?? node,
    (edge) => guard([kit, ...Object.values(edge), edge.sign?.size, edge.sign?.turn], () => edgeTemplate(edge, kit)),
  );
}

/**
 * The way of an edge, in two parts that meet where its slope begins.
 * @param {EdgeDrawing} edge
 */
export const wayOf = ({ x1, from, y1, x2, y2, to }) => ({
  start: `M${px(x1)} ${px(from)}${from < y1 ? `V${px(y1)}` : ''}`,
  end: `L${px(x2)} ${px(y2)}${y2 < to ? `V${px(to)}` : ''}`,
});

/**
 * Which child the search takes first, where that is told.
 * @param {EdgeDrawing} edge
 * @param {Kit} kit
 */
export function numberTemplate({ x1, y1, x2, y2, place }, { sizes, column }) {
  if (!place) return nothing;
  // As large as the names of the rows, but where even windows are smaller.
  const font = Math.min(column.rowFont, 0.95 * Math.max(sizes.windowFont, sizes.leafFont));
  // Never on the child, however short the edge is.
  const at = Math.max(0.4, Math.min(placeShare, 1 - (0.75 * font) / (y2 - y1)));
  const [x, y] = [px(x1 + (x2 - x1) * at), px(y1 + (y2 - y1) * at)];
  return svg`<circle class="plate" cx=${x} cy=${y} r=${px(0.66 * font)}></circle><text class="place" x=${x} y=${y} dy=".36em" font-size=${px(font)}>${place}</text>`;
}

/** Where on its edge the number of a child stands: near the child, clear of cut signs. */
const placeShare = 0.82;

/**
 * @param {EdgeDrawing} edge
 * @param {Kit} kit
 */
function edgeTemplate(edge, kit) {
  const { node, x1, y1, x2, y2, share, look, isFresh } = edge;
  const { start, end } = wayOf(edge);
  const middle = `${px(x1 + (x2 - x1) * share)} ${px(y1 + (y2 - y1) * share)}`;
  const number = numberTemplate(edge, kit);
  if (share === 1) return svg`<path class="edge is-${look}" d=${start + end}></path>${number}`;
  if (share === 0) {
    return svg`<path class="edge is-cut is-marked ${isFresh ? 'is-fresh' : ''}" data-node=${node} d=${start + end}></path>`;
  }
  return svg`<path class="edge is-stub" d=${`${start}L${middle}`}></path><path class="edge is-cut" d=${`M${middle}${end}`}></path>`;
}

/**
 * @param {Pick<Scene, 'edges'>} scene
 * @param {Kit} kit
 */
export function signsTemplate({ edges }, kit) {
  return repeat(
    edges.filter((edge) => edge.sign),
    (edge) => edge.node,
    (edge) =>
      guard([kit, edge.x1, edge.y1, edge.x2, edge.y2, edge.share, edge.sign?.size, edge.isFresh], () =>
        signTemplate(edge, kit),
      ),
  );
}

/**
 * @param {EdgeDrawing} edge
 * @param {Kit} kit
 */
function signTemplate({ node, x1, y1, x2, y2, share, sign, isFresh }, { cuts }) {
  if (!sign) return nothing;
  const mark = cutMarks[cuts];
  const at = `translate(${px(x1 + (x2 - x1) * share)} ${px(y1 + (y2 - y1) * share)}) rotate(${sign.turn})`;
  return svg`<g class="cutsign is-${cuts} ${isFresh ? 'is-fresh' : ''}" data-node=${node} transform=${at}>${
    mark.plate ? svg`<circle class="plate" r=${px(mark.plate * sign.size)}></circle>` : nothing
  }${strokesOf(mark, sign.size).map((stroke) => svg`<path d=${stroke} pathLength="1"></path>`)}</g>`;
}
